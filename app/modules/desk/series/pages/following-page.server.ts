import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orRefused, refusedPage } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { addDays, daysBetween } from '#app/core/calendar/dates.ts'
import { localDate, readWallTime, wallText } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { answersIn, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { type BookingReason, bookingRefusals } from '#app/modules/booking/refusal.ts'
import { cancelSeries, moveSeries } from '#app/modules/booking/series/commands/change-series.server.ts'
import { sameTimeOn } from '#app/modules/booking/series/series-rule.ts'
import { paths } from '#app/paths.ts'
import { isDeskDate } from '#app/modules/desk/desk-dates.ts'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { loadVisitPage } from '#app/modules/desk/pages/visit-page.server.ts'
import { getDeskVisit, type OpenVisit } from '#app/modules/desk/queries/desk-visit.server.ts'
import { daysExpected } from '#app/modules/desk/queries/known-patients.server.ts'
import { followingStaff } from '../commands/repeat-visit.server.ts'
import { seriesWhen, visitsFrom } from '../queries/series-of-visit.server.ts'
import { type Decisions, seriesCancellationForm, seriesMoveForm, timeOf } from '../series-forms.ts'
import { type PlannedVisit, readSeriesRows, type SeriesBasis, type SeriesRow } from './series-rows.server.ts'

/** This visit and those that follow it, with what a page says of each. */
async function followingOf({ row }: OpenVisit, locale: Locale) {
  const visits = await visitsFrom(row.id)
  return visits.map(({ id, startsAt }) => ({ id, when: seriesWhen(startsAt, row.timeZone, locale) }))
}

/** The page that calls off a visit and those that follow it. */
export async function loadFollowingCancellation(request: Request, actor: ProviderActor, id: string) {
  const { open, page } = await loadVisitPage(request, actor, id)
  const head = deskHead(request, 'title.seriesCancellation', paths.deskStep(id, 'series-cancellation'))
  const following = open.providerFacility.powers.manage ? await followingOf(open, localeOf(request)) : []
  return json({ ...page, head, following }, { headers: privateHeaders })
}

/** Calls off those that were left ticked, with one reason; the patient is written to once. */
export async function submitFollowingCancellation(request: Request, actor: ProviderActor, id: string) {
  const locale = localeOf(request)
  const open = await orRefused(getDeskVisit(actor, id, locale))
  const staff = await orRefused(followingStaff(actor, open, 'booking.appointment_cancel'))
  const submission = parseForm(await readForm(request), seriesCancellationForm)
  if (submission.status !== 'success') return refusedPage({ refusal: null, submission: submission.reply() }, 400)
  const { visit, reason } = submission.value
  // Ids of other visits in the form are none of this series.
  const ids = (await visitsFrom(id)).map((each) => each.id).filter((each) => visit.includes(each))
  const work = cancelSeries({ ids, reasonCode: reason, actor: staff })
  const outcome = await orRefused(outcomeOf(work, bookingRefusals))
  const words = translator(locale, 'desk')
  if (outcome.done) return accepted(paths.deskVisit(id), words('series.cancelled', { count: ids.length }))
  return refusedPage({ refusal: outcome.refusal.reason as BookingReason, submission: submission.reply() }, 409)
}

export type FollowingMove = {
  /** The new date and clock of this visit, as they stand in the form. */
  date: string
  time: string
  today: string
  /** Null while no other time is asked for. */
  rows: SeriesRow[] | null
}

export type FollowingMoveAnswer = {
  refusal: BookingReason | null
  /** The field that is not right. */
  problem: 'time' | 'choice' | null
  move: FollowingMove
}

type Wanted = Readonly<{ date: string; time: string; choice: Decisions }>

/** Each visit put off by as many days as the first, to its clock. */
async function plannedMoves(
  { row }: OpenVisit,
  { date, time }: Omit<Wanted, 'choice'>,
): Promise<PlannedVisit[] | null> {
  const isWhole = isDeskDate(date) && /^\d{2}:\d{2}$/.test(time)
  const first = isWhole ? readWallTime(`${date}T${time}`, row.timeZone) : null
  if (first === null || row.startsAt === null) return null
  const days = daysBetween(localDate(row.startsAt, row.timeZone), date)
  const visits = await visitsFrom(row.id)
  return visits.map(({ id, startsAt }) => {
    const day = addDays(localDate(startsAt, row.timeZone), days)
    return { ref: id, startsAt: sameTimeOn(day, first, row.timeZone), from: startsAt }
  })
}

async function moveOf(open: OpenVisit, wanted: Wanted, locale: Locale) {
  const { row, providerFacility } = open
  const planned = await plannedMoves(open, wanted)
  const siblings = planned?.filter(({ from, startsAt }) => from !== startsAt) ?? []
  const own = new Set(siblings.map(({ from }) => localDate(from!, row.timeZone)))
  const expected = await daysExpected(providerFacility, row.patientId)
  const basis: SeriesBasis = {
    providerFacility,
    visitTypeId: row.visitTypeId ?? '',
    daysTaken: new Set([...expected].filter((day) => !own.has(day))),
    siblingIds: siblings.map(({ ref }) => ref),
  }
  const isOther = siblings.length > 0
  const rows = isOther ? await readSeriesRows(basis, siblings, { said: wanted.choice, locale }) : null
  const { date, time } = wanted
  const today = localDate(now(), row.timeZone)
  return { planned, move: { date, time, today, rows } satisfies FollowingMove }
}

/** The page that moves a visit and those that follow it; the new time stands in the address, nobody's name does. */
export async function loadFollowingMove(request: Request, actor: ProviderActor, id: string) {
  const { open, page } = await loadVisitPage(request, actor, id)
  const locale = localeOf(request)
  const { searchParams } = new URL(request.url)
  const { startsAt, timeZone } = open.row
  const own = startsAt === null ? '' : wallText(startsAt, timeZone)
  const wanted = {
    date: searchParams.get('date') ?? own.slice(0, 10),
    time: searchParams.get('time') ?? own.slice(11, 16),
    choice: new Map<string, never>(),
  }
  const { move, planned } = await moveOf(open, wanted, locale)
  const head = deskHead(request, 'title.seriesMove', paths.deskStep(id, 'series-move'))
  const following = open.providerFacility.powers.manage ? await followingOf(open, locale) : []
  const problem = planned === null && startsAt !== null ? ('time' as const) : null
  return json({ ...page, head, following, move, problem }, { headers: privateHeaders })
}

/** Moves the visits as it was decided about each; the patient is written to once. */
export async function submitFollowingMove(request: Request, actor: ProviderActor, id: string) {
  const locale = localeOf(request)
  const open = await orRefused(getDeskVisit(actor, id, locale))
  const staff = await orRefused(followingStaff(actor, open, 'booking.appointment_move'))
  const wanted = answersIn(await readForm(request), seriesMoveForm)
  const { planned, move } = await moveOf(open, wanted, locale)
  const answer = (more: Partial<FollowingMoveAnswer>, status: number) =>
    refusedPage({ refusal: null, problem: null, move, ...more } satisfies FollowingMoveAnswer, status)
  if (planned === null) return answer({ problem: 'time' }, 400)
  if (wanted.does !== 'book' || move.rows === null) return answer({}, 200)
  if (move.rows.some(({ chosen }) => chosen === null)) return answer({ problem: 'choice' }, 400)
  const moves = planned.flatMap(({ ref, startsAt, from }) => {
    const time = from === startsAt ? null : timeOf(wanted.choice.get(ref) ?? { kind: 'plan' }, startsAt)
    return time ? [{ appointmentId: ref, ...time }] : []
  })
  const outcome = await orRefused(outcomeOf(moveSeries({ moves, actor: staff }), bookingRefusals))
  const words = translator(locale, 'desk')
  if (outcome.done) return accepted(paths.deskVisit(id), words('series.moved', { count: moves.length }))
  const after = await moveOf(open, wanted, locale)
  return answer({ refusal: outcome.refusal.reason as BookingReason, move: after.move }, outcome.refusal.status)
}
