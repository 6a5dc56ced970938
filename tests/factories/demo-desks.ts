import { expect } from 'vitest'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { nowAndNext, waitingQueue } from '#app/modules/desk/pages/now-and-next.ts'
import { listDayVisits, listRequests } from '#app/modules/desk/queries/day-visits.server.ts'
import { listDeskProviderFacilities } from '#app/modules/desk/queries/desk-provider-facilities.server.ts'
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
  const visits = await listDayVisits(providerFacilities, localDate(now(), newYork), 'en-US')
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

/** The demo as a server has it that starts now. */
export async function startDemo(): Promise<void> {
  for (const step of [seedReference, seedDemo, seedDemoSchedules]) await withTransaction(step)
  await keepDemoVisits()
}
