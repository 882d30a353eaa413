// `npx cucumber-js` plans, judges and shows verdicts by itself; --world-parameters '{"log":"…"}' names a log.
module.exports = {
  default: {
    requireModule: ['ts-node/register/transpile-only'],
    require: ['steps/**/*.ts'],
    publish: false,
  },
}
