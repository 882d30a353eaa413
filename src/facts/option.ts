import { ofSubject } from './fact'
import type { OptionElected } from './subject'

/** Whether the house must have its options authorised (`authorisation`). */
export const authorisationAsked = ofSubject(
  'option',
  'authorisation asked',
  (_o, rules) => rules.authorisation === 'required',
  {
    settings: ['authorisation'],
  },
)
/** Whether a declared option carries its authorisation's reference. */
export const authorised = ofSubject(
  'option',
  'authorised',
  (o: OptionElected) => o.authorisation !== undefined,
  {
    show: (yes) => (yes ? 'an authorisation is named' : 'no authorisation is named'),
  },
)
