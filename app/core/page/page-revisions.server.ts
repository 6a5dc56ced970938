import { asc, sql } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { CacheTag } from '#app/core/page/page.ts'
import { pageRevisions } from '#drizzle/schema/pages.ts'

/** How often what pages of a tag show has changed; a tag that was never counted has none. Triggers count, see the table. */
export type PageRevisions = Readonly<Partial<Record<CacheTag, number>>>

export async function readPageRevisions(): Promise<PageRevisions> {
  const rows = await db.select().from(pageRevisions).orderBy(asc(pageRevisions.tag))
  return Object.fromEntries(rows.map(({ tag, revision }) => [tag, revision]))
}

/** Has every kept page made anew: for what stands in the frame of all of them and changes hardly ever. */
export async function renewAllPages(tx: Transaction): Promise<void> {
  await tx.update(pageRevisions).set({ revision: sql`${pageRevisions.revision} + 1` })
}

/**
 * Reads rows that every page needs and hardly anybody changes, and reads them again only when the revision of their tag has moved: a few
 * milliseconds of each page. Whoever gets them must leave them as they are. Without a revision they are read each time.
 */
export function rememberedWhile<Rows>(tag: CacheTag, read: () => Promise<Rows>): () => Promise<Rows> {
  let known: { revision: number; rows: Rows } | null = null
  return async () => {
    // Before the rows: what changes in between is then read again.
    const { [tag]: revision } = await readPageRevisions()
    if (known && known.revision === revision) return known.rows
    const rows = await read()
    known = revision === undefined ? null : { revision, rows }
    return rows
  }
}
