import { eq, getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import { getTableConfig as postgresTable, type PgTable } from 'drizzle-orm/pg-core'
import { getTableConfig as sqliteTable, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import * as schema from '#drizzle/schema/index.ts'
import { adminActor } from '#tests/factories/accounts.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { mergeTwo } from './commands/merge-two.server.ts'
import { undoMerge } from './commands/undo-merge.server.ts'
import type { MergeKind } from './merge-rules.ts'

useDatabase()

type Row = Record<string, unknown>
type AnyTable = SQLiteTable & Record<string, { name: string }>

const tables = new Map<string, AnyTable>(
  Object.values(schema).flatMap((table) =>
    is(table, Table) ? [[getTableName(table), table as unknown as AnyTable]] : [],
  ),
)

/** The columns of a row that names the one that goes, or its place at a facility that the kept one has too. */
const moved: Record<MergeKind, Record<string, readonly string[]>> = {
  provider: {
    providers: ['mergedIntoId'],
    provider_search_names: ['providerId'],
    provider_credentials: ['providerId'],
    provider_specialties: ['providerId'],
    provider_languages: ['providerId'],
    provider_facilities: ['providerId'],
    provider_facility_plans: ['providerFacilityId'],
    visit_types: ['providerFacilityId'],
    availability_rules: ['providerFacilityId'],
    availability_exceptions: ['providerFacilityId'],
    slot_holds: ['providerId', 'providerFacilityId'],
    appointments: ['providerId', 'providerFacilityId'],
    waitlist_entries: ['providerId'],
    ticket_picks: ['providerId'],
    compliance_items: ['providerId'],
    eligibility_checks: ['providerId'],
    visit_feedback: ['providerId'],
    i693_cases: ['surgeonId'],
    care_cases: ['requesterProviderId', 'recipientProviderId'],
    association_members: ['providerId'],
    association_endorsements: ['providerId'],
    closures: ['scopeId'],
    media: ['ownerId'],
    change_requests: ['targetId'],
    blog_posts: ['ownerId'],
  },
  facility: {
    facilities: ['mergedIntoId'],
    provider_facilities: ['facilityId'],
    provider_facility_plans: ['providerFacilityId'],
    visit_types: ['providerFacilityId'],
    availability_rules: ['providerFacilityId'],
    availability_exceptions: ['providerFacilityId'],
    slot_holds: ['providerFacilityId'],
    appointments: ['providerFacilityId'],
    closures: ['scopeId'],
    media: ['ownerId'],
    change_requests: ['targetId'],
    facility_hours: ['facilityId'],
    facility_languages: ['facilityId'],
    facility_services: ['facilityId'],
    facility_accounts: ['facilityId'],
    supply_items: ['facilityId'],
    i693_cases: ['facilityId'],
    compliance_items: ['facilityId'],
    eligibility_checks: ['facilityId'],
    visit_feedback: ['facilityId'],
    care_cases: ['requesterFacilityId', 'recipientFacilityId'],
    facility_pharmacies: ['facilityId'],
    refill_requests: ['facilityId'],
    scan_devices: ['facilityId'],
    phone_lines: ['facilityId'],
    telephony_settings: ['facilityId'],
    ivr_versions: ['facilityId'],
    ring_groups: ['facilityId'],
    calls: ['facilityId'],
    voicemails: ['facilityId'],
    facility_holidays: ['facilityId'],
    facility_sources: ['facilityId'],
    registry_addresses: ['facilityId'],
    resources: ['facilityId'],
    patient_notes: ['facilityId'],
    team_members: ['facilityId'],
    invites: ['facilityIds'],
  },
}

/** Columns that look as if they named one, and why a merge leaves them; or where else they are tested. */
const leftAlone: Record<string, string> = {
  'search_changes.providerId': 'the index, written anew',
  'provider_schedules.providerId': 'the lock of each provider',
  'facility_people.facilityId': 'kept by facility; see the test of who is known',
  'queue_days.facilityId': 'counts the numbers of one day; each goes on with its own',
  'late_doctors.providerFacilityId': 'said for one day; the desk says it again',
  'booking_rules.providerFacilityId': 'copied where the other has none; see the test of rules',
  'slot_holds.visitTypeId': 'see the test of visit types',
  'appointments.visitTypeId': 'see the test of visit types',
  'waitlist_entries.visitTypeId': 'see the test of visit types',
  'availability_rules.visitTypeIds': 'see the test of visit types',
  'health_grants.facilityId': 'a merge lets nobody see more',
  'user_roles.scopeId': 'roles are given for everything',
  'field_trust.subjectId': 'who said what of the kept one is not changed; what is chosen is an edit',
  'sync_conflicts.subjectId':
    'settled, as what the registry says of the one that goes is not of the kept one; see the test of conflicts',
  'sync_records.subjectId': 'tells of what was',
  'message_outbox.subjectId': 'tells of what was',
  'calendar_feeds.providerId': 'shows nothing any more; who had it makes one of the kept one',
  'memberships.providerId': 'a level that is paid for stands in the way; see the test of conflicts',
  'promotion_campaigns.providerId': 'a campaign with weeks of its own stands in the way; see the test of conflicts',
  'action_tokens.subjectId': 'names visits, waits and accounts',
  'audit_events.subjectId': 'tells of what was',
  'support_tickets.mergedIntoId': 'names a ticket',
  'content_revisions.subjectId': 'names a text',
  'content_drafts.subjectId': 'names a text',
  'facility_pharmacies.directoryId': 'says where it was taken from',
  'scan_events.facilityId': 'tells of what was',
  'scan_events.subjectId': 'names a visit or a registration',
  'merges.keptId': 'tells of what was',
  'merges.goneId': 'tells of what was',
}

const naming =
  /(^|_)(provider|facility|provider_facility|subject|target|scope|owner|merged_into|kept|gone|visit_type)_ids?$/
const aims = ['providers', 'facilities', 'provider_facilities', 'visit_types']

function keysOf(table: AnyTable) {
  const { foreignKeys } = dialect === 'postgres' ? postgresTable(table as unknown as PgTable) : sqliteTable(table)
  return foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference()
    return { column: columns[0]!.name, table: getTableName(foreignTable) }
  })
}

