import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { displayName, englishName } from '#app/modules/directory/person-name.ts'
import { findDoubles } from '#app/modules/review/queries/registration-evidence.server.ts'
import { facilities, providerFacilities, providers } from '#drizzle/schema/directory.ts'
import type { MergeKind } from '../merge-rules.ts'

/** One that may be merged or retired, with what tells it from others. */
export type Subject = Readonly<{
  id: string
  slug: string
  name: string
  other: string | null
  status: string
  npi: string | null
  address: string | null
}>

const most = 20

/** Whether one of some texts holds what was typed, whatever its case. */
function holds(text: string, ...columns: SQL[]): SQL | undefined {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return or(...columns.map((column) => sql`lower(${column}) like ${pattern} escape '\\'`))
}

/** A number of the United States as it is stored; null for what is none. */
function phoneIn(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '')
  if (!/^[\d\s().+-]+$/.test(text)) return null
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : null
}

/** What was typed, as it is looked for; null for nothing. */
export function searchedText(given: string): string | null {
  const text = given.normalize('NFKC').replaceAll('\0', '').trim().replaceAll(/\s+/g, ' ').slice(0, 100)
  return [...text].length < 2 ? null : text
}

const addressOf = ({ addressLine1, city, zip }: typeof facilities.$inferSelect) => `${addressLine1}, ${city} ${zip}`

const asFacility = (row: typeof facilities.$inferSelect, locale: Locale): Subject => {
  const { id, slug, status, npi } = row
  const name = facilityName(row, locale)
  return { id, slug, status, npi, name, other: name === row.nameEn ? null : row.nameEn, address: addressOf(row) }
}

async function asProviders(rows: readonly (typeof providers.$inferSelect)[], locale: Locale): Promise<Subject[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const at = await db
    .select({ providerId: providerFacilities.providerId, facility: facilities })
    .from(providerFacilities)
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(and(inArray(providerFacilities.providerId, ids), ne(facilities.status, 'merged')))
    .orderBy(asc(providerFacilities.id))
  return rows.map((row) => {
    const { main, other } = displayName(row, locale)
    const place = at.find(({ providerId }) => providerId === row.id)
    const { id, slug, status, npi } = row
    return { id, slug, status, npi, name: main, other, address: place ? addressOf(place.facility) : null }
  })
}

async function providersWith(text: string, locale: Locale): Promise<Subject[]> {
  const phone = phoneIn(text)
  const reached = db
    .select({ id: providerFacilities.providerId })
    .from(providerFacilities)
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(phone === null ? sql`1 = 0` : or(eq(facilities.phone, phone), eq(providerFacilities.phone, phone)))
  const isMeant = or(
    ...[eq(providers.npi, text), eq(providers.id, text), eq(providers.slug, text.toLowerCase())],
    inArray(providers.id, reached),
    holds(
      text,
      sql`${providers.legalFirst} || ' ' || ${providers.legalLast}`,
      sql`coalesce(${providers.preferredName}, '')`,
      sql`coalesce(${providers.nameHans}, '')`,
      sql`coalesce(${providers.nameHant}, '')`,
    ),
  )
  const rows = await db.select().from(providers).where(isMeant).orderBy(asc(providers.id)).limit(most)
  return asProviders(rows, locale)
}

async function facilitiesWith(text: string, locale: Locale): Promise<Subject[]> {
  const phone = phoneIn(text)
  const isMeant = or(
    ...[eq(facilities.npi, text), eq(facilities.id, text), eq(facilities.slug, text.toLowerCase())],
    ...(phone === null ? [] : [eq(facilities.phone, phone)]),
    holds(
      text,
      sql`${facilities.nameEn}`,
      sql`coalesce(${facilities.nameHans}, '')`,
      sql`coalesce(${facilities.nameHant}, '')`,
      sql`${facilities.addressLine1}`,
    ),
  )
  const rows = await db.select().from(facilities).where(isMeant).orderBy(asc(facilities.id)).limit(most)
  return rows.map((row) => asFacility(row, locale))
}

/** Who is found by a name, an NPI, a telephone number or an address of a page; facilities by their street as well. */
export const findSubjects = (kind: MergeKind, text: string, locale: Locale): Promise<Subject[]> =>
  kind === 'provider' ? providersWith(text, locale) : facilitiesWith(text, locale)

/** One by its id; null when there is none. */
export async function findSubject(kind: MergeKind, id: string, locale: Locale): Promise<Subject | null> {
  if (kind === 'facility') {
    const [row] = await db.select().from(facilities).where(eq(facilities.id, id))
    return row ? asFacility(row, locale) : null
  }
  const rows = await db.select().from(providers).where(eq(providers.id, id))
  return (await asProviders(rows, locale))[0] ?? null
}

/** Facilities at the same street number and ZIP code, or with the same telephone number. */
async function facilitiesLike(id: string, locale: Locale): Promise<Subject[]> {
  const [row] = await db.select().from(facilities).where(eq(facilities.id, id))
  if (!row) return []
  const isNear = and(
    eq(facilities.zip, row.zip),
    eq(sql`lower(${facilities.addressLine1})`, row.addressLine1.toLowerCase()),
  )
  const isLike = row.phone === null ? isNear : or(isNear, eq(facilities.phone, row.phone))
  const rows = await db
    .select()
    .from(facilities)
    .where(and(isLike, ne(facilities.id, id), ne(facilities.status, 'merged')))
    .orderBy(asc(facilities.id))
    .limit(most)
  return rows.map((each) => asFacility(each, locale))
}

/** Who may be the same: doctors as the search finds their name, as a reviewer of a registration is told; facilities by address and telephone. */
export async function findLike(kind: MergeKind, id: string, locale: Locale): Promise<Subject[]> {
  if (kind === 'facility') return facilitiesLike(id, locale)
  const [row] = await db.select().from(providers).where(eq(providers.id, id))
  if (!row) return []
  const names = [englishName(row), row.nameHans ?? row.nameHant].filter(Boolean).join(' ')
  const ids = (await findDoubles(names, id, locale)).map((double) => double.id)
  const rows = ids.length === 0 ? [] : await db.select().from(providers).where(inArray(providers.id, ids))
  return asProviders(
    rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    locale,
  )
}

/** The id of whom an id, an NPI or the last part of an address names; null for nobody. */
export async function findNamed(kind: MergeKind, text: string): Promise<string | null> {
  const given = text.replaceAll('\0', '').toLowerCase()
  if (kind === 'facility') {
    const { id, npi, slug } = facilities
    const isMeant = or(eq(id, given), eq(npi, given), eq(slug, given))
    const [row] = await db.select({ id }).from(facilities).where(isMeant).orderBy(asc(id)).limit(1)
    return row?.id ?? null
  }
  const { id, npi, slug } = providers
  const isMeant = or(eq(id, given), eq(npi, given), eq(slug, given))
  const [row] = await db.select({ id }).from(providers).where(isMeant).orderBy(asc(id)).limit(1)
  return row?.id ?? null
}
