import { expect, type Page, test } from '@playwright/test'
import { type Locale, locales, withPrefix } from '#app/core/i18n/locale.ts'

/** One of each kind of page that is read, and whether it has folds, phone numbers to press, and sources of its own. */
const kinds: readonly { kind: string; path: string; hasFolds?: boolean; isUnsourced?: boolean }[] = [
  { kind: 'topic', path: '/knowlege/hypertension' },
  { kind: 'article', path: '/blogs/first-visit-checklist' },
  { kind: 'laboratory test', path: '/lab?test=complete-blood-count' },
  { kind: 'laboratory tests', path: '/lab', hasFolds: true, isUnsourced: true },
  { kind: 'medicine', path: '/medication?name=acetaminophen' },
  { kind: 'insurance', path: '/health-insurance', hasFolds: true },
  { kind: 'specialty', path: '/specialty/dentistry' },
  { kind: 'immigration examination and vaccines', path: '/app/i693', hasFolds: true },
  { kind: 'imaging', path: '/radiology', hasFolds: true },
  { kind: 'help within 72 hours', path: '/lab/sti', hasFolds: true },
  { kind: 'symptoms', path: '/specialty', hasFolds: true, isUnsourced: true },
]

/** The text area of a sheet at 96 pixels an inch, with the margins of styles/print.css. */
const sheets = { a4: 665, letter: 687 } as const

const words: Readonly<Record<Locale, { name: string; day: RegExp; checked: RegExp }>> = {
  'zh-Hans': { name: '中文就医指南', day: /打印的是本站\d{4}年\d+月\d+日的内容/, checked: /\d{4}年\d+月\d+日/ },
  'zh-Hant': { name: '中文就醫指南', day: /列印的是本站\d{4}年\d+月\d+日的內容/, checked: /\d{4}年\d+月\d+日/ },
  'en-US': {
    name: 'Chinese Care Guide',
    day: /Printed from the site as of \w{3} \d+, \d{4}/,
    checked: /\w{3} \d+, \d{4}/,
  },
}

/** What somebody who holds the sheet would see of the page. */
function readSheet(page: Page) {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter(isSeen)
        .map(({ tagName, className, textContent }) => `${tagName}.${String(className)} ${textContent}`.slice(0, 60))
    const folds = [...document.querySelectorAll('main details')].filter(
      (details) => !details.closest('form, nav, .noprint, .map, .filters'),
    )
    // Named by its heading where it is short, by what is inside where it folds.
    const sources = document.querySelector('#sources')?.closest('section, details') ?? null
    const words = (element: Element) => (element.textContent ?? '').trim() !== ''
    return {
      pressed: seen(
        'nav, button, form, input, select, .chip, .btn:not([href^="tel:"]), .site, .foot, .action-bar, .skip',
      ),
      colored: [...document.querySelectorAll('body, main, main *')]
        .filter((element) => isSeen(element) && !element.closest('svg, img'))
        .filter((element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element)
          return !/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/.test(backgroundColor) || backgroundImage !== 'none'
        })
        .map(({ className }) => String(className)),
      folds: folds.length,
      // A part that comes after the handle, with words, and no height.
      folded: folds
        .flatMap((details) => [...details.children].filter(({ tagName }) => tagName !== 'SUMMARY'))
        .filter((part) => words(part) && !part.closest('.noprint') && !part.matches('nav, form, .chip, .row'))
        .filter((part) => !isSeen(part) || part.getBoundingClientRect().height < 10)
        .map((part) => (part.textContent ?? '').trim().slice(0, 40)),
      sources: sources !== null && isSeen(sources),
      // What stands below the sources and is still on the paper.
      afterSources: sources
        ? [...document.querySelectorAll('main :is(h1, h2, h3, p, li, table)')]
            .filter((each) => isSeen(each) && !sources.contains(each))
            .filter((each) => each.getBoundingClientRect().top > sources.getBoundingClientRect().bottom)
            .map((each) => (each.textContent ?? '').slice(0, 40))
        : [],
      addresses: [...(sources?.querySelectorAll('a') ?? [])].map((link) => getComputedStyle(link, '::after').content),
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      beyond: [...document.querySelectorAll('main *')]
        .filter((each) => isSeen(each) && !each.closest('.vh, .sr-only, svg'))
        .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        .map(({ tagName, className }) => `${tagName}.${String(className)}`),
      headAbove:
        document.querySelector('.print-head')!.getBoundingClientRect().bottom <=
        document.querySelector('main')!.getBoundingClientRect().top,
    }
  })
}

for (const { kind, path, hasFolds = false, isUnsourced = false } of kinds) {
  test(`paper of a page of the kind "${kind}" holds what is read, unfolded, with its sources last`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' })
    for (const locale of locales) {
      const address = withPrefix(path, locale)
      await page.goto(address)
      for (const [sheet, width] of Object.entries(sheets)) {
        await page.setViewportSize({ width, height: 1000 })
        const found = await readSheet(page)
        const at = `${locale} on ${sheet}`
        expect(found.pressed, at).toEqual([])
        expect(found.colored, at).toEqual([])
        expect(found.folded, at).toEqual([])
        if (hasFolds) expect(found.folds, at).toBeGreaterThan(0)
        expect(found.sources, at).toBe(!isUnsourced)
        expect(found.afterSources, at).toEqual([])
        for (const written of found.addresses) expect(written, at).toMatch(/^" https?:/)
        expect({ wide: found.wide, beyond: found.beyond }, at).toEqual({ wide: 0, beyond: [] })
        expect(found.headAbove, at).toBe(true)
      }
      const { name, day, checked } = words[locale]
      const head = page.locator('.print-head')
      await expect(head).toContainText(name)
      await expect(head).toContainText('(212) 555-0100')
      await expect(head).toContainText(day)
      await expect(head).toContainText(address.split('?')[0]!)
      if (!isUnsourced) await expect(page.locator('main :is(section, details):has(#sources)')).toContainText(checked)
    }
  })
}

test('of many answers, the opened one alone is on paper', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(withPrefix('/health-insurance', locale))
    await page.emulateMedia({ media: 'print' })
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.emulateMedia({ media: 'screen' })
    await page.locator('.pull summary').nth(1).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#card-medicare')).toBeVisible()
    await expect(page.locator('#card-ny-medicaid')).toBeHidden()
    await expect(page.locator('main #glossary')).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(whole / 10)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('a page that is somebody’s own says no address on paper', async ({ page }) => {
  await page.goto('/my-plan')
  const head = await page.locator('.print-head').textContent()
  expect(head).not.toContain('/my-plan')
  expect(head).toMatch(/取自：http/)
})
