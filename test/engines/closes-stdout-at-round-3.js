const fs = require('node:fs')
require('./support').serveBut(3, () => fs.closeSync(1))
