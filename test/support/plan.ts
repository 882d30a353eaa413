import { createRequire } from 'node:module'
import type { Check } from '../../src/judge/check'
import { inPackage } from '../../src/root'

const requireBuilt = createRequire(__filename)

/** The plan of a rule set, made by the built package: steps are compiled there, and Cucumber loads them. */
export const plan = async (name = 'macau'): Promise<Check[]> => {
  const { makePlan } = requireBuilt(
    inPackage('dist', 'src', 'judge', 'plan.js'),
  ) as typeof import('../../src/judge/plan')
  const { loadRuleSet } = requireBuilt(
    inPackage('dist', 'src', 'rulebook', 'register.js'),
  ) as typeof import('../../src/rulebook/register')
  return makePlan(loadRuleSet(name).features)
}
