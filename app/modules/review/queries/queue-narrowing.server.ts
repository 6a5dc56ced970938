import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { and, eq, gt, inArray, isNull, like, lte, ne, or, sql } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { claimTime } from '#app/modules/moderation/review-claim.ts'
import { facilities, providerFacilities, providers } from '#drizzle/schema/directory.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import type { QueueFilters } from '../queue-filters.ts'
import { isKind, type RequestType } from '../request-queues.ts'

/** The text of a filter as a pattern; what is special in one is taken as it is. */
const patternOf = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Requests about somebody or something that is called so. */
export function named(text: string) {
  const pattern = patternOf(text)
  const holds = (column: SQLiteColumn) => sql`lower(${column}) like ${pattern} escape '\\'`
  const ofProviders = db
    .select({ id: providers.id })
    .from(providers)
    .where(
      or(
        ...[providers.nameHans, providers.nameHant, providers.preferredName, providers.npi].map(holds),
        sql`lower(${providers.legalFirst} || ' ' || ${providers.legalLast}) like ${pattern} escape '\\'`,
      ),
    )
  const ofFacilities = db
    .select({ id: facilities.id })
    .from(facilities)
    .where(or(...[facilities.nameEn, facilities.nameHans, facilities.nameHant].map(holds)))
  const { targetId, targetType, after } = changeRequests
  return or(
    inArray(targetId, ofProviders),
    inArray(targetId, ofFacilities),
    and(inArray(targetType, ['npi', 'new_facility', 'association']), or(holds(targetId), holds(after))),
  )
}

/** Requests that somebody works on, or nobody. */
export function assignedTo(assigned: QueueFilters['assigned'], actor: Pick<AdminActor, 'userId'>) {
  const { status, reviewerId, claimedAt } = changeRequests
  const isHeld = and(eq(status, 'in_review'), gt(claimedAt, now() - claimTime))
  if (assigned === 'me') return and(isHeld, eq(reviewerId, actor.userId))
  if (assigned === 'others') return and(isHeld, ne(reviewerId, actor.userId))
  if (assigned === 'nobody') return or(ne(status, 'in_review'), isNull(claimedAt), lte(claimedAt, now() - claimTime))
  return undefined
}

/** Requests of a kind, about a field, or reported by visitors. */
export function ofType(type: RequestType) {
  if (type === 'report') return eq(changeRequests.submitterType, 'public')
  return isKind(type) ? eq(changeRequests.kind, type) : eq(changeRequests.field, type)
}

/** Requests about who and what is in a neighborhood; where the directory has neither yet, the ZIP code that is stated says so. */
export function inNeighborhood({ id, zips }: Readonly<{ id: string; zips: readonly string[] }>) {
  const isHere = eq(facilities.neighborhoodId, id)
  const here = db.select({ id: facilities.id }).from(facilities).where(isHere)
  const practicing = db
    .select({ id: providerFacilities.providerId })
    .from(providerFacilities)
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(and(isHere, isNull(providerFacilities.activeTo)))
  const { targetId, targetType, after } = changeRequests
  const stated = zips.map((zip) => like(sql`${after}`, `%"zip":"${zip}%`))
  return or(
    inArray(targetId, here),
    inArray(targetId, practicing),
    stated.length > 0 ? and(inArray(targetType, ['npi', 'new_facility']), or(...stated)) : undefined,
  )
}
