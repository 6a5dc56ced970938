import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { readLateness } from '#app/modules/booking/queue/queries/line.server.ts'
import { listResources } from '#app/modules/booking/resources/queries/resources.server.ts'
import { listScheduleProviderFacilities } from '#app/modules/booking/schedule/queries/schedule-provider-facilities.server.ts'
import { readStoredSchedules } from '#app/modules/booking/schedule/queries/stored-schedules.server.ts'
import type { StoredSchedule } from '#app/modules/booking/schedule/schedule-change.ts'
import { periodWords } from '#app/modules/booking/schedule/wall-words.ts'
import { dayWords } from '#app/modules/booking/slots/when-words.ts'
import type { DeskChoice } from '#app/modules/desk/pages/desk-choice.ts'
import { choiceWords, type Desk } from '#app/modules/desk/pages/open-desk.server.ts'
import { readCalendarHours } from '#app/modules/desk/queries/calendar-hours.server.ts'
import type { DeskProviderFacility } from '#app/modules/desk/queries/desk-provider-facilities.server.ts'
import { listLateness } from '#app/modules/desk/queue/pages/lateness-page.server.ts'
import { paths } from '#app/paths.ts'
import { closableSpans, openParts } from '../clinic-day.ts'
import { type ClosedTime, providerClosedTimes } from '../closed-times.ts'
import { daysAt } from '../closure-change.ts'
import { type DayName, readClinicClosures } from '../queries/clinic-closures.server.ts'
import { findHoursOn } from '../queries/clinic-hours.server.ts'
import { listStaff, type StaffMember } from '../queries/clinic-staff.server.ts'
import { hoursWords, partWords } from './panel-words.server.ts'

/** What somebody may do about a clinic, and where: null is nowhere. */
async function rightsAt(actor: ProviderActor, { facility }: DeskChoice, locale: Locale) {
  const known = await listScheduleProviderFacilities(actor, locale)
  const here = known.filter(({ facilityId }) => facilityId === facility.id)
  const shown = here.find(({ isLive, isCurrent }) => isLive && isCurrent)
  return {
    mayClose: here.some(({ canEditFacility }) => canEditFacility),
    days: shown ? paths.schedulePart(shown.id, 'days') : null,
    resources: shown ? paths.schedulePart(shown.id, 'resources') : null,
    mayKeepResources: here.some(({ canEditResources }) => canEditResources),
    hours: allows(actor, 'facility.edit', { facilityId: facility.id }) ? paths.clinicHours(facility.slug) : null,
  }
}

/** Opening hours of today less what is closed; null where none are on record. */
async function openToday({ facility }: DeskChoice, closed: readonly ClosedTime[], locale: Locale) {
  const { today, minute } = daysAt(facility, now())
  const hours = await findHoursOn(facility.id, today)
  if (hours === null) return null
  const open = openParts(
    hours,
    closed.map(({ part }) => part),
  )
  return { words: hoursWords(open, locale), isOpenNow: open.some(({ from, to }) => from <= minute && minute < to) }
}

const noTeam: StaffMember[] = []

const isHere = ({ activeTo }: StoredSchedule, date: string) => activeTo === null || activeTo >= date

/** The doctors who have not left, each with when they see patients today; those without hours of their own answer requests. */
async function doctorsToday(doctors: readonly DeskProviderFacility[], today: string, locale: Locale) {
  const { days } = await readCalendarHours({ providerFacilities: doctors, from: today, days: 1 })
  const rows = doctors.map(({ doctor: { slug, name } }) => {
    const day = days.find(({ doctor }) => doctor === slug)
    const clock = (text: string) => text.slice(11, 16)
    const end = (text: string) => (text.slice(0, 10) > today ? '24:00' : clock(text))
    const hours = (day?.open ?? []).map((span) => periodWords(clock(span.start), end(span.end), locale))
    return { slug, name, hours, keepsHours: day?.keepsHours ?? false }
  })
  return {
    here: rows.filter(({ hours }) => hours.length > 0),
    away: rows.filter(({ hours, keepsHours }) => hours.length === 0 && keepsHours).map(({ name }) => name),
    byRequest: rows.filter(({ keepsHours }) => !keepsHours).map(({ name }) => name),
  }
}

