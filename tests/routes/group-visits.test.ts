import { beforeEach, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { cancelAppointment } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import type { loader as eventsLoader } from '#app/routes/provider/level-3/calendar/events.ts'
import { appointments } from '#drizzle/schema/index.ts'
import { deskActor, insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, insertVisitType, type Practice, somebody } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get } from './route-request.ts'

useDatabase()

/** Tuesday 2026-10-20, 10:00 in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const hour = 3_600_000
const day = '/provider/3/mgmt/appt'

let practice: Practice
let desk: Record<string, string>

beforeEach(async () => {
  setClock(start)
  const made = await withTransaction(async (tx) => {
    const home = await insertPractice(tx, { provider: { tier: 3 } })
    const visitTypeId = await insertVisitType(tx, home.providerFacilityId, { capacity: 8, leadMinutes: 0 })
    const userId = await insertUser(tx)
    await insertSeat(tx, { userId, facilityId: home.facilityId, role: 'front_desk' })
    return { practice: { ...home, visitTypeId }, userId }
  })
  practice = made.practice
  desk = await signedIn(made.userId)
})

const join = async (startsAt: number) =>
  (await bookAppointment(bookingInput(practice, { startsAt, patient: somebody() }))).appointmentId

it('a class says in the list of the day and in the calendar how many of its seats are taken', async () => {
  const first = await join(start + 3 * hour)
  await join(start + 3 * hour)
  await join(start + 4 * hour)
  const words = { 'zh-Hans': '8个位子已约2个', 'zh-Hant': '8個位子已約2個', 'en-US': '2 of 8 seats taken' }
  for (const locale of locales) {
    const { html } = await openPage(withPrefix(day, locale), { headers: desk })
    expect(html.split(words[locale]).length - 1, locale).toBe(2)
    const { html: calendar } = await openPage(withPrefix(`${day}/calendar?view=list`, locale), { headers: desk })
    expect(calendar, locale).toContain(words[locale])
  }
  await cancelAppointment({ appointmentId: first, actor: deskActor({ id: 'colleague' }), reasonCode: null })
  const week = 'start=2026-10-19T00:00:00Z&end=2026-10-26T00:00:00Z'
  const { data } = await get<typeof eventsLoader>(`${day}/calendar/events?${week}`, { headers: desk })
  const seats = { taken: 1, of: 8 }
  expect(data).toMatchObject([{ seats }, { seats }, { seats }])
  expect(await db.$count(appointments)).toBe(3)
})

it('a visit for one says nothing of seats', async () => {
  const single = await withTransaction((tx) => insertVisitType(tx, practice.providerFacilityId))
  practice = { ...practice, visitTypeId: single }
  await join(start + 3 * hour)
  expect((await openPage(day, { headers: desk })).html).not.toContain('个位子已约')
})

it('a class has a page with everybody who comes, a step by each, and a way to book one more; not for others', async () => {
  const startsAt = start + hour
  const first = await join(startsAt)
  const second = await join(startsAt)
  const later = await join(start + 4 * hour)
  for (const locale of locales) {
    const path = withPrefix(`${day}/${first}/class`, locale)
    const { html, status } = await openPage(path, { headers: desk })
    expect(status).toBe(200)
    for (const id of [first, second]) expect(html, locale).toContain(`id="visit-${id}"`)
    expect(html).not.toContain(later)
    expect(html).toContain('data-step="arrival"')
    expect(html).toMatch(/appt\/new\?[^"]*date=2026-10-20&amp;time=11%3A00/)
    expect((await openPage(withPrefix(day, locale), { headers: desk })).html).toContain(`${first}/class"`)
    expect((await openPage(withPrefix(`${day}/calendar?view=list`, locale), { headers: desk })).html).toContain(
      `${first}/class"`,
    )
  }
  await cancelAppointment({ appointmentId: second, actor: deskActor({ id: 'colleague' }), reasonCode: null })
  const { html } = await openPage(withPrefix(`${day}/${first}/class`, 'en-US'), { headers: desk })
  expect(html).toContain('1 of 8 seats taken')
  // A visit for one has no such page, and another practice's is none.
  const single = await withTransaction((tx) => insertVisitType(tx, practice.providerFacilityId))
  practice = { ...practice, visitTypeId: single }
  const alone = await join(start + 6 * hour)
  expect((await openPage(`${day}/${alone}/class`, { headers: desk })).status).toBe(404)
})

it('a level without times of its own offers no new visit in the day’s pages', async () => {
  const userId = await withTransaction(async (tx) => {
    const id = await insertUser(tx)
    await insertPractice(tx, { provider: { tier: 1, userId: id, isProfileComplete: true } })
    return id
  })
  const small = await signedIn(userId)
  for (const path of [day, '/provider/3', `${day}/calendar`]) {
    expect((await openPage(path, { headers: small })).html, path).not.toContain('/appt/new')
    expect((await openPage(path, { headers: desk })).html, path).toContain('/appt/new')
  }
})
