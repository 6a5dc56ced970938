import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { openIdentity } from '#app/modules/booking/patients/identity.server.ts'
import { nowAndNext, waitingQueue } from '#app/modules/desk/pages/now-and-next.ts'
import { listDayVisits, listRequests } from '#app/modules/desk/queries/day-visits.server.ts'
import { listDeskProviderFacilities } from '#app/modules/desk/queries/desk-provider-facilities.server.ts'
import { openPerson, openText } from '#app/modules/practice/eligibility/person.server.ts'
import { openCheck } from '#app/modules/practice/eligibility/queries/checks.server.ts'
import { listEligibilityClinics } from '#app/modules/practice/eligibility/queries/clinics.server.ts'
import { countProblemsTomorrow, statesOfVisits } from '#app/modules/practice/eligibility/queries/visit-states.server.ts'
import { summaryOf } from '#app/modules/practice/eligibility/summary.ts'
import { splitName } from '#app/modules/practice/eligibility/visit-draft.ts'
import { readAnswer } from '#app/modules/practice/eligibility/x12/answer.ts'
import { appointments, patients } from '#drizzle/schema/scheduling.ts'
import { keepDemoVisits } from '#drizzle/seed/demo/keep-visits.ts'
import { seedDemoSchedules } from '#drizzle/seed/demo/schedules.ts'
import { seedDemo } from '#drizzle/seed/seed-demo.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { actorOf } from './accounts.ts'

export const magnolia = 'demo-magnolia-medical-building'
export const urgentCare = 'demo-plum-blossom-urgent-care'

const seatAt = (facilityId: string) =>
  actorOf({ providerId: null, tier: 3, seats: [{ facilityId, role: 'front_desk', tier: 3 }] })

/** What the front desk of a clinic sees now. */
export async function deskOf(facilityId: string) {
  const providerFacilities = await listDeskProviderFacilities(seatAt(facilityId), 'en-US')
  const visits = await listDayVisits(providerFacilities, todayInNewYork(), 'en-US')
  const doctors = providerFacilities.map(({ doctor }) => doctor)
  return {
    visits,
    waiting: waitingQueue(visits),
    inRoom: nowAndNext(visits, doctors, now()).flatMap((doctor) => doctor.inRoom),
    requests: await listRequests(providerFacilities, 'en-US'),
  }
}

/** The desk's people may be of yesterday's list shortly after midnight. */
export async function expectPeople(facilityId: string): Promise<void> {
  const { visits, waiting, inRoom, requests } = await deskOf(facilityId)
  const where = `${facilityId} at ${new Date(now()).toISOString()}`
  expect(visits.length, where).toBeGreaterThan(30)
  expect(waiting.length, where).toBeGreaterThan(0)
  // As long as the last of an evening wait, and no longer.
  expect(Math.max(...waiting.map(({ waited }) => waited ?? 0)), where).toBeLessThan(4 * 60)
  expect(inRoom.length, where).toBeGreaterThan(0)
  expect(requests.length, where).toBeGreaterThan(0)
}

const clinicOf = async (facilityId: string) =>
  (await listEligibilityClinics(seatAt(facilityId))).find(({ id }) => id === facilityId)!

/** What the day list says of the insurance of today's visits, by its checks. */
export async function checksToday(facilityId: string) {
  const { slug, today } = await clinicOf(facilityId)
  return (await statesOfVisits(seatAt(facilityId), slug, today))!.states
}

/** How many of tomorrow's visits somebody has to look after. */
export const problemsTomorrow = async (facilityId: string) =>
  countProblemsTomorrow(seatAt(facilityId), (await clinicOf(facilityId)).slug)

/** Who a visit is of, as its check has to say it. */
async function insuredOf(visitId: string) {
  const [row] = await db
    .select({ memberIdEnc: appointments.memberIdEnc, id: patients.id, identityEnc: patients.identityEnc })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(eq(appointments.id, visitId))
  const { nameEn, birthDate } = openIdentity(row!)
  const memberId = decryptField(row!.memberIdEnc!, { table: 'appointments', column: 'member_id_enc', rowId: visitId })
  return { memberId, subscriber: { ...splitName(nameEn), birthDate, sex: null }, dependent: null }
}

/** Each answer of a payer twice among today's visits, about the patients of these visits; most visits nobody has asked about. */
export async function expectChecks(facilityId: string): Promise<void> {
  const states = await checksToday(facilityId)
  const statuses = ['answered_active', 'answered_inactive', 'rejected']
  const where = `${facilityId} at ${new Date(now()).toISOString()}`
  expect(states.map(({ state }) => state?.status).sort(), where).toEqual(statuses.flatMap((each) => [each, each]))
  expect((await deskOf(facilityId)).visits.length, where).toBeGreaterThan(5 * states.length)
  for (const { visitId, state } of states) {
    const { check } = (await openCheck(seatAt(facilityId), state!.id))!
    expect(openPerson(check)).toEqual(await insuredOf(visitId))
    expect(check.createdAt).toBeLessThan(now())
    const summary = summaryOf(readAnswer(openText(check.id, 'answer_enc', check.answerEnc!)), check)
    expect(summary.copayCents).toBe(check.status === 'answered_active' ? 1500 : null)
  }
}

/** The demo as a server has it that starts now. */
export async function startDemo(): Promise<void> {
  for (const step of [seedReference, seedDemo, seedDemoSchedules]) await withTransaction(step)
  await keepDemoVisits()
}
