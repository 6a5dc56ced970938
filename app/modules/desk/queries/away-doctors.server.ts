import type { LocalDate } from '#app/core/calendar/dates.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { type DoctorDay, isAway } from '../calendar-hours.ts'
import { type CalendarEvent, listCalendarEvents } from './calendar-events.server.ts'
import { readCalendarHours } from './calendar-hours.server.ts'
import type { DeskProviderFacility } from './desk-provider-facilities.server.ts'

type Doctor = Readonly<{ slug: string; name: string }>

/** Those who have neither hours nor a visit on a date, each with the reason that is known. */
export function awayAmong(doctors: readonly Doctor[], days: readonly DoctorDay[], events: readonly CalendarEvent[]) {
  const visits = events.filter(({ kind }) => kind === 'visit')
  const isGone = ({ slug }: Doctor) => days.some((day) => day.doctor === slug && isAway(day, visits))
  return doctors.filter(isGone).map(({ slug, name }) => {
    const off = events.find((event) => event.kind === 'block' && event.doctor === slug)
    const keepsHours = days.some((day) => day.doctor === slug && day.keepsHours)
    const why = off ? 'off' : keepsHours ? 'closed' : 'none'
    return { slug, name, why, reason: off?.title || null } as const
  })
}

/** The doctors of some provider facilities who are away on a date, as the calendar of that day says. */
export async function listAwayDoctors(
  providerFacilities: readonly DeskProviderFacility[],
  date: LocalDate,
  locale: Locale,
) {
  const asked = { providerFacilities, from: date, days: 1 }
  const [events, hours] = await Promise.all([listCalendarEvents({ ...asked, locale }), readCalendarHours(asked)])
  return awayAmong(
    providerFacilities.map(({ doctor }) => doctor),
    hours.days,
    events,
  )
}
