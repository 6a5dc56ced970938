import { asc, eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { staffName } from '../staff-name.ts'

/** Names of people who work here by the ids of their accounts; an account that there is not has none. */
export async function namesOfStaff(userIds: readonly string[], locale: Locale): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      nameZh: users.nameZh,
      nameHans: providers.nameHans,
      nameHant: providers.nameHant,
    })
    .from(users)
    .leftJoin(providers, eq(providers.userId, users.id))
    .where(inArray(users.id, [...new Set(userIds)]))
    .orderBy(asc(users.id))
  return new Map(rows.map(({ id, ...names }) => [id, staffName(names, locale)]))
}
