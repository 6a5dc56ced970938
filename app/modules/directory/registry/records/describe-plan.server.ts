import { inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { facilities, specialties } from '#drizzle/schema/index.ts'
import { type FacilityRow, nameOfProvider } from '../merge-record.ts'
import type { BatchPlan } from '../planning/plan-batch.server.ts'
import type { RowsOfTables } from './sync-tables.ts'
import {
  type FieldChange,
  fieldChanges,
  type FieldChanges,
  type FoundRecord,
  shownFacilityColumns,
  shownProviderColumns,
} from './sync-record.ts'

const nameOfFacility = ({ nameEn, addressLine1, city, zip }: FacilityRow) =>
  nameEn.startsWith(addressLine1) ? `${nameEn}, ${city} ${zip}` : `${nameEn}, ${addressLine1}, ${city} ${zip}`

/** The names of what a plan refers to by id. */
type Names = { specialty: (id: string) => string; facility: (id: string) => string }

async function namesFor(reader: Reader, { people, book }: BatchPlan, before: RowsOfTables): Promise<Names> {
  const links = [...people.newLinks, ...people.changedLinks, ...(before.get('providerFacilities')?.values() ?? [])]
  const facilityIds = [...new Set(links.map(({ facilityId }) => String(facilityId)))].filter((id) => !book.facility(id))
  const standing =
    facilityIds.length === 0
      ? []
      : await reader
          .select()
          .from(facilities)
          .where(inArray(facilities.id, facilityIds.slice(0, 2000)))
  const facilityNames = new Map(standing.map((row) => [row.id, nameOfFacility(row)]))
  const slugs = new Map(
    (await reader.select({ id: specialties.id, slug: specialties.slug }).from(specialties)).map(({ id, slug }) => [
      id,
      slug,
    ]),
  )
  return {
    specialty: (id) => slugs.get(id) ?? id,
    facility: (id) => {
      const row = book.facility(id)
      return row ? nameOfFacility(row) : (facilityNames.get(id) ?? id)
    },
  }
}

/** Texts that came and went, by whose they are. */
class Parts {
  readonly #of = new Map<string, Record<'before' | 'after', string[]>>()

  add(id: string, side: 'before' | 'after', text: string): void {
    const part = this.#of.get(id) ?? { before: [], after: [] }
    part[side].push(text)
    this.#of.set(id, part)
  }

  get ids(): string[] {
    return [...this.#of.keys()]
  }

  change(id: string): FieldChange | null {
    const part = this.#of.get(id)
    if (!part) return null
    const joined = (texts: string[]) => (texts.length === 0 ? null : texts.toSorted().join('; '))
    return { before: joined(part.before), after: joined(part.after) }
  }
}

function partsOf({ people, book }: BatchPlan, before: RowsOfTables, names: Names) {
  const specialtyParts = new Parts()
  for (const id of people.endedSpecialtyIds) {
    const row = before.get('providerSpecialties')?.get(id)
    if (row) specialtyParts.add(String(row.providerId), 'before', names.specialty(String(row.specialtyId)))
  }
  for (const row of people.newSpecialties) {
    specialtyParts.add(row.providerId, 'after', names.specialty(row.specialtyId))
  }
  const links = new Parts()
  const later = new Map(people.changedLinks.map((link) => [link.id, link]))
  for (const [id, row] of before.get('providerFacilities') ?? []) {
    const movedTo = book.vacated.get(String(row.facilityId))?.to
    const link = later.get(id)
    const isThere = link ? link.activeTo === null : movedTo === undefined
    const facilityId = link?.facilityId ?? movedTo ?? String(row.facilityId)
    const isSame = row.activeTo === null && isThere && facilityId === row.facilityId
    if (isSame) continue
    if (row.activeTo === null) links.add(String(row.providerId), 'before', names.facility(String(row.facilityId)))
    if (isThere || (!link && movedTo !== undefined)) {
      links.add(String(row.providerId), 'after', names.facility(facilityId))
    }
  }
  for (const link of people.newLinks) links.add(link.providerId, 'after', names.facility(link.facilityId))
  return { specialties: specialtyParts, facilities: links }
}

/** What a plan means for people who look at it: a record each provider and facility, with what they say before and after. */
export async function describePlan(reader: Reader, plan: BatchPlan, before: RowsOfTables): Promise<FoundRecord[]> {
  const names = await namesFor(reader, plan, before)
  const parts = partsOf(plan, before, names)
  const { people, book } = plan
  const found: FoundRecord[] = []
  const seen = new Set<string>()
  const partChanges = (id: string): FieldChanges =>
    Object.fromEntries(
      Object.entries(parts).flatMap(([field, part]) => {
        const change = part.change(id)
        return change && change.before !== change.after ? [[field, change] as const] : []
      }),
    )
  for (const row of [...people.created, ...people.changed]) {
    const former = before.get('providers')?.get(row.id)
    const fields = { ...fieldChanges(former, row, shownProviderColumns), ...partChanges(row.id) }
    seen.add(row.id)
    if (former && Object.keys(fields).length === 0) continue
    const subject = { type: 'provider', id: row.id } as const
    const outcome = former ? 'changed' : 'created'
    found.push({ subject, externalId: row.npi, name: nameOfProvider(row), outcome, fields })
  }
  for (const id of parts.facilities.ids.filter((each) => !seen.has(each))) {
    const fields = partChanges(id)
    if (Object.keys(fields).length === 0) continue
    found.push({ subject: { type: 'provider', id }, externalId: null, name: '', outcome: 'changed', fields })
  }
  for (const row of [...book.created.values(), ...book.changed.values()]) {
    const former = before.get('facilities')?.get(row.id)
    const fields = fieldChanges(former, row, shownFacilityColumns)
    if (former && Object.keys(fields).length === 0) continue
    const subject = { type: 'facility', id: row.id } as const
    found.push({ subject, externalId: row.npi, name: row.nameEn, outcome: former ? 'changed' : 'created', fields })
  }
  return found
}