type Known = Readonly<{
  schedules: readonly StoredSchedule[]
  closures: Record<DayName, ClosedTime[]>
  doctors: readonly DeskProviderFacility[]
  mayClose: boolean
}>

/** What is closed on a date: of the clinic, then of its doctors. */
function closedRows(day: DayName, date: string, { schedules, closures, doctors, mayClose }: Known, locale: Locale) {
  const row = (doctor: string | null) => (closed: ClosedTime) => ({
    doctor,
    when: partWords(closed.part, locale),
    reason: closed.reason,
    /** What "open again" is about. */
    closureId: mayClose && doctor === null && closed.isSingleDay ? closed.closureId : null,
  })
  const ofDoctors = doctors.flatMap(({ providerFacilityId, doctor: { name } }) => {
    const schedule = schedules.find((each) => each.providerFacilityId === providerFacilityId)
    return schedule ? providerClosedTimes(schedule, date, locale).map(row(name)) : []
  })
  return [...closures[day].map(row(null)), ...ofDoctors]
}

/** Who is late now, for those too who cannot say so. */
async function lateNow({ facility, colleagues }: DeskChoice) {
  const ids = colleagues.map(({ providerFacilityId }) => providerFacilityId)
  const late = await readLateness(db, ids, { now: now(), timeZone: facility.timeZone })
  return colleagues.flatMap(({ providerFacilityId, doctor: { slug, name } }) => {
    const minutes = late.get(providerFacilityId)
    return minutes === undefined ? [] : [{ slug, name, minutes }]
  })
}

async function readPanel(actor: ProviderActor, desk: Desk, choice: DeskChoice) {
  const { locale } = desk
  const { facility, colleagues } = choice
  const { today, tomorrow, minute } = daysAt(facility, now())
  const providerFacilityIds = colleagues.map(({ providerFacilityId }) => providerFacilityId)
  const [rights, closures, schedules] = await Promise.all([
    rightsAt(actor, choice, locale),
    readClinicClosures(facility, locale),
    readStoredSchedules(db, { providerFacilityIds, facilityId: null }),
  ])
  const current = schedules.filter((schedule) => isHere(schedule, today)).map((each) => each.providerFacilityId)
  const doctors = colleagues.filter(({ providerFacilityId }) => current.includes(providerFacilityId))
  const known = { schedules, closures, doctors, mayClose: rights.mayClose }
  const parts = (day: DayName) => closures[day].map(({ part }) => part)
  // Who has a seat here knows their colleagues; a doctor without one sees nobody else's team.
  const isOfTeam = actor.seats.some(({ facilityId }) => facilityId === facility.id)
  const [hours, staff, team, lateness, late, resources] = await Promise.all([
    openToday(choice, closures.today, locale),
    doctorsToday(doctors, today, locale),
    isOfTeam ? listStaff(facility.id, locale) : noTeam,
    listLateness(desk),
    lateNow(choice),
    listResources(facility.id),
  ])
  return {
    ...{ rights, hours, staff, team, lateness, late },
    closed: {
      today: closedRows('today', today, known, locale),
      tomorrow: closedRows('tomorrow', tomorrow, known, locale),
    },
    spans: rights.mayClose ? closableSpans(minute, { today: parts('today'), tomorrow: parts('tomorrow') }) : [],
    resources: resources.map(({ id, kind, name, capacity }) => ({ id, kind, name, isInUse: capacity > 0 })),
  }
}

/** Everything that the panel of a clinic shows: nothing in it is about a patient. */
export async function panelPage(actor: ProviderActor, desk: Desk) {
  const { choice, locale, today } = desk
  return {
    choice: choiceWords(desk),
    day: dayWords(today, today, locale),
    panel: choice && (await readPanel(actor, desk, choice)),
  }
}

export type PanelPageData = Awaited<ReturnType<typeof panelPage>>
export type PanelData = NonNullable<PanelPageData['panel']>
