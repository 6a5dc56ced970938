import { and, asc, eq, inArray, like, notInArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import type { MergeStep } from '#drizzle/schema/administration.ts'
import { blogPosts, changeRequests, closures, facilityPeople, invites, media } from '#drizzle/schema/index.ts'
import { mainTable, type MergeKind } from '../merge-rules.ts'
import { joinProviderFacilities } from './join-provider-facilities.server.ts'
import { type MergeTable, moveRows, rowsNaming, setRow } from './merge-tables.server.ts'

export type Pair = Readonly<{ from: string; to: string }>

/** Who has a main one already gets no second: what comes to them is none any more. */
async function demote(reader: Reader, table: MergeTable, column: string, { from, to }: Pair): Promise<MergeStep[]> {
  const own = await rowsNaming(reader, table, column, to)
  if (!own.some((row) => row.isPrimary === true)) return []
  const rows = await rowsNaming(reader, table, column, from)
  return rows.flatMap((row) => (row.isPrimary === true ? setRow(table, row, { isPrimary: false }) : []))
}

/** Provider facilities of the one that goes: each becomes the other's, or one with the row that the other has. */
async function moveProviderFacilities(reader: Reader, kind: MergeKind, pair: Pair): Promise<MergeStep[]> {
  const table = 'provider_facilities'
  const [column, other] = kind === 'provider' ? ['providerId', 'facilityId'] : ['facilityId', 'providerId']
  const own = new Map((await rowsNaming(reader, table, column!, pair.to)).map((row) => [row[other!], row]))
  const rows = await rowsNaming(reader, table, column!, pair.from)
  const hasMain = kind === 'provider' && [...own.values()].some((row) => row.isPrimary === true)
  const steps: MergeStep[] = []
  for (const row of rows) {
    const same = own.get(row[other!])
    if (same) steps.push(...(await joinProviderFacilities(reader, row, same, { mayLead: kind === 'facility' })))
    else if (hasMain) steps.push(...setRow(table, row, { isPrimary: row.isPrimary === true ? false : row.isPrimary }))
  }
  return [...steps, ...(await moveRows(reader, { table, column: column!, ...pair }, { unlike: [other!] }))]
}

/** Photos, requests and days off that say whom they are about by kind and id; and those that were merged before into the one that goes. */
async function moveNamed(reader: Reader, kind: MergeKind, pair: Pair): Promise<MergeStep[]> {
  const of = (table: MergeTable, column: string) => ({ table, column, ...pair })
  return [
    ...(await moveRows(reader, of(mainTable[kind], 'mergedIntoId'))),
    ...(await moveRows(reader, of('closures', 'scopeId'), { where: eq(closures.scope, kind) })),
    ...(await moveRows(reader, of('media', 'ownerId'), { where: eq(media.ownerType, kind) })),
    ...(await moveRows(reader, of('change_requests', 'targetId'), { where: eq(changeRequests.targetType, kind) })),
  ]
}

export async function stepsOfProvider(reader: Reader, pair: Pair): Promise<MergeStep[]> {
  const column = 'providerId'
  const move = (table: MergeTable, unlike?: readonly string[]) =>
    moveRows(reader, { table, column, ...pair }, unlike ? { unlike } : {})
  const posts = { table: 'blog_posts', column: 'ownerId', ...pair } as const
  return [
    ...(await demote(reader, 'provider_specialties', column, pair)),
    ...(await move('provider_specialties', ['specialtyId'])),
    ...(await move('provider_languages', ['languageId'])),
    ...(await move('provider_search_names', ['form', 'value'])),
    ...(await move('provider_credentials')),
    ...(await moveProviderFacilities(reader, 'provider', pair)),
    ...(await move('slot_holds')),
    ...(await move('appointments')),
    ...(await move('waitlist_entries')),
    ...(await move('ticket_picks')),
    ...(await move('compliance_items', ['facilityId', 'kind'])),
    ...(await move('eligibility_checks')),
    ...(await move('visit_feedback')),
    ...(await moveRows(reader, { table: 'i693_cases', column: 'surgeonId', ...pair })),
    ...(await moveRows(reader, { table: 'care_cases', column: 'requesterProviderId', ...pair })),
    ...(await moveRows(reader, { table: 'care_cases', column: 'recipientProviderId', ...pair })),
    // Of an association that counts both as members, the kept one's membership stays.
    ...(await move('association_members', ['associationId'])),
    ...(await move('association_endorsements', ['associationId', 'step'])),
    ...(await moveRows(reader, posts, { where: eq(blogPosts.owner, 'provider') })),
    ...(await moveNamed(reader, 'provider', pair)),
  ]
}

/** Invitations that wait name the kept facility, once. */
async function moveInvites(reader: Reader, { from, to }: Pair): Promise<MergeStep[]> {
  const rows = await reader
    .select()
    .from(invites)
    .where(and(like(invites.facilityIds, `%"${from}"%`), notInArray(invites.status, ['accepted', 'declined'])))
    .orderBy(asc(invites.id))
  return rows.flatMap((row) => {
    const facilityIds = [...new Set(row.facilityIds.map((id) => (id === from ? to : id)))]
    return setRow('invites', row, { facilityIds })
  })
}

/** People whom only the one that goes has known. Their search tokens are keyed for a facility, so those are made anew. */
async function knowPeople(reader: Reader, { from, to }: Pair): Promise<MergeStep[]> {
  const rows = await reader
    .select({ facilityId: facilityPeople.facilityId, patientId: facilityPeople.patientId })
    .from(facilityPeople)
    .where(inArray(facilityPeople.facilityId, [from, to]))
    .orderBy(asc(facilityPeople.patientId))
  const known = new Set(rows.flatMap(({ facilityId, patientId }) => (facilityId === to ? [patientId] : [])))
  const patientIds = rows.flatMap(({ facilityId, patientId }) =>
    facilityId === from && !known.has(patientId) ? [patientId] : [],
  )
  return patientIds.length === 0 ? [] : [{ kind: 'know', facilityId: to, patientIds }]
}

export async function stepsOfFacility(reader: Reader, pair: Pair): Promise<MergeStep[]> {
  const column = 'facilityId'
  const move = (table: MergeTable, how: Parameters<typeof moveRows>[2] = {}) =>
    moveRows(reader, { table, column, ...pair }, how)
  return [
    // The first, so that an undo comes to it last: by then it is seen who has visits where.
    ...(await knowPeople(reader, pair)),
    ...(await moveProviderFacilities(reader, 'facility', pair)),
    ...(await move('facility_hours', { onlyAlone: true })),
    ...(await move('facility_languages', { unlike: ['languageId', 'who'] })),
    ...(await move('facility_services', { unlike: ['kind', 'code'] })),
    ...(await move('facility_holidays', { unlike: ['holidayCode'] })),
    ...(await move('facility_sources')),
    ...(await move('registry_addresses')),
    ...(await move('facility_accounts', { onlyAlone: true })),
    // Lots and transactions hang on their item; two of one name stand beside each other.
    ...(await move('supply_items')),
    ...(await move('i693_cases')),
    ...(await move('compliance_items', { unlike: ['userId', 'providerId', 'kind'] })),
    ...(await move('eligibility_checks')),
    ...(await move('visit_feedback')),
    ...(await moveRows(reader, { table: 'care_cases', column: 'requesterFacilityId', ...pair })),
    ...(await moveRows(reader, { table: 'care_cases', column: 'recipientFacilityId', ...pair })),
    // Requests name their pharmacy, so both go on as they are; devices scan for the kept one once who paired them has a seat there.
    ...(await move('facility_pharmacies')),
    ...(await move('refill_requests')),
    ...(await move('scan_devices')),
    // Calls and voicemails go with their number; the kept one's own way of answering stays, where it has one.
    ...(await move('phone_lines', { unlike: ['number'] })),
    ...(await move('telephony_settings', { onlyAlone: true })),
    ...(await move('ivr_versions', { unlike: ['number'] })),
    ...(await move('ring_groups')),
    ...(await move('calls')),
    ...(await move('voicemails')),
    ...(await move('resources')),
    ...(await move('patient_notes')),
    ...(await move('team_members', { unlike: ['userId'] })),
    ...(await moveInvites(reader, pair)),
    ...(await moveNamed(reader, 'facility', pair)),
  ]
}
