import { asc } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { CacheTag } from '#app/core/page/page.ts'
import { pageRevisions } from '#drizzle/schema/pages.ts'

/** How often what pages of a tag show has changed; a tag that was never counted has none. Triggers count, see the table. */
export type PageRevisions = Readonly<Partial<Record<CacheTag, number>>>

export async function readPageRevisions(): Promise<PageRevisions> {
  const rows = await db.select().from(pageRevisions).orderBy(asc(pageRevisions.tag))
  return Object.fromEntries(rows.map(({ tag, revision }) => [tag, revision]))
}
