require('./support').serveBut(3, () => {
  const more = () => {
    while (process.stdout.write('{}\n'.repeat(2 ** 12)));
    process.stdout.once('drain', more)
  }
  more()
})
