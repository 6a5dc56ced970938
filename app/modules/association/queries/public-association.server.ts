import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { findProviderCards } from '#app/modules/directory/queries/provider-cards.server.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { findLogos } from '../identity/queries/logos.server.ts'
import { otherName } from '../other-name.ts'
import { whenShown } from '../when-shown.ts'
import { countMembers } from './own-associations.server.ts'

/** More doctors than this are a list of their own; nobody scrolls further here. */
const mostDoctors = 24

async function listOfficers(associationId: string) {
  const { name, otherName: other, office, id, createdAt } = associationMembers
  return db
    .select({ id, name, other, office })
    .from(associationMembers)
    .where(
      and(
        eq(associationMembers.associationId, associationId),
        eq(associationMembers.status, 'active'),
        eq(associationMembers.isPublic, true),
        ne(associationMembers.role, 'member'),
        isNotNull(office),
      ),
    )
    .orderBy(asc(createdAt), asc(id))
}

/** A name in two scripts as the pages of doctors show it: first in that of the reader. */
function inScriptOf(locale: Locale, { name, other }: Readonly<{ name: string; other: string | null }>) {
  const isHan = /\p{Script=Han}/u.test(name)
  const [first, second] = other !== null && isHan === isEnglish(locale) ? [other, name] : [name, other]
  return { name: first, other: second, otherLang: isEnglish(locale) ? 'zh-Hant' : 'en' }
}

type PublicPart = NonNullable<typeof associations.$inferSelect.hiddenParts>[number]

const noContact = { contactEmail: null, contactPhone: null, website: null, address: null }

/** Members whom the directory lists and who have agreed to be named. */
async function listDoctors(associationId: string, locale: Locale) {
  const rows = await db
    .select({ providerId: providers.id })
    .from(associationMembers)
    .innerJoin(providers, and(eq(providers.id, associationMembers.providerId), eq(providers.status, 'listed')))
    .where(
      and(
        eq(associationMembers.associationId, associationId),
        eq(associationMembers.status, 'active'),
        eq(associationMembers.isPublic, true),
      ),
    )
    .orderBy(asc(associationMembers.createdAt), asc(associationMembers.id))
    .limit(mostDoctors)
  const cards = await findProviderCards(
    rows.map(({ providerId }) => ({ providerId, facilityId: null, distanceMeters: null })),
    locale,
  )
  return cards.map(({ id, slug, specialtySlug, name, photo, specialties, location }) => ({
    ...{ id, slug, specialtySlug, name, photo, specialties },
    neighborhood: location?.neighborhood ?? null,
  }))
}

/** What everybody may read of an approved association, without the parts that it hides; null for any other. */
export async function findPublicAssociation(slug: string, locale: Locale) {
  const isShown = and(eq(associations.slug, slug), eq(associations.status, 'approved'))
  const [row] = await db.select().from(associations).where(isShown)
  if (!row) return null
  const { id, name, kind, about, contactEmail, contactPhone, website, address, joinRule, duesCents, isDemo } = row
  const shows = (part: PublicPart) => !row.hiddenParts?.includes(part)
  const [members, officers, doctors, logos] = await Promise.all([
    shows('statistics') ? countMembers(id) : null,
    whenShown(shows('officers'), () => listOfficers(id)),
    whenShown(shows('doctors'), () => listDoctors(id, locale)),
    findLogos([id]),
  ])
  const contact = shows('contact') ? { contactEmail, contactPhone, website, address } : noContact
  return {
    categories: row.categories,
    bylawsOn: row.bylawsFor === 'everybody' ? row.bylawsOn : null,
    ...{ id, slug, kind, joinRule, duesCents, isDemo, members, doctors, ...contact },
    showsEvents: shows('events'),
    showsEndorsements: shows('endorsements'),
    name: name[locale],
    logo: logos.get(id) ?? null,
    other: otherName(name, locale),
    about: about[locale],
    officers: officers.map(({ id: key, office, ...names }) => ({
      key,
      office: office?.[locale] ?? '',
      ...inScriptOf(locale, names),
    })),
  }
}

export type PublicAssociation = NonNullable<Awaited<ReturnType<typeof findPublicAssociation>>>
