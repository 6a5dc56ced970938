import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { formatShortDate, formatTime } from '#app/core/format/format.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { AppointmentStatus } from '../appointment-status.ts'
import { findVisitType, noticeRules } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { type Allowed, findManagedAppointment } from '../queries/managed-appointment.server.ts'
import { getTicket, type Ticket } from '../queries/ticket.server.ts'
import { besideOf, kindIn, type TicketBeside } from './ticket-beside.server.ts'
import { findSeriesTimes } from '../queries/series-visits.server.ts'
import { directionsTo } from '../directions.ts'
import { formatReference } from '../reference.ts'
import { type Away, awayOf } from '#app/modules/booking/away.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { type DayWords, dayWords, type WhenWords, whenWords } from '#app/modules/booking/slots/when-words.ts'
import { addressedName } from '#app/modules/booking/addressed-name.server.ts'

const minute = 60_000
/** A first visit begins at the front desk this long before. */
const earlyMinutes = 15

/** What the holder of a link may do, or what stands against it. */
export type Permission = 'yes' | 'cutoff' | 'too_many' | 'no'

export type TicketPage = {
  appointmentId: string
  reference: string
  status: AppointmentStatus
  timeZone: string
  /** Null while a time is only wished for. */
  when: WhenWords | null
  wishes: (DayWords & { part: 'am' | 'pm' | 'evening' })[]
  doctor: {
    main: string
    addressed: string
    english: string
    chinese: string | null
    seal: string
    id: string
    path: DoctorPath | null
  }
  patient: { english: string; chinese: string | null }
  /** Which of a series it is, and when all of them are; null for a visit of its own. */
  series: { position: number; total: number; dates: string[] } | null
  /** The kind of visit, and first or return where it does not say that already. */
  kind: string
  /** What the patient asked to be spoken to in; null where nothing was asked for. */
  language: string | null
  /** Where the visit is, for who need not come to the clinic. */
  away: Away | null
  /** The languages there are, each with the ticket's name in it. */
  inLanguages: { locale: Locale; name: string }[]
  /** What the front desk reads beside the page's own language, or the patient beside an English page's; null where one language will do. */
  beside: TicketBeside | null
  /** In the page's language. */
  clinic: string
  clinicEn: string
  addressLines: string[]
  /** How the door is found and where a car stays, in the page's language. */
  wayIn: string | null
  parking: string | null
  directions: string
  phone: string | null
  /** What to take along to the clinic. */
  toBring: readonly (typeof bringItems)[number][]
  instructions: string | null
  /** Wall time by which a new patient comes. */
  arriveBy: string | null
  can: Record<'confirm' | 'reschedule' | 'cancel', Permission>
  /** Until when the time can be changed or given back, in words; null when that has passed or never was. */
  changeUntil: { date: string; time: string } | null
  noticeHours: number
  /** Times that the visit can still be moved. */
  movesLeft: number
  cancelledBy: Ticket['cancelledBy']
}

type DoctorPath = { specialtySlug: string; slug: string }

/** The place of a visit in its series, with the date and clock of each; one that was called off has none. */
async function seriesOf(appointmentId: string, timeZone: string, locale: Locale): Promise<TicketPage['series']> {
  const visits = await findSeriesTimes(appointmentId)
  const place = visits.findIndex(({ id }) => id === appointmentId)
  if (place < 0 || visits.length < 2) return null
  const dates = visits.map(({ startsAt }) => {
    return `${formatShortDate(startsAt, locale, timeZone)} ${formatTime(startsAt, timeZone, locale)}`
  })
  return { position: place + 1, total: visits.length, dates }
}

const bringItems = ['card', 'id', 'medicines', 'records'] as const

/** Wished half-days. */
function wishesOf({ requestedWindows }: Ticket, today: string, locale: Locale): TicketPage['wishes'] {
  return requestedWindows.map(({ date, part }) => ({ ...dayWords(date, today, locale), part }))
}

const guardWords: Record<string, Permission> = {
  before_cancel_cutoff: 'cutoff',
  before_reschedule_cutoff: 'cutoff',
  moves_left: 'too_many',
}

