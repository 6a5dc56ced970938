import type { Locale } from '#app/core/i18n/locale.ts'
import type { HeldLinks } from '#app/modules/action-links/guards/access-cookie.server.ts'
import type { appointments, patients } from '#drizzle/schema/scheduling.ts'
import type { AuditEvent } from '#app/modules/audit/commands/record-audit.server.ts'
import { refuse } from './refusal.ts'
import type { StaffActor } from './staff-actor.ts'
import type { Override } from './time-obstacles.ts'
import type { TransitionActor } from './transition.ts'

/** Who acts. A patient is who holds the link or fills in the form; the id is known only after a row exists. */
export type BookingActor = Readonly<{ type: 'patient'; id: string | null }> | StaffActor | Readonly<{ type: 'system' }>

/** The actor as the transition tables name it. */
export function transitionActor(actor: BookingActor): TransitionActor {
  return actor.type === 'staff' && actor.isManager ? 'manager' : actor.type
}

/** What a form asks of a person. Names as typed; phone in any American or international spelling. */
export type PersonInput = Readonly<{
  nameEn: string
  nameZh: string | null
  phone: string | null
  email: string | null
}>

export type PatientInput = PersonInput &
  Readonly<{
    /** "YYYY-MM-DD". */
    birthDate: string
    sex?: (typeof patients.$inferSelect)['sex']
  }>

export const forWhomChoices = ['self', 'child', 'parent', 'other'] as const

type Common = Readonly<{
  /** One form sends one key, however often it is sent. */
  idempotencyKey: string
  isNewPatient: boolean
  /** For whom the sender books: `child` is the sender's child. */
  forWhom: (typeof forWhomChoices)[number]
  patient: PatientInput
  /** Who books, when it is for somebody else: messages and codes go there. */
  contact: PersonInput | null
  /** The patient agrees to be reminded at contacts of their own, beside who books; in their language. Left out: nobody has said so. */
  remindsPatient?: Readonly<{ locale: Locale }> | null
  locale: Locale
  languageId: string | null
  planId: string | null
  /** Free text; stored encrypted. */
  reason: string | null
  smsConsent: boolean
  emailConsent: boolean
  /** The notice on privacy that was agreed to; left out at the desk, where nobody reads one. */
  privacyNoticeVersion?: string
  source: (typeof appointments.$inferSelect)['source']
  /** Left out: the patient. */
  actor?: BookingActor
  /** Links that the sender's browser has access to: what it may be told of. */
  heldLinks?: HeldLinks
}>

export type BookingInput = Common &
  Readonly<{
    providerFacilityId: string
    visitTypeId: string
    /** Epoch milliseconds. */
    startsAt: number
    /** What `holdSlot` was given; null books without a hold. */
    holderKey: string | null
    /** What the desk passes over for this time; left out, nothing. */
    override?: Override | null
  }>

export type RequestedWindow = (typeof appointments.$inferSelect)['requestedWindows'][number]

/** A wish for a time: the desk picks one. */
export type RequestInput = Common &
  Readonly<{
    providerFacilityId: string
    visitTypeId: string | null
    windows: readonly RequestedWindow[]
  }>

export type BookingResult = Readonly<{
  appointmentId: string
  reference: string
  status: 'booked' | 'requested'
  manageToken: string
}>

/** Why a patient or the desk cancels; each has words in the booking texts. */
export const cancelReasons = {
  patient: ['schedule_conflict', 'feeling_better', 'found_earlier', 'transport', 'cost', 'other'],
  clinic: ['provider_absent', 'clinic_closed', 'patient_called', 'left_without_visit', 'other'],
} as const

/** Why the desk turns a request down. */
export const declineReasons = ['not_accepting', 'no_time', 'other_provider', 'plan', 'other'] as const

/** Why the desk takes somebody off the waitlist. */
export const removalReasons = ['asked_off', 'seen_elsewhere', 'not_reached', 'listed_twice', 'other'] as const

/** The actor as the audit names it. A patient is known by the link or form only: the id is that of the patient row, if any. */
export function auditActor(actor: BookingActor): AuditEvent['actor'] {
  if (actor.type === 'system') return { type: 'system' }
  return { type: actor.type === 'staff' ? 'user' : 'patient', id: actor.id }
}

/**
 * Refuses who works for another practice than that of what a command has found: an id in a form proves nothing. Patients and the clock are
 * known by their link.
 * @throws DomainError not_found `booking.NOT_FOUND`, as for an id that there is not
 */
export function refuseStranger(actor: BookingActor | undefined, subject: Parameters<StaffActor['mayActAt']>[0]): void {
  if (actor?.type === 'staff' && !actor.mayActAt(subject)) refuse('NOT_FOUND')
}
