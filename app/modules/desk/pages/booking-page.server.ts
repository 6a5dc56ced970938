import type { SubmissionResult } from '@conform-to/react'
import type { ProviderActor } from '#app/core/actor.ts'
import { refusedPage } from '#app/core/answer/answer.server.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import type { BookingReason } from '#app/modules/booking/refusal.ts'
import type { WhenWords } from '#app/modules/booking/slots/when-words.ts'
import { recordDeskRead } from '../commands/record-desk-read.server.ts'
import type { TimeQuestion } from './time-question.server.ts'
import { choiceWords, type Desk } from './open-desk.server.ts'
import { listVisitChoices, nextOpenTimes, type VisitChoice } from '../queries/desk-times.server.ts'
import { findKnownPatients, type KnownPatient } from '../queries/known-patients.server.ts'

/** What can be booked at the chosen provider facilities, in the groups of a select. */
export async function bookableVisits({ choice, locale }: Desk): Promise<VisitChoice[]> {
  return listVisitChoices(choice?.providerFacilities.filter(({ powers }) => powers.manage) ?? [], locale)
}

/** Visit types under their doctors, for a select. */
export function visitGroups({ choice }: Desk, visits: readonly VisitChoice[]) {
  return (choice?.providerFacilities ?? []).flatMap(({ providerFacilityId, doctor }) => {
    const own = visits.filter((visit) => visit.providerFacilityId === providerFacilityId)
    if (own.length === 0) return []
    return { label: doctor.name, options: own.map(({ value, name, minutes }) => ({ value, name, minutes })) }
  })
}

export type VisitGroups = ReturnType<typeof visitGroups>

/** The visit type that was asked for, with its provider facility; null for none of these. */
export function findVisit(desk: Desk, visits: readonly VisitChoice[], value: string | null) {
  // Nobody is booked with a doctor that was not chosen: only where there is one doctor is a visit meant without saying so.
  const isOneDoctor = new Set(visits.map(({ providerFacilityId }) => providerFacilityId)).size === 1
  const visit = visits.find((each) => each.value === value) ?? (value === null && isOneDoctor ? visits[0] : undefined)
  const providerFacility = desk.choice?.providerFacilities.find(
    ({ providerFacilityId }) => providerFacilityId === visit?.providerFacilityId,
  )
  return visit && providerFacility ? { visit, providerFacility } : null
}

export type BookingStep = {
  phone: string
  visit: string
  /** Whose times these are, over the times and on the button. */
  doctor: string
  visitName: string
  minutes: number
  comesNow: boolean
  /** Who was found by name. */
  person: string | null
  people: KnownPatient[]
  times: WhenWords[]
  key: string
}

type Asked = { phone: string; comesNow: boolean; person?: string | null; key?: string }

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

/** Who was found by name, while the doctor is still asked for; null for nobody of this number. */
export async function readPerson(
  actor: ProviderActor,
  desk: Desk,
  { phone, person }: { phone: string; person: string | null },
): Promise<KnownPatient | null> {
  if (person === null) return null
  return (await readPeople(actor, desk, phone)).find(({ id }) => id === person) ?? null
}

/** The second half of a booking: who it is, of those this number belongs to, and when. */
export async function bookingStep(
  actor: ProviderActor,
  desk: Desk,
  { visit, providerFacility }: NonNullable<ReturnType<typeof findVisit>>,
  { phone, comesNow, person = null, key = newToken() }: Asked,
): Promise<BookingStep> {
  const people = await readPeople(actor, desk, phone)
  const times = await nextOpenTimes(
    {
      providerFacilityId: providerFacility.providerFacilityId,
      visitTypeId: visit.visitTypeId,
      timeZone: providerFacility.timeZone,
    },
    desk.locale,
  )
  const words = { doctor: providerFacility.doctor.name, visitName: visit.name, minutes: visit.minutes }
  return { phone, visit: visit.value, ...words, comesNow, person, people, times, key }
}

type Answer = {
  submission: SubmissionResult<string[]> | null
  /** What stands against the booking; null for what is put right in its fields. */
  refusal?: BookingReason | null
  question?: TimeQuestion | null
  step: BookingStep | null
  /** Who was found by name, until there is a step. */
  who?: KnownPatient | null
}

/** The page of a booking that goes on: its next step, or what stands against it. */
export function continueBooking(
  desk: Desk,
  visits: readonly VisitChoice[],
  { submission, step, refusal = null, question = null, who = null }: Answer,
  status: number,
) {
  const data = {
    choice: choiceWords(desk),
    groups: visitGroups(desk, visits),
    submission,
    refusal,
    question,
    step,
    who,
  }
  return refusedPage(data, status)
}
