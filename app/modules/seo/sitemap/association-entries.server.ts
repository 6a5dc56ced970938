import { and, asc, eq, gt } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { isFlagOn } from '#app/modules/flags/queries/flags.server.ts'
import { paths } from '#app/paths.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { associationEvents } from '#drizzle/schema/association/events.ts'
import type { SitemapEntry } from './entry.ts'

/** What approved associations hold next for everybody; an event that is over is nothing to be found. */
async function eventEntries(): Promise<SitemapEntry[]> {
  const { id, updatedAt, associationId, status, visibility, endsAt } = associationEvents
  const isComing = and(eq(status, 'published'), eq(visibility, 'public'), gt(endsAt, now()))
  const rows = await db
    .select({ id, slug: associations.slug, changedAt: updatedAt })
    .from(associationEvents)
    .innerJoin(associations, and(eq(associations.id, associationId), eq(associations.status, 'approved')))
    .where(isComing)
    .orderBy(asc(associations.slug), asc(id))
  return rows.map((row) => ({ path: paths.associationEventPage(row.slug, row.id), changedAt: row.changedAt }))
}

/** Pages of approved associations and of their events; none while the area is switched off. */
export async function associationEntries(): Promise<SitemapEntry[]> {
  if (!(await isFlagOn('associations'))) return []
  const rows = await db
    .select({ slug: associations.slug, changedAt: associations.updatedAt })
    .from(associations)
    .where(eq(associations.status, 'approved'))
    .orderBy(asc(associations.slug))
  const list = { path: paths.associations(), changedAt: Math.max(0, ...rows.map(({ changedAt }) => changedAt)) }
  const pages = rows.map(({ slug, changedAt }) => ({ path: paths.association(slug), changedAt }))
  return [list, ...pages, ...(await eventEntries())]
}
