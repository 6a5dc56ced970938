import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { healthGrants } from '#drizzle/schema/oversight.ts'
import { grantStatus } from '../grant-rules.ts'
import { openReason } from '../sealed-reason.server.ts'

type StoredGrant = typeof healthGrants.$inferSelect

const shownDays = 90
const mostShown = 100

async function namesOf(ids: readonly string[]): Promise<Map<string, string>> {
  const { id, firstName, lastName } = users
  const rows = await db
    .select({ id, firstName, lastName })
    .from(users)
    .where(inArray(id, [...new Set(ids)]))
  return new Map(rows.map((user) => [user.id, `${user.firstName} ${user.lastName}`.trim()]))
}

function shownGrant(grant: StoredGrant, facility: string, names: ReadonlyMap<string, string>, at: number) {
  const { id, userId, appointmentId, reasonEnc, createdAt, expiresAt, endedAt, endedById } = grant
  return {
    ...{ id, appointmentId, facility, createdAt, expiresAt, endedAt },
    by: names.get(userId) ?? userId,
    endedBy: endedById === null ? null : (names.get(endedById) ?? endedById),
    reason: openReason('health_grants', id, reasonEnc),
    status: grantStatus(grant, at),
  }
}

export type ShownGrant = ReturnType<typeof shownGrant>

/** Everybody's grants of the last 90 days, the latest first. */
export async function listGrants(locale: Locale): Promise<ShownGrant[]> {
  const at = now()
  const rows = await db
    .select({ grant: healthGrants, facility: facilities })
    .from(healthGrants)
    .innerJoin(facilities, eq(facilities.id, healthGrants.facilityId))
    .where(and(gt(healthGrants.createdAt, at - shownDays * dayMs), lt(healthGrants.createdAt, at + 1)))
    .orderBy(desc(healthGrants.createdAt), desc(healthGrants.id))
    .limit(mostShown)
  const names = await namesOf(
    rows.flatMap(({ grant }) => [grant.userId, ...(grant.endedById ? [grant.endedById] : [])]),
  )
  return rows.map(({ grant, facility }) => shownGrant(grant, facilityName(facility, locale), names, at))
}
