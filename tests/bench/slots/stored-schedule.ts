import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { visitTypeDefaults } from '#app/modules/booking/limits.ts'
import {
  appointments,
  availabilityExceptions,
  availabilityRules,
  patients,
  providerFacilities,
  slotHolds,
  visitTypes,
} from '#drizzle/schema/index.ts'
import { patientRow } from '#tests/factories/booking.ts'
import { insertFacility, insertProvider, tri } from '#tests/factories/directory.ts'

/** Rows of schedules, for the tests of reading them and for the bench. */

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

export type StoredProviderFacility = { id: string; providerId: string; facilityId: string; timeZone: string }

/** A provider who can be booked at a place; answers the place. `providerId` adds a place to one who is there. */
export async function insertProviderFacility(
  tx: Transaction,
  { timeZone = 'America/New_York', ...known }: Partial<Omit<StoredProviderFacility, 'id'>> = {},
  overrides: Partial<Row<typeof providerFacilities>> = {},
): Promise<StoredProviderFacility> {
  const facilityId = known.facilityId ?? (await insertFacility(tx, { timeZone }))
  const providerId = known.providerId ?? (await insertProvider(tx, { practices: [] }))
  const row = { id: newId(), providerId, facilityId, role: 'attending' as const, isBookable: true, isPrimary: true }
  await tx.insert(providerFacilities).values({ ...row, ...overrides })
  return { id: row.id, providerId, facilityId, timeZone }
}

/** A half-hour visit without buffers that can be booked at once. */
export async function insertVisitType(
  tx: Transaction,
  providerFacility: StoredProviderFacility,
  overrides: Partial<Row<typeof visitTypes>> = {},
): Promise<string> {
  const id = newId()
  await tx.insert(visitTypes).values({
    ...visitTypeDefaults,
    id,
    providerFacilityId: providerFacility.id,
    code: id,
    name: tri('visit'),
    minutes: 30,
    bufferBefore: 0,
    bufferAfter: 0,
    sharesBuffers: false,
    alignMinutes: 30,
    mode: 'in_person',
    newPatients: 'all',
    approval: 'auto',
    capacity: 1,
    isSensitive: false,
    resourceKinds: [],
    isActive: true,
    sort: 1,
    ...overrides,
  })
  return overrides.id ?? id
}

/** Hours on every day of the week. */
export async function insertRule(
  tx: Transaction,
  providerFacility: StoredProviderFacility,
  overrides: Partial<Row<typeof availabilityRules>> = {},
): Promise<void> {
  await tx.insert(availabilityRules).values({
    id: newId(),
    providerFacilityId: providerFacility.id,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    starts: '09:00',
    ends: '12:00',
    everyWeeks: 1,
    visitTypeIds: null,
    ...overrides,
  })
}

export async function insertException(
  tx: Transaction,
  providerFacility: StoredProviderFacility,
  row: Pick<Row<typeof availabilityExceptions>, 'date' | 'kind' | 'starts' | 'ends'>,
): Promise<void> {
  const keys = { id: newId(), providerFacilityId: providerFacility.id, createdAt: now() }
  await tx.insert(availabilityExceptions).values({ ...keys, ...row })
}

export async function insertPatient(tx: Transaction): Promise<string> {
  const row = patientRow()
  await tx.insert(patients).values(row)
  return row.id
}

type Visit = { patientId: string; visitTypeId: string | null; startsAt: number; minutes?: number }

/** A booked visit of half an hour without buffers, as a row. */
export function appointmentRow(
  providerFacility: StoredProviderFacility,
  { patientId, visitTypeId, startsAt, minutes = 30 }: Visit,
): Row<typeof appointments> & { id: string } {
  const id = newId()
  const endsAt = startsAt + minutes * 60_000
  return {
    id,
    reference: id,
    providerId: providerFacility.providerId,
    providerFacilityId: providerFacility.id,
    visitTypeId,
    patientId,
    ...{ startsAt, endsAt, busyFrom: startsAt, busyTo: endsAt },
    seat: 0,
    resourceIds: [],
    timeZone: providerFacility.timeZone,
    status: 'booked',
    source: 'web',
    isNewPatient: false,
    rescheduleCount: 0,
    requestedWindows: [],
    icsSequence: 0,
    version: 1,
    createdAt: now(),
    updatedAt: now(),
  }
}

export async function insertAppointment(
  tx: Transaction,
  providerFacility: StoredProviderFacility,
  visit: Visit,
  overrides: Partial<Row<typeof appointments>> = {},
): Promise<string> {
  const row = { ...appointmentRow(providerFacility, visit), ...overrides }
  await tx.insert(appointments).values(row)
  return row.id
}

export async function insertHold(
  tx: Transaction,
  providerFacility: StoredProviderFacility,
  { visitTypeId, startsAt, expiresAt }: { visitTypeId: string; startsAt: number; expiresAt: number },
  overrides: Partial<Row<typeof slotHolds>> = {},
): Promise<string> {
  const id = newId()
  const endsAt = startsAt + 30 * 60_000
  await tx.insert(slotHolds).values({
    id,
    providerId: providerFacility.providerId,
    providerFacilityId: providerFacility.id,
    visitTypeId,
    ...{ startsAt, endsAt, busyFrom: startsAt, busyTo: endsAt },
    seat: 0,
    resourceIds: [],
    keyHash: id,
    status: 'active',
    expiresAt,
    createdAt: now(),
    ...overrides,
  })
  return id
}
