import { asc, desc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { i693Events } from '#drizzle/schema/practice/i693-cases.ts'
import { openNote } from '../sealed-case.server.ts'

/** What was done with a case that somebody has opened, the latest first. */
export async function listCaseEvents(caseId: string, locale: Locale) {
  const rows = await db
    .select()
    .from(i693Events)
    .where(eq(i693Events.caseId, caseId))
    .orderBy(desc(i693Events.seq), asc(i693Events.id))
  const names = await namesOfStaff(
    rows.flatMap(({ actorId }) => actorId ?? []),
    locale,
  )
  return rows.map((row) => ({
    ...{ seq: row.seq, action: row.action, from: row.fromStatus, to: row.toStatus, at: row.at, note: openNote(row) },
    isSystem: row.actorType === 'system',
    who: names.get(row.actorId ?? '') ?? '',
  }))
}
