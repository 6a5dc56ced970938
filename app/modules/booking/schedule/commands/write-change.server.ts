import { and, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import {
  availabilityExceptions,
  availabilityRules,
  closures,
  facilityHolidays,
  visitTypes,
} from '#drizzle/schema/index.ts'
import { missingDays, type StoredSchedule, type ScheduleChange } from '../schedule-change.ts'

type Change<Kind extends ScheduleChange['kind']> = Extract<ScheduleChange, { kind: Kind }>

/** Writes a change of schedules that has been decided; the rows are those that `changed` foretells. */
export async function writeChange(
  tx: Transaction,
  change: ScheduleChange,
  before: readonly StoredSchedule[],
  userId: string,
): Promise<void> {
  switch (change.kind) {
    case 'hours':
      return writeHours(tx, change, before)
    case 'visit_type':
      return writeVisitType(tx, change, before)
    case 'days':
      return writeDays(tx, change, before, userId)
    case 'holidays':
      return writeHolidays(tx, change)
  }
}

async function writeHours(
  tx: Transaction,
  { providerFacilityIds, put, remove }: Change<'hours'>,
  before: readonly StoredSchedule[],
) {
  const providerFacilityId = providerFacilityIds[0]!
  const known = new Set(before.flatMap(({ rules }) => rules.map(({ id }) => id)))
  const ofProviderFacility = eq(availabilityRules.providerFacilityId, providerFacilityId)
  for (const { id, ...values } of put) {
    if (known.has(id))
      await tx
        .update(availabilityRules)
        .set(values)
        .where(and(ofProviderFacility, eq(availabilityRules.id, id)))
    else await tx.insert(availabilityRules).values({ id, providerFacilityId, ...values })
  }
  if (remove.length > 0)
    await tx.delete(availabilityRules).where(and(ofProviderFacility, inArray(availabilityRules.id, remove)))
}

async function writeVisitType(tx: Transaction, { row }: Change<'visit_type'>, before: readonly StoredSchedule[]) {
  const { id, providerFacilityId, ...values } = row
  const ofProviderFacility = eq(visitTypes.providerFacilityId, providerFacilityId)
  if (before.some((schedule) => schedule.visitTypes.some((each) => each.id === id)))
    await tx
      .update(visitTypes)
      .set(values)
      .where(and(ofProviderFacility, eq(visitTypes.id, id)))
  else await tx.insert(visitTypes).values(row)
}

async function writeDays(
  tx: Transaction,
  change: Change<'days'>,
  before: readonly StoredSchedule[],
  userId: string,
): Promise<void> {
  const added = missingDays(before, change)
  const at = now()
  const exceptions = added.exceptions.map(({ providerFacilityId, ...row }) => ({
    ...row,
    providerFacilityId,
    createdAt: at,
  }))
  if (exceptions.length > 0) await tx.insert(availabilityExceptions).values(exceptions)
  const closed = added.closures.map((row) => ({ ...row, createdBy: userId, createdAt: at }))
  if (closed.length > 0) await tx.insert(closures).values(closed)
  if (change.remove.length === 0) return
  // Only rows of the provider facilities that the actor was asked about.
  const ids = before.flatMap((schedule) => [...schedule.exceptions, ...schedule.closures]).map(({ id }) => id)
  const removed = change.remove.filter((id) => ids.includes(id))
  if (removed.length === 0) return
  await tx.delete(availabilityExceptions).where(inArray(availabilityExceptions.id, removed))
  await tx.delete(closures).where(inArray(closures.id, removed))
}

async function writeHolidays(tx: Transaction, { facilityId, kept }: Change<'holidays'>): Promise<void> {
  await tx.delete(facilityHolidays).where(eq(facilityHolidays.facilityId, facilityId!))
  const rows = kept.map((each) => ({ id: newId(), facilityId: facilityId!, ...each }))
  if (rows.length > 0) await tx.insert(facilityHolidays).values(rows)
}