/** Every column that names a provider, a facility or a provider facility: by a foreign key, or by how it is called. */
function namingColumns(): string[] {
  return [...tables].flatMap(([name, table]) => {
    const keyed = new Set(keysOf(table).flatMap((key) => (aims.includes(key.table) ? [key.column] : [])))
    return Object.entries(getTableColumns(table)).flatMap(([property, column]) =>
      keyed.has(column.name) || naming.test(column.name) ? [`${name}.${property}`] : [],
    )
  })
}

it('is known of every column that names one what a merge does with it', () => {
  const said = [moved.provider, moved.facility].flatMap((of) =>
    Object.entries(of).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
  )
  expect(namingColumns().toSorted()).toEqual([...new Set([...said, ...Object.keys(leftAlone)])].toSorted())
})

let counter = 0

/** Any row of a table: whatever it must have stands in it, and what it names is there. Answers its key. */
async function insertAny(tx: Transaction, name: string, given: Row): Promise<string> {
  const table = tables.get(name)!
  const aimOf = new Map(keysOf(table).map((key) => [key.column, key.table]))
  const row: Row = { ...given }
  for (const [property, column] of Object.entries(getTableColumns(table))) {
    if (property in row || !column.notNull || column.hasDefault) continue
    const aim = aimOf.get(column.name)
    counter += 1
    if (aim === 'providers') row[property] = await insertProvider(tx, { practices: [] })
    else if (aim === 'facilities') row[property] = await insertFacility(tx)
    else if (aim !== undefined) row[property] = await insertAny(tx, aim, {})
    else if (column.dataType === 'boolean') row[property] = false
    else if (column.dataType === 'number') row[property] = counter
    else if (column.dataType === 'string') row[property] = column.enumValues?.[0] ?? `text-${counter}`
    else row[property] = []
  }
  await tx.insert(table as unknown as typeof schema.providers).values(row as never)
  return String(row.id ?? row.key)
}

