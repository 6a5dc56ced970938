import { type Browser, expect, type Page, test } from '@playwright/test'
import { wallClock } from '#app/core/calendar/zones.ts'
import { formatClock } from '#app/core/format/format.ts'
import { fillIn, newPhone, press } from './booking-journey.ts'
import { workdayAhead } from './dates-ahead.ts'
import { forgetLimit, withServerDatabase } from './server-database.ts'
import { signInAs } from './sign-in.ts'

/**
 * The second and the third acceptance story as a desk lives them. Offers of the waitlist are in waitlist-offers.spec.ts, the fourth story in
 * reviewing.spec.ts.
 */

const day = '/en-US/provider/3/mgmt/appt'
/** A doctor of Magnolia whom no other test books. */
const doctor = { slug: 'chenghou-fan', page: '/en-US/doctor/urology/chenghou-fan' }
const newYork = 'America/New_York'
const hour = 3_600_000
const dayMs = 24 * hour

const newBooking = (more: Record<string, string>) =>
  `${day}/new?${new URLSearchParams({ doctor: doctor.slug, visit: 'office', ...more }).toString()}`
const bookButton = (page: Page) => page.locator('.booking-desk__book .btn--primary')
const times = (page: Page) => page.locator('button[name=chosenTime]')

/** The next date on which the clocks of New York are put forward or back, and a week before which is still to come. */
function nextClockChange(): string {
  const clockAtNoon = (at: number) => wallClock(at, newYork).time
  let noon = Math.ceil(Date.now() / dayMs + 7) * dayMs + 16 * hour
  while (clockAtNoon(noon) === clockAtNoon(noon - dayMs)) noon += dayMs
  return wallClock(noon, newYork).date
}

const aWeekBefore = (date: string) => new Date(Date.parse(date) - 7 * dayMs).toISOString().slice(0, 10)

/** Asks for a caller's number, which comes before everything else, with doctor, kind of visit and date in the address. */
async function answerCall(page: Page, more: Record<string, string>): Promise<void> {
  await page.goto(newBooking(more))
  await page.locator('#phone').fill(newPhone())
  await press(page, page.getByRole('button', { name: 'Next', exact: true }))
  await expect(times(page).first()).toBeVisible()
}

/** The times of a date, each as it is shown and as the instant that its button sends. */
async function timesOn(page: Page, date: string): Promise<Map<string, number>> {
  await answerCall(page, { date })
  const shown = await times(page).evaluateAll((buttons) =>
    buttons.map((button) => [button.textContent.trim(), button.getAttribute('value')!] as const),
  )
  return new Map(shown.map(([clock, value]) => [clock, Date.parse(value.split('~')[0]!)]))
}

async function deskOf(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
  await signInAs(page, 'magnolia.desk')
  return page
}

/** Opens the booking of a time for a caller, as the calendar does, all of it but the last press: the button still says that time. */
async function prepare(page: Page, startsAt: number, name: string): Promise<void> {
  const { date, time } = wallClock(startsAt, newYork)
  await answerCall(page, { date, time })
  await expect(bookButton(page)).toContainText(formatClock(time, 'en-US'))
  await page.locator('#nameEn').fill(name)
}

const isBooked = (page: Page) => /\/slip\?booked=1$/.test(page.url())

async function book(page: Page, startsAt: number, name: string): Promise<void> {
  await prepare(page, startsAt, name)
  await press(page, bookButton(page))
  expect(isBooked(page)).toBe(true)
}

const standingAt = (startsAt: number) =>
  withServerDatabase(
    (database) =>
      database
        .prepare(
          `select a.id from appointments a join providers p on p.id = a.provider_id
            where p.slug = ? and a.starts_at = ? and a.status in ('requested', 'booked', 'confirmed')`,
        )
        .all(doctor.slug, startsAt) as { id: string }[],
  )

test('the second story: on the Sunday of a clock change the same times are offered, an hour nearer or further, and booked', async ({
  page,
}) => {
  await signInAs(page, 'magnolia.desk')
  const date = nextClockChange()
  const before = await timesOn(page, aWeekBefore(date))
  const after = await timesOn(page, date)
  const apart = new Set([...after].flatMap(([clock, at]) => (before.has(clock) ? [at - before.get(clock)!] : [])))
  expect(apart.size).toBe(1)
  expect(Math.abs([...apart][0]! - 7 * dayMs)).toBe(hour)
  expect(after.size).toBeGreaterThan(5)
  const [clock, at] = [...after].at(-1)!
  await book(page, at, 'Sunday Heron')
  await expect(page.locator('.ticket')).toContainText(clock)
})

