import { currentSession } from './session'
export const openFromWorldParameters = async (_parameters: Record<string, unknown>): Promise<void> => {
  if (currentSession().mode !== 'alone') return
}
