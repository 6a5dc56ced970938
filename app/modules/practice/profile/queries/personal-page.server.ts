import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import type { StatedCredential } from '#app/modules/directory/commands/set-credentials.server.ts'
import { englishName } from '#app/modules/directory/person-name.ts'
import { openStatuses } from '#app/modules/moderation/request-status.ts'
import {
  changeRequests,
  languages,
  providerCredentials,
  providerLanguages,
  providers,
  providerSpecialties,
  specialties,
} from '#drizzle/schema/index.ts'
import { credentialKinds, isReviewed, personalParts, type ReviewedPart } from '../choices.ts'

type ProviderRow = typeof providers.$inferSelect

/** What a reviewer decides on, as it is shown to who proposed it. */
export type OwnRequest = Pick<
  typeof changeRequests.$inferSelect,
  'id' | 'status' | 'createdAt' | 'before' | 'after' | 'decisionNote'
> & { field: ReviewedPart }

export type PersonalPage = {
  providerId: string
  version: number
  npi: string | null
  english: string
  legalName: string
  /** Patients can see the profile: what is reviewed goes to a reviewer first. */
  isPublished: boolean
  isProfileComplete: boolean
  /** The public profile as an address knows it; null while there is none. */
  slug: string | null
  specialtySlug: string | null
  names: Pick<ProviderRow, 'nameHans' | 'nameHant' | 'preferredName' | 'title'>
  facts: Pick<ProviderRow, 'gender' | 'minAge' | 'maxAge' | 'practicingSince' | 'cashPriceCents' | 'offersTelehealth'>
  bio: ProviderRow['bio']
  photoId: string | null
  /** The primary one first. */
  specialties: string[]
  languages: { languageId: string; level: 'native' | 'fluent' | 'basic' }[]
  credentials: StatedCredential[]
  /** Waiting for a reviewer, or the last answer to each part that was not "yes". */
  requests: OwnRequest[]
  choices: {
    specialties: { id: string; name: string; bodyArea: string }[]
    languages: { id: string; name: string }[]
  }
}

/** A profile is public, or was and may be again: what its owner writes is read before patients see it. */
export const publishedStatuses: readonly ProviderRow['status'][] = ['listed', 'suspended', 'retired']

const shownStatuses = [...openStatuses, 'rejected', 'apply_failed'] as const

/** The requests of somebody about the own profile that are open, and those refused with nothing newer about the same part. */
export async function findOwnRequests(userId: string, providerId: string, reader: Reader = db): Promise<OwnRequest[]> {
  const rows = await reader
    .select()
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.targetType, 'provider'),
        eq(changeRequests.targetId, providerId),
        eq(changeRequests.submitterType, 'user'),
        eq(changeRequests.submitterId, userId),
        inArray(changeRequests.field, [...personalParts.filter(isReviewed)]),
      ),
    )
    .orderBy(desc(changeRequests.createdAt), desc(changeRequests.id))
  const latest = new Map<string, (typeof rows)[number]>()
  // Of two in the same millisecond the open one is the later: it superseded the other.
  for (const row of [...rows.filter(isOpen), ...rows]) if (!latest.has(row.field)) latest.set(row.field, row)
  return [...latest.values()]
    .filter(({ status }) => (shownStatuses as readonly string[]).includes(status))
    .map(({ id, field, status, createdAt, before, after, decisionNote }) => {
      return { id, field: field as ReviewedPart, status, createdAt, before, after, decisionNote }
    })
}

export const isOpen = ({ status }: Pick<OwnRequest, 'status'>) => (openStatuses as readonly string[]).includes(status)

/** The credentials that the owner states; others (a DEA number, a civil surgeon's designation) are not the owner's to edit. */
export async function findCredentials(providerId: string, reader: Reader = db): Promise<StatedCredential[]> {
  const rows = await reader
    .select({
      kind: providerCredentials.kind,
      issuer: providerCredentials.issuer,
      title: providerCredentials.title,
      numberMasked: providerCredentials.numberMasked,
      state: providerCredentials.state,
      endsOn: providerCredentials.endsOn,
    })
    .from(providerCredentials)
    .where(and(eq(providerCredentials.providerId, providerId), inArray(providerCredentials.kind, [...credentialKinds])))
    .orderBy(asc(providerCredentials.kind), asc(providerCredentials.startsOn), asc(providerCredentials.id))
  return rows
}

/** Everything the owner of a profile may change of it; null for who has none. */
export async function findPersonalPage(actor: ProviderActor): Promise<PersonalPage | null> {
  const { providerId, locale, userId } = actor
  if (providerId === null) return null
  const [row] = await db.select().from(providers).where(eq(providers.id, providerId))
  if (!row) return null
  const [practiced, spoken, credentials, requests, everySpecialty, everyLanguage] = await Promise.all([
    db
      .select({ id: specialties.id, slug: specialties.slug })
      .from(providerSpecialties)
      .innerJoin(specialties, eq(specialties.id, providerSpecialties.specialtyId))
      .where(eq(providerSpecialties.providerId, providerId))
      .orderBy(desc(providerSpecialties.isPrimary), asc(specialties.sort), asc(specialties.id)),
    db
      .select({ languageId: providerLanguages.languageId, level: providerLanguages.level })
      .from(providerLanguages)
      .where(eq(providerLanguages.providerId, providerId))
      .orderBy(asc(providerLanguages.languageId)),
    findCredentials(providerId),
    findOwnRequests(userId, providerId),
    db
      .select({ id: specialties.id, name: specialties.name, bodyArea: specialties.bodyArea })
      .from(specialties)
      .orderBy(asc(specialties.sort), asc(specialties.id)),
    db
      .select({ id: languages.id, name: languages.name })
      .from(languages)
      .orderBy(asc(languages.sort), asc(languages.id)),
  ])
  const { nameHans, nameHant, preferredName, title } = row
  const { gender, minAge, maxAge, practicingSince, cashPriceCents, offersTelehealth } = row
  return {
    providerId,
    version: row.version,
    npi: row.npi,
    english: englishName(row),
    legalName: [row.legalFirst, row.legalMiddle, row.legalLast].filter(Boolean).join(' '),
    isPublished: publishedStatuses.includes(row.status),
    isProfileComplete: row.isProfileComplete,
    slug: row.status === 'listed' ? row.slug : null,
    specialtySlug: practiced[0]?.slug ?? null,
    names: { nameHans, nameHant, preferredName, title },
    facts: { gender, minAge, maxAge, practicingSince, cashPriceCents, offersTelehealth },
    bio: row.bio,
    photoId: row.photoId,
    specialties: practiced.map(({ id }) => id),
    languages: spoken,
    credentials,
    requests,
    choices: {
      specialties: everySpecialty.map(({ id, name, bodyArea }) => ({ id, name: name[locale], bodyArea })),
      languages: everyLanguage.map(({ id, name }) => ({ id, name: name[locale] })),
    },
  }
}
