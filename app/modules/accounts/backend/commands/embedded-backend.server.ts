import { eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { networkOf } from '#app/core/rate-limits.server.ts'
import { findSessionByToken } from '#app/core/session/session.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { changePassword } from '#app/modules/accounts/commands/change-password.server.ts'
import { signIn } from '#app/modules/accounts/commands/sign-in.server.ts'
import { signOut } from '#app/modules/accounts/commands/sign-out.server.ts'
import { findActor } from '#app/modules/accounts/queries/find-actor.server.ts'
import type { IdentityBackend, ProviderUser } from '../identity-backend.ts'

type SignedInUser = Readonly<{ user: ProviderUser; requiresPasswordChange: boolean }>

/** The person of a session that has just begun, in the words of specification §7. Staff have no NPI and their practice's tier. */
async function findSignedInUser(
  { token, userId, lastLoginAt }: { token: string; userId: string; lastLoginAt: number | null },
  locale: Locale,
): Promise<SignedInUser | null> {
  const session = await findSessionByToken(token)
  const actor = session && (await findActor(session, locale))
  const [row] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      npi: providers.npi,
      isCareCoordinationEnabled: providers.careCoordinationEnabled,
      careCoordinationRole: providers.careCoordinationRole,
    })
    .from(users)
    .leftJoin(providers, eq(providers.userId, users.id))
    .where(eq(users.id, userId))
  if (!actor || !row) return null
  return {
    requiresPasswordChange: actor.requiresPasswordChange,
    user: {
      id: userId,
      email: actor.email,
      firstName: row.firstName,
      lastName: row.lastName,
      lastLoginInstant: lastLoginAt === null ? null : new Date(lastLoginAt).toISOString(),
      data: {
        npi: row.npi,
        tier: actor.scope === 'provider' ? actor.tier : 1,
        care_coordination_enabled: row.isCareCoordinationEnabled ?? false,
        care_coordination_role: row.careCoordinationRole,
        profile_complete: actor.scope !== 'provider' || actor.isProfileComplete,
      },
    },
  }
}

/** The accounts in this product's own tables. */
export const embeddedBackend: IdentityBackend = {
  async signIn({ loginUsername, loginPassword }, { locale, clientAddress, userAgent, scope, isRemembered }) {
    const result = await signIn({
      identifier: loginUsername,
      password: loginPassword,
      isRemembered,
      scope,
      network: networkOf(clientAddress),
      userAgent,
    })
    if (result.status === 'unauthenticated') return { ...result, message: null }
    const signedIn = await findSignedInUser(result, locale)
    // Disabled in the moment between: the session is over, and so is the sign-in.
    if (!signedIn) return { status: 'unauthenticated', code: 'LOGIN_FAILED', message: null }
    return { status: 'authenticated', token: result.token, ...signedIn }
  },

  async signOut(session, _caller, reason) {
    await signOut(session, reason)
    return { code: null }
  },

  async changePassword(passwords, { userId }) {
    const result = await changePassword({ userId, ...passwords })
    return result.status === 'changed' ? result : { ...result, message: null }
  },

  // The guard has just found it in the table.
  checkSession: ({ userId, email }) => Promise.resolve({ authenticated: true, userId, email }),
}
