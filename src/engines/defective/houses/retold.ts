import { because, type Defect, type Family } from '../defect'

/** The clause of a rule set that a fault is shown by, and others that it violates with it. */
export type Told = string | readonly [string, ...string[]]

/** Faults of the articles under a rule set that has them in its own words as well, each named for it. */
export const retold = (
  rules: string,
  suffix: string,
  faults: Readonly<Record<string, Defect>>,
  tell: (name: string, defect: Defect) => Told | undefined,
): Family =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([name, defect]): [string, Defect][] => {
      const told = tell(name, defect)
      if (told === undefined || defect.clause === undefined) return []
      const [clause, ...others] = typeof told === 'string' ? [told] : told
      const also = {
        ...defect.also,
        ...because('it forbids the same, or what follows from it', defect.clause, ...others),
      }
      return [[`${name}-${suffix}`, { ...defect, rules, clause: clause as string, also }]]
    }),
  )
