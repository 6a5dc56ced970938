import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { AnySQLiteColumn, AnySQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Reader } from '#app/core/database/connection.ts'
import type { MergeStep } from '#drizzle/schema/administration.ts'
import * as schema from '#drizzle/schema/index.ts'
import { type AnyRow, isSame } from '../merge-rules.ts'

/** The tables that a merge touches, by the name under which its steps keep them. */
const tables = {
  ...{ providers: schema.providers, facilities: schema.facilities, redirects: schema.redirects },
  ...{ provider_search_names: schema.providerSearchNames, provider_credentials: schema.providerCredentials },
  ...{ provider_specialties: schema.providerSpecialties, provider_languages: schema.providerLanguages },
  ...{ provider_facilities: schema.providerFacilities, provider_facility_plans: schema.providerFacilityPlans },
  ...{ visit_types: schema.visitTypes, availability_rules: schema.availabilityRules },
  ...{ availability_exceptions: schema.availabilityExceptions, closures: schema.closures },
  ...{ booking_rules: schema.bookingRules, slot_holds: schema.slotHolds, appointments: schema.appointments },
  ...{ waitlist_entries: schema.waitlistEntries, ticket_picks: schema.ticketPicks, media: schema.media },
  ...{ change_requests: schema.changeRequests, blog_posts: schema.blogPosts },
  ...{ facility_hours: schema.facilityHours, facility_languages: schema.facilityLanguages },
  ...{ facility_services: schema.facilityServices, facility_holidays: schema.facilityHolidays },
  ...{ facility_sources: schema.facilitySources, registry_addresses: schema.registryAddresses },
  ...{ resources: schema.resources, team_members: schema.teamMembers, invites: schema.invites },
  ...{ sync_conflicts: schema.syncConflicts, patient_notes: schema.patientNotes },
  ...{ facility_accounts: schema.facilityAccounts, supply_items: schema.supplyItems },
  ...{ compliance_items: schema.complianceItems, eligibility_checks: schema.eligibilityChecks },
  visit_feedback: schema.visitFeedback,
  ...{ i693_cases: schema.i693Cases, care_cases: schema.careCases },
  facility_pharmacies: schema.facilityPharmacies,
  ...{ refill_requests: schema.refillRequests, scan_devices: schema.scanDevices },
  ...{ phone_lines: schema.phoneLines, telephony_settings: schema.telephonySettings },
  ...{ ivr_versions: schema.ivrVersions, ring_groups: schema.ringGroups },
  ...{ calls: schema.calls, voicemails: schema.voicemails },
  ...{ association_members: schema.associationMembers, association_endorsements: schema.associationEndorsements },
} as const

export type MergeTable = keyof typeof tables

/** Tables whose rows are known by another column than `id`. */
const keys: Readonly<Record<string, string>> = { registry_addresses: 'key', booking_rules: 'providerFacilityId' }

/** A table by its name; all are read and written by the names of their columns. */
export const mergeTable = (name: string) => tables[name as MergeTable] as unknown as AnySQLiteTable

const columnOf = (name: string, column: string) =>
  (mergeTable(name) as unknown as Record<string, AnySQLiteColumn>)[column]!

export const keyColumn = (name: string) => columnOf(name, keys[name] ?? 'id')

/** By what a row is known in its table. */
export const keyOf = (name: string, row: AnyRow) => String(row[keys[name] ?? 'id'])

/** The rows of a table that name somebody in a column. */
export function rowsNaming(
  reader: Reader,
  table: MergeTable,
  column: string,
  id: string,
  where?: SQL,
): Promise<AnyRow[]> {
  return reader
    .select()
    .from(mergeTable(table))
    .where(and(eq(columnOf(table, column), id), where))
    .orderBy(asc(keyColumn(table))) as unknown as Promise<AnyRow[]>
}

export async function rowById(reader: Reader, table: MergeTable, id: string): Promise<AnyRow | null> {
  const [row] = (await reader
    .select()
    .from(mergeTable(table))
    .where(eq(keyColumn(table), id))) as AnyRow[]
  return row ?? null
}

/** How many ids stand in one statement. */
const idsAtOnce = 500

/** Ids in parts that fit into a statement. */
export function inParts(ids: readonly string[]): string[][] {
  const parts: string[][] = []
  for (let start = 0; start < ids.length; start += idsAtOnce) parts.push(ids.slice(start, start + idsAtOnce))
  return parts
}

/** Rows by their keys; those that are not there any more are missing. */
export async function rowsByIds(reader: Reader, table: string, ids: readonly string[]): Promise<Map<string, AnyRow>> {
  const found = new Map<string, AnyRow>()
  for (const part of inParts(ids)) {
    const rows = (await reader
      .select()
      .from(mergeTable(table))
      .where(inArray(keyColumn(table), part))
      .orderBy(asc(keyColumn(table)))) as AnyRow[]
    for (const row of rows) found.set(keyOf(table, row), row)
  }
  return found
}

type Move = Readonly<{ table: MergeTable; column: string; from: string; to: string }>
type HowToMove = Readonly<{ unlike?: readonly string[]; onlyAlone?: boolean; where?: SQL | undefined }>

/**
 * The step that lets rows name another one. With `unlike` those stay that would say the same as a row of the other; with `onlyAlone`
 * all stay where the other has any.
 */
export async function moveRows(
  reader: Reader,
  { table, column, from, to }: Move,
  { unlike, onlyAlone = false, where }: HowToMove = {},
): Promise<MergeStep[]> {
  const own = unlike || onlyAlone ? await rowsNaming(reader, table, column, to, where) : []
  if (onlyAlone && own.length > 0) return []
  const sayingOf = (row: AnyRow) => JSON.stringify((unlike ?? []).map((name) => row[name]))
  const taken = new Set(own.map(sayingOf))
  const all = await rowsNaming(reader, table, column, from, where)
  const rows = all.filter((row) => !unlike || !taken.has(sayingOf(row)))
  return rows.length === 0 ? [] : [{ kind: 'move', table, column, from, to, ids: rows.map((row) => keyOf(table, row)) }]
}

/** The step that sets columns of one row; none where they are so already. */
export function setRow(table: MergeTable, row: AnyRow, after: AnyRow): MergeStep[] {
  const names = Object.keys(after).filter((name) => !isSame(row[name], after[name]))
  if (names.length === 0) return []
  const of = (values: AnyRow) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return [{ kind: 'set', table, id: keyOf(table, row), before: of(row), after: of(after) }]
}

export const addRow = (table: MergeTable, row: AnyRow): MergeStep => ({
  ...{ kind: 'add', table, id: keyOf(table, row), row },
})

export const removeRow = (table: MergeTable, row: AnyRow): MergeStep => ({
  ...{ kind: 'remove', table, id: keyOf(table, row), row },
})
