import { expect, type Page, type Response } from '@playwright/test'
import { signInAs } from './sign-in.ts'

export const addresses = '/provider/4/dashboard/clinics/update-facility-locations'

/** Signs in and opens the page of new addresses, in a locale by its prefix. */
export async function openAddresses(page: Page, username: string, prefix = ''): Promise<string> {
  await signInAs(page, username, { prefix, to: addresses })
  const response = await page.goto(prefix + addresses)
  expect(response?.status()).toBe(200)
  return response!.text()
}

export async function fillAddress(
  page: Page,
  fields: Partial<Record<'line1' | 'city' | 'zip', string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value)
  // The list of suggestions lies over what is below.
  await page.locator('[name="zip"]').focus()
}

/** Presses a button and answers the document that its form leads to. */
export async function sendForm(page: Page, name: string): Promise<string> {
  const isSent = (response: Response) =>
    response.request().method() === 'POST' && response.request().isNavigationRequest()
  const [html] = await Promise.all([
    // Read as it comes: a browser forgets a document that it has left.
    page.waitForResponse(isSent).then((answer) => (answer.status() === 302 ? '' : answer.text())),
    // Of the new document: a load state asked for after the click may still be that of the page before.
    page.waitForEvent('load'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return html
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}
