import { and, desc, eq } from 'drizzle-orm'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { associationEndorsements } from '#drizzle/schema/association/endorsements.ts'
import { isOpen, statusOf } from '../endorsement-status.ts'

const mostShown = 50

/** What associations have to say of a doctor, for the doctor: what waits for consent first; what is over is not among it. */
export async function listEndorsementsOf(providerId: string, locale: Locale) {
  const rows = await db
    .select({ endorsement: associationEndorsements, name: associations.name, slug: associations.slug })
    .from(associationEndorsements)
    .innerJoin(associations, eq(associations.id, associationEndorsements.associationId))
    .where(and(eq(associationEndorsements.providerId, providerId), eq(associations.status, 'approved')))
    .orderBy(desc(associationEndorsements.createdAt), desc(associationEndorsements.id))
    .limit(mostShown)
  const today = todayInNewYork()
  return rows
    .map(({ endorsement, name, slug }) => ({
      ...{ id: endorsement.id, slug, association: name[locale], text: endorsement.text[locale] },
      ...{ startsOn: endorsement.startsOn, endsOn: endorsement.endsOn, isHidden: endorsement.hiddenAt !== null },
      status: statusOf(endorsement, today),
    }))
    .filter(({ status }) => isOpen(status))
    .toSorted((one, other) => Number(other.status === 'proposed') - Number(one.status === 'proposed'))
}
