import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import type { MemberFilters } from '../member-filters.ts'
import type { Member } from '../member-status.ts'

/** Applications that the page counts; where there are more it says so. */
const mostCounted = 99

const { associationId: ofAssociation, status: withStatus, createdAt, id } = associationMembers

function named(text: string): SQL | undefined {
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const { name, otherName, email, number } = associationMembers
  return or(...[name, otherName, email, number].map((column) => sql`lower(${column}) like ${part} escape '\\'`))
}

/** Where in the order a cursor stands: the latest come first. */
function beyond(cursor: MemberFilters['cursor']): SQL | undefined {
  if (!cursor) return undefined
  const past = cursor.way === 'after' ? lt : gt
  return or(past(createdAt, cursor.createdAt), and(eq(createdAt, cursor.createdAt), past(id, cursor.id)))
}

export type MemberPage = Readonly<{ rows: Member[]; hasPrevious: boolean; hasNext: boolean }>

/**
 * A page of the members of an association. Without a search it is a range of one index, read no further than the page goes, so that the
 * first page costs the same with twenty members as with twenty thousand.
 */
export async function listMembers(
  associationId: string,
  { status, text, cursor }: MemberFilters,
  size = 25,
): Promise<MemberPage> {
  const isBack = cursor?.way === 'before'
  const order = isBack ? asc : desc
  const found = await db
    .select()
    .from(associationMembers)
    .where(and(eq(ofAssociation, associationId), text ? named(text) : eq(withStatus, status), beyond(cursor)))
    .orderBy(order(createdAt), order(id))
    .limit(size + 1)
  const hasMore = found.length > size
  const rows = found.slice(0, size)
  if (isBack) rows.reverse()
  return { rows, hasPrevious: isBack ? hasMore : cursor !== null, hasNext: isBack || hasMore }
}

/** How many applications wait, up to a bound: the page reads no more of the index than it shows. */
export async function countApplications(associationId: string): Promise<{ count: number; isMore: boolean }> {
  const rows = await db
    .select({ id })
    .from(associationMembers)
    .where(and(eq(ofAssociation, associationId), eq(withStatus, 'applied')))
    .limit(mostCounted + 1)
  return { count: Math.min(rows.length, mostCounted), isMore: rows.length > mostCounted }
}
