import type { SubmissionResult } from '@conform-to/react'
import type { ProviderActor } from '#app/core/actor.ts'
import { orRefused, refusedPage } from '#app/core/answer/answer.server.ts'
import { localDate, readWallTime, wallClock } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { formatInstantClock } from '#app/core/format/format.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import type { BookingReason } from '#app/modules/booking/refusal.ts'
import { slotText } from '#app/modules/booking/slots/slot-text.ts'
import { whenWords } from '#app/modules/booking/slots/when-words.ts'
import { listPlans } from '#app/modules/directory/queries/reference.server.ts'
import { paths } from '#app/paths.ts'
import { type AskedBooking, askedForm, newPerson } from '../booking-forms.ts'
import { recordDeskRead } from '../commands/record-desk-read.server.ts'
import { pickText, readPick } from '../desk-pick.ts'
import { isDeskDate } from '../desk-dates.ts'
import { type DeskDays, type DeskSlot, findDeskDays } from '../queries/desk-days.server.ts'
import { daysExpected, findKnownPatients, type KnownPatient } from '../queries/known-patients.server.ts'
import { askForVisit, type VisitQuestion } from './booking-choice.server.ts'
import { deskHead } from './desk-head.server.ts'
import { choiceWords, type Desk, openDesk } from './open-desk.server.ts'
import type { TimeQuestion } from './time-question.server.ts'

/** The next question that nobody has answered: it has the focus. */
export type NextQuestion = 'phone' | 'person' | 'name' | 'doctor' | 'visit' | 'book'

/** A booking as far as it has come. */
export type BookingState = Pick<VisitQuestion, 'doctors' | 'doctor'> & {
  key: string
  phone: string
  /** The number whose people are listed; null before there is a whole one. */
  asOf: string | null
  people: KnownPatient[]
  person: string | null
  kinds: { value: string; name: string; minutes: number; seats: number | null }[]
  visit: string | null
  /** Whose times these are, over the times; null for those of several. */
  doctorName: string | null
  visitName: string | null
  minutes: number | null
  days: DeskDays | null
  /** The time on the button, and the wall time that somebody chose, empty while nobody has. */
  chosen: DeskSlot | null
  at: string
  comesNow: boolean
  plans: { value: string; label: string }[]
  next: NextQuestion
}

/** Those of the practice whom a number belongs to. Reading their names is recorded. */
async function readPeople(actor: ProviderActor, { choice, locale }: Desk, phone: string): Promise<KnownPatient[]> {
  const people = await findKnownPatients(choice?.colleagues ?? [], phone, locale)
  if (people.length > 0)
    await recordDeskRead(actor, {
      action: 'booking.patient_read',
      subject: { type: 'facility', id: choice!.facility.id },
      fields: ['phone', 'nameEn', 'birthDate'],
    })
  return people
}

/** Who it is, as far as there is no doubt: of several of one number nobody is preset. */
function personOf(asked: AskedBooking, people: readonly KnownPatient[]): string | null {
  const { person } = asked
  if (person === newPerson || people.some(({ id }) => id === person)) return person
  if (people.length === 0) return newPerson
  return people.length === 1 ? people[0]!.id : null
}

/** The time on the button, and as a wall time where somebody chose it: it then stays while the rest is asked. */
type Chosen = { chosen: DeskSlot | null; at: string }

/** The time that was pressed or came with the address, whether or not it is an open one; else the first of the day. */
function chosenTime(desk: Desk, { offers }: VisitQuestion, asked: AskedBooking, days: DeskDays): Chosen {
  const first = { chosen: days.times[0] ?? null, at: '' }
  const pressed = readPick(asked.pick)
  const offer = offers.find(({ visit }) => visit.visitTypeId === pressed?.visitTypeId) ?? offers[0]!
  const { timeZone, doctor } = offer.providerFacility
  const startsAt = pressed?.startsAt ?? (asked.wall === null ? null : readWallTime(asked.wall, timeZone))
  if (startsAt === null) return first
  const slot = slotText(startsAt)
  const pick = pickText(slot, offer.visit.visitTypeId)
  const open = days.times.find((time) => (pressed ? time.pick === pick : time.slot === slot))
  if (!open && asked.isTimeOfOthers) return first
  const { date, time } = wallClock(startsAt, timeZone)
  const clock = formatInstantClock(startsAt, timeZone, desk.locale)
  const words = () => whenWords(startsAt, timeZone, desk.locale, now())
  return { chosen: open ?? { ...words(), pick, clock, doctor: doctor.name, free: null }, at: `${date}T${time}` }
}

