const { say, serve } = require('./support')
let kept
serve({
  onDeal: ({ seq }, answer) => {
    if (seq === 3) kept = answer
    if (seq === 5) say(kept)
    say(answer)
  },
})
