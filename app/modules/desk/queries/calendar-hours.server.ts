import { dateText, dayNumber, type LocalDate } from '#app/core/calendar/dates.ts'
import { wallText, zoneOffsets } from '#app/core/calendar/zones.ts'
import { db } from '#app/core/database/database.server.ts'
import type { HolidayCode } from '#app/modules/booking/holidays/holidays.ts'
import { openIntervals } from '#app/modules/booking/slots/day-plan.ts'
import {
  type ProviderFacilityHours,
  readHours,
} from '#app/modules/booking/slots/queries/provider-facility-hours.server.ts'
import type { DoctorDay, WallSpan } from '../calendar-hours.ts'
import type { DeskProviderFacility } from './desk-provider-facilities.server.ts'

type Asked = { providerFacilities: readonly DeskProviderFacility[]; from: LocalDate; days: number }

export type CalendarHours = {
  /** Each doctor on each date. */
  days: DoctorDay[]
  /** The holidays that are kept, by date. */
  holidays: Map<LocalDate, HolidayCode>
  /** The shortest raster of the visits of these doctors, in minutes. */
  snapMinutes: number
}

/** Where no kind of visit says otherwise. */
const usualRaster = 15

/** When doctors work, by the computation that lists open times, for visits of any kind. */
export async function readCalendarHours({ providerFacilities, from, days }: Asked): Promise<CalendarHours> {
  const first = dayNumber(from)
  const ids = providerFacilities.map(({ providerFacilityId }) => providerFacilityId)
  // What began the evening before may go on past midnight.
  const hoursOf = await readHours(db, ids, first - 1, 'all')
  const known = providerFacilities.flatMap(({ providerFacilityId, doctor }) => {
    const hours = hoursOf.get(providerFacilityId)
    return hours ? [{ doctor: doctor.slug, hours }] : []
  })
  const rasters = known.flatMap(({ hours }) => hours.visitTypes.map(({ alignMinutes }) => alignMinutes))
  return {
    days: known.flatMap(({ doctor, hours }) => doctorDays(doctor, hours, first, days)),
    holidays: new Map(known.flatMap(({ hours }) => holidaysOf(hours, first, days))),
    snapMinutes: rasters.length === 0 ? usualRaster : Math.min(...rasters),
  }
}

function doctorDays(doctor: string, hours: ProviderFacilityHours, first: number, days: number): DoctorDay[] {
  const { timeZone } = hours
  const zone = zoneOffsets(timeZone)
  const keepsHours = hours.rules.length > 0 || hours.exceptions.some(({ kind }) => kind !== 'off')
  const rules = hours.rules.map((rule) => ({ ...rule, visitTypeIds: null }))
  const open = openIntervals({ ...hours, rules, visitType: { id: '' } }, zone, first - 1, first + days - 1)
  return Array.from({ length: days }, (_, index) => {
    const day = first + index
    const [dayStart, dayEnd] = [zone.dayStart(day), zone.dayStart(day + 1)]
    const spans: WallSpan[] = []
    for (let i = 0; i < open.length; i += 2) {
      const start = Math.max(open[i]!, dayStart)
      const end = Math.min(open[i + 1]!, dayEnd)
      if (start < end) spans.push({ start: wallText(start, timeZone), end: wallText(end, timeZone) })
    }
    return { doctor, date: dateText(day), open: spans, keepsHours }
  })
}

function holidaysOf({ closures }: ProviderFacilityHours, first: number, days: number): [LocalDate, HolidayCode][] {
  return closures.flatMap(({ from, to, cause }) => {
    if (typeof cause === 'string') return []
    const kept: [LocalDate, HolidayCode][] = []
    for (let day = Math.max(from, first); day <= Math.min(to, first + days - 1); day++)
      kept.push([dateText(day), cause.holiday])
    return kept
  })
}
