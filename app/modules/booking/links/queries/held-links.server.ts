import { asc, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { linkStateAt } from '#app/modules/action-links/link-state.ts'
import { actionTokens } from '#drizzle/schema/security.ts'

type SubjectType = 'appointment' | 'waitlist_entry'

/** The links of some ids that still work. */
export async function linksStillValid(reader: Reader, linkIds: readonly string[]) {
  if (linkIds.length === 0) return []
  const rows = await reader
    .select()
    .from(actionTokens)
    .where(inArray(actionTokens.id, [...linkIds]))
    .orderBy(asc(actionTokens.id))
  return rows.filter((row) => linkStateAt(row, now()) === 'valid')
}

/** Ids of the appointments or waitlist entries whose links a browser has access to. */
export async function heldSubjectIds(
  reader: Reader,
  linkIds: readonly string[],
  type: SubjectType,
): Promise<Set<string>> {
  const links = await linksStillValid(reader, linkIds)
  return new Set(links.filter(({ subjectType }) => subjectType === type).map(({ subjectId }) => subjectId))
}
