import { expect, type Page, test } from '@playwright/test'

/** What a page asks for after it has loaded; the pages of these tests must ask for nothing. */
function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  return asked
}

async function writeBirth(page: Page, year: string, month: string, day: string): Promise<void> {
  await page.locator('[name="birthYear"]').fill(year)
  await page.locator('[name="birthMonth"]').fill(month)
  await page.locator('[name="birthDay"]').fill(day)
  await page.locator('[name="birthDay"]').press('Enter')
}

/** The day of a contact, typed into the three boxes. */
async function writeExposure(page: Page, year: string, month: string, day: string): Promise<void> {
  await page.locator('#exposed-year').fill(year)
  await page.locator('#exposed-month').fill(month)
  await page.locator('#exposed-day').fill(day)
}

const results = (page: Page) => page.locator('td[data-result]:visible')

test('the days of STI tests are computed in the page, which sends and keeps nothing', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-10T15:00:00Z')
  await page.goto('/lab/sti')
  const year = page.locator('#exposed-year')
  const status = page.locator('[data-sti-status]')
  const rows = page.locator('[data-sti-table] tbody tr')
  await expect(year).toBeVisible()
  const all = await rows.count()
  const asked = requestsOf(page)
  await writeExposure(page, '2026', '11', '9')
  await expect(status).toContainText('72小时')
  await expect(rows.locator('[data-on="conclusive"]').first()).toContainText(/2026年|2027年/)
  await page.locator('[data-sti-concern]').first().check()
  await expect.poll(() => rows.filter({ visible: true }).count()).toBeLessThan(all)
  await writeExposure(page, '2026', '12', '24')
  await expect(status).not.toContainText('72小时')
  await expect(status).not.toBeEmpty()
  await expect(rows.locator('[data-on="conclusive"]').first()).toBeEmpty()
  expect(asked).toEqual([])
  const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])
  expect(kept).toEqual([0, 0, ''])
  await page.reload()
  await expect(year).toHaveValue('')
})

test('without JavaScript the windows of STI tests stand in the table', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/lab/sti')
  await expect(page.locator('#exposed-year')).toBeHidden()
  await expect(page.locator('[data-sti-table] tbody tr').first()).toBeVisible()
  await context.close()
})

test('the immigration check answers in the page, and a date that cannot be takes its answers away', async ({
  page,
}) => {
  await page.goto('/app/i693')
  await page.locator('[data-i693-status]').waitFor({ state: 'attached' })
  const asked = requestsOf(page)
  await writeBirth(page, '1980', '5', '20')
  await expect(results(page).first()).toBeVisible()
  const answered = await results(page).count()
  expect(answered).toBeGreaterThan(5)
  await writeBirth(page, '1980', '2', '31')
  await expect(results(page)).toHaveCount(0)
  const birth = page.getByRole('group', { name: '出生日期' })
  await expect(birth.locator('.err')).toContainText('请填写出生日期')
  // With its hint, which stays.
  await expect(birth).toHaveAccessibleDescription(/公历.*请填写出生日期/)
  await expect(page.locator('[name="birthYear"]')).toBeFocused()
  await expect(page.locator('[name="birthYear"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(birth.locator('.err')).toBeInViewport()
  await writeBirth(page, '1980', '2', '28')
  await expect(results(page)).toHaveCount(answered)
  await expect(birth.locator('.err')).toHaveCount(0)
  await expect(birth).toHaveAccessibleDescription(/公历/)
  expect(asked).toEqual([])
  expect(page.url()).not.toContain('1980')
})

test('without JavaScript the immigration check answers by a form, with no date in its address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/app/i693')
  await writeBirth(page, '1980', '2', '31')
  await expect(page.getByRole('alert')).toContainText('出生日期')
  await expect(page.locator('[name="birthDay"]')).toHaveValue('31')
  await writeBirth(page, '1980', '5', '20')
  await expect(results(page).first()).toBeVisible()
  expect(page.url()).not.toContain('1980')
  await context.close()
})
