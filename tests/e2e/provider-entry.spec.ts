import { expect, test } from '@playwright/test'
import { expectSoundInTurn } from './conformance.ts'
import { entryPaths, expectPage, officePaths } from './provider-entry.ts'
import { confirmAddress, forgetLimit } from './server-database.ts'
import { signInAs } from './sign-in.ts'

test.beforeEach(() => forgetLimit('form'))

test('the way in: every page in every language', async ({ page }) => {
  await expectSoundInTurn(page, entryPaths, expectPage)
})

test('the office: every page in every language, light and dark', async ({ page }) => {
  await signInAs(page, 'zhongwen.du')
  await expectSoundInTurn(page, officePaths, expectPage)
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of officePaths) await expectPage(page, path)
})

for (const javaScriptEnabled of [false, true]) {
  test.describe(`claiming a profile, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('from the name to the request that waits', async ({ page }) => {
      await page.goto('/provider')
      await page.getByLabel('姓名或NPI').fill('张美玲')
      await page.getByRole('button', { name: '查找' }).click()
      await page.getByRole('listitem').filter({ hasText: '张美玲' }).getByRole('link', { name: '这是我' }).click()
      await expect(page.getByText('张美玲', { exact: true })).toBeVisible()

      await page.getByLabel('电子邮箱').fill('not an address')
      await page.getByLabel('手机号码').fill('718 555 018')
      const [refused] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        page.getByRole('button', { name: '提交认领' }).click(),
      ])
      expect(refused.status()).toBe(400)
      await expect(page.getByRole('alert')).toContainText('还有5处需要改')
      await expect(page.getByRole('alert')).toContainText('电话少了1位')
      await expect(page.getByLabel('手机号码')).toHaveValue('718 555 018')

      const email = `claim-${String(javaScriptEnabled)}-${Date.now()}@example.com`
      await page.getByLabel('电子邮箱').fill(email)
      await page.getByLabel('手机号码').fill('718 555 0188')
      await page.getByLabel('密码').fill('plum-rain-lantern-71')
      await page.getByLabel('怎样核对是您本人？').fill('请打诊所前台的电话核对')
      await page.getByLabel('我同意使用条款').check()
      await page.getByRole('button', { name: '提交认领' }).click()
      await expect(page).toHaveURL('/provider/onboarding-success')
      await expect(page.getByText('请查收邮件')).toBeVisible()
      confirmAddress(email)

      await page.goto('/provider/4/login')
      await page.locator('input[name="loginUsername"]').fill(email)
      await page.locator('input[name="loginPassword"]').fill('plum-rain-lantern-71')
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await expect(page.getByText('您的身份还在核对')).toBeVisible()
      await expect(page.getByText('认领资料')).toBeVisible()
      await expect(page.getByText('今天的预约')).toHaveCount(0)
    })
  })
}

for (const prefix of ['', '/zh-Hant', '/en-US']) {
  for (const javaScriptEnabled of [false, true]) {
    test(`a doctor claims a profile and reads what happens next, "${prefix}", JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      await page.goto(`${prefix}/provider?q=${encodeURIComponent('张美玲')}`)
      await page.locator(`main a[href*="/provider/register?"]`).first().click()
      const form = page.locator('form:has([name=evidence])')
      await form.locator('[name=email]').fill('not an address')
      await form.locator('[name=phone]').fill('718 555 018')
      await form.locator('[name=evidence]').fill('Please call the front desk.')
      await form.locator('button').last().click()
      // What is wrong is told, and nothing that was typed is lost but the password.
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(form.locator('[name=email]')).toHaveValue('not an address')
      await expect(form.locator('[name=evidence]')).toHaveValue('Please call the front desk.')
      const email = `next-${prefix.slice(1)}-${String(javaScriptEnabled)}-${Date.now()}@example.com`
      await form.locator('[name=email]').fill(email)
      await form.locator('[name=phone]').fill('718 555 0188')
      await form.locator('[name=password]').fill('plum-rain-lantern-71')
      await form.locator('[name=terms]').check()
      await form.locator('button').last().click()
      await expect(page).toHaveURL(`${prefix}/provider/onboarding-success`)
      confirmAddress(email)
      await page.goto(`${prefix}/provider/4/login`)
      await page.locator('[name=loginUsername]').fill(email)
      await page.locator('[name=loginPassword]').fill('plum-rain-lantern-71')
      await page.locator('[name=loginPassword]').press('Enter')
      await page.waitForURL((url) => !url.pathname.endsWith('/login'))
      // Who waits reads what was asked for, and has nothing to set up yet.
      await page.goto(`${prefix}/provider/4/onboarding`)
      await expect(page).toHaveURL(`${prefix}/provider/onboarding-success`)
      await page.goto(`${prefix}/provider/4/dashboard/clinics/edit/personal`)
      await expect(page.locator('#applied')).toBeVisible()
      await context.close()
    })
  }
}

test('a wrong check digit is said beside the number', async ({ page }) => {
  await page.goto('/provider/register')
  await page.getByLabel('NPI号码').fill('1900000006')
  await page.getByRole('button', { name: '继续' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('这个NPI号码不对，请检查每一位数字')
  await expect(page.getByLabel('NPI号码')).toHaveValue('1900000006')
})

test('a question to customer service and its answerable thread, by keyboard alone', async ({ page }) => {
  await signInAs(page, 'zhining.bai')
  await page.goto('/provider/4/dashboard/contact')
  await page.getByLabel('哪方面的问题？').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('日历打不开')
  await page.keyboard.press('Tab')
  await page.keyboard.type('从昨天起日历一直转圈。')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('日历打不开')
  await page.getByLabel('补充说明或回复').fill('今天还是这样。')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByText('今天还是这样。')).toBeVisible()
})

test('signing out takes the office away', async ({ page }) => {
  await signInAs(page, 'tielin.guan')
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/provider\/4\/login/)
  await page.goto('/provider/4/dashboard')
  await expect(page).toHaveURL(/\/provider\/4\/login/)
})
