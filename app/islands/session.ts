import { withoutPrefix } from '#app/core/i18n/locale.ts'
import {
  type AuthenticationStore,
  createAuthenticationStore,
} from '#app/modules/accounts/status/authentication-store.ts'
import { callLimits, type CallName, canReach, createFormCall, isCallName } from './session/form-call.ts'
import { checkSession } from './session/session-check.ts'
import { sayNetworkError, showLoading } from './session/form-state.ts'
import { leaveOnce } from './version/reload.ts'

/**
 * Makes the session check where the page wants one: a page that asks somebody signed in for the password again (`?reason=idle`) does not ask
 * whether they are. @returns whether the page goes on although somebody signed in is at the login
 */
async function isSignedInAtLogin(store: AuthenticationStore): Promise<boolean> {
  if (!withoutPrefix(location.pathname).startsWith('/provider/4/')) return false
  if (new URLSearchParams(location.search).get('reason') === 'idle') return false
  const isFound = await checkSession(store, fetch.bind(window))
  // Signed in already, as in another tab: the login's server leads on. One that leads back here is not asked again and again.
  if (!isFound || !document.querySelector('[data-call="sign_in"]')) return false
  const reload = () => location.replace(location.href)
  return !leaveOnce(() => sessionStorage, 'signed-in-at', Date.now(), reload)
}

/** The status of the page and the element that bears it; begun anew when the page comes back or somebody turns out to be signed in. */
type Kept = { mark: HTMLElement; store: AuthenticationStore }

/** The status as the server saw it. */
function begin(mark: HTMLElement): AuthenticationStore {
  const fresh = createAuthenticationStore((status) => (mark.dataset.authentication = status))
  const { localCheck } = mark.dataset
  fresh.happen(localCheck === 'find' || localCheck === 'fail' ? `local_check_${localCheck}` : 'local_check_clear')
  if (document.querySelector('[data-outcome="error"]') && fresh.happen('sign_in')) fresh.happen('sign_in_fail')
  return fresh
}

/** Somebody signed in who is asked for the password all the same, after half an hour, signs in as if nobody were known. */
function canSignIn({ store }: Kept): boolean {
  return store.happen('sign_in') || (store.happen('local_check_clear') && store.happen('sign_in'))
}

/** Tells the status what becomes of a form's call. */
function enhance(kept: Kept, form: HTMLFormElement, name: CallName): void {
  const isSignIn = name === 'sign_in'
  let submitter: HTMLElement | null = null
  const call = createFormCall({
    begin() {
      if (isSignIn && !canSignIn(kept)) return false
      showLoading(form, isSignIn, true)
      return true
    },
    reach: () => canReach(fetch.bind(window), callLimits[name]),
    send() {
      if (name === 'sign_out') kept.store.happen('sign_out')
      form.requestSubmit(submitter)
    },
    fail() {
      if (isSignIn) kept.store.happen('sign_in_fail')
      showLoading(form, isSignIn, false)
      sayNetworkError(kept.mark)
    },
  })
  form.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    submitter = event.submitter
    if (!call.submit()) event.preventDefault()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    call.restore()
    showLoading(form, isSignIn, false)
  })
}

/**
 * The authentication status of a page of the provider area (specification §4), begun from what the server saw (`data-local-check`, and
 * `data-outcome` of a sign-in that failed) and kept in `data-authentication` of the same element. Under /provider/4/ the session check is
 * made once. Forms that sign in, sign out or change the password (`data-call`) say NETWORK_ERROR where the server cannot be reached. Without
 * script all of them work as they are.
 */
function keep(mark: HTMLElement): void {
  const kept: Kept = { mark, store: begin(mark) }

  async function check(): Promise<void> {
    if (await isSignedInAtLogin(kept.store)) kept.store = begin(mark)
  }

  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-call]')) {
    const name = form.dataset.call
    if (isCallName(name)) enhance(kept, form, name)
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    kept.store = begin(mark)
    void check()
  })
  void check()
}

const mark = document.querySelector<HTMLElement>('[data-local-check]')
if (mark) keep(mark)
