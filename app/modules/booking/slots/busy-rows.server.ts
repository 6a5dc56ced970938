import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { appointments, blockingStatuses, providerFacilities, slotHolds } from '#drizzle/schema/index.ts'

/** Queries follow one another: inside a transaction there is one connection. */

/** What lies between two instants, and on local dates, both included. */
export type Window = { from: number; to: number; dateFrom: string; dateTo: string }

/** What is not to count as taken: the patient's own hold, the appointment that is being moved. */
export type Except = { holdId?: string; appointmentId?: string }

/** Nothing taken is longer; lets the index on its beginning find what reaches into a window. */
const longestMs = 86_400_000

const appointmentKeeps = ({ from, to }: Window, { appointmentId }: Except, statuses: readonly string[]) =>
  and(
    gt(appointments.busyFrom, from - longestMs),
    lt(appointments.busyFrom, to),
    gt(appointments.busyTo, from),
    inArray(appointments.status, statuses as typeof blockingStatuses),
    appointmentId === undefined ? undefined : ne(appointments.id, appointmentId),
  )
/** An active hold keeps its time until the instant it expires, not at it (`isHoldAlive`). */
const holdKeeps = ({ from, to }: Window, { holdId }: Except, now: number) =>
  and(
    gt(slotHolds.busyFrom, from - longestMs),
    lt(slotHolds.busyFrom, to),
    gt(slotHolds.busyTo, from),
    eq(slotHolds.status, 'active'),
    gt(slotHolds.expiresAt, now),
    holdId === undefined ? undefined : ne(slotHolds.id, holdId),
  )

/** The provider's taken times in one text a provider, "from-length,from-length": many times quicker than a row for each. */
export async function findTakenTimes(
  reader: Reader,
  providerIds: string[],
  window: Window,
  now: number,
  except: Except,
): Promise<Map<string, number[]>> {
  const joined = (from: typeof appointments.busyFrom | typeof slotHolds.busyFrom, to: typeof from) =>
    sql<string>`string_agg(cast(${from} as text) || '-' || cast(${to} - ${from} as text), ',')`
  const booked = await reader
    .select({ providerId: appointments.providerId, times: joined(appointments.busyFrom, appointments.busyTo) })
    .from(appointments)
    .where(and(inArray(appointments.providerId, providerIds), appointmentKeeps(window, except, blockingStatuses)))
    .groupBy(appointments.providerId)
    .orderBy(asc(appointments.providerId))
  const held = await reader
    .select({ providerId: slotHolds.providerId, times: joined(slotHolds.busyFrom, slotHolds.busyTo) })
    .from(slotHolds)
    .where(and(inArray(slotHolds.providerId, providerIds), holdKeeps(window, except, now)))
    .groupBy(slotHolds.providerId)
    .orderBy(asc(slotHolds.providerId))
  const taken = new Map<string, number[]>()
  for (const { providerId, times } of [...booked, ...held]) {
    let list = taken.get(providerId)
    if (!list) taken.set(providerId, (list = []))
    readTimes(times, list)
  }
  return taken
}

/** Reads "from-length,…" as from and to; two to three times as quick as split and Number. */
function readTimes(text: string, into: number[]): void {
  let [value, from] = [0, 0]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === dash) {
      from = value
      value = 0
    } else if (code === comma) {
      into.push(from, from + value)
      value = 0
    } else value = value * 10 + code - zero
  }
  into.push(from, from + value)
}
const [comma, dash, zero] = [44, 45, 48]

/** Whose taken times: of providers wherever they work, or of everybody at facilities. */
type Owners = { by: 'provider' | 'facility'; ids: string[] }

export type TakenRow = {
  ownerId: string
  providerFacilityId: string
  visitTypeId: string | null
  startsAt: number
  endsAt: number
  busyFrom: number
  busyTo: number
  seat: number
  resourceIds: string[]
}

/** Taken times with all that group visits, shared buffers and resources need to know of them. */
export async function findTakenRows(
  reader: Reader,
  { by, ids }: Owners,
  window: Window,
  now: number,
  except: Except,
): Promise<TakenRow[]> {
  const owner = <Column>(provider: Column) => (by === 'provider' ? provider : providerFacilities.facilityId)
  const booked = await reader
    .select({ ownerId: owner(appointments.providerId), ...timesOf(appointments) })
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .where(and(inArray(owner(appointments.providerId), ids), appointmentKeeps(window, except, blockingStatuses)))
    .orderBy(asc(appointments.busyFrom), asc(appointments.id))
  const held = await reader
    .select({ ownerId: owner(slotHolds.providerId), ...timesOf(slotHolds) })
    .from(slotHolds)
    .innerJoin(providerFacilities, eq(providerFacilities.id, slotHolds.providerFacilityId))
    .where(and(inArray(owner(slotHolds.providerId), ids), holdKeeps(window, except, now)))
    .orderBy(asc(slotHolds.busyFrom), asc(slotHolds.id))
  return [...booked, ...held] as TakenRow[]
}

const timesOf = <Table extends typeof appointments | typeof slotHolds>(table: Table) => ({
  providerFacilityId: table.providerFacilityId,
  visitTypeId: table.visitTypeId,
  startsAt: table.startsAt,
  endsAt: table.endsAt,
  busyFrom: table.busyFrom,
  busyTo: table.busyTo,
  seat: table.seat,
  resourceIds: table.resourceIds,
})

/** Starts of the visits that took place, of the providers' visit types: they count against a daily cap. */
export function findCompletedStarts(reader: Reader, providerIds: string[], window: Window) {
  return reader
    .select({ visitTypeId: appointments.visitTypeId, startsAt: appointments.startsAt })
    .from(appointments)
    .where(and(inArray(appointments.providerId, providerIds), appointmentKeeps(window, {}, ['completed'])))
    .orderBy(asc(appointments.busyFrom), asc(appointments.id))
}
