import { expect, type Page } from '@playwright/test'
import { currentStep, totpCode } from '#app/modules/accounts/second-factor/totp.server.ts'
import { demoTotpSecret } from '#drizzle/seed/demo/administrators.ts'
import { changeRows } from './server-database.ts'
import { fillLogin } from './sign-in.ts'

/** Of several tests that sign the same administrator in within half a minute, each may use the code of that time. */
function forgetCode(username: string): void {
  changeRows('update users set totp_last_step = null where username = ?', username)
}

/** Signs an administrator of the demo data in, with password and code, and opens a page in root form. */
export async function signInAsAdmin(page: Page, username: string, { prefix = '', to = '/admin' } = {}): Promise<void> {
  await page.goto(`${prefix}/admin/login?next=${encodeURIComponent(prefix + to)}`)
  await fillLogin(page, username)
  await page.waitForURL('**/admin/second-factor**')
  await expect(async () => {
    forgetCode(username)
    await page.locator('[name=code]').fill(totpCode(demoTotpSecret, currentStep()))
    await page.locator('[name=code]').press('Enter')
    // By the address: a page that refuses the code has no field either while it is being read.
    await expect(page).not.toHaveURL(/\/admin\/second-factor/, { timeout: 5_000 })
  }).toPass()
  await page.goto(prefix + to)
}
