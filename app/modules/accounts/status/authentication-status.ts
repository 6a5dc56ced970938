/** Whether somebody is signed in, as a screen knows it (specification §4). */
export type AuthenticationStatus = 'unauthenticated' | 'loading' | 'authenticated' | 'error'

/** What can happen to it. */
export type AuthenticationEvent =
  | 'sign_in'
  | 'sign_in_accept'
  | 'sign_in_refuse'
  | 'sign_in_fail'
  | 'local_check_find'
  | 'local_check_clear'
  | 'local_check_fail'
  | 'session_check_confirm'
  | 'sign_out'
  | 'sign_out_finish'
  | 'password_change'

type Line = Partial<Record<AuthenticationStatus, AuthenticationStatus>>

const fromRest = (to: AuthenticationStatus): Line => ({ unauthenticated: to, authenticated: to, error: to })

/** Event → status before → status after. What is not listed cannot happen. */
export const authenticationTransitions: Readonly<Record<AuthenticationEvent, Readonly<Line>>> = {
  sign_in: { unauthenticated: 'loading', error: 'loading' },
  sign_in_accept: { loading: 'authenticated' },
  /** The server reports an error. */
  sign_in_refuse: { loading: 'unauthenticated' },
  /** A malformed response, a network failure or an unknown one. */
  sign_in_fail: { loading: 'error' },
  /** What is stored holds a token, is unusable and has been cleared, or could not be looked at. */
  local_check_find: fromRest('authenticated'),
  local_check_clear: fromRest('unauthenticated'),
  local_check_fail: fromRest('error'),
  /** The server says so itself; no token is needed. A check that fails or denies is silent and changes nothing. */
  session_check_confirm: { unauthenticated: 'authenticated', error: 'authenticated' },
  sign_out: { authenticated: 'loading' },
  /** Also when the server did not answer: the session is over here all the same. */
  sign_out_finish: { loading: 'unauthenticated' },
  /** A changed password ends the session. */
  password_change: { authenticated: 'unauthenticated' },
}

/** The status after an event; null when the event cannot happen in this status. */
export function nextAuthenticationStatus(
  status: AuthenticationStatus,
  event: AuthenticationEvent,
): AuthenticationStatus | null {
  return authenticationTransitions[event][status] ?? null
}
