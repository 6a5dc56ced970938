import { and, asc, eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { teamMembers, users } from '#drizzle/schema/accounts.ts'
import { facilities, providerFacilities, providers } from '#drizzle/schema/directory.ts'

/** The facilities that somebody reaches in the provider area: by a seat, or as the provider who works there. */
export async function listReachedFacilities(userId: string, locale: Locale) {
  const isSeat = and(eq(teamMembers.userId, userId), eq(teamMembers.status, 'active'))
  const seats = await db.select({ id: teamMembers.facilityId }).from(teamMembers).where(isSeat)
  const own = await db
    .select({ id: providerFacilities.facilityId })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .where(eq(providers.userId, userId))
  const ids = [...new Set([...seats, ...own].map(({ id }) => id))]
  if (ids.length === 0) return []
  const rows = await db.select().from(facilities).where(inArray(facilities.id, ids)).orderBy(asc(facilities.id))
  return rows.map((row) => ({ id: row.id, name: facilityName(row, locale) }))
}

/** An account as the administration sees it; null when there is none. */
export async function findAccount(userId: string, locale: Locale) {
  const [row] = await db
    .select({ user: users, provider: providers })
    .from(users)
    .leftJoin(providers, eq(providers.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) return null
  const { user, provider } = row
  return {
    id: user.id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    phone: user.phone,
    status: user.status,
    scopes: user.scopes,
    lastLoginAt: user.lastLoginAt,
    doctor: provider && displayName(provider, locale).main,
    facilities: await listReachedFacilities(userId, locale),
  }
}
