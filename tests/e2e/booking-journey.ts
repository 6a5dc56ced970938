import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page, Response } from '@playwright/test'

/** What the booking journeys share: a person who exists once, the way through the form, the local mailbox. */

export const doctor = '/doctor/family-medicine/meiling-zhang'

/** A fictional number (555-01xx is reserved; these are not, and nothing is sent) that no other test has. */
export function newPhone(): string {
  return `917${String(Math.floor(2_000_000 + Math.random() * 7_000_000))}`
}

/** Sends the form that a button belongs to and answers with the server's answer. */
export async function press(page: Page, button: ReturnType<Page['locator']>): Promise<Response> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    button.click(),
  ])
  await page.waitForLoadState()
  return answer
}

/** Chooses one of the later listed days and one of its times; when another test was quicker, a near one. Answers the time. */
export async function chooseTime(page: Page, { prefix = '', visit = 'office' } = {}): Promise<string> {
  await page.goto(`${prefix}${doctor}/appointment?vt=${visit}`)
  await page.locator('.days a').last().click()
  const times = page.locator('.slots button')
  const answer = await press(page, times.nth(Math.floor(Math.random() * (await times.count()))))
  if (answer.status() === 409) await press(page, page.locator('.near button').first())
  return new URL(page.url()).searchParams.get('slot')!
}

export async function fillIn(page: Page, phone: string): Promise<void> {
  await page.locator('[name=nameZh]').fill('方杞年')
  await page.locator('[name=nameEn]').fill('FANG QINIAN')
  await page.locator('[name=birthYear]').fill('1958')
  await page.locator('[name=birthMonth]').fill('3')
  await page.locator('[name=birthDay]').fill('27')
  await page.locator('[name=phone]').fill(phone)
  await page.locator('[name=consent]').check()
}

type Kept = { to: string; text: string; keptAt: number }

/** Texts that the server's mailbox keeps for a number, the newest first. */
export function textsTo(phone: string): Kept[] {
  const folder = resolve('data/e2e/mailbox')
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names
    .map((name) => JSON.parse(readFileSync(resolve(folder, name), 'utf8')) as Kept)
    .filter(({ to }) => to === `+1${phone}`)
    .toSorted((a, b) => b.keptAt - a.keptAt)
}
