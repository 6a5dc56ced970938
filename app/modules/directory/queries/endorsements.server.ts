import { and, asc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { rememberedWhile } from '#app/core/page/page-revisions.server.ts'
import { isFlagOn } from '#app/modules/flags/queries/flags.server.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { associationEndorsements } from '#drizzle/schema/association/endorsements.ts'

/** What doctors have agreed to and is not over: a small set, read when it has changed and not for each list. */
const readAccepted = rememberedWhile('endorsements', async () => {
  if (!(await isFlagOn('associations'))) return []
  const { id, associationId, providerId, text, step, startsOn, endsOn, hiddenAt, consentAt } = associationEndorsements
  const rows = await db
    .select({ id, associationId, providerId, text, startsOn, endsOn, slug: associations.slug, name: associations.name })
    .from(associationEndorsements)
    .innerJoin(associations, and(eq(associations.id, associationId), eq(associations.status, 'approved')))
    .where(and(eq(step, 'accepted'), isNotNull(providerId), isNull(hiddenAt), gte(endsOn, todayInNewYork())))
    .orderBy(asc(consentAt), asc(id))
  return rows.flatMap((row) => (row.providerId === null ? [] : [{ ...row, providerId: row.providerId }]))
})

/** The endorsements of doctors whose days it is: none of them outlives its last day, whether or not anybody writes. */
export async function currentEndorsements() {
  const day = todayInNewYork()
  return (await readAccepted()).filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
}

export type CurrentEndorsement = Awaited<ReturnType<typeof currentEndorsements>>[number]

/** Who endorses a doctor now, and with which words; nobody endorses null. */
export async function endorsementsOf(providerId: string | null, locale: Locale) {
  return (await currentEndorsements())
    .filter((each) => each.providerId === providerId)
    .map(({ id, slug, name, text }) => ({ id, slug, name: name[locale], text: text[locale] }))
}
