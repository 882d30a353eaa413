require('./support').serveBut(3, () => {
  const more = () => {
    while (process.stdout.write('x'.repeat(2 ** 16)));
    process.stdout.once('drain', more)
  }
  more()
})
