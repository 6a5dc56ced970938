import { expect, test } from '@playwright/test'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { publicPaths } from './pages.ts'

/** Twelve screens of a phone of 390 × 812: whoever has not found it by then has given up. Lists of twenty doctors are no longer either. */
const most = 12 * 812

for (const locale of locales) {
  test(`no public page is longer than twelve screens, in ${locale}`, async ({ page }) => {
    const heights: Record<string, number> = {}
    for (const path of publicPaths) {
      await page.goto(withPrefix(path, locale))
      heights[path] = await page.evaluate(() => document.documentElement.scrollHeight)
    }
    expect(Object.entries(heights).filter(([, height]) => height > most)).toEqual([])
    // A page that did not come at all is short, too.
    expect(Object.entries(heights).filter(([, height]) => height < 400)).toEqual([])
  })
}

/** What is long even in normal type: lists of twenty, and a doctor with everything. */
const longest = ['/doctor', '/doctor?near=flushing', '/doctor/family-medicine/meiling-zhang']

test('lists and profiles are no longer in large type either', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'elder', value: '1', url: baseURL! }])
  for (const path of longest.flatMap((each) => locales.map((locale) => withPrefix(each, locale)))) {
    await page.goto(path)
    await expect(page.locator('html'), path).toHaveAttribute('data-elder')
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(most)
  }
})

test('what is folded away opens for a link to it', async ({ page }) => {
  await page.goto('/specialty#area-teeth')
  await expect(page.locator('#area-teeth')).toBeVisible()
  await page.goto('/health-insurance#card-medicare')
  await expect(page.locator('#card-medicare')).toBeVisible()
  await page.goto('/app/i693#booklet')
  await expect(page.locator('#booklet')).toBeVisible()
})

test('a drawer is pulled out by keyboard, without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/specialty')
  await expect(page.locator('#area-general')).toBeHidden()
  await page.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#area-general')).toBeVisible()
  await context.close()
})
