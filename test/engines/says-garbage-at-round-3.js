require('./support').serveBut(3, () => process.stdout.write('Segmentation fault (not really)\n'))
