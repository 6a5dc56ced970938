import { and, eq, isNotNull } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { currentEndorsements } from '#app/modules/directory/queries/endorsements.server.ts'
import { findProviderCards } from '#app/modules/directory/queries/provider-cards.server.ts'
import { paths } from '#app/paths.ts'
import { associationEndorsements } from '#drizzle/schema/association/endorsements.ts'
import { associations } from '#drizzle/schema/association/associations.ts'

/** Whose endorsement of a doctor it is that a link names; null for one that has never stood anywhere. */
async function readEndorsement(slug: string, endorsementId: string) {
  const { id, associationId, providerId, consentAt } = associationEndorsements
  const isOf = and(eq(associations.id, associationId), eq(associations.slug, slug), eq(associations.status, 'approved'))
  const [row] = await db
    .select({ associationId, providerId })
    .from(associationEndorsements)
    .innerJoin(associations, isOf)
    .where(and(eq(id, endorsementId), isNotNull(providerId), isNotNull(consentAt)))
  if (!row?.providerId) return null
  const isShown = (await currentEndorsements()).some((each) => each.id === endorsementId)
  return { associationId: row.associationId, providerId: row.providerId, isShown }
}

/** Where the link of an endorsement leads, whose it is, and whether it stands today: links of one that is over lead on all the same. */
export type Followed = Readonly<{ to: string; associationId: string; isShown: boolean }>

/** To the page of the association, from the profile of the doctor. */
export async function followToAssociation(slug: string, endorsementId: string): Promise<Followed | null> {
  const found = await readEndorsement(slug, endorsementId)
  return found && { ...found, to: paths.association(slug) }
}

/** To the profile of the doctor, from the page of the association; null also where the directory lists them no more. */
export async function followToDoctor(slug: string, endorsementId: string, locale: Locale): Promise<Followed | null> {
  const found = await readEndorsement(slug, endorsementId)
  if (!found) return null
  const hit = { providerId: found.providerId, facilityId: null, distanceMeters: null }
  const [card] = await findProviderCards([hit], locale)
  return card ? { ...found, to: paths.doctor(card.specialtySlug, card.slug) } : null
}
