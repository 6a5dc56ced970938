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

/** Doctors with everything: articles and endorsements, several clinics, all that can be booked. */
const profiles = [
  '/doctor/family-medicine/meiling-zhang',
  '/doctor/family-medicine/zhining-bai',
  '/doctor/gastroenterology/chee-keong-lim',
  '/doctor/internal-medicine/jianhui-chen',
]

/** What is long even in normal type. */
const longest = ['/doctor', '/doctor?near=flushing', ...profiles]

for (const locale of locales) {
  test(`lists and profiles are no longer in large type either, in ${locale}`, async ({ page, context, baseURL }) => {
    const heights: Record<string, number> = {}
    for (const path of profiles) {
      await page.goto(withPrefix(path, locale))
      heights[path] = await page.evaluate(() => document.documentElement.scrollHeight)
    }
    await context.addCookies([{ name: 'elder', value: '1', url: baseURL! }])
    for (const path of longest) {
      await page.goto(withPrefix(path, locale))
      await expect(page.locator('html'), path).toHaveAttribute('data-elder')
      heights[`${path} in large type`] = await page.evaluate(() => document.documentElement.scrollHeight)
    }
    expect(Object.entries(heights).filter(([, height]) => height > most)).toEqual([])
  })
}

/** The longest pages of the library; the others have room to spare. English takes the most lines, zh-Hant the most of Chinese. */
const longestToRead = [
  '/specialty',
  '/location',
  '/location/flushing',
  '/medication',
  '/lab',
  '/lab/sti',
  '/radiology',
  '/radiology?modality=mri&contrast=yes&pregnant=1',
  '/knowlege',
  '/health-insurance',
  '/app/i693',
  '/blogs',
  '/blogs/herbs-and-prescription-medicines',
  '/blogs/vaccines-for-newcomers',
  '/policy/privacy',
]

for (const locale of ['zh-Hant', 'en-US'] as const) {
  test(`no page of the library is longer in large type either, in ${locale}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'elder', value: '1', url: baseURL ?? '' }])
    const heights: Record<string, number> = {}
    for (const path of longestToRead) {
      await page.goto(withPrefix(path, locale))
      await expect(page.locator('html')).toHaveAttribute('data-elder')
      heights[path] = await page.evaluate(() => document.documentElement.scrollHeight)
    }
    expect(Object.entries(heights).filter(([, height]) => height > most)).toEqual([])
  })
}

test('what is folded away opens for a link to it', async ({ page }) => {
  await page.goto('/specialty#area-teeth')
  await expect(page.locator('#area-teeth')).toBeVisible()
  await page.goto('/health-insurance#card-medicare')
  await expect(page.locator('#card-medicare')).toBeVisible()
  await page.goto('/app/i693#booklet')
  await expect(page.locator('#booklet')).toBeVisible()
  await page.goto('/lab/sti#windows-syphilis')
  await expect(page.locator('#windows-syphilis table')).toBeVisible()
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
