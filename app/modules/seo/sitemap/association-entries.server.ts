import { asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { isFlagOn } from '#app/modules/flags/queries/flags.server.ts'
import { paths } from '#app/paths.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import type { SitemapEntry } from './entry.ts'

/** Pages of approved associations; none while the area is switched off. */
export async function associationEntries(): Promise<SitemapEntry[]> {
  if (!(await isFlagOn('associations'))) return []
  const rows = await db
    .select({ slug: associations.slug, changedAt: associations.updatedAt })
    .from(associations)
    .where(eq(associations.status, 'approved'))
    .orderBy(asc(associations.slug))
  const list = { path: paths.associations(), changedAt: Math.max(0, ...rows.map(({ changedAt }) => changedAt)) }
  return [list, ...rows.map(({ slug, changedAt }) => ({ path: paths.association(slug), changedAt }))]
}
