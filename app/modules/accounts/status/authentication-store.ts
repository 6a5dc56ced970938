import {
  type AuthenticationEvent,
  type AuthenticationStatus,
  nextAuthenticationStatus,
} from './authentication-status.ts'

/** What looking at the stored session gave (specification §4): it is found, it was of no use and is cleared, or the look failed. */
export type LocalCheck = 'find' | 'clear' | 'fail'

/** What a page tells its script. */
export type Authentication = Readonly<{
  localCheck: LocalCheck
  /** What the page says when the server cannot be reached. */
  networkError: string
}>

export type AuthenticationStore = {
  status: () => AuthenticationStatus
  /** @returns whether the event can happen now; then the status is another. */
  happen: (event: AuthenticationEvent) => boolean
}

/** Holds one authentication status and leads it through what happens: for one call on the server, for one page in a browser. */
export function createAuthenticationStore(
  show: (status: AuthenticationStatus) => void = () => undefined,
  status: AuthenticationStatus = 'unauthenticated',
): AuthenticationStore {
  return {
    status: () => status,
    happen(event) {
      const next = nextAuthenticationStatus(status, event)
      if (next === null) return false
      status = next
      show(status)
      return true
    },
  }
}
