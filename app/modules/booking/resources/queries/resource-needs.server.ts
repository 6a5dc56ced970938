import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { resourceWindow } from '#app/modules/booking/slots/occupancy.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { appointments, blockingStatuses, slotHolds, visitTypes } from '#drizzle/schema/scheduling.ts'
import { type Refit, refit } from '../refit.ts'
import { listResources, type Resource } from './resources.server.ts'

/** Who has a resource at some time: a visit that keeps its time, or a time that is kept for who fills in the form. */
type Tenant = {
  id: string
  isHold: boolean
  providerId: string
  startsAt: number
  resourceIds: string[]
  from: number
  to: number
  /** A class takes its room once. */
  session: string
}

/** What stands against a resource taking fewer visits at once, or none. */
export type ResourceNeeds = Refit & {
  tenants: Tenant[]
  /** Visit types that could not be booked any more, as it is the last of its kind. */
  visitTypes: { id: string; providerId: string; providerFacilityId: string; name: Localized }[]
}

const timesOf = <Table extends typeof appointments | typeof slotHolds>(table: Table) => ({
  id: table.id,
  providerId: table.providerId,
  providerFacilityId: table.providerFacilityId,
  visitTypeId: table.visitTypeId,
  startsAt: table.startsAt,
  endsAt: table.endsAt,
  busyFrom: table.busyFrom,
  busyTo: table.busyTo,
  resourceIds: table.resourceIds,
  sharesBuffers: visitTypes.sharesBuffers,
})

async function findTenants(reader: Reader, facilityId: string): Promise<Tenant[]> {
  const visits = await reader
    .select(timesOf(appointments))
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .leftJoin(visitTypes, eq(visitTypes.id, appointments.visitTypeId))
    .where(
      and(
        eq(providerFacilities.facilityId, facilityId),
        inArray(appointments.status, [...blockingStatuses]),
        gt(appointments.busyTo, now()),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  const holds = await reader
    .select(timesOf(slotHolds))
    .from(slotHolds)
    .innerJoin(providerFacilities, eq(providerFacilities.id, slotHolds.providerFacilityId))
    .leftJoin(visitTypes, eq(visitTypes.id, slotHolds.visitTypeId))
    .where(
      and(
        eq(providerFacilities.facilityId, facilityId),
        eq(slotHolds.status, 'active'),
        gt(slotHolds.expiresAt, now()),
        gt(slotHolds.busyTo, now()),
      ),
    )
    .orderBy(asc(slotHolds.startsAt), asc(slotHolds.id))
  return [
    ...visits.map((row) => toTenant({ ...row, isHold: false } as Row)),
    ...holds.map((row) => toTenant({ ...row, isHold: true })),
  ]
}

type Row = Omit<Tenant, 'from' | 'to' | 'session'> & {
  providerFacilityId: string
  visitTypeId: string | null
  endsAt: number
  busyFrom: number
  busyTo: number
  sharesBuffers: boolean | null
}

function toTenant({ id, isHold, providerId, startsAt, resourceIds, ...row }: Row): Tenant {
  const { providerFacilityId, visitTypeId, sharesBuffers } = row
  const window = resourceWindow({ ...row, startsAt, resourceIds, seat: 0, sharesBuffers: sharesBuffers ?? false })
  const session = `${providerFacilityId} ${visitTypeId} ${startsAt}`
  return { id, isHold, providerId, startsAt, resourceIds, ...window, session }
}

async function findNeedingTypes(reader: Reader, facilityId: string, { kind }: Resource) {
  const rows = await reader
    .select({
      id: visitTypes.id,
      name: visitTypes.name,
      kinds: visitTypes.resourceKinds,
      providerFacilityId: providerFacilities.id,
      providerId: providerFacilities.providerId,
    })
    .from(visitTypes)
    .innerJoin(providerFacilities, eq(providerFacilities.id, visitTypes.providerFacilityId))
    .where(and(eq(providerFacilities.facilityId, facilityId), eq(visitTypes.isActive, true)))
    .orderBy(asc(providerFacilities.id), asc(visitTypes.sort), asc(visitTypes.id))
  return rows.flatMap(({ kinds, ...type }) => (kinds.includes(kind) ? [type] : []))
}

/** What needs a resource, when from now on it takes `capacity` visits at once: 0 retires it. */
export async function findResourceNeeds(
  reader: Reader,
  facilityId: string,
  resource: Resource,
  capacity: number,
): Promise<ResourceNeeds> {
  const all = await listResources(facilityId, reader)
  const others = all.filter(({ id, kind, capacity: room }) => id !== resource.id && kind === resource.kind && room > 0)
  const tenants = await findTenants(reader, facilityId)
  const uses = tenants.flatMap(({ resourceIds, from, to, session }) =>
    resourceIds.map((resourceId) => ({ resourceId, from, to, session })),
  )
  const isLast = capacity === 0 && resource.capacity > 0 && others.length === 0
  return {
    ...refit({ ...resource, capacity }, others, uses),
    tenants: tenants.filter(({ resourceIds }) => resourceIds.includes(resource.id)),
    visitTypes: isLast ? await findNeedingTypes(reader, facilityId, resource) : [],
  }
}
