import { expect, type Page, test } from '@playwright/test'
import { expectConforming, expectSound } from './conformance.ts'
import { forgetLimit } from './server-database.ts'

test.beforeEach(() => forgetLimit('form'))

/** Waits until a page is set in a size of type, in whole pixels. */
const expectType = (page: Page, pixels: number) =>
  expect.poll(() => page.evaluate(() => Math.round(parseFloat(getComputedStyle(document.body).fontSize)))).toBe(pixels)

for (const javaScriptEnabled of [false, true]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('a question comes back with its words, then gets a number', async ({ page }) => {
      await page.goto('/contact')
      await page.getByLabel('想问什么？').fill('预约的链接打不开')
      await page.getByLabel('电话', { exact: true }).fill('718 555 012')
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        page.getByRole('button', { name: '发送' }).click(),
      ])
      expect(answer.status()).toBe(400)
      await expect(page).toHaveTitle(/^错误：/)
      const summary = page.getByRole('alert')
      await expect(summary.getByRole('link')).toHaveText([
        '请选一个主题',
        '请填写怎么称呼您',
        '电话少了1位，请填写10位号码',
      ])
      const html = await answer.text()
      // Without JavaScript axe cannot look at the page.
      await (javaScriptEnabled ? expectSound(page, html) : expectConforming(html))
      await expect(page.getByLabel('想问什么？')).toHaveValue('预约的链接打不开')
      await page.getByLabel('关于什么？').selectOption('booking')
      await page.getByLabel('怎么称呼您？').fill('陈小姐')
      await page.getByLabel('电话', { exact: true }).fill('718 555 0123')
      await page.getByRole('button', { name: '发送' }).click()
      await expect(page).toHaveURL(/\/contact\?sent=T[A-Z2-9]{8}$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('收到了')
      await expect(page.getByText(/^T-[A-Z2-9]{4}-[A-Z2-9]{4}$/)).toBeVisible()
    })

    test('help in finding a doctor is asked for with a telephone number', async ({ page }) => {
      await page.goto('/en-US/contact/concierge')
      await page.getByLabel('What do you need?').fill('A family doctor who speaks Fuzhounese')
      await page.getByLabel('Which area works for you?').selectOption('flushing')
      await page.getByRole('checkbox', { name: 'Weekends' }).check()
      await page.getByRole('radio', { name: 'My mother or father' }).check()
      await page.getByLabel('What should we call you?').fill('Mei Lin')
      await page.getByLabel('Phone').fill('(718) 555-0123')
      await page.getByRole('button', { name: 'Find a doctor for me' }).click()
      await expect(page).toHaveURL(/\/en-US\/contact\/concierge\?sent=T[A-Z2-9]{8}$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We got it')
    })

    test('large type is turned on by the header, stays, and is turned off by the footer', async ({ page }) => {
      await page.goto('/zh-Hant/location/flushing')
      await expectType(page, 18)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^大字\s?模式$/ })
        .click()
      await expect(page).toHaveURL('/zh-Hant/location/flushing')
      await expectType(page, 22)
      await expect(page.getByRole('region', { name: '打電話' }).getByRole('link')).toBeVisible()
      await page.goto('/en-US')
      await expectType(page, 22)
      await page.getByRole('contentinfo').getByRole('button', { name: 'Back to standard text' }).click()
      await expect(page).toHaveURL('/en-US')
      await expectType(page, 18)
    })

    test('a payment that nobody knows is told of in neutral words', async ({ page }) => {
      await page.goto('/en-US/payment/success?s=unknown-0123456789abcdef')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this payment')
      await page.goto('/en-US/payment/canceled?s=unknown-0123456789abcdef')
      await expect(page.getByText('Nothing was charged.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Cancel this payment' })).toHaveCount(0)
    })
  })
}

test('large type keeps what was typed, and leads the keyboard to its opposite', async ({ page }) => {
  await page.goto('/zh-Hant/contact/concierge')
  const need = page.getByLabel('需要什麼？')
  await need.fill('膝蓋痛半年')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: /^大字/ }).click()
  await expect(header.getByRole('button', { name: /^標準字/ })).toBeFocused()
  await expectType(page, 22)
  await expect(need).toHaveValue('膝蓋痛半年')
  await page.reload()
  await expectType(page, 22)
  await need.fill('膝蓋痛半年')
  await header.getByRole('button', { name: /^標準字/ }).click()
  // The button that was pressed goes away with the mode.
  await expect(header.getByRole('button', { name: /^大字/ })).toBeFocused()
  await expect(need).toHaveValue('膝蓋痛半年')
  await expectType(page, 18)
})

test('a page on paper says where it comes from and whom to call', async ({ page }) => {
  await page.goto('/zh-Hant/radiology?modality=mri&contrast=yes')
  const head = page.getByText('中文就醫指南 (212) 555-0100')
  await expect(head).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(head).toBeVisible()
  await expect(page.getByRole('heading', { name: '各種檢查' })).toBeHidden()
})

test('pages in large type hold together on a narrow screen', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'elder', value: '1', url: baseURL! }])
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/',
      '/en-US',
      '/contact',
      '/en-US/contact',
      '/contact/concierge',
      '/industry-partner',
      '/doctor',
      '/en-US/lab/sti',
      '/en-US/doctor/family-medicine/meiling-zhang',
    ]) {
      await page.goto(path)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