for (const javaScriptEnabled of [true, false])
  test(`the second story: two desks and a patient press for one time, and one of them has it, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    forgetLimit('booking')
    const patient = await (await browser.newContext({ javaScriptEnabled })).newPage()
    const desks = [await deskOf(browser, javaScriptEnabled), await deskOf(browser, javaScriptEnabled)]
    await patient.goto(`${doctor.page}/appointment?seen=yes&vt=office`)
    // A day of its own for each of these two tests, late enough that nobody else books on it.
    const listed = patient.locator('.days a')
    await Promise.all([patient.waitForEvent('load'), listed.nth(javaScriptEnabled ? -2 : -3).click()])
    const button = patient.locator('.slots button').last()
    const startsAt = Date.parse((await button.getAttribute('value'))!)
    for (const [index, desk] of desks.entries())
      await prepare(desk, startsAt, ['Morning Heron', 'Evening Heron'][index]!)
    await Promise.all([press(patient, button), ...desks.map((desk) => press(desk, bookButton(desk)))])

    const isHeld = new URL(patient.url()).searchParams.has('slot')
    expect([isHeld, ...desks.map(isBooked)].filter(Boolean)).toHaveLength(1)
    for (const desk of desks.filter((each) => !isBooked(each))) {
      // Told so, with what was typed, and with other times of that day.
      await expect(desk.getByRole('alert').filter({ hasText: 'Not booked' })).toBeVisible()
      await expect(desk.locator('#nameEn')).toHaveValue(/Heron$/)
      expect(await times(desk).count()).toBeGreaterThan(2)
    }
    if (isHeld) {
      await fillIn(patient, newPhone())
      await press(patient, patient.getByRole('button', { name: 'Book this time' }).last())
      await expect(patient.locator('.ticket')).toBeVisible()
    } else expect(await patient.locator('.near button').count()).toBeGreaterThan(0)
    expect(standingAt(startsAt)).toHaveLength(1)
    await Promise.all([patient, ...desks].map((page) => page.context().close()))
  })

for (const javaScriptEnabled of [true, false])
  test.describe(`the third story, from the desk, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('booked, confirmed, moved so that the old time is free again, missed, come all the same, taken back', async ({
      page,
    }) => {
      await signInAs(page, 'magnolia.manager')
      const tag = page.locator('.pro-head .tag')
      const step = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) })
      // Weeks ahead, where neither the demo nor another test books, and each of the two on a date of its own.
      const date = workdayAhead(javaScriptEnabled ? 96 : 103)
      const [, startsAt] = [...(await timesOn(page, date))][0]!
      await book(page, startsAt, 'Paper Lantern')
      await page.getByRole('link', { name: 'See the appointment' }).click()
      await expect(tag).toHaveText('Booked')
      const visit = page.url()
      const [{ id }] = standingAt(startsAt) as [{ id: string }]
      expect(visit).toContain(id)
      await step('Confirm').click()
      await expect(tag).toHaveText('Confirmed')

      expect([...(await timesOn(page, date)).values()]).not.toContain(startsAt)
      await page.goto(visit)
      await page.getByRole('link', { name: /^Move\b/ }).click()
      await page.locator('form button.btn--primary').click()
      await expect(page.locator('.history li')).toHaveCount(3)
      expect([...(await timesOn(page, date)).values()]).toContain(startsAt)

      // The visit's time comes, and nobody with it: missed a quarter of an hour after it, no earlier.
      const now = Date.now()
      // Who was missed comes on the same day. In the first hour of one in New York the day of a clinic further west still lasts.
      const dateIn = (at: number) => wallClock(at, newYork).date
      const zone = dateIn(now - hour) === dateIn(now) ? newYork : 'America/Los_Angeles'
      const setTime = (at: number) =>
        withServerDatabase((database) =>
          database
            .prepare(
              'update appointments set starts_at = ?, ends_at = ?, busy_from = ?, busy_to = ?, time_zone = ? where id = ?',
            )
            .run(at, at + 60_000, at, at + 60_000, zone, id),
        )
      // Each of the two at minutes of its own: what was missed comes back only to a time that nobody else has.
      const [tooEarly, late] = javaScriptEnabled ? [10, 40] : [7, 50]
      setTime(now - tooEarly * 60_000)
      await page.goto(visit)
      await expect(step('No-show')).toHaveCount(0)
      setTime(now - late * 60_000)
      await page.goto(visit)
      await step('No-show').click()
      await expect(tag).toHaveText('No-show')
      await step('Check in').click()
      await expect(tag).toHaveText('Checked in')
      await step('Undo').click()
      await expect(tag).toHaveText('No-show')
      await expect(page.locator('.history li')).toHaveCount(6)
    })
  })
