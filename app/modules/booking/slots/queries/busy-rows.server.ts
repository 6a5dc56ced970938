import { dayMs } from '#app/core/calendar/durations.ts'
import { and, asc, eq, gt, inArray, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { listOf, listSize, listValues, preparedForSizes } from '#app/core/database/prepared.ts'
import { appointments, blockingStatuses, providerFacilities, slotHolds } from '#drizzle/schema/index.ts'

/** Queries follow one another: inside a transaction there is one connection. */

/** What lies between two instants. */
export type Window = { from: number; to: number }

/** What is not to count as taken: the patient's own hold, the appointment that is being moved. */
export type Except = {
  holdId?: string
  appointmentId?: string
  /** Others that are moved with it. Whole rows leave them out, lists of open times do not: what they have is offered to nobody yet. */
  siblingIds?: readonly string[]
  /** The network whose holds are not to count, by its hash. */
  networkHash?: string
}

/** Nothing taken is longer; lets the index on its beginning find what reaches into a window. */
const longestMs = dayMs

const at = (name: string) => sql.placeholder(name)

/** An appointment that reaches into the window, in a statement that is given `boundsOf` it. */
const reachesIn = (statuses: readonly string[]) =>
  and(
    gt(appointments.busyFrom, at('earliest')),
    lt(appointments.busyFrom, at('to')),
    gt(appointments.busyTo, at('from')),
    inArray(appointments.status, statuses as typeof blockingStatuses),
  )
/** The network of a hold; one that is not counted has none, and no hash is like it. */
const heldFrom = sql<string>`coalesce(${slotHolds.networkHash}, '-')`
/** The same of a hold that nobody has ended. */
const holdReachesIn = and(
  gt(slotHolds.busyFrom, at('earliest')),
  lt(slotHolds.busyFrom, at('to')),
  gt(slotHolds.busyTo, at('from')),
  eq(slotHolds.status, 'active'),
  ne(slotHolds.id, at('holdId')),
  ne(heldFrom, at('networkHash')),
)
const boundsOf = ({ from, to }: Window) => ({ earliest: from - longestMs, from, to })

const joinedTimes = sql<string>`string_agg(cast(${appointments.busyFrom} as text) || '-' || cast(${appointments.busyTo} - ${appointments.busyFrom} as text), ',')`

const bookedQuery = preparedForSizes((reader: Reader, size: number) =>
  reader
    .select({ providerId: appointments.providerId, times: joinedTimes })
    .from(appointments)
    .where(
      and(
        inArray(appointments.providerId, listOf('id', size)),
        reachesIn(blockingStatuses),
        ne(appointments.id, at('appointmentId')),
      ),
    )
    .groupBy(appointments.providerId)
    .orderBy(asc(appointments.providerId))
    .prepare(),
)
const heldQuery = preparedForSizes((reader: Reader, size: number) =>
  reader
    .select({
      providerId: slotHolds.providerId,
      from: slotHolds.busyFrom,
      to: slotHolds.busyTo,
      expiresAt: slotHolds.expiresAt,
    })
    .from(slotHolds)
    .where(and(inArray(slotHolds.providerId, listOf('id', size)), holdReachesIn))
    .orderBy(asc(slotHolds.busyFrom), asc(slotHolds.id))
    .prepare(),
)

/** What is taken of a provider's time: booked as `[from, to, …]`, held as `[from, to, expires, …]`. */
export type TakenTimes = { booked: number[]; held: number[] }

/**
 * The taken times of providers. Booked ones come as one text a provider, "from-length,from-length", many times quicker
 * than a row for each. Holds are those that nobody has ended; which of them have run out is for the caller to see.
 */
export async function findTakenTimes(
  reader: Reader,
  providerIds: string[],
  window: Window,
  { appointmentId = '', holdId = '', networkHash = '' }: Except = {},
): Promise<Map<string, TakenTimes>> {
  const size = listSize(providerIds.length)
  const values = {
    ...listValues('id', providerIds, size),
    ...{ ...boundsOf(window), appointmentId, holdId, networkHash },
  }
  const taken = new Map<string, TakenTimes>(providerIds.map((id) => [id, { booked: [], held: [] }]))
  for (const { providerId, times } of await bookedQuery(reader, size).execute(values))
    readTimes(times, taken.get(providerId)!.booked)
  for (const { providerId, ...hold } of await heldQuery(reader, size).execute(values))
    taken.get(providerId)!.held.push(hold.from, hold.to, hold.expiresAt)
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
  isHold?: boolean
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

/** Statements for the taken rows of providers or of facilities; `except` ids of appointments are left out. */
function takenQueries(by: Owners['by']) {
  const owner = <Column>(provider: Column) => (by === 'provider' ? provider : providerFacilities.facilityId)
  const booked = preparedForSizes((reader: Reader, size: number, except: number) =>
    reader
      .select({ ownerId: owner(appointments.providerId), ...timesOf(appointments) })
      .from(appointments)
      .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
      .where(
        and(
          inArray(owner(appointments.providerId), listOf('id', size)),
          reachesIn(blockingStatuses),
          notInArray(appointments.id, listOf('except', except)),
        ),
      )
      .orderBy(asc(appointments.busyFrom), asc(appointments.id))
      .prepare(),
  )
  const held = preparedForSizes((reader: Reader, size: number) =>
    reader
      .select({ ownerId: owner(slotHolds.providerId), ...timesOf(slotHolds) })
      .from(slotHolds)
      .innerJoin(providerFacilities, eq(providerFacilities.id, slotHolds.providerFacilityId))
      // A hold keeps its time until the instant it expires, not at it (`isHoldAlive`).
      .where(
        and(
          inArray(owner(slotHolds.providerId), listOf('id', size)),
          holdReachesIn,
          gt(slotHolds.expiresAt, at('now')),
        ),
      )
      .orderBy(asc(slotHolds.busyFrom), asc(slotHolds.id))
      .prepare(),
  )
  return { booked, held }
}

const takenOf = { provider: takenQueries('provider'), facility: takenQueries('facility') }

/** Taken times with all that group visits, shared buffers and resources need to know of them. */
export async function findTakenRows(
  reader: Reader,
  { by, ids }: Owners,
  window: Window,
  now: number,
  { appointmentId = '', siblingIds = [], holdId = '', networkHash = '' }: Except,
): Promise<TakenRow[]> {
  const except = [appointmentId, ...siblingIds]
  const [size, exceptSize] = [listSize(ids.length), listSize(except.length)]
  const values = { ...listValues('id', ids, size), ...boundsOf(window) }
  const booked = await takenOf[by]
    .booked(reader, size, exceptSize)
    .execute({ ...values, ...listValues('except', except, exceptSize) })
  const held = await takenOf[by].held(reader, size).execute({ ...values, holdId, networkHash, now })
  return [...booked, ...held.map((row) => ({ ...row, isHold: true }))] as TakenRow[]
}

const completedQuery = preparedForSizes((reader: Reader, size: number) =>
  reader
    .select({ visitTypeId: appointments.visitTypeId, startsAt: appointments.startsAt })
    .from(appointments)
    .where(and(inArray(appointments.providerId, listOf('id', size)), reachesIn(['completed'])))
    .orderBy(asc(appointments.busyFrom), asc(appointments.id))
    .prepare(),
)

/** Starts of the visits that took place, of the providers' visit types: they count against a daily cap. */
export function findCompletedStarts(reader: Reader, providerIds: string[], window: Window) {
  const size = listSize(providerIds.length)
  return completedQuery(reader, size).execute({ ...listValues('id', providerIds, size), ...boundsOf(window) })
}
