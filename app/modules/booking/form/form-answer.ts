import type { HelpTopic } from '#app/modules/help-lines/lines.ts'
import type { SubmissionResult } from '@conform-to/react'
import type { WhenWords } from '../slots/when-words.ts'

export type PublicRefusal =
  | 'SLOT_TAKEN'
  | 'HOLD_EXPIRED'
  | 'DUPLICATE_BOOKING'
  | 'LIMIT_REACHED'
  | 'TOO_MANY_HELD'
  | 'TOO_SOON'
  | 'CLOSED'
  | 'WAITLIST_CLOSED'
  | 'SPECIALTY_WAITLIST_CLOSED'
  | 'INVALID_TRANSITION'
  | 'CUTOFF_PASSED'
  | 'TOO_MANY_RESCHEDULES'
  | 'OFFER_GONE'
  | 'LINK_EXPIRED'
  | 'LINK_USED'
  | 'LINK_REVOKED'
  | 'LINK_NOT_FOUND'
  | 'TOO_MANY_CODES'
  | 'TOO_MANY'
/** What an action says of a form that was not taken. */
export type FormAnswer = {
  submission: SubmissionResult<string[]>
  refusal: PublicRefusal | null
  nearest: WhenWords[]
  warnsOfPlan: boolean
  /** What the reason tells of somebody in danger: the form came back to say who helps at once. */
  help: HelpTopic[]
}
