import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { readStoredSchedules } from '#app/modules/booking/schedule/queries/stored-schedules.server.ts'
import { type ClosedTime, facilityClosedTimes } from '../closed-times.ts'
import { type Clinic, daysAt } from '../closure-change.ts'

export type DayName = 'today' | 'tomorrow'

/** What is closed for everybody at a clinic today and tomorrow. */
export async function readClinicClosures(clinic: Clinic, locale: Locale): Promise<Record<DayName, ClosedTime[]>> {
  const { today, tomorrow } = daysAt(clinic, now())
  const schedules = await readStoredSchedules(db, { providerFacilityIds: [], facilityId: clinic.id })
  return {
    today: facilityClosedTimes(schedules, today, locale),
    tomorrow: facilityClosedTimes(schedules, tomorrow, locale),
  }
}

/** A closure of today or tomorrow that can be taken back by itself; null for any other row, whoever's it is. */
export async function findReopenable(
  clinic: Clinic,
  closureId: string,
  locale: Locale,
): Promise<{ day: DayName; closed: ClosedTime } | null> {
  const closures = await readClinicClosures(clinic, locale)
  for (const day of ['today', 'tomorrow'] as const) {
    const closed = closures[day].find((each) => each.closureId === closureId && each.isSingleDay)
    if (closed) return { day, closed }
  }
  return null
}
