import { newYork, readWallTime } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { bookSeries } from '#app/modules/booking/series/commands/book-series.server.ts'
import { registerProvisional } from '#app/modules/booking/appointments/commands/register-walk-in.server.ts'
import { joinWaitlist } from '#app/modules/booking/waitlist/commands/join-waitlist.server.ts'
import { requestAppointment } from '#app/modules/booking/appointments/commands/request-appointment.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { eq } from 'drizzle-orm'
import { providers } from '#drizzle/schema/directory.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { findPatients } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { mergePatients } from '#app/modules/booking/records/commands/merge-patients.server.ts'
import { basisOf, type MergeChoices, mergedFields } from '#app/modules/booking/records/same-person.ts'
import { addNote } from '#app/modules/booking/records/commands/patient-notes.server.ts'
import { overrideText } from '#app/modules/desk/desk-forms.ts'
import { actorOf, deskActor } from '#tests/factories/accounts.ts'
import {
  anyway,
  bookingInput,
  insertVisitType,
  type Practice,
  somebody,
  waitlistInput,
} from '#tests/factories/booking.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import type { AccessRow } from '../objects.ts'
import { insiders, type Role } from '../world.ts'
import { nobody } from '../ask.ts'

const minute = 60_000

/** Where each practice's next visit goes: no two of them lie over each other. */
const nextStarts = new Map<string, number>()

/** A visit of somebody new, booked by the desk at a time of its own. */
async function bookAt(practice: Practice, from = now() + 20 * minute): Promise<{ appointment: string }> {
  const startsAt = Math.max(from, nextStarts.get(practice.providerId) ?? 0)
  nextStarts.set(practice.providerId, startsAt + 45 * minute)
  const actor = deskActor({ id: 'desk', isManager: true })
  const form = { startsAt, actor, source: 'phone' as const, override: anyway(startsAt) }
  const { appointmentId } = await bookAppointment(bookingInput(practice, form))
  return { appointment: appointmentId }
}

async function askAt({ providerFacilityId }: Practice): Promise<{ appointment: string }> {
  const { key, ...form } = {
    key: newToken(),
    ...bookingInput({ providerFacilityId, visitTypeId: '' }, { startsAt: 0 }),
  }
  const { appointmentId } = await requestAppointment({
    ...form,
    idempotencyKey: key,
    visitTypeId: null,
    windows: [{ date: '2030-01-02', part: 'am' }],
  })
  return { appointment: appointmentId }
}

/** The first of two visits that repeat, a year from now. */
async function seriesAt(practice: Practice): Promise<{ appointment: string }> {
  const { appointment } = await bookAt(practice)
  const [row] = await db.select().from(appointments).where(eq(appointments.id, appointment))
  const startsAt = row!.startsAt! + 364 * 24 * 60 * minute
  const visits = [{ startsAt, override: anyway(startsAt) }]
  await bookSeries({ idempotencyKey: newToken(), actor: deskActor({ isManager: true }), visits, repeats: appointment })
  return { appointment }
}

/** Somebody's seat at a class. */
async function classAt(practice: Practice): Promise<{ appointment: string }> {
  const visitTypeId = await withTransaction((tx) =>
    insertVisitType(tx, practice.providerFacilityId, { capacity: 8, minutes: 30 }),
  )
  return bookAt({ ...practice, visitTypeId })
}

const desks: readonly Role[] = ['tier_1', 'tier_2', 'tier_3', 'tier_4', 'manager', 'front_desk']
const leads: readonly Role[] = ['tier_1', 'tier_2', 'tier_3', 'tier_4', 'manager']
/** Who books visits as a series: the desks of a level that has them. */
const repeaters: readonly Role[] = ['tier_3', 'tier_4', 'manager', 'front_desk']
const missing = { appointment: nobody }
const base = '/provider/3/mgmt/appt/:appointment'
const atDesk = { missing, make: ({ practice }: { practice: Practice }) => bookAt(practice) }

const page = (path: string): AccessRow => ({ ...atDesk, path, method: 'GET', allowed: insiders })
const step = (noun: string, allowed: readonly Role[] = desks): AccessRow => ({
  path: `${base}/:step`,
  method: 'POST',
  missing: { ...missing, step: noun },
  make: async ({ practice }) => ({ ...(await bookAt(practice)), step: noun }),
  allowed,
})