/** What a row needs so that it is of the kind that is meant. */
const meant: Record<string, (kind: MergeKind) => Row> = {
  closures: (kind) => ({ scope: kind }),
  media: (kind) => ({ ownerType: kind }),
  change_requests: (kind) => ({ targetType: kind, status: 'rejected' }),
  blog_posts: () => ({ owner: 'provider' }),
  invites: () => ({ status: 'sent' }),
  appointments: () => ({ status: 'completed', busyFrom: null, busyTo: null }),
  slot_holds: () => ({ status: 'expired' }),
}

const insertPlace = (tx: Transaction, providerId: string, facilityId: string) => {
  const id = newId()
  const row = { id, providerId, facilityId, role: 'attending', isBookable: true, isPrimary: false } as const
  return tx
    .insert(schema.providerFacilities)
    .values(row)
    .then(() => id)
}

/** Two with a place in common, and a row in every table that names the one that goes. */
async function insertWorld(tx: Transaction, kind: MergeKind) {
  const insertOne = () => (kind === 'provider' ? insertProvider(tx, { practices: [] }) : insertFacility(tx))
  const [keptId, goneId] = [await insertOne(), await insertOne()]
  const other = kind === 'provider' ? await insertFacility(tx) : await insertProvider(tx, { practices: [] })
  const placeOf = (id: string) => (kind === 'provider' ? insertPlace(tx, id, other) : insertPlace(tx, other, id))
  const places = { kept: await placeOf(keptId), gone: await placeOf(goneId) }
  const own: Record<string, string> = {}
  for (const [name, columns] of Object.entries(moved[kind])) {
    const table = tables.get(name)!
    const named = Object.fromEntries(
      columns.map((column) => {
        if (column === 'facilityIds') return [column, [goneId]]
        return [column, column === 'providerFacilityId' ? places.gone : goneId]
      }),
    )
    if (name === mainNames[kind]) {
      own[name] = await insertOne()
      const merged = { status: 'merged', ...named }
      await tx
        .update(table as unknown as typeof schema.providers)
        .set(merged as never)
        .where(eq(table.id as never, own[name]))
    } else {
      const typed = name === 'slot_holds' ? { visitTypeId: own.visit_types } : {}
      own[name] = await insertAny(tx, name, { ...meant[name]?.(kind), ...typed, ...named })
    }
  }
  return { keptId, goneId, places, own }
}

const mainNames = { provider: 'providers', facility: 'facilities' } as const

describe.each(['provider', 'facility'] as const)('a merge of a %s', (kind) => {
  it('lets every row that named the one that is gone name the kept one, and an undo lets it name the other', async () => {
    const { keptId, goneId, places, own } = await withTransaction((tx) => insertWorld(tx, kind))
    const rowsOf = async () => {
      const found: Record<string, Row> = {}
      for (const [name, id] of Object.entries(own)) {
        const table = tables.get(name)! as unknown as typeof schema.providers & { key?: never }
        const [row] = await db
          .select()
          .from(table)
          .where(eq(name === 'registry_addresses' ? table.key! : table.id, id))
        found[name] = row as Row
      }
      return found
    }
    const before = await rowsOf()
    const versions = { kept: 1, gone: 1 }
    const id = await mergeTwo(adminActor('facility.merge'), {
      kind,
      keptId,
      goneId,
      fields: [],
      reason: 'One',
      versions,
    })
    const after = await rowsOf()
    for (const [name, columns] of Object.entries(moved[kind]))
      for (const column of columns) {
        const [from, to] = column === 'providerFacilityId' ? [places.gone, places.kept] : [goneId, keptId]
        const isList = column === 'facilityIds'
        expect([name, before[name]![column]]).toEqual([name, isList ? [from] : from])
        expect([name, after[name]![column]]).toEqual([name, isList ? [to] : to])
      }
    expect(await undoMerge(adminActor('facility.merge'), id)).toEqual([])
    // A version counts on, so that no form of before overwrites anything.
    const main = mainNames[kind]
    const again = await rowsOf()
    for (const rows of [before, again]) delete rows[main]!.version
    for (const rows of [before, again]) delete rows[main]!.updatedAt
    expect(again).toEqual(before)
  })
})
