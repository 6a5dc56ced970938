import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { tokenHash } from '#app/modules/action-links/link-token.server.ts'
import type { MailboxEntry } from '#app/modules/notifications/delivery/mailbox.server.ts'
import { mailboxOf } from '#tests/factories/mailbox.ts'
import { changeRows } from './server-database.ts'

/** What the booking journeys share: a person who exists once, the way through the form, the local mailbox. */

export const doctor = '/doctor/family-medicine/meiling-zhang'

/** A fictional number (555-01xx is reserved; these are not, and nothing is sent) that no other test has. */
export function newPhone(): string {
  return `917${String(Math.floor(2_000_000 + Math.random() * 7_000_000))}`
}

/**
 * Sends the form that a button belongs to and answers with the server's answer. Every form brings a new document: `load` is the
 * one of that document, while a load state asked for after the click may still be that of the page before.
 */
export async function press(page: Page, button: Locator): Promise<Response> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.waitForEvent('load'),
    button.click(),
  ])
  return answer
}

/** Opens the last of the listed days and waits for its times. */
export async function chooseLastDay(page: Page): Promise<void> {
  const day = page.locator('.days a').last()
  if ((await day.getAttribute('aria-current')) !== null) return
  await Promise.all([page.waitForEvent('load'), day.click()])
}

/** Chooses one of the later listed days and one of its times; when another test was quicker, a near one. Answers the time. */
export async function chooseTime(page: Page, { prefix = '', visit = 'first', seen = 'no' } = {}): Promise<string> {
  await page.goto(`${prefix}${doctor}/appointment?seen=${seen}&vt=${visit}`)
  await chooseLastDay(page)
  const times = page.locator('.slots button')
  let answer = await press(page, times.nth(Math.floor(Math.random() * (await times.count()))))
  while (answer.status() === 409) answer = await press(page, page.locator('.near button').first())
  const slot = new URL(page.url()).searchParams.get('slot')
  expect(slot, 'the time that is held').not.toBeNull()
  return slot!
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

/** Ends a link as the clock would. */
export function expireLink(link: string): void {
  const token = new URL(link).pathname.split('/').at(-1)!
  expect(changeRows('update action_tokens set expires_at = ? where hash = ?', 1, tokenHash(token))).toBe(1)
}

/** Texts that the server's mailbox keeps for a number, the newest first. */
export function textsTo(phone: string): MailboxEntry[] {
  return mailboxOf('data/e2e').filter(({ to }) => to === `+1${phone}`)
}
