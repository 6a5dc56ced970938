import { log } from '#app/core/log/log.server.ts'
import type { AuthenticationEvent } from '#app/modules/accounts/status/authentication-status.ts'
import {
  type AuthenticationStore,
  createAuthenticationStore,
} from '#app/modules/accounts/status/authentication-store.ts'
import type { IdentityBackend, SignInOutcome, SignOutOutcome } from '../identity-backend.ts'

const outcomeEvents: Readonly<Record<SignInOutcome['status'], AuthenticationEvent>> = {
  authenticated: 'sign_in_accept',
  unauthenticated: 'sign_in_refuse',
  error: 'sign_in_fail',
}

/** @throws Error when the event cannot happen: then the product has mistaken what goes on. */
function follow(store: AuthenticationStore, event: AuthenticationEvent): void {
  const from = store.status()
  if (!store.happen(event)) throw new Error(`The authentication status ${from} knows no ${event}.`)
  log.debug({ from, event, to: store.status() }, 'authentication status')
}

const signedIn = () => createAuthenticationStore(undefined, 'authenticated')

/**
 * The same backend, each of whose calls leads the authentication status (specification §4) through what happens in it. What fails in a way
 * that nobody foresaw has a code of its own (§5, §8), so that the form of a sign-in stays usable and a sign-out goes on.
 */
export function followedBackend(backend: IdentityBackend): IdentityBackend {
  return {
    async signIn(credentials, caller) {
      const store = createAuthenticationStore()
      follow(store, 'sign_in')
      const outcome = await backend.signIn(credentials, caller).catch((error: unknown): SignInOutcome => {
        log.error({ err: error }, 'a sign-in failed')
        return { status: 'error', code: 'UNKNOWN_ERROR' }
      })
      follow(store, outcomeEvents[outcome.status])
      return outcome
    },

    async signOut(session, caller, reason) {
      const store = signedIn()
      follow(store, 'sign_out')
      const outcome = await backend.signOut(session, caller, reason).catch((error: unknown): SignOutOutcome => {
        log.error({ err: error }, 'a sign-out failed')
        return { code: 'LOGOUT_ERROR' }
      })
      follow(store, 'sign_out_finish')
      return outcome
    },

    async changePassword(passwords, session, caller) {
      const outcome = await backend.changePassword(passwords, session, caller)
      if (outcome.status !== 'refused') follow(signedIn(), 'password_change')
      return outcome
    },

    async checkSession(session, caller) {
      const check = await backend.checkSession(session, caller)
      if (check.authenticated) follow(createAuthenticationStore(), 'session_check_confirm')
      return check
    },
  }
}
