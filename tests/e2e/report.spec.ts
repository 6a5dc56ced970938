import { expect, test } from '@playwright/test'
import { forgetLimit } from './server-database.ts'

const address = '/doctor/family-medicine/meiling-zhang/report'

test.beforeEach(() => forgetLimit('report'))

for (const javaScriptEnabled of [false, true]) {
  test.describe(`reporting an error, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('says beside each field how to put it right and loses nothing', async ({ page }) => {
      await page.goto(address)
      await page.getByLabel('正确的应该是什么？').fill('短')
      await page.getByLabel('您的电话或电子邮箱').fill('718 555 0199')
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        page.getByRole('button', { name: '提交' }).click(),
      ])
      expect(answer.status()).toBe(400)
      const summary = page.getByRole('alert')
      await expect(summary).toContainText('还有2处需要改')
      await expect(summary.getByRole('link')).toHaveText(['请选一项不对的资料', '请写出正确的资料，至少5个字'])
      await expect(page.getByLabel('正确的应该是什么？')).toHaveValue('短')
      await expect(page.getByLabel('您的电话或电子邮箱')).toHaveValue('718 555 0199')
      await expect(page).toHaveTitle(/^错误：/)
    })
  })
}

test('a good report is thanked for, without JavaScript too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  await page.getByLabel('哪一项不对？').selectOption('phone')
  await page.getByLabel('正确的应该是什么？').fill('电话改成(718) 555-0188')
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page).toHaveURL('/doctor/family-medicine/meiling-zhang')
  await expect(page.getByText('谢谢！我们核对以后会更正。')).toBeVisible()
  await page.reload()
  await expect(page.getByText('谢谢！我们核对以后会更正。')).toBeHidden()
  await context.close()
})

test('the toast goes by itself and can be closed', async ({ page }) => {
  await page.goto(address)
  await page.getByLabel('哪一项不对？').selectOption('hours')
  await page.getByLabel('正确的应该是什么？').fill('周六上午也开门')
  await page.getByRole('button', { name: '提交' }).click()
  const toast = page.locator('[data-toast]')
  await expect(toast).toBeVisible()
  await toast.getByRole('button').click()
  await expect(toast).toBeHidden()
})

test('a cross-site post is refused before it reaches the product', async ({ request }) => {
  const answer = await request.post(address, {
    headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    form: { topic: 'phone', details: 'anything at all' },
  })
  expect(answer.status()).toBe(403)
})
