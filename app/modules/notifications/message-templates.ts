import { accessTemplates } from './access-templates.ts'
import { associationTemplates } from './association-templates.ts'
import { careTemplates } from './care-templates.ts'
import { complianceTemplates } from './compliance-templates.ts'
import { deskTemplates } from './desk-templates.ts'
import { eventTemplates } from './event-templates.ts'
import { leadTemplates } from './lead-templates.ts'
import { memberTemplates } from './member-templates.ts'
import { ownerTemplates } from './owner-templates.ts'
import { pharmacyTemplates } from './pharmacy-templates.ts'
import { pollTemplates } from './poll-templates.ts'
import { promotionTemplates } from './promotion-templates.ts'
import { telephonyTemplates } from './telephony-templates.ts'
import type { Fact, TemplateSpec } from './template-spec.ts'

const appointmentFacts: readonly Fact[] = ['when', 'patient', 'doctor', 'clinic', 'address', 'phone', 'reference']
const answer = { isAnswer: true, isReminder: false } as const
const notice = { isAnswer: false, isReminder: false } as const
const reminder = {
  isAnswer: false,
  isReminder: true,
  isBounded: true,
  subject: 'reminder',
  facts: appointmentFacts,
} as const

/** Tells who has just done something what their visit is now. */
const visitAnswer = {
  isBounded: true,
  ...answer,
  subject: 'appointment',
  needs: ['startsAt', 'timeZone', 'link'],
  facts: appointmentFacts,
  action: 'manage',
} as const

/** Tells of several visits at once, with their times; the link is that of the first. */
const seriesAnswer = {
  isBounded: true,
  ...answer,
  subject: 'series',
  needs: ['startsAt', 'timeZone', 'times', 'link'],
  facts: ['times', 'patient', 'doctor', 'clinic', 'address', 'phone'],
  action: 'manage',
} as const

/**
 * Every message of the product. Texts stand in locales/<locale>/messages.json under `template.<code>`; here stands what a
 * message needs, what it shows and how it behaves.
 */
