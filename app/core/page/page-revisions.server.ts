import { asc, sql } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Reader, Transaction } from '#app/core/database/connection.ts'
import { prepared } from '#app/core/database/prepared.ts'
import type { CacheTag } from '#app/core/page/page.ts'
import { pageRevisions } from '#drizzle/schema/pages.ts'

/** How often what pages of a tag show has changed; a tag that was never counted has none. Triggers count, see the table. */
export type PageRevisions = Readonly<Partial<Record<CacheTag, number>>>

const revisionRows = prepared((reader: Reader) =>
  reader.select().from(pageRevisions).orderBy(asc(pageRevisions.tag)).prepare(),
)

export async function readPageRevisions(): Promise<PageRevisions> {
  const rows = await revisionRows(db).execute()
  return Object.fromEntries(rows.map(({ tag, revision }) => [tag, revision]))
}

/** Has every kept page made anew: for what stands in the frame of all of them and changes hardly ever. */
export async function renewAllPages(tx: Transaction): Promise<void> {
  await tx.update(pageRevisions).set({ revision: sql`${pageRevisions.revision} + 1` })
}

/**
 * Reads the rows of some ids that pages show and hardly anybody changes, and reads them again only when the revision of one of their tags
 * has moved. The `most` lists of ids that were asked for last are remembered. Whoever gets the rows must leave them as they are. Without
 * a revision they are read each time.
 */
export function rememberedOf<Rows>(
  tags: readonly CacheTag[],
  most: number,
  read: (ids: readonly string[]) => Promise<Rows>,
): (ids: readonly string[]) => Promise<Rows> {
  const known = new Map<string, { from: Reader; revisions: string; rows: Rows }>()
  return async (ids) => {
    // Before the rows: what changes in between is then read again.
    const present = await readPageRevisions()
    const [key, revisions] = [ids.join(' '), tags.map((tag) => present[tag]).join(' ')]
    const found = known.get(key)
    known.delete(key)
    const isCurrent = found?.from === db && found.revisions === revisions
    const rows = isCurrent ? found.rows : await read(ids)
    if (tags.every((tag) => present[tag] !== undefined)) known.set(key, { from: db, revisions, rows })
    if (known.size > most) known.delete(known.keys().next().value!)
    return rows
  }
}

/** As `rememberedOf`, for rows that every page needs: a few milliseconds of each. */
export function rememberedWhile<Rows>(tag: CacheTag, read: () => Promise<Rows>): () => Promise<Rows> {
  const readOnce = rememberedOf([tag], 1, read)
  return () => readOnce([])
}
