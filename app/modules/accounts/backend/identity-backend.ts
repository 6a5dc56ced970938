import type { SessionScope } from '#app/core/actor.ts'
import type { Locale } from '#app/core/i18n/locale.ts'

/**
 * Who knows the accounts: this product's own tables (embedded), or the backend at API_BASE_URL (remote). Pages and JSON calls
 * sign people in and out and change passwords through this interface only; `identityBackend()` gives the configured one.
 */
export type IdentityBackend = Readonly<{
  /** Checks a name and a password and starts a session of this product. Writes no cookie: the caller sets it with `token`. */
  signIn(credentials: Credentials, caller: Caller): Promise<SignInOutcome>
  /**
   * Ends the session. It is ended here even when the other side fails: that is LOGOUT_ERROR, a warning. `by_user` is for one that its
   * person ends from elsewhere.
   */
  signOut(session: SessionRef, caller: Caller, reason?: SignOutReason): Promise<SignOutOutcome>
  /** Changes the password and ends the sessions, so that everybody signs in anew. */
  changePassword(passwords: PasswordChange, session: SessionRef, caller: Caller): Promise<PasswordChangeOutcome>
  /** Whether the session still holds where the account lives. A failure there is silent: what is known here then counts. */
  checkSession(session: SessionRef, caller: Caller): Promise<SessionCheck>
}>

/** As typed; each implementation trims and lower-cases the name. */
export type Credentials = Readonly<{ loginUsername: string; loginPassword: string }>

/** As typed; both are trimmed before they are sent (specification §5). */
export type PasswordChange = Readonly<{ currentPassword: string; newPassword: string }>

/** Where a call comes from: what throttling, audit and the texts of an answer need. */
export type Caller = Readonly<{
  locale: Locale
  clientAddress: string
  userAgent: string | null
  scope: SessionScope
  /** Kept for 7 days instead of at most 1. */
  isRemembered: boolean
}>

/** A session that a guard has found; an Actor is one. */
export type SessionRef = Readonly<{ sessionId: string; userId: string; email: string }>

/** The person in the `user_data` of a login (specification §7), in its spelling. */
export type ProviderUser = Readonly<{
  id: string
  email: string
  firstName: string
  lastName: string
  /** ISO 8601; null at the first login. */
  lastLoginInstant: string | null
  data: Readonly<{
    npi: string | null
    tier: number | null
    care_coordination_enabled: boolean
    care_coordination_role: string | null
    profile_complete: boolean
  }>
}>

/** What cannot be told apart from a broken or absent backend (specification §4, status `error`). */
export type FailureCode =
  'INVALID_RESPONSE' | 'INVALID_USER_DATA' | 'UNEXPECTED_RESPONSE' | 'NETWORK_ERROR' | 'UNKNOWN_ERROR'

/** `code` of a refusal is one of specification §8 or the other backend's own; `message` its own words, null for the code's text. */
export type Refusal = Readonly<{ code: string; message: string | null; retryAfterSeconds?: number }>

/** Named as the statuses of specification §4. `token` is the session's: the cookie's value, or a Bearer token. */
export type SignInOutcome = Readonly<
  | { status: 'authenticated'; token: string; user: ProviderUser; requiresPasswordChange: boolean }
  | ({ status: 'unauthenticated' } & Refusal)
  | { status: 'error'; code: FailureCode }
>

export type SignOutReason = 'logout' | 'by_user'

export type SignOutOutcome = Readonly<{ code: null | 'LOGOUT_ERROR' }>

/** After `changed` and `timed_out` the session is over; a password that timed out may have been changed. */
export type PasswordChangeOutcome = Readonly<
  { status: 'changed' } | { status: 'timed_out' } | ({ status: 'refused' } & Refusal)
>

export type SessionCheck = Readonly<{ authenticated: boolean; userId: string | null; email: string | null }>
