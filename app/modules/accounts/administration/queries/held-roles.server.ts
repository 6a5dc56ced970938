import { and, asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { roles, userRoles } from '#drizzle/schema/accounts.ts'

/** The names of the roles that somebody has in the administration. */
export async function listHeldRoles(userId: string, locale: Locale): Promise<string[]> {
  const rows = await db
    .select({ name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(userRoles.userId, userId), eq(userRoles.scopeType, 'global')))
    .orderBy(asc(roles.code))
  return rows.map(({ name }) => name[locale])
}
