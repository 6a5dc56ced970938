import { asc, eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale, Localized } from '#app/core/i18n/locale.ts'
import { findVersions } from '#app/modules/edits/queries/edits.server.ts'
import { i693Rules, imagingModalities, labTests, medications } from '#drizzle/schema/content.ts'
import { membershipCoupons, tierOffers } from '#drizzle/schema/membership.ts'
import { bannedClaims, decisionReasons } from '#drizzle/schema/moderation.ts'
import { promotionRates } from '#drizzle/schema/promotion/campaigns.ts'
import * as reference from '#drizzle/schema/reference.ts'
import type { ReferenceTable, TableKey } from '../table-columns.ts'
import { textsOf } from '../row-texts.ts'

const { specialties, symptoms, neighborhoods, languages, carriers, plans, planGroups } = reference

const tables = {
  ...{ specialties, symptoms, neighborhoods, languages, carriers, plans, planGroups },
  ...{ decisionReasons, bannedClaims, tierOffers, coupons: membershipCoupons, promotionRates },
  ...{ examRules: i693Rules, labTests, modalities: imagingModalities, medicines: medications },
} satisfies Record<TableKey, unknown>

/** A row of any reference table: its columns are those of the declaration. */
export type ReferenceRow = Readonly<{ id: string } & Record<string, unknown>>

/** The table itself. All have an id, and otherwise what the declaration says: the one cast. */
export const tableOf = (key: TableKey) => tables[key] as unknown as typeof symptoms

/** All rows of a table, in the order of their ids. */
export async function readRows({ key }: ReferenceTable, reader: Reader = db): Promise<ReferenceRow[]> {
  const table = tableOf(key)
  return reader.select().from(table).orderBy(asc(table.id))
}

export async function findRow({ key }: ReferenceTable, id: string, reader: Reader = db): Promise<ReferenceRow | null> {
  if (id.includes('\0')) return null
  const table = tableOf(key)
  const [row] = await reader.select().from(table).where(eq(table.id, id))
  return row ?? null
}

/** A row with the version that a form shows. @throws DomainError not_found `reference.row_not_found` */
export async function openRow(table: ReferenceTable, id: string) {
  const row = await findRow(table, id)
  if (!row) throw new DomainError('not_found', 'reference.row_not_found')
  return { row, version: (await findVersions(table.tableName, [id])).get(id) ?? 0 }
}

/** What names a row to its reader. */
export function titleOf({ title }: ReferenceTable, row: ReferenceRow, locale: Locale): string {
  const value = row[title]
  return typeof value === 'string' ? value : (value as Localized)[locale]
}

const pageSize = 50

/** A page of rows in which every word of `text` stands somewhere. */
export async function listRows(
  table: ReferenceTable,
  { text, page, locale }: Readonly<{ text: string; page: number; locale: Locale }>,
) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const rows = await readRows(table)
  const found = rows.filter((row) => {
    const all = [row.id, ...Object.values(textsOf(table, row))].join('\n').toLowerCase()
    return words.every((word) => all.includes(word))
  })
  const order = (row: ReferenceRow) => (typeof row.sort === 'number' ? row.sort : 0)
  const sorted = found.toSorted((one, other) => order(one) - order(other) || (one.id < other.id ? -1 : 1))
  const pageCount = Math.max(1, Math.ceil(sorted.length / pageSize))
  const current = Math.min(Math.max(1, page), pageCount)
  const shown = sorted.slice((current - 1) * pageSize, current * pageSize)
  const versions = await findVersions(
    table.tableName,
    shown.map(({ id }) => id),
  )
  return {
    total: sorted.length,
    page: current,
    pageCount,
    rows: shown.map((row) => ({ id: row.id, title: titleOf(table, row, locale), edits: versions.get(row.id) ?? 0 })),
  }
}

/** How many rows each table has. */
export async function countRows(keys: readonly TableKey[]): Promise<number[]> {
  return Promise.all(keys.map((key) => db.$count(tableOf(key))))
}

/** The rows that a column of links may name, by what they are called. */
export async function listChoices(table: ReferenceTable, locale: Locale) {
  const rows = await readRows(table)
  return rows
    .map((row) => ({ value: row.id, label: titleOf(table, row, locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
}
