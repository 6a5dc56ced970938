import type { BookingInput } from '../booking-input.ts'
import type { Patient } from './identity.server.ts'

/** What a form says of the people in it; bookings, requests and waitlist entries have it alike. */
export type People = Pick<
  BookingInput,
  | 'forWhom'
  | 'patient'
  | 'contact'
  | 'remindsPatient'
  | 'locale'
  | 'languageId'
  | 'smsConsent'
  | 'emailConsent'
  | 'actor'
>

export type KnownPeople = { patient: Patient; contact: Patient | null; created: string[] }
