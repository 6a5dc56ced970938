import type { Locale } from './i18n/locale.ts'

/** What a person may do at a place, by the seat they have there. */
export type SeatRole = 'owner' | 'manager' | 'front_desk' | 'biller' | 'clinician' | 'viewer'

export type SessionScope = 'provider' | 'association' | 'admin'

/** Who is signed in: the first argument of every query and command of a private area. Made by a guard, never from a form. */
export type Actor = Readonly<{
  userId: string
  sessionId: string
  scope: SessionScope
  locale: Locale
  /** Shown in headers and in the log of a visit: "Lily Chen". */
  name: string
  email: string
  /** The profile this account owns; null for staff. */
  providerId: string | null
  /** 1 to 4: of the own profile, or for staff the highest of the practices they have a seat at. */
  tier: number
  /** `tier` is that of the practice: its owner's, by which what a seat allows is bounded. */
  seats: readonly Readonly<{ facilityId: string; role: SeatRole; tier: number }>[]
  /** Codes such as `doctor.approve`; only administrators have any. */
  permissions: ReadonlySet<string>
  isProfileComplete: boolean
  requiresPasswordChange: boolean
}>
