import { newId } from '#app/core/ids.server.ts'
import type { providerFacilities, providerSpecialties } from '#drizzle/schema/directory.ts'
import { mergeProvider, type ProviderRow } from './merge-record.ts'
import type { FacilityBook } from './facility-book.server.ts'
import { isOlder, type ProviderRecord } from './record-facts.server.ts'
import { npiSlug } from './registry-slug.server.ts'
import type { Incoming } from './sort-records.server.ts'

type Link = typeof providerFacilities.$inferSelect
type ProviderSpecialty = typeof providerSpecialties.$inferSelect

/** What a batch changes about practitioners, their specialties and where they practice. */
export type ProviderChanges = {
  created: ProviderRow[]
  changed: ProviderRow[]
  newSpecialties: ProviderSpecialty[]
  endedSpecialtyIds: string[]
  newLinks: Link[]
  changedLinks: Link[]
}

/** What a provider has before a change. `key` is the normal address of the place. */
export type Parts = { links: (Link & { key: string })[]; specialties: ProviderSpecialty[] }

export function noProviderChanges(): ProviderChanges {
  return { created: [], changed: [], newSpecialties: [], endedSpecialtyIds: [], newLinks: [], changedLinks: [] }
}

export function addProvider(
  changes: ProviderChanges,
  book: FacilityBook,
  { record, isInUse }: Incoming<ProviderRecord>,
  at: number,
): void {
  const id = newId()
  const { legalFirst, legalLast } = record.facts
  changes.created.push({
    ...emptyProvider,
    ...record.facts,
    id,
    status: isInUse ? 'unlisted' : 'retired',
    npi: record.npi,
    slug: npiSlug(`${legalFirst} ${legalLast}`, record.npi),
    registryUpdatedOn: record.updatedOn,
    registryDigest: record.digest,
    createdAt: at,
    updatedAt: at,
  })
  changes.newSpecialties.push(...record.specialties.map((specialty) => specialtyRow(id, specialty)))
  changes.newLinks.push(linkRow(id, book.facilityAt(record.address), record.address.phone))
}

export function changeProvider(
  changes: ProviderChanges,
  book: FacilityBook,
  row: ProviderRow,
  incoming: Incoming<ProviderRecord>,
  parts: Parts,
  at: number,
): void {
  const { record } = incoming
  changes.changed.push(mergeProvider(row, incoming, at))
  if (isOlder(record.digest, row.registryDigest)) return
  if (!row.editedFields.includes('specialties')) changeSpecialties(changes, row.id, record, parts.specialties)
  if (!row.editedFields.includes('facilities')) changeFacility(changes, book, row.id, record, parts.links, at)
}

function changeSpecialties(
  changes: ProviderChanges,
  id: string,
  record: ProviderRecord,
  now: readonly ProviderSpecialty[],
): void {
  const wanted = new Map(record.specialties.map((specialty) => [specialty.specialtyId, specialty]))
  const isRight = (row: ProviderSpecialty) => wanted.get(row.specialtyId)?.isPrimary === row.isPrimary
  changes.endedSpecialtyIds.push(...now.filter((row) => !isRight(row)).map((row) => row.id))
  const right = new Set(now.filter(isRight).map((row) => row.specialtyId))
  const missing = record.specialties.filter(({ specialtyId }) => !right.has(specialtyId))
  changes.newSpecialties.push(...missing.map((specialty) => specialtyRow(id, specialty)))
}

/** A move ends the old place instead of deleting it: appointments and plans may hang on it. */
function changeFacility(
  changes: ProviderChanges,
  book: FacilityBook,
  id: string,
  record: ProviderRecord,
  links: Parts['links'],
  at: number,
): void {
  const current = links.filter((link) => link.activeTo === null)
  const found = book.findFacilityAt(record.address.key)
  const same = current.find((link) => link.key === record.address.key || link.facilityId === found)
  if (same) return changePhone(changes, same, record)
  const to = book.facilityAt(record.address)
  const endedOn = record.updatedOn ?? new Date(at).toISOString().slice(0, 10)
  for (const { key: _key, ...link } of current) {
    if (link.isPrimary && !link.isBookable) changes.changedLinks.push({ ...link, isPrimary: false, activeTo: endedOn })
  }
  const ended = links.find((link) => link.facilityId === to)
  const isPrimary = !current.some((link) => link.isPrimary && link.isBookable)
  if (ended) {
    const { key: _key, ...link } = ended
    changes.changedLinks.push({ ...link, activeTo: null, isPrimary, phone: record.address.phone })
  } else changes.newLinks.push({ ...linkRow(id, to, record.address.phone), isPrimary })
}

/** Another number of one's own at the same place. */
function changePhone(changes: ProviderChanges, { key: _key, ...link }: Parts['links'][number], record: ProviderRecord) {
  const { phone } = record.address
  if (link.phone !== phone) changes.changedLinks.push({ ...link, phone })
}

const specialtyRow = (
  providerId: string,
  specialty: { specialtyId: string; isPrimary: boolean },
): ProviderSpecialty => ({
  id: newId(),
  providerId,
  ...specialty,
  isBoardCertified: false,
})

const linkRow = (providerId: string, facilityId: string, phone: string | null): Link => ({
  id: newId(),
  providerId,
  facilityId,
  role: 'attending',
  activeFrom: null,
  activeTo: null,
  phoneExt: null,
  phone,
  accepting: null,
  isBookable: false,
  isPrimary: true,
  color: null,
})

/** What the registry does not say stays empty: no language, plan, opening hour or biography is made up. */
const emptyProvider = {
  userId: null,
  mergedIntoId: null,
  preferredName: null,
  nameHans: null,
  nameHant: null,
  pronunciationPinyin: null,
  pronunciationJyutping: null,
  bio: null,
  photoId: null,
  practicingSince: null,
  tier: 1,
  careCoordinationEnabled: false,
  careCoordinationRole: null,
  isProfileComplete: false,
  accepting: 'unknown',
  acceptingVerifiedAt: null,
  offersTelehealth: false,
  minAge: null,
  maxAge: null,
  cashPriceNote: null,
  cashPriceCents: null,
  faq: null,
  source: 'registry',
  isDemo: false,
  editedFields: [],
  verifiedAt: null,
  qualityScore: 0,
  version: 1,
} as const satisfies Partial<ProviderRow>
