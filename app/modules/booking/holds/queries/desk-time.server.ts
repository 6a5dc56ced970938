import { dayNumber } from '#app/core/calendar/dates.ts'
import { minuteMs } from '#app/core/calendar/durations.ts'
import { localDate, zoneOffsets } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import type {
  BookingProviderFacility,
  VisitType,
} from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { hoursObstacles } from '#app/modules/booking/slots/hours-obstacles.ts'
import { occupancy } from '#app/modules/booking/slots/occupancy.ts'
import type { Except } from '#app/modules/booking/slots/queries/busy-rows.server.ts'
import { readHours } from '#app/modules/booking/slots/queries/provider-facility-hours.server.ts'
import { readTaken } from '#app/modules/booking/slots/queries/taken.server.ts'
import type { Busy, Slot, SlotInput, SlotVisitType } from '#app/modules/booking/slots/slot-input.ts'
import type { TimeObstacle } from '#app/modules/booking/time-obstacles.ts'

/** The longest visit with its buffers: what begins farther away cannot lie over a time. */
const reachMs = 24 * 60 * minuteMs

/** A visit whose type nobody has chosen yet. */
const untypedVisit: SlotVisitType = {
  id: '',
  minutes: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  sharesBuffers: false,
  alignMinutes: 1,
  leadMinutes: 0,
  horizonDays: 0,
  newPatients: 'all',
  capacity: 1,
  dailyCap: null,
  resourceKinds: [],
}

/** Hours, which are judged apart. */
const alwaysOpen = {
  timeZone: 'UTC',
  now: 0,
  fromDay: 0,
  days: 0,
  activeFrom: -Infinity,
  activeTo: Infinity,
  isNewPatient: null,
  rules: [],
  exceptions: [],
  closures: [],
}

export type DeskTime = Readonly<{
  providerFacility: Pick<BookingProviderFacility, 'providerFacilityId' | 'providerId' | 'facilityId' | 'timeZone'>
  visitType: VisitType | null
  startsAt: number
  except: Except
}>

/** A time with its seat and resources, and what stands against it. Without a slot it is taken. */
type Judged = { slot: Slot | null; obstacles: TimeObstacle[] }

/**
 * What others have of a time, whatever the hours say: the slot with its seat and resources by the computation that lists slots, and what
 * is in its way. One that is clear of visits but within the minutes between two has a slot and says so.
 * @returns `starts` are the visits that count against the number of a day, of the days around
 */
export async function readDeskTaken(
  reader: Reader,
  { providerFacility, visitType, startsAt, except }: DeskTime,
): Promise<{ judged: Judged; starts: readonly number[] }> {
  const where = {
    id: providerFacility.providerFacilityId,
    providerId: providerFacility.providerId,
    facilityId: providerFacility.facilityId,
  }
  // With a cap, whole rows are read, and from this reader; what it really is, is asked with the hours.
  const type = { ...(visitType ?? untypedVisit), dailyCap: 1 }
  const window = { from: startsAt - reachMs, to: startsAt + reachMs }
  const takenOf = await readTaken(reader, [where], new Map([[where.id, [type]]]), new Map(), window, now(), except)
  const input = { ...alwaysOpen, visitType: type, ...takenOf(where, type) }
  return { judged: judgeTaken(input, startsAt), starts: input.cappedStarts }
}

/** A time that the desk wants, published or not, with everything that stands against it: visits, holds, rooms, hours and the day's number. */
export async function judgeDeskTime(reader: Reader, time: DeskTime): Promise<Judged> {
  const { providerFacility, visitType, startsAt } = time
  const { judged, starts } = await readDeskTaken(reader, time)
  const own = visitType ?? untypedVisit
  const id = providerFacility.providerFacilityId
  const day = dayNumber(localDate(startsAt, providerFacility.timeZone))
  const hours = (await readHours(reader, [id], day - 1, 'all')).get(id)
  const outside = hours ? hoursObstacles({ ...hours, visitType: own, minutes: own.minutes }, startsAt) : []
  const zone = zoneOffsets(providerFacility.timeZone)
  const visits = starts.filter((start) => zone.dayOf(start) === day).length
  if (own.dailyCap !== null && visits >= own.dailyCap) outside.push({ kind: 'full_day', count: own.dailyCap })
  return { slot: judged.slot, obstacles: [...outside, ...judged.obstacles] }
}

/** The slot, clear of visits and where it has to be of their buffers too; and what is in its way. */
function judgeTaken(input: SlotInput, startsAt: number): Judged {
  const { visitType } = input
  const clear = occupancy(input).slotAt(startsAt)
  if (clear) return { slot: clear, obstacles: [] }
  const endsAt = startsAt + visitType.minutes * minuteMs
  // By the same computation, one after the other.
  const inTheWay = input.busy.filter((busy) => !occupancy({ ...input, busy: [busy] }).slotAt(startsAt))
  const bare = occupancy({
    ...input,
    visitType: { ...visitType, bufferBefore: 0, bufferAfter: 0 },
    busy: input.busy.map((busy) => ({ ...busy, busyFrom: busy.startsAt, busyTo: busy.endsAt })),
  }).slotAt(startsAt)
  if (bare) {
    const busyFrom = startsAt - visitType.bufferBefore * minuteMs
    const busyTo = endsAt + visitType.bufferAfter * minuteMs
    return {
      slot: { ...bare, busyFrom, busyTo },
      obstacles: inTheWay.map((busy) => bufferTo(busy, visitType, startsAt)),
    }
  }
  const over = inTheWay.filter((busy) => busy.startsAt < endsAt && busy.endsAt > startsAt)
  if (over.length > 0)
    return {
      slot: null,
      obstacles: over.map(({ isHold, startsAt: from, endsAt: to }) => ({ kind: isHold ? 'hold' : 'visit', from, to })),
    }
  const isFull = input.busy.some((busy) => busy.visitTypeId === visitType.id && busy.startsAt === startsAt)
  return { slot: null, obstacles: [{ kind: isFull ? 'seats' : 'room' }] }
}

/** A visit that is too near, and the minutes that are kept between it and this one. */
function bufferTo(
  busy: Busy,
  { bufferBefore, bufferAfter, sharesBuffers }: SlotVisitType,
  startsAt: number,
): TimeObstacle {
  const isBefore = busy.startsAt < startsAt
  const theirs = isBefore ? busy.busyTo - busy.endsAt : busy.startsAt - busy.busyFrom
  const ours = (isBefore ? bufferBefore : bufferAfter) * minuteMs
  const kept = sharesBuffers && busy.sharesBuffers ? Math.max(theirs, ours) : theirs + ours
  return { kind: 'buffer', from: busy.startsAt, to: busy.endsAt, minutes: kept / minuteMs }
}