/** Days on which the button would offer what is refused: the chosen person is expected by this doctor already. */
async function daysTaken({ offers }: VisitQuestion, person: string | null) {
  const [only] = offers
  const isKnown = person !== null && person !== newPerson
  return isKnown && only && offers.length === 1 ? daysExpected(only.providerFacility, person) : new Set<string>()
}

async function timesOf(desk: Desk, question: VisitQuestion, asked: AskedBooking, person: string | null) {
  const [offer] = question.offers
  if (!offer) return { days: null, chosen: null, at: asked.wall ?? '' }
  const pressed = readPick(asked.pick)
  const pressedDay = pressed && localDate(pressed.startsAt, offer.providerFacility.timeZone)
  const day = asked.day ?? pressedDay ?? asked.wall?.slice(0, 10) ?? null
  const passedOver = await daysTaken(question, person)
  const days = await findDeskDays(question.offers, { day, from: asked.from, passedOver }, desk.locale)
  return { days, ...chosenTime(desk, question, asked, days) }
}

function nextQuestion(state: Omit<BookingState, 'next'>, { isChoosing, hasName }: AskedBooking): NextQuestion {
  const isNameless = state.person === newPerson && !hasName
  const who = state.asOf === null ? 'phone' : state.person === null ? 'person' : isNameless ? 'name' : null
  const what = state.doctor === null ? 'doctor' : state.visit === null ? 'visit' : null
  return (isChoosing ? (what ?? who) : (who ?? what)) ?? 'book'
}

/** Everything the page of a booking shows for what was said so far. */
export async function bookingState(actor: ProviderActor, desk: Desk, asked: AskedBooking): Promise<BookingState> {
  const question = await askForVisit(desk, asked)
  const { doctors, doctor, kinds, kind } = question
  const people = asked.phone === null ? [] : await readPeople(actor, desk, asked.phone)
  const person = asked.phone === null ? null : personOf(asked, people)
  const plans = (await listPlans()).map(({ slug, name }) => ({ value: slug, label: name[desk.locale] }))
  const state = {
    doctors,
    doctor,
    kinds: kinds.map(({ value, name, minutes, capacity }) => ({
      value,
      name,
      minutes,
      seats: capacity > 1 ? capacity : null,
    })),
    visit: kind?.value ?? null,
    doctorName: doctors.find(({ slug }) => slug === doctor)?.name ?? null,
    visitName: kind?.name ?? null,
    minutes: kind?.minutes ?? null,
    ...(await timesOf(desk, question, asked, person)),
    key: asked.key ?? newToken(),
    phone: asked.phone ?? asked.typedPhone,
    asOf: asked.phone,
    people,
    person,
    comesNow: asked.comesNow,
    plans,
  }
  return { ...state, next: nextQuestion(state, asked) }
}

/** The page of a booking that begins: what its address says is answered already. */
export async function loadBookingPage(request: Request, actor: ProviderActor) {
  const desk = await orRefused(openDesk(request, actor))
  const asked = askedForm.parse(Object.fromEntries(desk.search))
  // Who it is for never stands in an address.
  const nobody = { typedPhone: '', phone: null, person: null, key: null }
  const day = asked.day ?? (isDeskDate(asked.date) ? asked.date : null)
  const state = await bookingState(actor, desk, { ...asked, ...nobody, day })
  const head = deskHead(request, 'title.new', paths.deskNew())
  return json({ head, choice: choiceWords(desk), state }, { headers: privateHeaders })
}

/** Whether the number is another one than that whose people were listed: who was chosen among them is not meant any more. */
export const meansOthers = ({ asOf, phone }: AskedBooking) => asOf !== '' && phone !== null && asOf !== phone

type Answer = {
  submission: SubmissionResult<string[]>
  state: BookingState
  /** What stands against the booking; null for what is put right in its fields. */
  refusal?: BookingReason | null
  question?: TimeQuestion | null
}

/** The page of a booking that goes on: its next question, or what stands against it. */
export function continueBooking(
  desk: Desk,
  { submission, state, refusal = null, question = null }: Answer,
  status: number,
) {
  return refusedPage({ choice: choiceWords(desk), submission, refusal, question, state }, status)
}
