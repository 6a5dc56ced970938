import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { SessionRow } from '#app/core/session/session.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { impersonations } from '#drizzle/schema/oversight.ts'
import { findActorIn } from '#app/modules/accounts/queries/find-actor.server.ts'
import { canBeImpersonated, impersonate } from '../impersonation-rules.ts'

export type Impersonation = typeof impersonations.$inferSelect

/** What of a session reads as somebody else now; null for nothing. A session that goes on under a new token has none. */
export async function findRunning(sessionId: string, reader: Reader = db): Promise<Impersonation | null> {
  const runs = and(isNull(impersonations.endedAt), gt(impersonations.expiresAt, now()))
  const [row] = await reader
    .select()
    .from(impersonations)
    .where(and(eq(impersonations.sessionId, sessionId), runs))
    .orderBy(desc(impersonations.createdAt), desc(impersonations.id))
  return row ?? null
}

/** As whom a session has read lately, though it is over now; null when it never has. */
export async function findLastSubject(sessionId: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: impersonations.userId })
    .from(impersonations)
    .where(eq(impersonations.sessionId, sessionId))
    .orderBy(desc(impersonations.createdAt), desc(impersonations.id))
    .limit(1)
  return row?.userId ?? null
}

/**
 * The person as whom an administrator's session reads the provider area now. Everything is asked anew each time: the administrator, their
 * second factor and permission, and that the person is still none of the administration.
 */
export async function findImpersonated(session: SessionRow | null, locale: Locale): Promise<ProviderActor | null> {
  if (session?.scope !== 'admin' || session.userId === null) return null
  const row = await findRunning(session.id)
  if (!row || row.adminId !== session.userId) return null
  const admin = await findActorIn('admin', session, locale)
  if (!admin?.permissions.has(impersonate) || admin.secondFactor.givenAt === null) return null
  const [subject] = await db.select().from(users).where(eq(users.id, row.userId))
  if (!subject || !canBeImpersonated(subject)) return null
  const actor = await findActorIn('provider', { ...session, scope: 'provider', userId: row.userId }, locale)
  if (!actor) return null
  const impersonation = { id: row.id, adminId: row.adminId, expiresAt: row.expiresAt }
  return { ...actor, requiresPasswordChange: false, impersonation }
}
