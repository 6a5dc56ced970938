import { expect, type Page } from '@playwright/test'
import { expectSound, expectWholeValues } from './conformance.ts'

/** The pages through which providers enter; nobody is signed in. */
export const entryPaths = [
  '/provider',
  '/provider?q=Cheung',
  '/provider/register',
  '/provider/register?npi=1999999976',
  '/provider/onboarding-success',
] as const

/** The pages of a signed-in provider that this part has. */
export const officePaths = ['/provider/4/dashboard', '/provider/4/dashboard/contact', '/provider/dashboard'] as const

/** Opens a page and holds it to HTML, axe, and the width of the window. */
export async function expectPage(page: Page, path: string): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(200)
  await expect(page.locator('h1')).toHaveCount(1)
  const html = await response!.text()
  expectWholeValues(html)
  await expectSound(page, html)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
}
