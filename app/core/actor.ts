import type { Locale } from './i18n/locale.ts'

/** What a person may do at a place, by the seat they have there. */
export type SeatRole = 'owner' | 'manager' | 'front_desk' | 'biller' | 'clinician' | 'viewer'

/** What somebody may do with referrals of a place; nobody has the role `none`. */
export type CoordinationRole = 'viewer' | 'referrer' | 'recipient' | 'coordinator' | 'cc_admin'

export type SessionScope = 'provider' | 'association' | 'admin'

/** What is known of everybody who is signed in, in whichever area. */
type SignedIn = Readonly<{
  userId: string
  sessionId: string
  locale: Locale
  /** Shown in headers and in the log of a visit: "Lily Chen". */
  name: string
  email: string
  requiresPasswordChange: boolean
}>

/** A provider, or somebody with a seat at a practice. */
export type ProviderActor = SignedIn &
  Readonly<{
    scope: 'provider'
    /** The profile this account owns; null for staff. */
    providerId: string | null
    /** 1 to 4: of the own profile, or for staff the highest of the practices they have a seat at. */
    tier: number
    /** `tier` is that of the practice: its owner's, by which what a seat allows is bounded. */
    seats: readonly Readonly<{ facilityId: string; role: SeatRole; tier: number }>[]
    /** The places where their practice has care coordination and they have a role in it; left out for who has none. */
    coordination?: readonly Readonly<{ facilityId: string; role: CoordinationRole }>[]
    isProfileComplete: boolean
    /** Somebody of the administration reads as this person, and does nothing else; left out for who is there themselves. */
    impersonation?: Readonly<{ id: string; adminId: string; expiresAt: number }>
  }>

/** Who may manage an association; other members have no account there. */
type ManagerRole = 'admin' | 'owner'

/** Somebody who manages associations. */
export type AssociationActor = SignedIn &
  Readonly<{
    scope: 'association'
    /** Those that they manage, the chosen one first; `isApproved` says whether it may do more than prepare. */
    associations: readonly Readonly<{ id: string; role: ManagerRole; isApproved: boolean }>[]
  }>

export type AdminActor = SignedIn &
  Readonly<{
    scope: 'admin'
    /** Codes such as `doctor.approve`. */
    permissions: ReadonlySet<string>
    /** Whether the account has one, and when it was last given in this session: without it nothing but entering is allowed. */
    secondFactor: Readonly<{ isEnrolled: boolean; givenAt: number | null }>
  }>

/**
 * Who is signed in, by their area: the first argument of every query and command of a private area. Made by a guard, never from a form.
 * What only one kind of people has stands in that kind alone.
 */
export type SignedInActor = ProviderActor | AssociationActor | AdminActor

/** Whoever does something: besides those who are signed in a reader of open pages, a patient with a link or a form, and the product itself. */
export type Actor =
  | SignedInActor
  | Readonly<{ scope: 'visitor'; locale: Locale }>
  | Readonly<{ scope: 'patient'; patientId: string | null }>
  | Readonly<{ scope: 'system' }>
