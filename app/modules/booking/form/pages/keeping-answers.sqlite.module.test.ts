import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findOpenings } from '#app/modules/booking/slots/pages/openings.server.ts'
import { listOpenTickets } from '#app/modules/booking/slots/pages/open-tickets.server.ts'
import { checkSlot } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { keepDemoVisits } from '#drizzle/seed/demo/keep-visits.ts'
import { seedDemoSchedules } from '#drizzle/seed/demo/schedules.ts'
import { seedDemo } from '#drizzle/seed/seed-demo.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { neighborhoods, providerFacilities, providers } from '#drizzle/schema/index.ts'
import { useFilledDatabase } from '#tests/setup/database.ts'
import { answersFor } from './keeping-answers.server.ts'
import { findVisitChoices } from './visit-choices.server.ts'

useFilledDatabase(async () => {
  await withTransaction(async (tx) => {
    await seedReference(tx)
    await seedDemo(tx)
  })
  await withTransaction(seedDemoSchedules)
  await keepDemoVisits()
})

/** The times that cards and profiles name of the whole demo directory, by provider facility. */
async function namedTimes(takesNew: boolean) {
  const rows = await db
    .select({ id: providerFacilities.id, at: providerFacilities.accepting, all: providers.accepting })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .orderBy(asc(providerFacilities.id))
  const ids = rows.filter(({ at, all }) => ((at ?? all) !== 'no') === takesNew).map(({ id }) => id)
  const named = Object.entries(await findOpenings(ids)).map(([id, { nextAt }]) => ({ id, nextAt }))
  const choices = await findVisitChoices(ids, 'en-US')
  return named.filter(({ nextAt }) => nextAt.length > 0).map((each) => ({ ...each, visits: choices.get(each.id)! }))
}

it('every time that is named in the demo directory can be had with either answer, for a first visit as one', async () => {
  const places = await namedTimes(true)
  expect(places.length).toBeGreaterThan(40)
  const asked = { now: now(), except: undefined }
  for (const { id, nextAt, visits } of places) {
    const first = visits.find(({ newPatients }) => newPatients === 'new_only') ?? visits[0]!
    for (const startsAt of nextAt) {
      expect(await answersFor(id, startsAt, visits, asked), id).toEqual(['no', 'yes'])
      const time = { providerFacilityId: id, visitTypeId: first.id, startsAt, isNewPatient: true }
      expect(await checkSlot(db, time), id).toMatchObject({ ok: true })
    }
  }
})

it('who takes nobody new keeps times for those who come again', async () => {
  const places = await namedTimes(false)
  expect(places.length).toBeGreaterThan(0)
  for (const { id, nextAt, visits } of places)
    expect(await answersFor(id, nextAt[0]!, visits, { now: now(), except: undefined }), id).toContain('yes')
})

it('a ticket of the home page names the place where its time is, also of a doctor with two', async () => {
  const areas = await db.select({ id: neighborhoods.id }).from(neighborhoods).orderBy(asc(neighborhoods.id))
  const asked = { now: now(), except: undefined }
  for (const { id: area } of areas) {
    for (const { card, when } of (await listOpenTickets([area], 'en-US')).tickets) {
      const place = card.location!.providerFacilityId
      const visits = (await findVisitChoices([place], 'en-US')).get(place)!
      const startsAt = Date.parse(when.slot)
      expect(await answersFor(place, startsAt, visits, asked), `${area}: ${place} ${when.slot}`).toEqual(['no', 'yes'])
    }
  }
})
