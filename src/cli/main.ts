#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { exits } from '../judge/conclusion'
import { harness } from '../root'
import { clausesCommand } from './clauses'
import { demoCommand } from './demo'
import { doctorCommand } from './doctor'
import { driveCommand } from './drive'
import { faultExit } from './exit'
import { judgeCommand } from './judge'
import { playbookCommand } from './playbook'
import { rulesCommand } from './rules'
import { validateCommand } from './validate'

const program = new Command()
  .name(harness.name)
  .description('Judges a baccarat round log against the Macau rules, clause by clause.')
  .version(harness.version)
  .showHelpAfterError('(--help shows the options)')
  .exitOverride()

const withErrors = (command: Command) =>
  command.exitOverride().showHelpAfterError('(--help shows the options)')
for (const command of [
  judgeCommand(),
  driveCommand(),
  doctorCommand(),
  playbookCommand(),
  validateCommand(),
  clausesCommand(),
  rulesCommand(),
])
  program.addCommand(withErrors(command))
program.addCommand(withErrors(demoCommand()), { isDefault: true })

const main = async (): Promise<number> => {
  try {
    await program.parseAsync()
    return Number(process.exitCode ?? 0)
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exits.usage
    return faultExit(error)
  }
}

// A reader that closes the pipe early (`| head`) is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
main().then((code) => {
  process.exitCode = code
})