const messageTemplates = {
  appointment_booked: { ...visitAnswer, calendar: 'PUBLISH' },
  appointment_requested: {
    isBounded: true,
    ...answer,
    subject: 'appointment',
    needs: ['link'],
    facts: appointmentFacts,
    action: 'view',
  },
  appointment_confirmed: {
    isBounded: true,
    ...notice,
    subject: 'appointment',
    needs: ['startsAt', 'timeZone', 'link'],
    facts: appointmentFacts,
    action: 'manage',
    calendar: 'PUBLISH',
  },
  appointment_declined: {
    isBounded: true,
    ...notice,
    subject: 'appointment',
    needs: ['link'],
    facts: appointmentFacts,
    action: 'rebook',
  },
  appointment_rescheduled: { ...visitAnswer, calendar: 'PUBLISH' },
  appointment_double: {
    isBounded: true,
    ...notice,
    subject: 'appointment',
    needs: ['link'],
    facts: appointmentFacts,
    action: 'manage',
  },
  appointment_cancelled_by_patient: {
    isBounded: true,
    ...answer,
    subject: 'appointment',
    needs: ['link'],
    facts: appointmentFacts,
    action: 'rebook',
    calendar: 'CANCEL',
  },
  appointment_cancelled_by_clinic: {
    isBounded: true,
    ...notice,
    subject: 'appointment',
    needs: ['link'],
    facts: appointmentFacts,
    action: 'rebook',
    calendar: 'CANCEL',
  },
  reminder_week: { ...reminder, needs: ['startsAt', 'timeZone', 'link'], action: 'manage' },
  reminder_two_days: { ...reminder, needs: ['startsAt', 'timeZone', 'link'], action: 'confirm' },
  reminder_hours: { ...reminder, needs: ['startsAt', 'timeZone', 'link'], action: 'view' },
  reminder_desk: { ...reminder, needs: ['startsAt', 'timeZone', 'link'], action: 'confirm' },
  messages_summary: { ...answer, subject: 'appointment', needs: ['link'], facts: ['phone'], action: 'view' },
  appointment_series_booked: seriesAnswer,
  appointment_series_moved: seriesAnswer,
  appointment_series_cancelled: {
    ...seriesAnswer,
    ...notice,
    facts: ['times', 'patient', 'doctor', 'clinic', 'address', 'phone'],
    action: 'rebook',
  },
  appointment_late: { ...visitAnswer, ...notice, isBounded: false, needs: ['startsAt', 'timeZone', 'minutes', 'link'] },
  appointment_ticket: visitAnswer,
  link_renewed: { isBounded: true, ...answer, subject: 'appointment', needs: ['link'], facts: [], action: 'view' },
  one_time_code: { isBounded: true, ...answer, subject: 'code', needs: ['code', 'minutes'], facts: [] },
  waitlist_confirm: {
    isBounded: true,
    ...answer,
    subject: 'waitlist',
    needs: ['link'],
    facts: [],
    action: 'waitlistConfirm',
  },
  waitlist_joined: { isBounded: true, ...answer, subject: 'waitlist', needs: ['link'], facts: [], action: 'waitlist' },
  waitlist_offer: {
    isBounded: true,
    ...notice,
    subject: 'waitlist',
    needs: ['startsAt', 'timeZone', 'answerBy', 'link'],
    facts: ['when', 'answerBy', 'patient', 'doctor', 'clinic', 'address', 'phone'],
    action: 'offer',
  },
  waitlist_offer_expired: {
    isBounded: true,
    ...notice,
    subject: 'waitlist',
    needs: ['link'],
    facts: [],
    action: 'waitlist',
  },
  waitlist_again: { isBounded: true, ...notice, subject: 'waitlist', needs: ['link'], facts: [], action: 'waitlist' },
  password_reset: { ...answer, subject: 'password', needs: ['link', 'minutes'], facts: [], action: 'reset' },
  password_changed: { ...answer, subject: 'password', needs: [], facts: [] },
  email_verify: { isBounded: true, ...answer, subject: 'account', needs: ['link'], facts: [], action: 'verify' },
  account_known: { isBounded: true, ...answer, subject: 'account', needs: ['link'], facts: [], action: 'signIn' },
  ticket_opened: {
    isBounded: true,
    ...answer,
    subject: 'ticket',
    needs: ['link', 'reference'],
    facts: ['reference'],
    action: 'ticket',
  },
  ticket_answered: {
    ...answer,
    subject: 'ticketAnswer',
    needs: ['link', 'reference'],
    facts: ['reference'],
    action: 'ticket',
  },
  team_invite: { isBounded: true, ...answer, subject: 'invite', needs: ['link'], facts: [], action: 'invite' },
  team_role_changed: { ...answer, subject: 'account', needs: ['link'], facts: [], action: 'signIn' },
  ...leadTemplates,
  account_admitted: { ...notice, subject: 'account', needs: ['link'], facts: [], action: 'signIn' },
  association_endorsement: { ...notice, subject: 'account', needs: ['link'], facts: [], action: 'signIn' },
  association_approved: { ...notice, subject: 'account', needs: ['link'], facts: [], action: 'signIn' },
  request_approved: { ...notice, subject: 'change', needs: ['link'], facts: [], action: 'signIn' },
  request_rejected: { ...notice, subject: 'change', needs: ['link'], facts: [], action: 'signIn' },
  request_returned: { ...notice, subject: 'change', needs: ['link'], facts: [], action: 'signIn' },
  join_requested: { ...notice, subject: 'join', needs: ['link'], facts: [], action: 'answer' },
  join_accepted: { ...notice, subject: 'change', needs: ['link'], facts: [], action: 'signIn' },
  join_declined: { ...notice, subject: 'change', needs: ['link'], facts: [], action: 'signIn' },
  ...ownerTemplates,
  ...complianceTemplates,
  ...careTemplates,
  ...pharmacyTemplates,
  ...telephonyTemplates,
  ...promotionTemplates,
  ...pollTemplates,
  ...associationTemplates,
  ...accessTemplates,
  ...eventTemplates,
  ...memberTemplates,
  account_locked: { ...answer, subject: 'account', needs: ['link'], facts: [], action: 'askUs' },
  account_unlocked: { ...answer, subject: 'account', needs: ['link'], facts: [], action: 'signIn' },
  profile_suspended: { ...answer, subject: 'account', needs: ['link'], facts: [], action: 'askUs' },
  profile_reinstated: { ...answer, subject: 'account', needs: ['link'], facts: [], action: 'signIn' },
  account_viewed: { ...answer, subject: 'account', needs: ['link', 'minutes'], facts: [], action: 'askUs' },
  health_data_opened: {
    ...answer,
    subject: 'dataAccess',
    needs: ['link', 'clinicName', 'minutes'],
    facts: ['clinic'],
    action: 'askUs',
  },
  // Answers to a text message that came in; they go out as text messages only.
  text_unclear: { ...answer, subject: 'appointment', needs: [], facts: [] },
  text_confirmed: { ...answer, subject: 'appointment', needs: ['startsAt', 'timeZone'], facts: [] },
  text_refused: { ...answer, subject: 'appointment', needs: ['startsAt', 'timeZone'], facts: [] },
  text_resumed: { ...answer, subject: 'appointment', needs: [], facts: [] },
  ...deskTemplates,
} as const satisfies Record<string, TemplateSpec>

export type TemplateCode = keyof typeof messageTemplates

export const templateCodes = Object.keys(messageTemplates) as TemplateCode[]

/** Messages that tell of a coming visit; a change of the visit takes them back. */
export const reminderTemplates = templateCodes.filter((code) => messageTemplates[code].isReminder)

export function isTemplateCode(value: string): value is TemplateCode {
  return Object.hasOwn(messageTemplates, value)
}

/** What a template says of itself, without the literal types of the table. */
export function templateSpec(code: TemplateCode): TemplateSpec {
  return messageTemplates[code]
}
