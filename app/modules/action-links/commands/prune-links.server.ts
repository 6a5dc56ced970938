import { dayMs } from '#app/core/calendar/durations.ts'
import { and, asc, gte, inArray, lt } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { actionTokens } from '#drizzle/schema/security.ts'

/** A link is known, and says that it has run out, for as long as the message that carried it is kept. */
const linksFor = 90 * dayMs
/** Rows of one transaction, so that nobody waits for long behind it. */
const batch = 500

/**
 * Links that are made again from what they are about, one generation after the other: a revoked one stays known while another
 * of its subject may still be asked for, else the same token would be given out anew.
 */
const derivedKinds = ['appt_manage', 'waitlist_offer'] as const
const isDerived = (kind: string) => derivedKinds.some((derived) => derived === kind)

/** Where the next run goes on, so that links that have to stay keep nobody else's from being looked at. */
let lookedUpTo = ''

/** Forgets links that ended long ago, of visits and entries all together. @returns how many. */
export async function pruneLinks(): Promise<number> {
  const limit = now() - linksFor
  const { id, kind, subjectType, subjectId, expiresAt } = actionTokens
  for (;;) {
    const old = await db
      .select({ id, kind, subjectType, subjectId })
      .from(actionTokens)
      .where(and(lt(expiresAt, limit), gte(id, lookedUpTo)))
      .orderBy(asc(id))
      .limit(batch)
    const last = old.length < batch ? '' : old.at(-1)!.id
    const standing = await subjectsWithYounger(
      db,
      old.filter((link) => isDerived(link.kind)).map((link) => link.subjectId),
      limit,
    )
    const ids = old.filter((link) => !isDerived(link.kind) || !standing.has(link.subjectId)).map((link) => link.id)
    const gone = ids.length === 0 ? 0 : await forget(ids, limit)
    lookedUpTo = last
    if (gone > 0 || last === '') return gone
  }
}

/** Of some subjects those with a link that has not ended, or not long ago. */
async function subjectsWithYounger(reader: Reader, ids: readonly string[], limit: number): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { subjectId, kind, expiresAt } = actionTokens
  const rows = await reader
    .selectDistinct({ subjectId })
    .from(actionTokens)
    .where(and(inArray(subjectId, [...new Set(ids)]), inArray(kind, [...derivedKinds]), gte(expiresAt, limit)))
    .orderBy(asc(subjectId))
  return new Set(rows.map((row) => row.subjectId))
}

function forget(ids: readonly string[], limit: number): Promise<number> {
  return withTransaction(async (tx) => {
    const gone = and(inArray(actionTokens.id, [...ids]), lt(actionTokens.expiresAt, limit))
    return (await tx.delete(actionTokens).where(gone).returning({ id: actionTokens.id })).length
  })
}
