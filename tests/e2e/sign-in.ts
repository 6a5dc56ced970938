import type { Page } from '@playwright/test'
import { demoPassword } from '#drizzle/seed/demo/accounts.ts'

type SignInOptions = {
  /** A locale's prefix. */
  prefix?: string
  /** Where to, in root form; without it, wherever the product leads. */
  to?: string
}

/** Fills the login that is shown, and sends it. */
export async function fillLogin(page: Page, username: string): Promise<void> {
  await page.locator('[name="loginUsername"]').fill(username)
  await page.locator('[name="loginPassword"]').fill(demoPassword)
  await page.locator('[name="loginPassword"]').press('Enter')
}

/** Signs somebody of the demo data in and waits until they are away from the form. */
export async function signInAs(page: Page, username: string, { prefix = '', to }: SignInOptions = {}): Promise<void> {
  const next = to === undefined ? '' : `?next=${encodeURIComponent(prefix + to)}`
  await page.goto(`${prefix}/provider/4/login${next}`)
  await fillLogin(page, username)
  await page.waitForURL((url) => (to === undefined ? !url.pathname.endsWith('/login') : url.href.endsWith(prefix + to)))
}
