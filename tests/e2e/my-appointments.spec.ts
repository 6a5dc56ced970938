import { expect, type Page, test } from '@playwright/test'
import { chooseTime, fillIn, newPhone, press, textsTo } from './booking-journey.ts'
import { changeRows, forgetLimit } from './server-database.ts'

test.beforeEach(() => {
  forgetLimit('booking')
  // All tests come from one address.
  changeRows("delete from rate_limits where class = 'own_visits_address'")
})

/** Asks for a code with a contact and waits for the page where it is typed. */
async function ask(page: Page, contact: string): Promise<void> {
  await page.goto('/my-appointments')
  await page.getByLabel('手机号码或电子邮箱').fill(contact)
  await press(page, page.getByRole('button', { name: '发验证码给我' }))
  await expect(page).toHaveURL(/\/my-appointments\/[A-Za-z0-9]{22}$/)
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(`one’s own appointments, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('from a telephone number to the list, a visit, a calendar file and out again', async ({ page, browser }) => {
      const phone = newPhone()
      const booking = await browser.newContext({ javaScriptEnabled })
      const form = await booking.newPage()
      await chooseTime(form)
      await fillIn(form, phone)
      await press(form, form.getByRole('button', { name: '确认预约' }).last())
      await expect(form.getByRole('heading', { level: 1 })).toContainText('约好了')
      const link = form.url()
      await booking.close()

      await page.goto('/my-appointments')
      await page.getByLabel('手机号码或电子邮箱').fill(phone.slice(1))
      const faulty = await press(page, page.getByRole('button', { name: '发验证码给我' }))
      expect(faulty.status()).toBe(400)
      await expect(page.getByRole('alert')).toContainText('电话少了1位')
      await expect(page.getByLabel('手机号码或电子邮箱')).toHaveValue(phone.slice(1))

      await ask(page, phone)
      await expect(page.locator('main')).toContainText('如果这个号码或电子邮箱有预约')
      await expect(page.locator('main')).not.toContainText(/FANG|方杞年/)
      const sent = () => textsTo(phone).flatMap(({ text }) => /验证码(\d{6})/.exec(text)?.[1] ?? [])[0]
      await expect.poll(sent).toBeDefined()
      await page.getByLabel('验证码').fill(sent() === '000000' ? '000001' : '000000')
      const wrong = await press(page, page.getByRole('button', { name: '查看我的预约' }))
      expect(wrong.status()).toBe(400)
      await page.getByLabel('验证码').fill(sent()!)
      await press(page, page.getByRole('button', { name: '查看我的预约' }))
      const list = page.url()
      const ticket = page.locator('.ticket')
      await expect(ticket).toHaveCount(1)
      await expect(ticket).toContainText('方杞年')
      await expect(ticket).toContainText('约好了')
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

      const file = await page.request.get(
        (await page.getByRole('link', { name: '加到手机日历' }).getAttribute('href'))!,
      )
      expect(file.headers()['content-type']).toContain('text/calendar')

      await press(page, page.getByRole('button', { name: '看详情、改时间或取消' }))
      await expect(page).toHaveURL(link)
      await expect(page.getByRole('region', { name: '预约单', exact: true })).toContainText('FANG QINIAN')
      await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: '取消预约' }).click()])
      await press(page, page.getByRole('button', { name: '是，取消预约' }))
      await page.goto(list)
      await expect(ticket).toContainText('已取消')
      await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: '再约一次' }).click()])
      await expect(page).toHaveURL(/\/appointment\?loc=.*&vt=first$/)

      await page.goto(list)
      await press(page, page.getByRole('button', { name: '看完了，退出' }))
      await expect(page.locator('main')).toContainText('已经退出')
      await page.goto(list)
      await expect(page).toHaveURL(/\/my-appointments\?ended=time$/)
      await page.goto(link)
      await expect(page.locator('main')).not.toContainText('FANG QINIAN')
    })

    test('a number that nobody has gets the same page and no message', async ({ page }) => {
      const phone = newPhone()
      await ask(page, phone)
      await expect(page.locator('main')).toContainText('如果这个号码或电子邮箱有预约')
      await page.getByLabel('验证码').fill('000000')
      const wrong = await press(page, page.getByRole('button', { name: '查看我的预约' }))
      expect(wrong.status()).toBe(400)
      await expect(page.getByRole('alert')).toContainText('还可以试4次')
      expect(textsTo(phone)).toEqual([])
    })
  })
}
