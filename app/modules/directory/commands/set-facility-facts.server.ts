import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { facilities, facilityLanguages, languages } from '#drizzle/schema/index.ts'
import { setFacility } from './correct-facility.server.ts'

type FacilityRow = typeof facilities.$inferSelect

/** What who leads a facility says of it without a reviewer: names, address and telephone are not among it. */
export type FacilityFacts = Readonly<
  Partial<
    Pick<
      FacilityRow,
      | ('fax' | 'email' | 'website' | 'wechat')
      | ('isWheelchairAccessible' | 'hasElevator' | 'acceptsWalkIn')
      | ('parking' | 'wayIn')
    >
  >
>

/** Who changes which facility; `version` is the one that the form showed. */
export type FacilityEdit = Readonly<{ facilityId: string; userId: string; version: number }>

/** A language and who at a facility speaks it, besides its doctors. */
export type StaffLanguage = Readonly<{
  languageId: string
  who: Exclude<(typeof facilityLanguages.$inferSelect)['who'], 'doctor'>
}>

/** The facility as the form showed it. @throws DomainError as `setFacility` */
async function openFacility(tx: Transaction, { facilityId, version }: FacilityEdit): Promise<FacilityRow> {
  const [row] = await tx.select().from(facilities).where(eq(facilities.id, facilityId))
  if (!row) throw new DomainError('not_found', 'directory.facility_not_found')
  if (row.version !== version) throw new DomainError('conflict', 'directory.stale')
  return row
}

const byKey = (one: [string, unknown], other: [string, unknown]) => (one[0] < other[0] ? -1 : 1)

/** One text for equal values: PostgreSQL orders the keys of JSON by itself. */
const spelled = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(Object.entries(value).toSorted(byKey))
    : JSON.stringify(value)

/**
 * Saves facts of a facility at once, those that differ from what stands. Whether the user may is the caller's to know. Call it last.
 * @returns the names of the fields that changed
 * @throws DomainError not_found `directory.facility_not_found`; conflict `directory.stale`
 */
export async function setFacilityFacts(tx: Transaction, edit: FacilityEdit, facts: FacilityFacts): Promise<string[]> {
  const row = await openFacility(tx, edit)
  const changed = Object.entries(facts).filter(
    ([field, value]) => spelled(value) !== spelled(row[field as keyof FacilityFacts]),
  )
  const fields = changed.map(([field]) => field)
  if (fields.length > 0)
    await setFacility(tx, edit, { fields, columns: Object.fromEntries(changed), trust: 'provider' })
  return fields
}

const isSame = (one: StaffLanguage, other: { languageId: string; who: string }) =>
  one.languageId === other.languageId && one.who === other.who

/**
 * Says which languages the front desk and the interpreters of a facility speak; the list replaces the one before. What is said of doctors
 * stays: they say it themselves. Call it last.
 * @returns whether anything changed
 * @throws DomainError as `setFacilityFacts`; invalid `directory.unknown_language`
 */
export async function setFacilityLanguages(
  tx: Transaction,
  edit: FacilityEdit,
  spoken: readonly StaffLanguage[],
): Promise<boolean> {
  const { id: facilityId } = await openFacility(tx, edit)
  const ids = [...new Set(spoken.map(({ languageId }) => languageId))]
  const known =
    ids.length === 0 ? [] : await tx.select({ id: languages.id }).from(languages).where(inArray(languages.id, ids))
  if (known.length !== ids.length) throw new DomainError('invalid', 'directory.unknown_language')
  const rows = await tx
    .select()
    .from(facilityLanguages)
    .where(and(eq(facilityLanguages.facilityId, facilityId), ne(facilityLanguages.who, 'doctor')))
    .orderBy(asc(facilityLanguages.id))
  const gone = rows.filter((row) => !spoken.some((each) => isSame(each, row))).map(({ id }) => id)
  const come = spoken.filter((each) => !rows.some((row) => isSame(each, row)))
  if (gone.length + come.length === 0) return false
  const write = async () => {
    if (gone.length > 0) await tx.delete(facilityLanguages).where(inArray(facilityLanguages.id, gone))
    if (come.length > 0)
      await tx.insert(facilityLanguages).values(come.map((each) => ({ id: newId(), facilityId, ...each })))
  }
  await setFacility(tx, edit, { fields: ['languages'], write, trust: 'provider' })
  return true
}
