import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { findProviderCards } from '#app/modules/directory/queries/provider-cards.server.ts'
import { currentEndorsements } from '#app/modules/directory/queries/endorsements.server.ts'
import { associationEndorsements } from '#drizzle/schema/association/endorsements.ts'

const mostShown = 50

/** What an association says in its own name today. */
async function listStatements(associationId: string, locale: Locale) {
  const { id, text, step, providerId, startsOn, endsOn, createdAt } = associationEndorsements
  const today = todayInNewYork()
  const isShown = and(eq(step, 'accepted'), lte(startsOn, today), gte(endsOn, today))
  const rows = await db
    .select({ id, text })
    .from(associationEndorsements)
    .where(and(eq(associationEndorsements.associationId, associationId), isNull(providerId), isShown))
    .orderBy(asc(createdAt), asc(id))
    .limit(mostShown)
  return rows.map((row) => ({ id: row.id, text: row.text[locale] }))
}

/** Doctors whom an association endorses today, with its words; those whom the directory lists. */
async function listEndorsed(associationId: string, locale: Locale) {
  const current = (await currentEndorsements()).filter((each) => each.associationId === associationId)
  const shown = current.slice(0, mostShown)
  const hits = shown.map(({ providerId }) => ({ providerId, facilityId: null, distanceMeters: null }))
  const cards = await findProviderCards(hits, locale)
  const byProvider = new Map(shown.map((each) => [each.providerId, each]))
  return cards.flatMap(({ id, name, photo }) => {
    const endorsement = byProvider.get(id)
    return endorsement ? [{ id, endorsement: endorsement.id, name, photo, text: endorsement.text[locale] }] : []
  })
}

/** What the page of an association shows of whom it vouches for. */
export async function listShownEndorsements(associationId: string, locale: Locale) {
  const [doctors, statements] = await Promise.all([
    listEndorsed(associationId, locale),
    listStatements(associationId, locale),
  ])
  return { doctors, statements }
}

export type ShownEndorsements = Awaited<ReturnType<typeof listShownEndorsements>>
