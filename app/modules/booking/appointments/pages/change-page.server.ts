import { wallClock } from '#app/core/calendar/zones.ts'
import { now as clockNow } from '#app/core/clock.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHead } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import type { BookingActor } from '#app/modules/booking/booking-input.ts'
import { recordAppointmentRead } from '../commands/record-read.server.ts'
import { findManagedAppointment } from '../queries/managed-appointment.server.ts'
import { nearestSlots } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { readSlot } from '#app/modules/booking/slots/slot-text.ts'
import { type WhenWords, whenWords } from '#app/modules/booking/slots/when-words.ts'
import { neutralHead } from './link-page.server.ts'
import { openLink } from '#app/modules/booking/links/pages/open-link.server.ts'
import { getTicketPage, type TicketPage } from './ticket-page.server.ts'
import { findTimeChoices, type TimeChoices } from '#app/modules/booking/slots/pages/time-choices.server.ts'

/**
 * The appointment that this browser may change by a link. Without access, or when the link is about something else, it is led to the
 * link's own page.
 */
export async function openAppointment(
  request: Request,
  token: string,
): Promise<{ appointmentId: string; actor: BookingActor }> {
  const { subject, access } = await openLink(request, token)
  if (access !== 'open' || subject.type !== 'appointment')
    throw redirect(paths.link(token), { headers: privateHeaders })
  return { appointmentId: subject.id, actor: { type: 'patient', id: subject.person.id } }
}

type Title = 'feedback.title' | 'change.confirmTitle' | 'change.cancelTitle' | 'change.rescheduleTitle'

/** A page that changes an appointment, under a neutral title; that whose it is was shown is recorded. */
export async function loadChangePage(
  request: Request,
  token: string,
  title: Title,
): Promise<{ head: PageHead; token: string; ticket: TicketPage }> {
  const { appointmentId, actor } = await openAppointment(request, token)
  const locale = localeOf(request)
  await recordAppointmentRead(appointmentId, actor)
  const head = neutralHead(request, translator(locale, 'booking')(title))
  return { head, token, ticket: await getTicketPage(appointmentId, locale) }
}

/** The days and times to which a visit can be moved, opened on the day that it has; null while it has no kind of visit. */
export async function findNewTimes(
  appointmentId: string,
  search: URLSearchParams,
  locale: Locale,
): Promise<TimeChoices | null> {
  const managed = await findManagedAppointment(appointmentId)
  if (!managed || managed.visitTypeId === null) return null
  const { providerFacilityId, visitTypeId, timeZone, startsAt } = managed
  const asked = { day: search.get('day'), from: search.get('from') }
  // Most look for a time near the one they have.
  const near = startsAt === null ? null : wallClock(startsAt, timeZone).date
  const wanted = { providerFacilityId, visitTypeId, timeZone, ...asked, near, moved: managed }
  return findTimeChoices(wanted, locale, clockNow())
}

/** The time in an address to which a visit might be moved. */
export type WantedTime = WhenWords & { isPast: boolean }

/** The time in the address to which a visit might be moved; whether it can be had is judged when the visit moves. */
export async function findWantedTime(
  appointmentId: string,
  search: URLSearchParams,
  locale: Locale,
): Promise<WantedTime | null> {
  const startsAt = readSlot(search.get('slot'))
  const now = clockNow()
  const managed = startsAt === null ? null : await findManagedAppointment(appointmentId)
  return managed && { ...whenWords(startsAt!, managed.timeZone, locale, now), isPast: startsAt! <= now }
}

/** The three open times nearest to one that a visit cannot be moved to. */
export async function nearestNewTimes(appointmentId: string, startsAt: number, locale: Locale): Promise<WhenWords[]> {
  const managed = await findManagedAppointment(appointmentId)
  if (!managed || managed.visitTypeId === null) return []
  const { providerFacilityId, visitTypeId, timeZone } = managed
  const now = clockNow()
  const wanted = { providerFacilityId, visitTypeId, startsAt, except: { appointmentId } }
  const slots = (await nearestSlots(wanted, 4, now)).filter((slot) => slot.startsAt !== managed.startsAt)
  return slots.slice(0, 3).map((slot) => whenWords(slot.startsAt, timeZone, locale, now))
}
