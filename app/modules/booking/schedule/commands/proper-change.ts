import type { ProviderActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { DomainError } from '#app/core/errors.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { firstOverlap } from '../hours.ts'
import { listResourceKinds } from '../queries/resource-kinds.server.ts'
import type { StoredSchedule, ScheduleChange } from '../schedule-change.ts'

const improper = () => new DomainError('invalid', 'schedule.improper')

/**
 * Refuses what no form of ours sends, and periods that would lie over each other.
 * @throws DomainError invalid `schedule.overlap` with the other period's `starts`, `ends` and `weekdays`, `schedule.improper`,
 * `schedule.group_locked`
 */
export function refuseImproper(
  change: ScheduleChange,
  before: readonly StoredSchedule[],
  after: readonly StoredSchedule[],
  actor: ProviderActor,
): void {
  switch (change.kind) {
    case 'hours':
      return refuseHours(change, after[0]!)
    case 'visit_type':
      if (change.row.providerFacilityId !== change.providerFacilityIds[0]) throw improper()
      return refuseGroup(change, before[0]!, actor)
    case 'holidays':
      if (change.facilityId === null) throw improper()
      return
    case 'days':
      return refuseDays(change, before, actor)
  }
}

/** A level without group visits keeps the seats that there are and adds none. */
function refuseGroup(
  { row }: Extract<ScheduleChange, { kind: 'visit_type' }>,
  { visitTypes, facilityId, providerId }: StoredSchedule,
  actor: ProviderActor,
): void {
  const seats = visitTypes.find(({ id }) => id === row.id)?.capacity ?? 1
  if (row.capacity <= Math.max(1, seats) || allows(actor, 'schedule.group', { facilityId, providerId })) return
  throw new DomainError('invalid', 'schedule.group_locked')
}

/**
 * Refuses a visit type that would take what the facility has not got, as nobody could ever book it. What stands may stay; a level without
 * resources adds none.
 * @throws DomainError invalid `schedule.resource_unknown`
 */
export async function refuseUnowned(
  reader: Reader,
  change: ScheduleChange,
  before: readonly StoredSchedule[],
  actor: ProviderActor,
): Promise<void> {
  if (change.kind !== 'visit_type') return
  const { facilityId, providerId, visitTypes } = before[0]!
  const stored = visitTypes.find(({ id }) => id === change.row.id)
  const added = change.row.resourceKinds.filter((kind) => !stored?.resourceKinds.includes(kind))
  const opens = change.row.isActive && !stored?.isActive
  const wanted = opens ? change.row.resourceKinds : added
  if (wanted.length === 0) return
  const owned = await listResourceKinds(facilityId, reader)
  const mayAdd = added.length === 0 || allows(actor, 'schedule.resources', { facilityId, providerId })
  if (!mayAdd || wanted.some((kind) => !owned.includes(kind)))
    throw new DomainError('invalid', 'schedule.resource_unknown')
}

function refuseHours({ put }: Extract<ScheduleChange, { kind: 'hours' }>, { rules, visitTypes }: StoredSchedule): void {
  const own = new Set(visitTypes.map(({ id }) => id))
  const today = todayInNewYork()
  for (const rule of put) {
    if (rule.visitTypeIds?.some((id) => !own.has(id))) throw improper()
    const other = firstOverlap(rule, rules, today)
    if (other) {
      const { starts, ends, weekdays } = other
      throw new DomainError('invalid', 'schedule.overlap', { starts, ends, weekdays: weekdays.join(',') })
    }
  }
}

function refuseDays(
  { exceptions, closures, remove, providerFacilityIds, facilityId }: Extract<ScheduleChange, { kind: 'days' }>,
  before: readonly StoredSchedule[],
  actor: ProviderActor,
): void {
  if (exceptions.some(({ providerFacilityId }) => !providerFacilityIds.includes(providerFacilityId))) throw improper()
  const mayClose = ({ scope, scopeId }: { scope: string; scopeId: string }) =>
    scope === 'facility'
      ? scopeId === facilityId
      : scope === 'provider'
        ? scopeId === actor.providerId
        : providerFacilityIds.includes(scopeId)
  if (!closures.every(mayClose)) throw improper()
  const removed = before.flatMap((schedule) => schedule.closures).filter(({ id }) => remove.includes(id))
  if (!removed.every(mayClose)) throw improper()
}
