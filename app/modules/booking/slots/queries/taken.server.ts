import type { Reader } from '#app/core/database/connection.ts'
import { findCompletedStarts, findTakenRows, type Except, type TakenRow, type Window } from './busy-rows.server.ts'
import { groupedBy } from '../grouped.ts'
import { takenTimesOf } from './kept-schedules.server.ts'
import { resourceWindow } from '../occupancy.ts'
import { findResources, findSharingVisitTypes, type Revisions } from './schedule-rows.server.ts'
import type { Busy, SlotInput, SlotVisitType } from '../slot-input.ts'

type ProviderFacility = { id: string; providerId: string; facilityId: string }
type Taken = Pick<SlotInput, 'taken' | 'busy' | 'cappedStarts' | 'resources' | 'resourceUses'>
type TakenOf = (providerFacility: ProviderFacility, type: SlotVisitType) => Taken

const nothing: Taken = { taken: [], busy: [], cappedStarts: [], resources: [], resourceUses: [] }

/** What is taken at provider facilities, in full only where one of the visit types asked about looks at more than the times. */
export async function readTaken(
  reader: Reader,
  providerFacilities: readonly ProviderFacility[],
  typesOf: ReadonlyMap<string, readonly SlotVisitType[]>,
  revisions: ReadonlyMap<string, Revisions>,
  ...when: When
): Promise<TakenOf> {
  const inFull = providerFacilities.filter(({ id }) => typesOf.get(id)!.some(needsDetail))
  const plain = providerFacilities.filter(({ id }) => !typesOf.get(id)!.every(needsDetail))
  const needResources = inFull.filter(({ id }) => typesOf.get(id)!.some((type) => type.resourceKinds.length > 0))
  const timesOf = plain.length === 0 ? () => nothing : await readTimes(reader, plain, revisions, when)
  const detailOf = inFull.length === 0 ? () => nothing : await readDetail(reader, inFull, needResources, when)
  return (providerFacility, type) => (needsDetail(type) ? detailOf : timesOf)(providerFacility, type)
}

function needsDetail({ capacity, dailyCap, sharesBuffers, resourceKinds }: SlotVisitType): boolean {
  return capacity > 1 || dailyCap !== null || sharesBuffers || resourceKinds.length > 0
}

type When = [Window, now: number, Except]

async function readTimes(
  reader: Reader,
  providerFacilities: readonly ProviderFacility[],
  revisions: ReadonlyMap<string, Revisions>,
  [window, now, except]: When,
): Promise<TakenOf> {
  const times = await takenTimesOf(reader, providerFacilities, revisions, { window, now, except })
  return ({ providerId }) => ({ ...nothing, taken: times.get(providerId) ?? [] })
}

async function readDetail(
  reader: Reader,
  providerFacilities: readonly ProviderFacility[],
  needResources: readonly ProviderFacility[],
  when: When,
): Promise<TakenOf> {
  const providerIds = unique(providerFacilities.map(({ providerId }) => providerId))
  const facilityIds = unique(needResources.map(({ facilityId }) => facilityId))
  const sharing = await findSharingVisitTypes(reader, providerIds, facilityIds)
  const toBusy = (row: TakenRow): Busy => ({ ...row, sharesBuffers: sharing.has(row.visitTypeId ?? '') })
  const rows = await findTakenRows(reader, { by: 'provider', ids: providerIds }, ...when)
  const busyOf = groupedBy(rows, ({ ownerId }) => ownerId, toBusy)
  const completed = await findCompletedStarts(reader, providerIds, when[0])
  const resourcesOf = facilityIds.length === 0 ? () => nothing : await readResources(reader, facilityIds, toBusy, when)
  return (providerFacility, type) => {
    const busy = busyOf.get(providerFacility.providerId) ?? []
    const visits = [...busy, ...completed].filter(({ visitTypeId }) => visitTypeId === type.id)
    return {
      ...nothing,
      ...resourcesOf(providerFacility),
      busy,
      cappedStarts: visits.flatMap(({ startsAt }) => startsAt ?? []),
    }
  }
}

async function readResources(
  reader: Reader,
  facilityIds: string[],
  toBusy: (row: TakenRow) => Busy,
  when: When,
): Promise<(providerFacility: ProviderFacility) => Pick<Taken, 'resources' | 'resourceUses'>> {
  const resourcesOf = groupedBy(
    await findResources(reader, facilityIds),
    ({ facilityId }) => facilityId,
    (row) => row,
  )
  const rows = await findTakenRows(reader, { by: 'facility', ids: facilityIds }, ...when)
  const uses = rows.flatMap((row) =>
    row.resourceIds.map((resourceId) => ({
      facilityId: row.ownerId,
      resourceId,
      ...resourceWindow(toBusy(row)),
      session: `${row.providerFacilityId} ${row.visitTypeId} ${row.startsAt}`,
    })),
  )
  const usesOf = groupedBy(
    uses,
    ({ facilityId }) => facilityId,
    (use) => use,
  )
  return ({ facilityId }) => ({
    resources: resourcesOf.get(facilityId) ?? [],
    resourceUses: usesOf.get(facilityId) ?? [],
  })
}

const unique = (ids: string[]) => [...new Set(ids)]
