require('./support').serveBut(3, () =>
  process.stdout.write('{"seq":3,"round":{"type":', () => process.exit(0)),
)
