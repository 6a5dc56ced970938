import { asc, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { editsResources } from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { touchSchedules } from '#app/modules/booking/slots/commands/touch-schedules.server.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { appointments, resources, slotHolds } from '#drizzle/schema/scheduling.ts'
import { findResourceNeeds, type ResourceNeeds } from '../queries/resource-needs.server.ts'
import { listResources, type Resource, resourceBasis } from '../queries/resources.server.ts'

/** What the actor wants changed at which facility; the facility's id comes from the database. */
type At = { actor: ProviderActor; facilityId: string }

/**
 * Adds a room, device or chair to a facility. The same once more adds nothing.
 * @throws DomainError not_found `booking.NOT_FOUND`; conflict `schedule.resource_name_taken`
 */
export function addResource(at: At, { id, kind, name, capacity }: Resource): Promise<void> {
  return withTransaction(async (tx) => {
    const known = await open(tx, at)
    if (known.some((each) => each.id === id)) return
    refuseTaken(known, { id, kind, name })
    const [row] = await tx
      .insert(resources)
      .values({ id, facilityId: at.facilityId, kind, name, capacity })
      .onConflictDoNothing()
      .returning({ id: resources.id })
    // Another facility's: its form is too old, or not ours.
    if (!row) refuse('NOT_FOUND')
    await auditResources(tx, at)
  })
}

/**
 * Renames a resource, or says how many visits are in it at once; a retired one is in use again. Visits to come that it no longer takes go to
 * another of its kind.
 * @param basis `resourceBasis` of what the form showed
 * @throws DomainError not_found `booking.NOT_FOUND`; conflict `schedule.stale`, `schedule.resource_name_taken`, `schedule.resource_needed`
 */
export function changeResource(at: At, { id, name, capacity }: Omit<Resource, 'kind'>, basis: string): Promise<void> {
  return withTransaction(async (tx) => {
    const known = await open(tx, at)
    const before = known.find((each) => each.id === id) ?? refuse('NOT_FOUND')
    if (before.name === name && before.capacity === capacity) return
    if (resourceBasis(before) !== basis) throw new DomainError('conflict', 'schedule.stale')
    refuseTaken(known, { ...before, name })
    if (capacity < before.capacity) await makeRoom(tx, at, before, capacity)
    await tx.update(resources).set({ name, capacity }).where(eq(resources.id, id))
    await auditResources(tx, at)
  })
}

/**
 * Retires a resource: no visit takes it any more, and what took place in it still names it. Visits to come go to another of its kind that is
 * free at their time. Once more, nothing happens.
 * @throws DomainError not_found `booking.NOT_FOUND`; conflict `schedule.resource_needed` where a visit to come finds no other, or a visit
 * type could not be booked any more
 */
export function retireResource(at: At, id: string): Promise<void> {
  return withTransaction(async (tx) => {
    const known = await open(tx, at)
    const before = known.find((each) => each.id === id) ?? refuse('NOT_FOUND')
    if (before.capacity === 0) return
    await makeRoom(tx, at, before, 0)
    await tx.update(resources).set({ capacity: 0 }).where(eq(resources.id, id))
    await auditResources(tx, at)
  })
}

/** Asks who may, and keeps the schedules of everybody at the facility until the commit: what stands now stands then. */
async function open(tx: Transaction, { actor, facilityId }: At): Promise<Resource[]> {
  if (!(await editsResources(tx, actor, facilityId))) refuse('NOT_FOUND')
  const there = await tx
    .select({ providerId: providerFacilities.providerId })
    .from(providerFacilities)
    .where(eq(providerFacilities.facilityId, facilityId))
    .orderBy(asc(providerFacilities.id))
  await touchSchedules(
    tx,
    there.map(({ providerId }) => providerId),
  )
  return listResources(facilityId, tx)
}

/** Two of a kind under one name could not be told apart; what is retired gives its name free. */
function refuseTaken(known: readonly Resource[], wanted: Pick<Resource, 'id' | 'kind' | 'name'>): void {
  const isTaken = ({ id, kind, name, capacity }: Resource) =>
    id !== wanted.id && kind === wanted.kind && capacity > 0 && name.toLowerCase() === wanted.name.toLowerCase()
  if (known.some(isTaken)) throw new DomainError('conflict', 'schedule.resource_name_taken')
}

/** Moves the visits to come that a resource no longer takes. @throws DomainError conflict `schedule.resource_needed` */
async function makeRoom(tx: Transaction, { facilityId }: At, resource: Resource, capacity: number): Promise<void> {
  const needs = await findResourceNeeds(tx, facilityId, resource, capacity)
  if (needs.stuck.size > 0 || needs.visitTypes.length > 0) throw new DomainError('conflict', 'schedule.resource_needed')
  await moveTenants(tx, resource, needs)
}

async function moveTenants(tx: Transaction, resource: Resource, { tenants, moves }: ResourceNeeds): Promise<void> {
  for (const { id, isHold, session, resourceIds } of tenants) {
    const to = moves.get(session)
    if (to === undefined) continue
    const moved = { resourceIds: resourceIds.map((each) => (each === resource.id ? to : each)) }
    if (isHold) await tx.update(slotHolds).set(moved).where(eq(slotHolds.id, id))
    else await tx.update(appointments).set(moved).where(eq(appointments.id, id))
  }
}

async function auditResources(tx: Transaction, { actor, facilityId }: At): Promise<void> {
  await recordAudit(tx, {
    actor: { type: 'user', id: actor.userId },
    action: 'booking.schedule_update',
    subject: { type: 'facility', id: facilityId },
    fields: ['resources'],
  })
}
