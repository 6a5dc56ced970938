import { and, desc, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { formatShortDate } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { scheduleDrafts } from '#drizzle/schema/scheduling.ts'

/** Changes of the actor's that wait for a decision, newest first. */
export async function listDrafts(actor: ProviderActor, locale: Locale): Promise<{ id: string; since: string }[]> {
  const rows = await db
    .select({ id: scheduleDrafts.id, createdAt: scheduleDrafts.createdAt })
    .from(scheduleDrafts)
    .where(and(eq(scheduleDrafts.userId, actor.userId), eq(scheduleDrafts.status, 'open')))
    .orderBy(desc(scheduleDrafts.createdAt), desc(scheduleDrafts.id))
    .limit(5)
  return rows.map(({ id, createdAt }) => ({ id, since: formatShortDate(createdAt, locale) }))
}
