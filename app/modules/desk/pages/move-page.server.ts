import type { ProviderActor } from '#app/core/actor.ts'
import { localDate, readWallTime } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { formatInstantClock } from '#app/core/format/format.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { localeOf, type Locale } from '#app/core/i18n/locale.ts'
import { slotText } from '#app/modules/booking/slots/slot-text.ts'
import { whenWords } from '#app/modules/booking/slots/when-words.ts'
import { isDeskDate } from '../desk-dates.ts'
import { pickText, readPick } from '../desk-pick.ts'
import { type DeskDays, type DeskSlot, findDeskDays, type Offer } from '../queries/desk-days.server.ts'
import { listDeskProviderFacilities } from '../queries/desk-provider-facilities.server.ts'
import { listVisitChoices } from '../queries/desk-times.server.ts'
import type { OpenVisit } from '../queries/desk-visit.server.ts'
import { loadVisitPage } from './visit-page.server.ts'

const targetText = ({ providerFacility: { facility, doctor } }: Offer) => `${facility.slug}/${doctor.slug}`

/**
 * To whom a visit can be moved: its own doctor, here or at another facility, and colleagues of this facility, who have its kind of visit
 * and whose visits somebody may manage. The own one first.
 */
async function moveTargets(
  actor: ProviderActor,
  { row, providerFacility }: OpenVisit,
  locale: Locale,
): Promise<Offer[]> {
  const all = await listDeskProviderFacilities(actor, locale)
  const near = all.filter(
    ({ facilityId, providerId, powers }) =>
      powers.admit && (facilityId === providerFacility.facilityId || providerId === providerFacility.providerId),
  )
  const visits = await listVisitChoices(near, locale)
  const own = visits.find(({ visitTypeId }) => visitTypeId === row.visitTypeId)
  // A practice that writes its kinds of visit itself gives each doctor's another code; people go by the name.
  const alike = (id: string) => {
    const theirs = visits.filter(({ providerFacilityId }) => providerFacilityId === id)
    return theirs.find(({ code }) => code === own?.code) ?? theirs.find(({ name }) => name === own?.name)
  }
  const offers = visits.flatMap((visit) => {
    const isOwn = visit.providerFacilityId === providerFacility.providerFacilityId
    const isMeant = isOwn ? visit === (own ?? visit) : visit === alike(visit.providerFacilityId)
    const target = near.find(({ providerFacilityId }) => providerFacilityId === visit.providerFacilityId)!
    return isMeant ? [{ providerFacility: target, visit }] : []
  })
  const isOfVisit = (offer: Offer) => offer.providerFacility.providerFacilityId === providerFacility.providerFacilityId
  return [...offers.filter(isOfVisit).slice(0, 1), ...offers.filter((offer) => !isOfVisit(offer))]
}

/** What a page of a move asks and shows: whose times, which day, and the time that stands on the button. */
export type MoveChoice = {
  targets: { value: string; label: string }[]
  to: string
  days: DeskDays
  chosen: DeskSlot | null
  /** The doctor in whose column the visit was let go of does not have its kind of visit. */
  isNotTheirs: boolean
}

/** Where a visit was let go of in the calendar: a doctor of its facility and a wall time, `?with=ming-li&at=2026-10-21T10:00:00`. */
function droppedAt(search: URLSearchParams, offers: readonly Offer[], { providerFacility }: OpenVisit) {
  const doctor = search.get('with')
  if (doctor === null) return null
  const { facilityId, timeZone } = providerFacility
  const offer = offers.find((each) => {
    return each.providerFacility.facilityId === facilityId && each.providerFacility.doctor.slug === doctor
  })
  const startsAt = readWallTime(search.get('at'), timeZone)
  const pick = offer && startsAt !== null ? pickText(slotText(startsAt), offer.visit.visitTypeId) : null
  return { offer: offer ?? null, pick }
}

