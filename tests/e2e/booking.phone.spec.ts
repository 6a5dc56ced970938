import { expect, test } from '@playwright/test'
import { chooseTime, doctor, fillIn, newPhone, press } from './booking-journey.ts'
import { forgetLimit } from './server-database.ts'

test.beforeEach(() => forgetLimit('booking'))

test('booking fits a phone and a 320 px window, on every page of it', async ({ page }) => {
  const fits = async () => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  await chooseTime(page)
  await fits()
  const summary = page.locator('.ticket:visible', { hasText: '您选的时间' })
  await expect(summary).toHaveCount(1)
  await page.getByLabel('我的父母').check()
  await expect(page.getByLabel('您的英文姓名')).toBeVisible()
  await page.getByLabel('我自己').check()
  await expect(page.getByLabel('您的英文姓名')).toBeHidden()
  await press(page, page.getByRole('button', { name: '确认预约' }).last())
  await fits()
  await fillIn(page, newPhone())
  await press(page, page.getByRole('button', { name: '确认预约' }).last())
  const link = page.url()
  for (const address of [link, `${link}/reschedule`, `${link}/cancellation`]) {
    await page.goto(address)
    await fits()
    const low = await page
      .locator('main .btn, main .pick__face--button, main input:not([type=radio]):not([type=hidden])')
      .evaluateAll(
        (elements) =>
          elements.filter(
            (element) => element.getClientRects().length > 0 && element.getBoundingClientRect().height < 43.5,
          ).length,
      )
    expect(low).toBe(0)
  }
})

test('a profile keeps the clinic’s telephone and its next time in reach, in large type too', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(doctor)
  const bar = page.locator('.action-bar')
  for (const place of ['top', 'middle']) {
    if (place === 'middle') await page.locator('#faq, #bring').last().scrollIntoViewIfNeeded()
    await expect(bar.getByRole('link', { name: '电话' })).toBeInViewport()
    await expect(bar.getByRole('button', { name: /^约.*\d:\d\d$/ })).toBeInViewport()
  }
  await context.addCookies([{ name: 'elder', value: '1', url: baseURL! }])
  for (const [path, phone] of [
    [doctor, await bar.getByRole('link').getAttribute('href')],
    ['/lab/sti', 'tel:+18443737692'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('.elder-call')).toBeHidden()
    await expect(bar.getByRole('link')).toHaveAttribute('href', phone!)
    await expect(bar).toBeInViewport()
  }
  await page.goto('/doctor')
  await expect(page.locator('.elder-call')).toBeVisible()
})
