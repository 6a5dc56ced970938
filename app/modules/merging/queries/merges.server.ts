import { desc, eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { merges } from '#drizzle/schema/administration.ts'
import { findSubject } from './find-subjects.server.ts'

const most = 20

async function namesOf(ids: readonly (string | null)[]) {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const rows = known.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, known))
  const names = new Map(rows.map((user) => [user.id, `${user.firstName} ${user.lastName}`]))
  return (id: string | null) => (id === null ? null : (names.get(id) ?? null))
}

async function described(rows: readonly (typeof merges.$inferSelect)[], locale: Locale) {
  const nameOf = await namesOf(rows.flatMap(({ mergedById, undoneById }) => [mergedById, undoneById]))
  return Promise.all(
    rows.map(async ({ id, kind, keptId, goneId, reason, counts, undoUntil, undoneAt, createdAt, ...row }) => ({
      ...{ id, kind, reason, counts, undoUntil, undoneAt, createdAt },
      kept: await findSubject(kind, keptId, locale),
      gone: await findSubject(kind, goneId, locale),
      by: nameOf(row.mergedById),
      undoneBy: nameOf(row.undoneById),
      left: row.left ?? [],
    })),
  )
}

export type DescribedMerge = Awaited<ReturnType<typeof described>>[number]

/** The last merges, the newest first. */
export async function listMerges(locale: Locale): Promise<DescribedMerge[]> {
  const rows = await db.select().from(merges).orderBy(desc(merges.createdAt), desc(merges.id)).limit(most)
  return described(rows, locale)
}

export async function findMerge(id: string, locale: Locale): Promise<DescribedMerge | null> {
  const [merge] = await described(await db.select().from(merges).where(eq(merges.id, id)), locale)
  return merge ?? null
}
