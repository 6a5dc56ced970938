import {
  type AuthenticationEvent,
  type AuthenticationStatus,
  nextAuthenticationStatus,
} from '#app/modules/accounts/status/authentication-status.ts'

type SignInOptions = {
  /** Shows the status on the form. */
  show: (status: AuthenticationStatus) => void
  fetcher: typeof fetch
  /** Opens where the sign-in was to lead. @returns whether the page is being left */
  goOn: () => boolean
}

type SignIn = {
  /** Somebody submits the form. @returns whether it may go: not while an earlier one is under way. */
  submit: () => boolean
  /** Asks the server whether this browser is signed in after all; says nothing when that fails. */
  check: () => Promise<void>
  /** The page is shown again as it was left: nothing is under way any more. */
  restore: () => void
}

/** Whether an answer of GET /api/auth/session says that somebody is signed in. */
async function isAuthenticated(fetcher: typeof fetch): Promise<boolean> {
  const response = await fetcher('/api/auth/session', {
    credentials: 'same-origin',
    cache: 'no-store',
    headers: { accept: 'application/json' },
  })
  const body: unknown = response.ok ? await response.json() : null
  return typeof body === 'object' && body !== null && (body as { authenticated?: unknown }).authenticated === true
}

/** The authentication status of a login page (specification §4), as far as a page without a framework lives to see it. */
export function createSignIn({ show, fetcher, goOn }: SignInOptions): SignIn {
  let status: AuthenticationStatus = 'unauthenticated'
  const happen = (event: AuthenticationEvent): boolean => {
    const next = nextAuthenticationStatus(status, event)
    if (next === null) return false
    status = next
    show(status)
    return true
  }
  const restore = () => {
    status = 'unauthenticated'
    show(status)
  }
  return {
    restore,
    submit: () => happen('sign_in'),
    async check() {
      const isSignedIn = await isAuthenticated(fetcher).catch(() => false)
      // A sign-in that began meanwhile wins.
      // The form stays of use when the page cannot be left.
      if (isSignedIn && happen('session_check_confirm') && !goOn()) restore()
    },
  }
}
