import { and, desc, eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { associationEvents } from '#drizzle/schema/association/events.ts'

/** Events whose registered members can be written to, newest first. */
export async function listEventChoices(associationId: string, locale: Locale) {
  const { id, title, startsAt, status } = associationEvents
  const rows = await db
    .select({ id, title })
    .from(associationEvents)
    .where(
      and(
        eq(associationEvents.associationId, associationId),
        inArray(status, ['published', 'in_progress', 'finished']),
      ),
    )
    .orderBy(desc(startsAt))
    .limit(100)
  return rows.map((row) => ({ value: row.id, label: row.title[locale] }))
}

/** How members that were chosen by hand are shown again: by address, else by name. */
export async function listChosenWords(associationId: string, chosen: readonly string[]): Promise<string[]> {
  if (chosen.length === 0) return []
  const { id, email, number, name } = associationMembers
  const rows = await db
    .select({ email, number, name })
    .from(associationMembers)
    .where(and(eq(associationMembers.associationId, associationId), inArray(id, [...chosen])))
  return rows.map((row) => row.number ?? row.email ?? row.name)
}
