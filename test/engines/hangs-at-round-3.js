require('./support').serveBut(3, () => {})