function permission(allowed: Allowed, isPast: boolean): Permission {
  if (isPast) return 'no'
  return allowed.ok ? 'yes' : ((allowed.guard && guardWords[allowed.guard]) ?? 'no')
}

function untilOf({ startsAt, timeZone }: Ticket, minutes: number, locale: Locale, now: number) {
  if (startsAt === null || startsAt - minutes * minute <= now) return null
  const until = startsAt - minutes * minute
  return { date: formatShortDate(until, locale, timeZone), time: formatTime(until, timeZone, locale) }
}

/** Where the clinic is; how one comes in and what to bring only for who comes there. */
function whereOf(
  { name, nameEn, addressLines, wayIn, parking, phone }: Ticket['providerFacility'],
  isInPerson: boolean,
) {
  return {
    ...{ clinic: name, clinicEn: nameEn, addressLines: [...addressLines], phone },
    wayIn: isInPerson ? wayIn : null,
    parking: isInPerson ? parking : null,
    directions: directionsTo(addressLines),
    toBring: isInPerson ? bringItems : [],
  }
}

/**
 * Everything the page of an appointment shows to who may see it, in the page's language and in the one beside it.
 * @throws DomainError not_found `booking.NOT_FOUND`
 */
export async function getTicketPage(appointmentId: string, locale: Locale): Promise<TicketPage> {
  const now = clockNow()
  const [ticket, managed] = await Promise.all([getTicket(appointmentId, locale), findManagedAppointment(appointmentId)])
  if (!managed) refuse('NOT_FOUND')
  const { startsAt, timeZone, doctor, patient, visitType, providerFacility } = ticket
  const row = await findVisitType(db, visitType?.id ?? null)
  const rules = noticeRules(row)
  const notice = Math.max(rules.cancelNoticeMinutes, rules.rescheduleNoticeMinutes)
  const today = wallClock(now, timeZone).date
  const isPast = startsAt !== null && startsAt <= now
  const away = awayOf(visitType?.mode)
  const isInPerson = away === null
  const turn = row && row.newPatients !== 'all' ? null : ticket.isNewPatient ? 'first' : 'return'
  const kind = { visitType, turn } as const
  const comes = ticket.status === 'booked' || ticket.status === 'confirmed'
  const isEarly = startsAt !== null && isInPerson && ticket.isNewPatient && comes
  const arriveAt = isEarly ? startsAt - earlyMinutes * minute : null
  const { name, nameEn, providerId, slug, specialtySlug } = doctor
  return {
    appointmentId,
    reference: formatReference(ticket.reference),
    status: ticket.status,
    timeZone,
    when: startsAt === null ? null : whenWords(startsAt, timeZone, locale, now),
    wishes: wishesOf(ticket, today, locale),
    doctor: {
      id: providerId,
      main: name.main,
      addressed: addressedName(name, locale),
      english: nameEn,
      chinese: name.isChinese ? name.main : name.other,
      seal: name.seal,
      path: specialtySlug === null ? null : { slug, specialtySlug },
    },
    patient: { english: patient.nameEn, chinese: patient.nameZh },
    series: await seriesOf(appointmentId, timeZone, locale),
    ...{ kind: kindIn(locale, kind), language: ticket.language?.[locale] ?? null },
    away,
    inLanguages: locales.map((each) => ({ locale: each, name: translator(each, 'booking')('sheet.inThis') })),
    beside: besideOf(ticket, { kind, arriveAt, today, now, locale }),
    ...whereOf(providerFacility, isInPerson),
    instructions: visitType?.instructions?.[locale] ?? null,
    arriveBy: arriveAt === null ? null : formatTime(arriveAt, timeZone, locale),
    can: {
      confirm: permission(managed.can.confirm, isPast),
      reschedule: permission(managed.can.move, isPast),
      cancel: permission(managed.can.cancel, isPast),
    },
    changeUntil: untilOf(ticket, notice, locale, now),
    noticeHours: Math.round(notice / 60),
    movesLeft: Math.max(0, rules.maxReschedules - ticket.rescheduleCount),
    cancelledBy: ticket.cancelledBy,
  }
}