const patientPage = '/provider/3/mgmt/patients/:patient'
const patientAt = async (practice: Practice): Promise<{ patient: string }> => {
  const { appointment } = await bookAt(practice)
  const [row] = await db.select().from(appointments).where(eq(appointments.id, appointment))
  return { patient: row!.patientId }
}
const atPatient = {
  missing: { patient: nobody },
  make: ({ practice }: { practice: Practice }) => patientAt(practice),
}
/** Two patients, of whom everything is taken from the first. */
const ofFirst = Object.fromEntries(mergedFields.map((field) => [field, 'first'])) as MergeChoices
const pressed = Object.fromEntries(mergedFields.map((field) => [`from-${field}`, 'first']))
const atPair = {
  missing: { patient: nobody, other: nobody, basis: '' },
  make: async ({ practice }: { practice: Practice }) => {
    const [{ patient }, { patient: other }] = [await patientAt(practice), await patientAt(practice)]
    const [first, second] = await findPatients(db, [patient, other])
    return { patient, other, basis: basisOf(first!, second!) }
  },
}
/** Two patients who were made one. */
const atMerge = {
  missing: { patient: nobody, merge: nobody },
  make: async ({ practice }: { practice: Practice }) => {
    const { patient: firstId, other: secondId, basis } = await atPair.make({ practice })
    const merge = newToken()
    const actor = deskActor({ id: 'colleague' })
    const patient = await mergePatients({ id: merge, actor, firstId, secondId, planId: null, basis, choices: ofFirst })
    return { patient: patient!, merge }
  },
}
/** The buttons of the booking form, none of which was pressed, and no doctor before the kind of visit. */
const nothingPressed = {
  doctor: '',
  elsewhere: '',
  chosenDoctor: '',
  chosenVisit: '',
  chosenDay: '',
  chosenFrom: '',
  chosenTime: '',
}
/** Somebody who came without an appointment, of whom only a name is known. */
const atStranger = {
  missing: { patient: nobody },
  make: async ({ practice: { providerFacilityId } }: { practice: Practice }) => {
    const actor = deskActor({ id: 'colleague', isManager: true })
    const person = { nameEn: 'Mrs. Wong', nameZh: null, phone: null, locale: 'en-US' } as const
    const input = { idempotencyKey: newToken(), providerFacilityId, visitTypeId: null, actor, person }
    const { appointmentId } = await registerProvisional(input)
    const [row] = await db.select().from(appointments).where(eq(appointments.id, appointmentId))
    return { patient: row!.patientId }
  },
}
/** A note that somebody at the facility has written: read by those with a seat there, changed by who leads. */
const atNote = {
  path: `${patientPage}/notes/:note`,
  missing: { patient: nobody, note: nobody },
  make: async ({ practice: { facilityId, ...practice } }: { practice: Practice }) => {
    const { patient } = await patientAt({ facilityId, ...practice })
    const note = newToken()
    const author = actorOf({ userId: 'colleague' })
    await addNote(author, { id: note, facilityId, patientId: patient, text: 'speaks Taishanese' })
    return { patient, note }
  },
}

/** Who waits for a practice's doctor, and what the desk may do for them: nothing of it at level 1. */
const waitAt = async ({ providerId }: Practice): Promise<{ entry: string }> => ({
  entry: (await joinWaitlist(waitlistInput({ providerId }))).entryId,
})
const entryPage = '/provider/3/mgmt/appt/waitlist/:entry'
const servers: readonly Role[] = ['tier_2', 'tier_3', 'tier_4', 'manager', 'front_desk']
const serving = (noun: string, fields: () => Record<string, string> = () => ({})): AccessRow => ({
  path: `${entryPage}/:step`,
  method: 'POST',
  missing: { entry: nobody, step: noun },
  make: async ({ practice }) => ({ ...(await waitAt(practice)), step: noun }),
  fields,
  allowed: servers,
})
const waiting: AccessRow = {
  path: entryPage,
  method: 'GET',
  missing: { entry: nobody },
  make: ({ practice }) => waitAt(practice),
  allowed: [...servers, 'viewer'],
}

const doctorOf = async ({ providerId }: Practice) => {
  const [row] = await db.select({ slug: providers.slug }).from(providers).where(eq(providers.id, providerId))
  return row!.slug
}

