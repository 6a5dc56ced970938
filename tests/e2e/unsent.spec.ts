import { createHash } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectSound } from './conformance.ts'
import { changeRows } from './server-database.ts'
import { fillLogin } from './sign-in.ts'
import { perTry } from './tries.ts'

const block = '/provider/3/mgmt/appt/calendar/block'
const contact = '/provider/4/dashboard/contact'

/** Fills the login that is shown. */
async function signIn(page: Page, username: string) {
  await fillLogin(page, username)
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

/**
 * Puts the clock of the page's own session back, in the server's own database: idle for half an hour, or over altogether. Other tests are
 * signed in as the same person meanwhile, so their sessions stay as they are.
 */
async function letTimePass(page: Page, column: 'active_at' | 'expires_at') {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'hys-v5-auth')!
  const [value] = decodeURIComponent(cookie.value).split('.')
  const token = JSON.parse(Buffer.from(value!, 'base64').toString()) as string
  const hash = createHash('sha256').update(token).digest('base64url')
  const statement = `update sessions set ${column} = ? where revoked_at is null and token_hash = ?`
  expect(changeRows(statement, Date.now() - 31 * 60_000, hash)).toBe(1)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('what was typed half an hour late is sent after the sign-in, and judged by its own page', async ({ page }) => {
      const username = 'magnolia.manager'
      await page.goto(`/provider/4/login?next=${encodeURIComponent(`${block}?date=2030-01-08`)}`)
      await signIn(page, username)
      await expect(page).toHaveURL(/block\?date=2030-01-08$/)
      await page.locator('[name=date]').fill('2030-01-08')
      await page.locator('[name=starts]').fill('15:00')
      await page.locator('[name=ends]').fill('14:00')
      await page.locator('[name=reason]').fill('家长会“下午”')
      await letTimePass(page, 'active_at')
      await page.locator('form[method=post] button.btn--primary').click()
      await expect(page).toHaveURL(/\/login\?next=.*unsent.*reason=idle$/)
      await expect(page.getByText('您填的内容都还在')).toBeVisible()
      await signIn(page, username)
      await expect(page).toHaveURL(/\/provider\/unsent\/[0-9a-f-]{36}$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('您的表单还没有提交')
      await expect(page.getByText('“日历”')).toBeVisible()
      // axe itself is a script.
      if (javaScriptEnabled) await expectSound(page, await page.content())
      const kept = page.url()
      await press(page, '现在提交')
      await expect(page).toHaveURL(/\/calendar\/block/)
      await expect(page.locator('.errsum li')).toHaveCount(1)
      await expect(page.locator('[name=reason]')).toHaveValue('家长会“下午”')
      await expect(page.locator('[name=starts]')).toHaveValue('15:00')
      await page.goto(kept)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('这份表单已经提交')
      await press(page, '不要了，删掉')
      await expect(page.getByText('表单已删掉')).toBeVisible()
      expect((await page.goto(kept))!.status()).toBe(404)
    })

    test('a form of a session that is over takes effect once; somebody else finds nothing', async ({ page }) => {
      const username = 'tielin.guan'
      const subject = perTry(`迟到的问题 ${javaScriptEnabled}`)
      await page.goto(`/provider/4/login?next=${encodeURIComponent(contact)}`)
      await signIn(page, username)
      await page.locator('[name=kind]').selectOption('technical')
      await page.locator('[name=subject]').fill(subject)
      await page.locator('[name=body]').fill('第一行\n第二行')
      await letTimePass(page, 'expires_at')
      await page.locator('form:has([name=subject]) button.btn--primary').click()
      await expect(page).toHaveURL(/\/login\?next=.*unsent/)
      const login = page.url()
      await signIn(page, 'zhining.bai')
      await expect(page).toHaveURL(/\/provider\/unsent\//)
      await expect(page.getByText('第一行')).toHaveCount(0)
      await expect(page.getByRole('button', { name: '现在提交' })).toHaveCount(0)
      await page.context().clearCookies()
      await page.goto(login)
      await signIn(page, username)
      await page.getByRole('button', { name: '现在提交' }).dblclick()
      await expect(page).toHaveURL(/\/contact\/|\?seen=/)
      await page.goto(contact)
      await expect(page.getByText(subject)).toHaveCount(1)
    })
  })
}

test('a hydrated calendar sends its form and its links to the login, and comes back', async ({ page }) => {
  const username = 'magnolia.manager'
  const calendar = '/provider/3/mgmt/appt/calendar?view=week'
  await page.goto(`/provider/4/login?next=${encodeURIComponent(calendar)}`)
  await signIn(page, username)
  await expect(page.locator('.fc').first()).toBeVisible()
  await letTimePass(page, 'active_at')
  // The client router asks for the data of the next page, and is led away; where somebody books meanwhile, the calendar has asked before.
  const led = page.waitForURL(/\/login\?next=.*calendar.*reason=idle$/)
  await Promise.race([page.locator('nav a[href*="/calendar?"], a[href*="view=month"]').first().click(), led])
  await led
  await expect(page.getByText('30分钟没有操作')).toBeVisible()
  await signIn(page, username)
  await expect(page).toHaveURL(/\/calendar\?/)
})

test('before the half hour is over the page says so, and one press puts it off', async ({ page }) => {
  await page.clock.install()
  await page.goto(`/provider/4/login?next=${encodeURIComponent(contact)}`)
  await signIn(page, 'zhining.bai')
  await page.locator('[name=body]').fill('写到一半')
  const warning = page.getByRole('dialog', { name: '还在使用吗？' })
  // The browser's clock runs ahead of the server's, which is told what to say.
  await page.route('**/provider/activity', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { left: 90_000 } }) : route.continue(),
  )
  await page.clock.fastForward('28:01')
  await expect(warning).toContainText('剩下不到2分钟')
  const put = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await warning.getByRole('button', { name: '继续使用' }).click()
  const { left } = (await (await put).json()) as { left: number }
  expect(left).toBeGreaterThan(29 * 60_000)
  await expect(warning).toBeHidden()
  await page.unroute('**/provider/activity')
  await page.route('**/provider/activity', (route) => route.fulfill({ json: { left: 0 } }))
  await page.clock.fastForward('28:01')
  await expect(warning).toContainText('照常提交')
  await warning.getByRole('button', { name: '知道了' }).click()
  await expect(page.locator('[name=body]')).toHaveValue('写到一半')
})
