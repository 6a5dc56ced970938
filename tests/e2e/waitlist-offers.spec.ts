import { execFileSync } from 'node:child_process'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { wallClock } from '#app/core/calendar/zones.ts'
import { paths } from '#app/paths.ts'
import { chooseLastDay, fillIn, newPhone, press, textsTo } from './booking-journey.ts'
import { forgetLimit, withServerDatabase } from './server-database.ts'
import { signInAs } from './sign-in.ts'
import type { WaitlistMoment } from './waitlist-clock.ts'

/** The end of the third acceptance story: a time is kept for who waits, and goes to who is next when they do not answer. */

const doctor = { slug: 'chenghou-fan', page: '/en-US/doctor/urology/chenghou-fan' }
const dayMs = 86_400_000
const halfAnHour = 30 * 60_000

/** Noon tomorrow in New York, or an hour later: an offer of then has not run out today, whatever time it is. */
const noonTomorrow = () => Date.parse(`${wallClock(Date.now() + dayMs).date}T17:00:00Z`)

function letPass(moment: WaitlistMoment): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/e2e/waitlist-clock.ts', JSON.stringify(moment)], {
    env: { ...process.env, DATA_DIR: './data/e2e', LOG_LEVEL: 'error' },
  })
}

/** The last open time that patients are shown of a doctor. */
async function lastTime(page: Page): Promise<{ value: string; startsAt: number; date: string }> {
  await page.goto(`${doctor.page}/appointment?seen=yes&vt=office`)
  await chooseLastDay(page)
  const value = (await page.locator('.slots button').last().getAttribute('value'))!
  const startsAt = Date.parse(value)
  return { value, startsAt, date: wallClock(startsAt).date }
}

/** Somebody who waits for a doctor on one date, at the page of the link that they were sent. */
async function joinWaitlist(browser: Browser, date: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${doctor.page}/waitlist`)
  await page.locator('[name=vt]').selectOption('office')
  for (const end of ['dateFrom', 'dateTo']) await page.locator(`[name=${end}]`).selectOption(date)
  const phone = newPhone()
  await fillIn(page, phone)
  await press(page, page.getByRole('button', { name: 'Join the waitlist' }))
  const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0]
  await expect.poll(() => textsTo(phone).some(({ text }) => linkIn(text))).toBe(true)
  await page.goto(textsTo(phone).flatMap(({ text }) => linkIn(text) ?? [])[0]!)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the waitlist')
  return page
}

/** Those who wait for the doctor on a date, in the order in which they came. */
const waitingOn = (date: string) =>
  withServerDatabase(
    (database) =>
      database
        .prepare(
          `select w.id from waitlist_entries w join providers p on p.id = w.provider_id
            where p.slug = ? and w.date_from = ? order by w.created_at`,
        )
        .all(doctor.slug, date) as { id: string }[],
  ).map(({ id }) => id)

/** What the doctor offers at the clinic, as the waitlist names a time of it. */
const officeVisit = () =>
  withServerDatabase(
    (database) =>
      database
        .prepare(
          `select pf.id as providerFacilityId, v.id as visitTypeId from provider_facilities pf
             join providers p on p.id = pf.provider_id join visit_types v on v.provider_facility_id = pf.id
            where p.slug = ? and v.code = 'office' and pf.is_bookable limit 1`,
        )
        .get(doctor.slug) as { providerFacilityId: string; visitTypeId: string },
  )

test('a time is kept for one who waits, and when they do not answer, for the next, who books it', async ({
  page: stranger,
  browser,
}) => {
  forgetLimit('booking')
  const { value, startsAt, date } = await lastTime(stranger)
  const first = await joinWaitlist(browser, date)
  const second = await joinWaitlist(browser, date)
  const [firstId, secondId] = waitingOn(date).slice(-2) as [string, string]
  const title = (page: Page) => page.getByRole('heading', { level: 1 })

  const at = noonTomorrow()
  letPass({ at, confirmed: firstId, freed: { ...officeVisit(), startsAt } })
  await first.reload()
  await expect(title(first)).toHaveText('A time has opened up')
  await second.reload()
  await expect(title(second)).toHaveText('You’re on the waitlist')
  // For them alone: nobody else is shown it, and the desk sees for whom it is kept.
  await stranger.goto(`${doctor.page}/appointment?seen=yes&vt=office&day=${date}`)
  await chooseLastDay(stranger)
  await expect(stranger.locator(`.slots button[value="${value}"]`)).toHaveCount(0)
  await signInAs(stranger, 'magnolia.desk', { prefix: '/en-US', to: paths.deskEntry(firstId) })
  await expect(stranger.getByText('Time offered', { exact: true }).first()).toBeVisible()

  letPass({ at: at + halfAnHour + 60_000, confirmed: secondId, freed: null })
  // The page that the first one still has open is too late as well.
  await press(first, first.getByRole('button', { name: 'Book this time' }))
  await expect(first.getByText('The time we offered went to someone else.').first()).toBeVisible()
  await second.reload()
  await expect(title(second)).toHaveText('A time has opened up')
  await press(second, second.getByRole('button', { name: 'Book this time' }))
  await expect(second.locator('.ticket').first()).toBeVisible()
  const booked = withServerDatabase(
    (database) =>
      database
        .prepare(
          `select a.source from appointments a join providers p on p.id = a.provider_id
                   where p.slug = ? and a.starts_at = ? and a.status = 'booked'`,
        )
        .all(doctor.slug, startsAt) as { source: string }[],
  )
  expect(booked).toEqual([{ source: 'waitlist' }])
  for (const page of [first, second]) await page.context().close()
})