const person = { person: 'new', nameEn: 'FANG QINIAN', birthYear: '1958', birthMonth: '3', birthDay: '27' }

export const rows: AccessRow[] = [
  waiting,
  {
    ...waiting,
    path: `${entryPage}/:step`,
    missing: { entry: nobody, step: 'booking' },
    make: async ({ practice }) => ({ ...(await waitAt(practice)), step: 'booking' }),
  },
  serving('confirmation'),
  serving('removal', () => ({ reason: 'asked_off' })),
  serving('booking', () => timeOn('2031-11-12')),
  page(base),
  page(`${base}/approval`),
  page(`${base}/refusal`),
  page(`${base}/move`),
  page(`${base}/cancellation`),
  page(`${base}/slip`),
  { ...page(`${base}/class`), make: ({ practice }) => classAt(practice) },
  page(`${base}/note`),
  { ...page(`${base}/series`), allowed: repeaters },
  page(`${base}/series-move`),
  page(`${base}/series-cancellation`),
  {
    path: `${base}/series`,
    method: 'POST',
    ...atDesk,
    fields: () => ({ does: 'plan', unit: 'week', every: '1', weekdays: '3', ends: 'count', count: '2' }),
    allowed: repeaters,
  },
  {
    path: `${base}/series-cancellation`,
    method: 'POST',
    missing,
    make: ({ practice }) => seriesAt(practice),
    fields: ({ appointment = '' }) => ({ visit: appointment, reason: 'patient_called' }),
    allowed: desks,
  },
  {
    path: `${base}/series-move`,
    method: 'POST',
    missing,
    make: ({ practice }) => seriesAt(practice),
    fields: () => ({ ...timeOn('2031-11-03'), does: 'plan' }),
    allowed: desks,
  },
  page(`${base}/qr.svg`),
  {
    ...page(`${base}/:step`),
    missing: { ...missing, step: 'arrival' },
    make: async ({ practice }) => ({ ...(await bookAt(practice)), step: 'arrival' }),
  },
  // Checking in and what follows hang on the clock of the tests; tests/routes/desk.test.ts has them.
  step('confirmation'),
  step('error', leads),
  {
    path: `${base}/cancellation`,
    method: 'POST',
    ...atDesk,
    fields: () => ({ reason: 'patient_called' }),
    allowed: desks,
  },
  {
    path: `${base}/move`,
    method: 'POST',
    ...atDesk,
    // Far from every other visit of these tests.
    fields: () => ({ ...timeOn('2031-03-04'), tells: 'on' }),
    allowed: desks,
  },
  {
    path: `${base}/refusal`,
    method: 'POST',
    missing,
    make: ({ practice }) => askAt(practice),
    fields: () => ({ reason: 'no_time' }),
    allowed: desks,
  },
  {
    path: `${base}/approval`,
    method: 'POST',
    missing,
    make: ({ practice }) => askAt(practice),
    fields: () => timeOn('2031-05-06'),
    allowed: desks,
  },
  {
    ...atDesk,
    path: `${base}/note`,
    method: 'POST',
    fields: () => ({ note: 'comes with her son', tag: 'wheelchair', version: '0' }),
    allowed: desks,
  },
  {
    path: '/provider/3/mgmt/appt/calendar/move',
    method: 'POST',
    missing,
    make: ({ practice }) => bookAt(practice),
    fields: ({ appointment = '' }) => {
      const { date, time, override } = timeOn('2031-07-08')
      return { id: appointment, start: `${date}T${time}`, override }
    },
    allowed: desks,
  },
  {
    path: '/provider/3/mgmt/appt/calendar/block',
    method: 'POST',
    missing: { doctor: 'nobody-at-all' },
    make: async ({ practice }) => ({ doctor: await doctorOf(practice) }),
    fields: ({ doctor = '' }) => ({ doctor, date: '2031-09-10', starts: '09:00', ends: '10:00' }),
    allowed: ['tier_2', 'tier_3', 'tier_4', 'manager'],
  },
  {
    path: '/provider/3/mgmt/appt/lateness',
    method: 'POST',
    missing: { doctor: 'nobody-at-all' },
    make: async ({ practice }) => ({ doctor: await doctorOf(practice) }),
    fields: ({ doctor = '' }) => ({ late: `${doctor} 20` }),
    allowed: desks,
  },
  {
    path: '/provider/3/mgmt/appt/calendar/feeds',
    method: 'POST',
    missing: { doctor: 'nobody-at-all' },
    make: async ({ practice }) => ({ doctor: await doctorOf(practice) }),
    fields: ({ doctor = '' }) => ({ doctor, step: 'start' }),
    allowed: ['tier_2', 'tier_3', 'tier_4', 'manager'],
  },
  {
    ...atPatient,
    path: patientPage,
    method: 'GET',
    allowed: insiders,
  },
  {
    ...atPatient,
    path: `${patientPage}/notes`,
    method: 'GET',
    allowed: insiders,
  },
  {
    ...atPatient,
    path: `${patientPage}/notes`,
    method: 'POST',
    fields: () => ({ text: 'speaks Taishanese' }),
    allowed: [...desks, 'clinician'],
  },
  {
    ...atPatient,
    path: `${patientPage}/completion`,
    method: 'GET',
    allowed: insiders,
  },
  {
    ...atStranger,
    path: `${patientPage}/completion`,
    method: 'POST',
    fields: () => ({ nameEn: 'Li Ming', birthYear: '1970', birthMonth: '2', birthDay: '3', phone: '917 555 0127' }),
    allowed: desks,
  },
  ...(['GET', 'POST'] as const).map((method): AccessRow => ({
    ...atPatient,
    path: `${patientPage}/merge`,
    method,
    ...(method === 'POST' && { fields: () => ({ q: '0127' }) }),
    allowed: desks,
  })),
  ...(['GET', 'POST'] as const).map((method): AccessRow => ({
    ...atPair,
    path: `${patientPage}/merge/:other`,
    method,
    ...(method === 'POST' && { fields: ({ basis = '' }) => ({ ...pressed, key: newToken(), basis }) }),
    allowed: desks,
  })),
  ...(['GET', 'POST'] as const).map((method): AccessRow => ({
    ...atMerge,
    path: `${patientPage}/separation/:merge`,
    method,
    allowed: desks,
  })),
  {
    ...atNote,
    method: 'GET',
    allowed: insiders,
  },
  {
    ...atNote,
    method: 'POST',
    fields: () => ({ text: 'speaks Taishanese', version: '1' }),
    allowed: leads,
  },
  {
    path: '/provider/3/mgmt/appt/new',
    method: 'POST',
    missing: { visit: nobody },
    make: ({ practice }) => Promise.resolve({ visit: practice.visitTypeId }),
    fields: ({ visit = '' }) => ({ ...nothingPressed, visit, phone: '917 555 0127' }),
    allowed: desks,
  },
  {
    path: '/provider/3/mgmt/appt/booking',
    method: 'POST',
    missing: { visit: nobody },
    make: ({ practice }) => Promise.resolve({ visit: practice.visitTypeId }),
    fields: ({ visit = '' }) => ({
      ...nothingPressed,
      ...person,
      visit,
      key: newToken(),
      slot: 'now',
      phone: somebody().phone!,
    }),
    allowed: desks,
  },
  {
    path: '/provider/3/mgmt/appt/series',
    method: 'POST',
    missing: { visit: nobody },
    make: ({ practice }) => Promise.resolve({ visit: practice.visitTypeId }),
    fields: ({ visit = '' }) => ({
      ...nothingPressed,
      ...person,
      visit,
      key: newToken(),
      phone: somebody().phone!,
      ...timeOn('2031-12-01'),
    }),
    allowed: repeaters,
  },
  {
    path: '/provider/mgmt/appt/bulk/:step',
    method: 'POST',
    missing: { ...missing, step: 'confirmation' },
    make: async ({ practice }) => ({ ...(await bookAt(practice)), step: 'confirmation' }),
    fields: ({ appointment = '' }) => ({ visit: appointment }),
    allowed: desks,
  },
]

/** A free time of a working day, with what may stand against it read. */
function timeOn(date: string) {
  const time = freeTime()
  const override = overrideText(anyway(readWallTime(`${date}T${time}`, newYork)!))
  return { slot: 'other', date, time, override }
}

let taken = 0
/** Another time of day for every call. */
function freeTime(): string {
  const minutes = (taken++ % 31) * 45
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
