import { expect, type Page, test } from '@playwright/test'
import { expectFaultless, expectSound } from './conformance.ts'
import { dateAhead } from './dates-ahead.ts'
import { withServerDatabase } from './server-database.ts'
import { signInAs } from './sign-in.ts'

const day = '/provider/3/mgmt/appt'

/** A date far from everything of the demo and of the other tests, of its own for each of these and each worker. */
const dateOf = (use: number) => dateAhead(400 + use * 40)

/** Writes visits of one doctor of Magnolia on a date, a quarter of an hour apart from early morning on, as one that the demo has. */
function writeVisits(date: string, count: number): void {
  withServerDatabase((database) => {
    const model = database
      .prepare(
        `select a.* from appointments a
         join provider_facilities pf on pf.id = a.provider_facility_id
         join facilities f on f.id = pf.facility_id
         where f.slug like 'magnolia%' and a.status = 'booked' and a.starts_at is not null
         order by a.id limit 1`,
      )
      .get() as Record<string, unknown>
    const columns = Object.keys(model)
    const insert = database.prepare(
      `insert into appointments (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`,
    )
    const first = Date.parse(`${date}T12:00:00Z`)
    for (let at = 0; at < count; at += 1) {
      const starts = first + at * 900_000
      const own = `${date}-${at}`
      insert.run({
        ...model,
        id: `day-list-${own}`,
        reference: `T${date.replaceAll('-', '').slice(3)}${String(at).padStart(3, '0')}`,
        starts_at: starts,
        ends_at: starts + 900_000,
        busy_from: starts,
        busy_to: starts + 900_000,
        seat: 0,
        idempotency_key: null,
        version: 1,
      })
    }
  })
}

const rows = (page: Page) => page.locator('.day-lines').first().locator('.day-row')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('sixty visits take three screens of a desk, and one row each on a phone', async ({ page }) => {
  const date = dateOf(0)
  writeVisits(date, 60)
  await signInAs(page, 'magnolia.desk')
  for (const prefix of ['', '/zh-Hant', '/en-US']) {
    await page.setViewportSize({ width: 1280, height: 900 })
    const answer = await page.goto(`${prefix}${day}?date=${date}`)
    await expect(rows(page)).toHaveCount(60)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, prefix).toBeLessThanOrEqual(3 * 900)
    await expectSound(page, await answer!.text())
    await page.setViewportSize({ width: 390, height: 844 })
    const box = (await rows(page).nth(3).boundingBox())!
    expect(box.height, prefix).toBeLessThanOrEqual(80)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectFaultless(page)
  }
})

test('a step leaves the list where it is, moves the focus on, says what was done and offers to take it back', async ({
  page,
}) => {
  const date = dateOf(1)
  writeVisits(date, 40)
  await signInAs(page, 'magnolia.manager')
  await page.goto(`/en-US${day}?date=${date}`)
  const row = rows(page).nth(30)
  await row.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(300)
  await row.locator('[data-next]').click()
  await expect(row).toHaveClass(/day-row--confirmed/)
  await expect(page.getByRole('status').filter({ hasText: 'Confirmed' })).toBeVisible()
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThanOrEqual(2)
  await expect.poll(() => row.evaluate((each) => each.contains(document.activeElement))).toBe(true)
  expect(new URL(page.url()).hash).toBe('')
})

test('a slip is taken back from the message that told of the step, by the keyboard alone', async ({ page }) => {
  const id = `day-list-${dateOf(2)}-0`
  writeVisits(dateOf(2), 1)
  await signInAs(page, 'magnolia.manager')
  withServerDatabase((database) => {
    const noon = Date.now()
    // Somebody who has just been seen in a room, so that the last step is of today on any day.
    const changed = database
      .prepare(
        `update appointments set status = 'arrived', starts_at = null, ends_at = null, busy_from = null, busy_to = null,
         checked_in_at = ? where id = ?`,
      )
      .run(noon, id)
    expect(changed.changes).toBe(1)
  })
  await page.goto(`/en-US${day}`)
  const row = page.locator(`#visit-${id}`)
  await row.locator('.day-row__name').focus()
  await page.keyboard.press('d')
  await expect(row).toHaveClass(/day-row--completed/)
  const toast = page.locator('[data-desk-toasts] .toast')
  await expect(toast).toContainText('Undo')
  await expectFaultless(page)
  await page.keyboard.press('u')
  await expect(row).toHaveClass(/day-row--arrived/)
  await expect(row.locator('[data-next]')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(row.locator('[data-next]')).not.toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row.locator('a').first()).toBeFocused()
  await page.keyboard.press('r')
  await expect(row).toHaveClass(/day-row--in_room/)
  await page.keyboard.press('n')
  await page.waitForURL(/\/appt\/new/)
})

test('a colleague was quicker: the row shows it, the message says it, and nothing is lost', async ({ page }) => {
  const date = dateOf(3)
  writeVisits(date, 5)
  await signInAs(page, 'magnolia.desk')
  await page.route('**/live*', (route) => route.abort())
  await page.goto(`/en-US${day}?date=${date}`)
  const id = `day-list-${date}-2`
  withServerDatabase((database) =>
    database.prepare(`update appointments set status = 'confirmed', version = 2 where id = ?`).run(id),
  )
  const row = page.locator(`#visit-${id}`)
  await row.locator('[data-next]').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Somebody has just changed this appointment' })).toBeVisible()
  await expect(row).toHaveClass(/day-row--confirmed/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a step comes back to its row', async ({ page }) => {
    const date = dateOf(4)
    writeVisits(date, 30)
    await signInAs(page, 'magnolia.desk')
    await page.goto(`/en-US${day}?date=${date}`)
    const id = `day-list-${date}-25`
    await page.locator(`#visit-${id} [data-next]`).click()
    await expect(page).toHaveURL(new RegExp(`#visit-${id}$`))
    await expect(page.locator(`#visit-${id}`)).toBeInViewport()
    await expect(page.locator(`#visit-${id}`)).toHaveClass(/day-row--confirmed/)
  })
})
