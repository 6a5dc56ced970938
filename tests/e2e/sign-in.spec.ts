import { expect, test } from '@playwright/test'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { demoPassword } from '#drizzle/seed/demo/accounts.ts'
import { expectSound } from './conformance.ts'
import { signInAs } from './sign-in.ts'

const username = 'input[name="loginUsername"]'
const password = 'input[name="loginPassword"]'

for (const locale of locales) {
  test(`${locale}: signing in and its companions are sound on phones and desks`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/provider/4/login', '/provider/4/login?reason=idle', '/provider/4/forget-password']) {
        const answer = await page.goto(withPrefix(path, locale))
        await expectSound(page, await answer!.text())
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('nobody is told which of the two was wrong; the way back leads to where one wanted to go', async ({
      page,
    }) => {
      await page.goto('/provider/3/mgmt/appt')
      await expect(page).toHaveURL(/\/provider\/4\/login\?next=/)
      await page.locator(username).fill(' Tielin.Guan ')
      await page.locator(password).fill('not the password')
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await expect(page.getByText('登录失败，请检查您的用户名和密码').first()).toBeVisible()
      await expect(page.locator(username)).toHaveValue(/tielin\.guan/i)
      await expect(page.locator(password)).toHaveValue('')
      await page.locator(password).fill(demoPassword)
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await expect(page).toHaveURL(/\/provider\/3\/mgmt\/appt$/)
    })

    test('signing out ends it, also for the back button', async ({ page }) => {
      await signInAs(page, 'zhining.bai')
      await page.getByRole('button', { name: '退出登录' }).first().click()
      await expect(page).toHaveURL(/\/provider\/4\/login/)
      await expect(page.getByText('已安全退出登录').first()).toBeVisible()
      await page.goto('/provider/4/dashboard')
      await expect(page).toHaveURL(/\/provider\/4\/login/)
    })
  })
}

test('with the keyboard alone', async ({ page }) => {
  await page.goto('/provider/4/login')
  await page.locator(username).focus()
  await page.keyboard.type('zhining.bai')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/provider\/4\/dashboard/)
})

test('a new password that is too short is refused beside its field', async ({ page }) => {
  await signInAs(page, 'zhining.bai')
  const answer = await page.goto('/provider/change-password')
  await expectSound(page, await answer!.text())
  await page.locator('input[type="password"]').first().fill(demoPassword)
  for (const field of [1, 2]) await page.locator('input[type="password"]').nth(field).fill('short')
  await page
    .getByRole('button', { name: /修改密码|保存/ })
    .last()
    .click()
  await expect(page.getByText('新密码长度不能少于8位').first()).toBeVisible()
})
