import { and, asc, count, eq, inArray, ne } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { findAcceptedInvite } from '#app/modules/accounts/team/queries/accepted-invite.server.ts'
import { namesOfFacilities } from '#app/modules/accounts/team/queries/list-team.server.ts'
import { isValidNpi } from '#app/modules/directory/npi.ts'
import { findProviderCards } from '#app/modules/directory/queries/provider-cards.server.ts'
import { searchProviders } from '#app/modules/directory/search/queries/search-providers.server.ts'
import { noFilters } from '#app/modules/directory/search/search-query.ts'
import { openStatuses } from '#app/modules/moderation/request-status.ts'
import { matchNpi } from '#app/modules/practice/registration/queries/match-npi.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { specialties } from '#drizzle/schema/reference.ts'
import type { ChangeRequest } from './standing-values.server.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Who in the directory may be the same person, as the search finds the name; the profile that the NPI names is not among them. */
export async function findDoubles(name: string, exceptId: string | null, locale: Locale) {
  if (name === '') return []
  const query = { text: name.slice(0, 100), filters: noFilters, sort: 'best', offset: 0, limit: 6 } as const
  const { hits } = await searchProviders(query)
  const cards = await findProviderCards(
    hits.filter(({ providerId }) => providerId !== exceptId),
    locale,
  )
  return cards.map(({ id, slug, specialtySlug, name: { main, other }, specialties: [specialty], location }) => ({
    ...{ id, slug, specialtySlug, main, other, specialty: specialty ?? null },
    address: location?.addressLine ?? null,
  }))
}

/** What the directory has under the NPI: the registry's record, or a profile that people made. */
async function findRecord(npi: string, submitterId: string | null) {
  const match = await matchNpi(npi)
  if (match.kind !== 'profile') return { kind: match.kind, record: null }
  const [row] = await db.select().from(providers).where(eq(providers.id, match.provider.id))
  const { legalFirst, legalLast, nameHans, title, address, slug, specialty } = match.provider
  return {
    kind: match.kind,
    record: {
      ...{ id: match.provider.id, slug, title, address, nameHans, specialty },
      legalName: `${legalFirst} ${legalLast}`,
      // Of whoever asks for their own profile to be listed it is theirs already.
      isOwn: match.provider.userId !== null && match.provider.userId === submitterId,
      isOwned: match.provider.userId !== null && match.provider.userId !== submitterId,
      isListed: row?.status === 'listed',
      source: row?.source ?? null,
      updatedOn: row?.registryUpdatedOn ?? null,
    },
  }
}

/** Other people who ask for the same profile or NPI at this moment. */
async function countRivals({ id, targetType, targetId }: ChangeRequest): Promise<number> {
  const [row] = await db
    .select({ rivals: count() })
    .from(changeRequests)
    .where(
      and(
        ne(changeRequests.id, id),
        eq(changeRequests.targetType, targetType),
        eq(changeRequests.targetId, targetId),
        inArray(changeRequests.kind, ['claim', 'new_doctor']),
        inArray(changeRequests.status, [...openStatuses]),
      ),
    )
  return Number(row?.rivals ?? 0)
}

/** Who has invited them into which team; null for whoever came by themselves. */
async function findInviter({ after, submitterId }: ChangeRequest, locale: Locale) {
  const invite = await findAcceptedInvite(text(after.inviteId), submitterId)
  if (!invite) return null
  const [staff, places] = await Promise.all([
    namesOfStaff([invite.inviterId], locale),
    namesOfFacilities(invite.facilityIds, locale),
  ])
  return { name: staff.get(invite.inviterId) ?? '', clinics: [...places.values()].map(({ name }) => name) }
}

/** What helps to know whether somebody is who they say: what they state beside what the directory has, and who may be the same. */
export async function findEvidence(request: ChangeRequest, locale: Locale) {
  const { after, submitterId } = request
  const npi = text(after.npi)
  const [{ kind, record }, rivals, invitedBy, [user], [specialty]] = await Promise.all([
    findRecord(npi, submitterId),
    countRivals(request),
    findInviter(request, locale),
    db
      .select({ email: users.email, verifiedAt: users.emailVerifiedAt, status: users.status })
      .from(users)
      .where(eq(users.id, submitterId ?? '')),
    db
      .select({ name: specialties.name })
      .from(specialties)
      .where(eq(specialties.id, text(after.specialty)))
      .orderBy(asc(specialties.id)),
  ])
  const address = Object.values((after.address ?? {}) as Record<string, unknown>)
  return {
    npi,
    isNpiValid: isValidNpi(npi),
    stated: {
      name: [text(after.name), text(after.nameZh)].filter(Boolean).join(' '),
      phone: text(after.phone) || null,
      email: user?.email ?? null,
      isEmailVerified: user ? user.verifiedAt !== null : false,
      evidence: text(after.evidence),
      invitedBy,
      specialty: specialty?.name[locale] ?? null,
      clinic: [text(after.clinicName), ...address.map(text)].filter(Boolean).join(', ') || null,
    },
    isDisputed: rivals > 0 || record?.isOwned === true,
    match: kind,
    record,
    doubles: await findDoubles(text(after.name), record?.id ?? null, locale),
  }
}

export type Evidence = Awaited<ReturnType<typeof findEvidence>>
