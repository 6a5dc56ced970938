import { expect, test } from '@playwright/test'
import { type Locale, locales, type Localized, withPrefix } from '#app/core/i18n/locale.ts'
import { demoPassword } from '#drizzle/seed/demo/accounts.ts'
import { signInAs } from './sign-in.ts'

const lost: Localized = {
  'zh-Hans': '网络连接失败，请检查网络连接后重试',
  'zh-Hant': '網路連線失敗，請檢查網路連線後再試',
  'en-US': 'The connection failed. Please check your network and try again.',
}

const prefixOf = (locale: Locale) => withPrefix('/', locale).replace(/\/$/, '')

for (const locale of locales) {
  // Without script a lost connection is the browser's own page; what the server says when its backend is gone is a route's test.
  test(`${locale}: the connection goes while somebody signs in, which is said for five seconds and loses nothing typed`, async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await page.goto(withPrefix('/provider/4/login', locale))
    // From here on no time passes in the page but what the test lets pass, however long the machine takes.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.locator('[name=loginUsername]').fill('zhining.bai')
    await page.locator('[name=loginPassword]').fill(demoPassword)
    await context.setOffline(true)
    await page.locator('[name=loginPassword]').press('Enter')
    const toast = page.locator('[data-unreached] .toast')
    await expect(toast).toContainText(lost[locale])
    // It is shown a moment after it has come.
    await page.clock.runFor(200)
    await expect(toast).toBeVisible()
    await page.clock.runFor(4000)
    await expect(toast).toBeVisible()
    await expect(page.locator('[name=loginUsername]')).toHaveValue('zhining.bai')
    await page.clock.runFor(6000)
    await expect(toast).toBeHidden()
    await context.setOffline(false)
    await page.locator('[name=loginPassword]').press('Enter')
    await expect(page).toHaveURL(/\/provider\/4\/dashboard/)
  })

  test(`${locale}: a crawler at an address of nothing gets the bare status`, async ({ request }) => {
    const answer = await request.get(withPrefix('/blogs/nothing-of-the-kind', locale), {
      headers: { 'User-Agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' },
    })
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type']).toContain('text/plain')
    expect(await answer.text()).not.toContain('<')
  })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${locale}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled })

      test('whoever is signed in no more is led to the login from any page and any form, and back', async ({
        page,
        context,
      }) => {
        const at = (path: string) => withPrefix(path, locale)
        await signInAs(page, 'zhining.bai', { prefix: prefixOf(locale) })
        await page.goto(at('/provider/4/dashboard/contact'))
        await context.clearCookies({ name: 'hys-v5-auth' })
        await page.locator('main form[method=post] button[type=submit]').first().click()
        await expect(page).toHaveURL((url) => url.pathname === at('/provider/4/login'))
        for (const path of ['/provider/4/dashboard', '/provider/dashboard', '/provider/mgmt/appt', '/provider/3']) {
          await page.goto(at(path))
          await expect(page).toHaveURL((url) => url.pathname === at('/provider/4/login'))
          expect(new URL(page.url()).searchParams.get('next')).toBe(path)
        }
        await page.goto(at('/admin'))
        await expect(page).toHaveURL((url) => url.pathname === at('/admin/login'))
        const answer = await page.request.get(at('/provider/3/mgmt/appt'), { headers: { Accept: 'application/json' } })
        expect(answer.status()).toBe(401)
      })
    })
  }
}