function chosenTime(offer: Offer, days: DeskDays, pressed: string | null, locale: Locale): DeskSlot | null {
  const pick = readPick(pressed ?? undefined)
  const open = days.times.find((time) => time.pick === pressed)
  if (open || pick?.visitTypeId !== offer.visit.visitTypeId) return open ?? days.times[0] ?? null
  const { timeZone, doctor } = offer.providerFacility
  const words = whenWords(pick.startsAt, timeZone, locale, now())
  const text = pickText(slotText(pick.startsAt), offer.visit.visitTypeId)
  const clock = formatInstantClock(pick.startsAt, timeZone, locale)
  return { ...words, pick: text, clock, doctor: doctor.name, free: null }
}

/** The page on which a visit is moved: the doctor and the day stand in the address, nobody's name does. */
export async function loadMovePage(request: Request, actor: ProviderActor, id: string) {
  const { open, page } = await loadVisitPage(request, actor, id)
  const locale = localeOf(request)
  const search = new URL(request.url).searchParams
  const offers = await moveTargets(actor, open, locale)
  const wanted = search.get('chosenDoctor') || search.get('to')
  const dropped = droppedAt(search, offers, open)
  const offer =
    offers.find((each) => targetText(each) === wanted) ?? (wanted ? notFound() : (dropped?.offer ?? offers[0]))
  const today = localDate(now(), open.providerFacility.timeZone)
  const choice = offer ? await choiceOf(offers, offer, { open, search, today, locale, dropped }) : null
  return json({ ...page, choice, today }, { headers: privateHeaders })
}

type Asked = {
  open: OpenVisit
  search: URLSearchParams
  today: string
  locale: Locale
  dropped: ReturnType<typeof droppedAt>
}

async function choiceOf(
  offers: readonly Offer[],
  offer: Offer,
  { open, search, today, locale, dropped }: Asked,
): Promise<MoveChoice> {
  const { row } = open
  const dateOf = (name: string) => [search.get(name)].find(isDeskDate) ?? null
  const pressed = search.get('chosenTime') ?? dropped?.pick ?? null
  const pick = readPick(pressed ?? undefined)
  const isElsewhere = search.get('chosenFrom') !== null
  const day =
    dateOf('chosenDay') ?? (isElsewhere ? null : (dateOf('day') ?? (pick && localDate(pick.startsAt, row.timeZone))))
  const own = row.startsAt === null ? null : localDate(row.startsAt, row.timeZone)
  const from = dateOf('chosenFrom') ?? dateOf('from')
  // From its own day on, where nothing else is asked: a visit is mostly put off by a little.
  const start = from ?? (day === null && own !== null && own > today ? own : null)
  const except = { appointmentId: row.id }
  const near = await findDeskDays([offer], { day, from: start, except }, locale)
  // Whose week is full is asked from today on, where nobody has chosen the week. A colleague without a time on the day that was looked at
  // is asked for the first one after it.
  const isAnother = day !== null && search.get('chosenDoctor') !== null
  const isFull = near.times.length === 0 && (isAnother || (day === null && from === null))
  const days = isFull ? await findDeskDays([offer], { day: null, from: isAnother ? day : from, except }, locale) : near
  const several = new Set(offers.map(({ providerFacility }) => providerFacility.facilityId)).size > 1
  // The time that it has already is no move: the first other one is offered.
  const others = days.times.filter(
    ({ slot }) => offer !== offers[0] || row.startsAt === null || slot !== slotText(row.startsAt),
  )
  return {
    targets: offers.map((each) => ({
      value: targetText(each),
      label: several
        ? `${each.providerFacility.doctor.name} · ${each.providerFacility.facility.name}`
        : each.providerFacility.doctor.name,
    })),
    to: targetText(offer),
    days,
    chosen: chosenTime(offer, { ...days, times: others }, pressed, locale),
    isNotTheirs: dropped !== null && dropped.offer === null,
  }
}

/** Whose time a form moves to: by the kind of visit of its button, else by the address of its page. */
export async function findTarget(request: Request, actor: ProviderActor, open: OpenVisit, visitTypeId: string | null) {
  const offers = await moveTargets(actor, open, localeOf(request))
  const { searchParams } = new URL(request.url)
  const to = searchParams.get('chosenDoctor') || searchParams.get('to')
  const offer = visitTypeId
    ? offers.find(({ visit }) => visit.visitTypeId === visitTypeId)
    : to
      ? offers.find((each) => targetText(each) === to)
      : offers[0]
  return offer ?? null
}
