process.stderr.write(`pid ${process.pid}\nno licence was found\n`)
process.exit(7)
