import type { MessageVars } from './message-vars.ts'

export type Fact =
  | 'when'
  | 'movedFrom'
  | 'times'
  | 'answerBy'
  | 'patient'
  | 'doctor'
  | 'clinic'
  | 'address'
  | 'phone'
  | 'reference'
  | 'paperNumber'
  | 'association'
  | 'topic'
  | 'note'
type ActionCode =
  | 'manage'
  | 'view'
  | 'rebook'
  | 'confirm'
  | 'offer'
  | 'waitlist'
  | 'waitlistConfirm'
  | 'answer'
  | 'desk'
  | 'reset'
  | 'verify'
  | 'signIn'
  | 'ticket'
  | 'invite'
  | 'askUs'
  | 'door'
  | 'care'
  | 'receipt'
  | 'membership'
  | 'post'
  | 'promotion'
  | 'association'
  | 'event'
  | 'confirmApplication'
  | 'payDues'
  | 'announcement'

/** What a message needs and says. */
export type TemplateSpec = Readonly<{
  /** Values without which the message says nothing; a message that lacks one fails instead of going out. */
  needs: readonly (keyof MessageVars)[]
  /** Lines of the e-mail, in this order; those without a value are left out. */
  facts: readonly Fact[]
  action?: ActionCode
  subject:
    | 'appointment'
    | 'series'
    | 'reminder'
    | 'code'
    | 'waitlist'
    | 'request'
    | 'visitBooked'
    | 'visitMoved'
    | 'visitCancelled'
    | 'password'
    | 'account'
    | 'ticket'
    | 'ticketAnswer'
    | 'invite'
    | 'change'
    | 'dataAccess'
    | 'join'
    | 'receipt'
    | 'membership'
    | 'post'
    | 'compliance'
    | 'care'
    | 'clinicAnswer'
    | 'refill'
    | 'call'
    | 'voicemail'
    | 'promotion'
    | 'poll'
    | 'association'
    | 'event'
    | 'door'
    | 'member'
    | 'announcement'
  /** The e-mail carries the visit as a calendar file. */
  calendar?: 'PUBLISH' | 'CANCEL'
  /** The answer to something its reader has done this minute; quiet hours do not hold it back. */
  isAnswer: boolean
  /** Sent again and again without being asked for; can be ended by itself. */
  isReminder: boolean
  /** An e-mail that nobody has to have at night: it waits for the morning. */
  keepsQuiet?: boolean
  /** Read at a practice, by nobody who may be in need of help themselves. */
  isForStaff?: boolean
  /** Caused by whoever types a contact: counted and bounded a day until its owner has confirmed it. */
  isBounded?: boolean
}>
