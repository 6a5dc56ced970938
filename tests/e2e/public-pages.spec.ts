import { expect, test } from '@playwright/test'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { expectConformingAt, expectSound, expectWholeValues } from './conformance.ts'
import { publicPaths } from './pages.ts'

/**
 * Every page in every locale is fetched and held to HTML; the browser, which takes its time, opens each in one locale, another from
 * page to page. `npm run audit:pages` opens all of them.
 */
for (const [index, path] of publicPaths.entries()) {
  test(`${path}: complete, conforming, accessible`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    const opened = locales[index % locales.length]!
    for (const locale of locales.filter((each) => each !== opened))
      await expectConformingAt(page, withPrefix(path, locale), locale)
    const response = await page.goto(withPrefix(path, opened))
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', opened)
    await expect(page.locator('h1')).toHaveCount(1)
    const title = await page.title()
    const ending = { 'zh-Hans': ' - 中文就医指南', 'zh-Hant': ' - 中文就醫指南', 'en-US': ' - Chinese Care Guide' }[
      opened
    ]
    // The site's name gives way where both do not fit.
    expect(title.endsWith(ending) || (title !== '' && [...title, ...ending].length > 60), title).toBe(true)
    const html = await response!.text()
    expectWholeValues(html)
    await expectSound(page, html)
    expect(problems).toEqual([])
  })
}

const wechat =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/122.0 Mobile Safari/537.36 MicroMessenger/8.0.50'

test('the picture beside a shared address is loaded in WeChat, and of pages with scripts in no other browser', async ({
  browser,
}) => {
  for (const [path, userAgent, isLoaded] of [
    ['/', undefined, false],
    ['/', wechat, true],
    // A page without scripts cannot tell browsers apart.
    ['/policy/tou', undefined, true],
  ] as const) {
    const context = await browser.newContext({ ...(userAgent && { userAgent }) })
    const page = await context.newPage()
    await page.goto(path)
    const image = page.locator('body img').first()
    const width = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth)
    if (isLoaded) await expect.poll(width).toBeGreaterThanOrEqual(300)
    else expect(await width()).toBe(0)
    await context.close()
  }
})
