import { and, desc, eq, ne } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import type { ContentText } from '#app/modules/content/text-fields.ts'
import type { TextSubject } from '#app/modules/content/text-kinds.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { contentRevisions } from '#drizzle/schema/editing.ts'

const isOf = ({ kind, id }: TextSubject) => and(eq(contentRevisions.kind, kind), eq(contentRevisions.subjectId, id))

/** The text as it was kept last, with its number; null for one that nobody has edited. */
export async function findLastRevision(subject: TextSubject, reader: Reader = db) {
  const [row] = await reader
    .select({ number: contentRevisions.number, text: contentRevisions.text })
    .from(contentRevisions)
    .where(isOf(subject))
    .orderBy(desc(contentRevisions.number))
    .limit(1)
  return row ?? null
}

const mostListed = 100

/** Who kept which text when, the newest first; the texts stay where they are. */
export async function listRevisions(subject: TextSubject) {
  const rows = await db
    .select({
      number: contentRevisions.number,
      cause: contentRevisions.cause,
      createdAt: contentRevisions.createdAt,
      byId: contentRevisions.createdById,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(contentRevisions)
    .leftJoin(users, eq(users.id, contentRevisions.createdById))
    .where(isOf(subject))
    .orderBy(desc(contentRevisions.number))
    .limit(mostListed)
  return rows.map(({ number, cause, createdAt, byId, firstName, lastName }) => ({
    ...{ number, cause, createdAt, byId },
    by: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
  }))
}

/** A text that was kept; null when there is none of that number. */
export async function findRevisionText(
  subject: TextSubject,
  number: number,
  reader: Reader = db,
): Promise<ContentText | null> {
  const [row] = await reader
    .select({ text: contentRevisions.text })
    .from(contentRevisions)
    .where(and(isOf(subject), eq(contentRevisions.number, number)))
  return row?.text ?? null
}

/** Who wrote the last text; who signs one writes none of it. Null when nobody has, or the product. */
export async function findLastWriter(subject: TextSubject, reader: Reader = db): Promise<string | null> {
  const [row] = await reader
    .select({ by: contentRevisions.createdById })
    .from(contentRevisions)
    .where(and(isOf(subject), ne(contentRevisions.cause, 'sign')))
    .orderBy(desc(contentRevisions.number))
    .limit(1)
  return row?.by ?? null
}
