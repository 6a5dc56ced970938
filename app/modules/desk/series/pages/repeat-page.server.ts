import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, endWithPage, orRefused } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { now } from '#app/core/clock.ts'
import { answersIn, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { bookingRefusals } from '#app/modules/booking/refusal.ts'
import { paths } from '#app/paths.ts'
import { askedForm, bookingForm } from '#app/modules/desk/booking-forms.ts'
import { startOf } from '#app/modules/desk/commands/book-at-desk.server.ts'
import { findOffer } from '#app/modules/desk/pages/booking-choice.server.ts'
import { bookingState, continueBooking, meansOthers } from '#app/modules/desk/pages/booking-page.server.ts'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import { loadVisitPage } from '#app/modules/desk/pages/visit-page.server.ts'
import { getDeskVisit, type OpenVisit } from '#app/modules/desk/queries/desk-visit.server.ts'
import { daysExpected } from '#app/modules/desk/queries/known-patients.server.ts'
import { bookSeriesAtDesk, repeatVisit } from '../commands/repeat-visit.server.ts'
import { beginSeries, type SeriesStart, submitSeries } from './series-page.server.ts'

/** Statuses of a visit that stays the first of the series: others are repeated without being one of it. */
const coming = ['booked', 'confirmed', 'arrived', 'in_room']

/** A visit as the beginning of a series; null for one without a time or a kind. */
async function startOfVisit({ row, visit, providerFacility }: OpenVisit): Promise<SeriesStart | null> {
  if (row.startsAt === null || row.visitTypeId === null || visit.visit === null) return null
  return {
    providerFacility,
    visitTypeId: row.visitTypeId,
    daysTaken: await daysExpected(providerFacility, row.patientId),
    siblingIds: [],
    startsAt: row.startsAt,
    isBooked: coming.includes(row.status) && row.startsAt > now() - 24 * 3_600_000,
    visitName: visit.visit.name,
    patient: visit.patient.main,
  }
}

/** Which pages a level has not got looks like one that there is not. */
function orNotThere<Value>(value: Value | null, isAllowed: boolean): Value {
  return value !== null && isAllowed ? value : endWithPage({ status: 404 })
}

/** The page on which a visit is repeated. */
export async function loadRepeatPage(request: Request, actor: ProviderActor, id: string) {
  const { open } = await loadVisitPage(request, actor, id)
  const start = orNotThere(await startOfVisit(open), open.providerFacility.powers.repeat)
  const head = deskHead(request, 'title.series', paths.deskStep(id, 'series'))
  return json({ head, id, state: await beginSeries(start, localeOf(request)) }, { headers: privateHeaders })
}

const doneWords = (locale: Locale, count: number) => translator(locale, 'desk')('series.booked', { count })

/** Lists the dates that follow a visit, or books them. */
export async function submitRepeat(request: Request, actor: ProviderActor, id: string) {
  const locale = localeOf(request)
  const open = await orRefused(getDeskVisit(actor, id, locale))
  const start = orNotThere(await startOfVisit(open), open.providerFacility.powers.repeat)
  const result = await submitSeries({ form: await readForm(request), start, locale }, (booked) =>
    orRefused(outcomeOf(repeatVisit(actor, open, booked), bookingRefusals)),
  )
  return 'booked' in result ? accepted(paths.deskVisit(id), doneWords(locale, result.count)) : result
}

/** What a booking's form has said, carried from press to press; the key has a field of its own. */
const carriedOf = ({ key: _, ...said }: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(said).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** A booking that is to repeat: the form of the booking is carried through, and everything is booked at once. */
export async function submitNewSeries(request: Request, actor: ProviderActor) {
  const desk = await orRefused(openDesk(request, actor))
  const form = await readForm(request)
  const submission = parseForm(form, bookingForm)
  const asked = answersIn(form, askedForm)
  if (submission.status !== 'success' || meansOthers(asked) || submission.value.time === null) {
    const state = await bookingState(actor, desk, asked)
    return continueBooking(desk, { submission: submission.reply(), state }, submission.status === 'success' ? 200 : 400)
  }
  const { value } = submission
  const { locale, choice } = desk
  const found = await findOffer(desk, value.visit)
  const { providerFacility, visit } = found
  const start: SeriesStart = {
    ...{ providerFacility, visitTypeId: visit.visitTypeId, siblingIds: [] },
    daysTaken: value.patientId === null ? new Set() : await daysExpected(providerFacility, value.patientId),
    startsAt: startOf(value, providerFacility)!,
    isBooked: false,
    visitName: visit.name,
    patient: value.nameZh ?? (value.nameEn || null),
  }
  orNotThere(start, providerFacility.powers.repeat)
  const where = { ...found, providerFacilities: choice?.colleagues ?? [], locale }
  const carried = carriedOf({ ...submission.reply().initialValue, asOf: asked.asOf })
  const result = await submitSeries({ form, start, locale, carried }, (booked) =>
    orRefused(outcomeOf(bookSeriesAtDesk(actor, value, where, booked), bookingRefusals)),
  )
  if ('booked' in result) return accepted(paths.deskVisit(result.booked.firstId), doneWords(locale, result.count))
  return result
}
