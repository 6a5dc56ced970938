import { expect, type Page, test } from '@playwright/test'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { chooseTime, doctor, expireLink, fillIn, newPhone, press, textsTo } from './booking-journey.ts'
import { forgetLimit } from './server-database.ts'
import { expectConforming, expectSound } from './conformance.ts'

/**
 * How a test holds pages: each journey is made in every language and every document held to HTML; axe, which takes its time and hardly
 * tells languages apart, looks at each journey in one.
 */
function holding(withAxe: boolean) {
  const sound = withAxe ? expectSound : (_page: Page, html: string) => expectConforming(html)
  /** Opens a page, which nobody may keep, and looks at it. */
  async function look(page: Page, address: string, status = 200): Promise<void> {
    const response = (await page.goto(address))!
    expect(response.status(), address).toBe(status)
    expect(response.headers()['cache-control']).toContain('no-store')
    await expect(page.locator('h1')).toHaveCount(1)
    await sound(page, await response.text())
  }
  return { sound, look }
}

test.beforeEach(() => forgetLimit('booking'))

const submit = (page: Page) => page.locator('form#book .btn--book').last()

for (const locale of locales) {
  const prefix = withPrefix('/', locale).replace(/\/$/, '')

  test(`${locale}: the form, its answers and the appointment conform and are accessible`, async ({ page }) => {
    const { sound, look } = holding(locale === 'zh-Hans')
    await chooseTime(page, { prefix })
    await sound(page, await (await page.request.get(page.url())).text())
    await sound(page, await (await press(page, submit(page))).text())
    await fillIn(page, newPhone())
    const plan = page.locator('[name=plan] optgroup').last().locator('option').first()
    await page.locator('[name=plan]').selectOption(await plan.getAttribute('value'))
    await sound(page, await (await press(page, submit(page))).text())
    await press(page, submit(page))
    const link = page.url()
    await expect(page.locator('.ticket--print')).toContainText('FANG QINIAN')
    await expect(page.locator('.ticket--print')).toContainText('Doctor')
    for (const step of ['', '/reschedule', '/cancellation', '/confirmation']) await look(page, link + step)
    await press(page, page.locator('main form button'))
    await look(page, link)
    await page.goto(`${link}/cancellation`)
    await press(page, page.locator('.btn--danger'))
    await look(page, link)
    await look(page, `${link}/reschedule`)
  })

  test(`${locale}: the gate, the code and a link that has ended conform and are accessible`, async ({
    page,
    browser,
  }) => {
    const { sound, look } = holding(locale === 'zh-Hant')
    const phone = newPhone()
    await chooseTime(page, { prefix })
    await fillIn(page, phone)
    await press(page, submit(page))
    const link = page.url()
    const context = await browser.newContext()
    const stranger = await context.newPage()
    await look(stranger, link)
    await press(stranger, stranger.locator('main form button').first())
    await look(stranger, `${link}/access`)
    await stranger.locator('#code').fill('12')
    await sound(stranger, await (await press(stranger, stranger.locator('main form button').first())).text())
    const code = () => textsTo(phone).flatMap(({ text }) => /(?<!\d)(\d{6})(?!\d)/.exec(text)?.[1] ?? [])[0]
    await expect.poll(code).toBeDefined()
    await stranger.locator('#code').fill(code()!)
    await press(stranger, stranger.locator('main form button').first())
    await look(stranger, link)
    expireLink(link)
    await look(stranger, link, 410)
    await press(stranger, stranger.locator('main form button'))
    await expect(stranger.locator('main .banner')).toBeVisible()
    await sound(stranger, await stranger.content())
    await context.close()
  })

  test(`${locale}: a request, the waitlist and a refused time conform and are accessible`, async ({
    page,
    browser,
  }) => {
    const { sound, look } = holding(locale === 'en-US')
    await page.goto(`${prefix}/doctor/nurse-practitioner/lin-tian/appointment`)
    await sound(page, await (await press(page, submit(page))).text())
    await page.locator('[name=wishDate1]').selectOption({ index: 3 })
    await fillIn(page, newPhone())
    await press(page, submit(page))
    await look(page, page.url())

    await page.goto(`${prefix}${doctor}/waitlist`)
    const join = page.locator('form#waitlist .btn').last()
    await sound(page, await (await press(page, join)).text())
    await page.locator('[name=dateTo]').selectOption(await page.locator('[name=dateFrom]').inputValue())
    await fillIn(page, newPhone())
    await press(page, join)
    await look(page, page.url())

    // A time that this browser holds, asked for by another one.
    await chooseTime(page, { prefix })
    const other = await browser.newContext()
    const late = await other.newPage()
    await look(late, page.url())
    const slot = new URL(page.url()).searchParams.get('slot')!
    await late.goto(`${prefix}${doctor}/appointment?seen=no&vt=first`)
    await late
      .locator('.slots button')
      .first()
      .evaluate((button: HTMLButtonElement, value) => (button.value = value), slot)
    const refused = await press(late, late.locator('.slots button').first())
    expect(refused.status()).toBe(409)
    await sound(late, await refused.text())
    await other.close()
  })
}
