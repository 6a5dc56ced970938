import { env } from '#app/core/env.server.ts'
import { embeddedBackend } from './embedded-backend.server.ts'
import { followedBackend } from './followed-backend.server.ts'
import type { IdentityBackend, SessionRef } from '../identity-backend.ts'
import { remoteBackend } from './remote-backend.server.ts'
import { findRemoteAccount } from '../queries/find-remote-account.server.ts'
import { endRemoteSession } from './end-remote-session.server.ts'

/**
 * The backend by configuration. With API_BASE_URL, providers sign in there; administrators and associations are this product's own, and
 * so is a session that began before the setting. One that began at a backend which is no longer configured ends.
 */
export function backendAt(baseUrl: string): IdentityBackend {
  const isConfigured = baseUrl !== ''
  const remote = remoteBackend(baseUrl)
  async function backendOf({ sessionId }: SessionRef): Promise<IdentityBackend> {
    const account = await findRemoteAccount(sessionId)
    if (!account) return embeddedBackend
    // Ended, it is nobody's session, and the other backend is not asked.
    if (!isConfigured) await endRemoteSession(sessionId, account, 'replaced')
    return remote
  }
  return {
    signIn: (credentials, caller) =>
      (isConfigured && caller.scope === 'provider' ? remote : embeddedBackend).signIn(credentials, caller),
    signOut: async (session, caller, reason) => (await backendOf(session)).signOut(session, caller, reason),
    changePassword: async (passwords, session, caller) =>
      (await backendOf(session)).changePassword(passwords, session, caller),
    checkSession: async (session, caller) => (await backendOf(session)).checkSession(session, caller),
  }
}

const configured = followedBackend(backendAt(env.API_BASE_URL))

/** Where this product's sign-ins, sign-outs, password changes and session checks go. */
export function identityBackend(): IdentityBackend {
  return configured
}
