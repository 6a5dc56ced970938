import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { type Locale, withPrefix } from '#app/core/i18n/locale.ts'
import type { MailboxEntry } from '#app/modules/notifications/delivery/mailbox.server.ts'
import { paths } from '#app/paths.ts'
import { mailboxOf } from '#tests/factories/mailbox.ts'
import { press } from './booking-journey.ts'
import { wordsOf } from './catalogue-words.ts'
import { changeRows, forgetLimit, withServerDatabase } from './server-database.ts'
import { fillLogin } from './sign-in.ts'

/** What journeys of associations share: their texts, the mailbox, the way into the management and to a member's own page. */

export type Visit = Readonly<{
  page: Page
  locale: Locale
  /** A path in root form as the locale of the visit has it. */
  at: (path: string) => string
  words: ReturnType<typeof wordsOf>
}>

export const visitOf = (page: Page, locale: Locale): Visit => ({
  page,
  locale,
  at: (path) => withPrefix(path, locale),
  words: wordsOf(locale),
})

/** Signs somebody who manages associations in. */
export async function enterManagement({ page, at }: Pick<Visit, 'page' | 'at'>, username: string): Promise<void> {
  await page.goto(at(paths.associationLogin()))
  await fillLogin(page, username)
  await page.waitForURL(`**${at(paths.associationHome())}`)
}

/** The newest e-mail to each address that says something, once all have come: the mailbox is opened as a whole. */
async function mailToEach(emails: readonly string[], says: RegExp): Promise<MailboxEntry[]> {
  let found: (MailboxEntry | undefined)[] = []
  const find = () => {
    const all = mailboxOf('data/e2e')
    found = emails.map((email) => all.find(({ to, text }) => to === email && says.test(text)))
    return found.findIndex((entry) => entry === undefined)
  }
  await expect.poll(find, { message: `mail to ${emails.join(', ')}` }).toBe(-1)
  return found as MailboxEntry[]
}

export const mailTo = async (email: string, says: RegExp): Promise<MailboxEntry> =>
  (await mailToEach([email], says))[0]!

const link = /https?:\/\/\S+/

/** The path of the first link in the newest e-mail with one, for each address. */
export const mailedPaths = async (emails: readonly string[]) =>
  (await mailToEach(emails, link)).map(({ text }) => new URL(link.exec(text)![0]).pathname)

export const mailedPath = async (email: string) => (await mailedPaths([email]))[0]!

const code = /(?<![\w/-])\d{6}(?![\w/-])/

/** The code in the newest e-mail with one, for each address. */
export const mailedCodes = async (emails: readonly string[]) =>
  (await mailToEach(emails, code)).map(({ text }) => code.exec(text)![0])

/** Opens the page of a member by their link, past its code. */
export async function openMemberPage({ page, words }: Visit, path: string, email: string): Promise<void> {
  await page.goto(path)
  await press(page, page.locator('form[action$="/association/code"] button'))
  await page.locator('[name=code]').fill((await mailedCodes([email]))[0]!)
  await press(page, page.getByRole('button', { name: words('association-member')('code.submit') }))
  await expect(page.locator('#membership')).toBeVisible()
}

/** Somebody of the public asks for a seat on the event's page and confirms what was mailed to them; answers the path of their ticket. */
export async function takeSeat({ page, words }: Visit, event: string, name: string, email: string): Promise<string> {
  const t = words('association-events')
  forgetLimit('form')
  await page.goto(event)
  await page.locator('[name=name]').fill(name)
  await page.locator('[name=email]').fill(email)
  await press(page, page.locator('main form button'))
  await expect(page.getByText(t('page.sent'))).toBeVisible()
  await page.goto(await mailedPath(email))
  await press(page, page.getByRole('button', { name: t('request.confirm') }))
  await expect(page.getByRole('heading', { level: 1, name: t('ticket.title') })).toBeVisible()
  return new URL(page.url()).pathname
}

type Row = Record<string, unknown>

type Database = Parameters<Parameters<typeof withServerDatabase>[0]>[0]

const rowLike = (database: Database, table: string, column: string, value: string) =>
  database.prepare(`select * from ${table} where ${column} = ?`).get(value) as Row

function insertRow(database: Database, table: string, row: Row): void {
  const names = Object.keys(row)
  const marks = names.map(() => '?').join(', ')
  database.prepare(`insert into ${table} (${names.join(', ')}) values (${marks})`).run(...Object.values(row))
}

/** Somebody who manages an association of a test in a role, and may sign in with the demo's password. */
export function makeManager(association: string, username: string, role: 'owner' | 'admin'): void {
  withServerDatabase((database) =>
    database
      .transaction(() => {
        const userId = randomUUID()
        const user = rowLike(database, 'users', 'username', 'society.president')
        const member = rowLike(database, 'association_members', 'user_id', String(user.id))
        const email = `${username}@example.com`
        insertRow(database, 'users', { ...user, id: userId, username, email })
        insertRow(database, 'association_members', {
          ...{ ...member, id: randomUUID(), association_id: association, user_id: userId, role },
          ...{ email, locale: 'zh-Hant', number: null },
        })
      })
      .immediate(),
  )
}

/**
 * An approved association of its own for a test, like the demo's physicians, with somebody who owns it and may sign in with the demo's
 * password; answers its id.
 */
export function makeAssociation(slug: string, owner: string): string {
  const id = randomUUID()
  withServerDatabase((database) => {
    const model = rowLike(database, 'associations', 'slug', 'example-chinese-physicians')
    insertRow(database, 'associations', { ...model, id, slug })
  })
  makeManager(id, owner, 'owner')
  return id
}

/** An event of a test's own association, like one of the demo; answers its id. */
export function makeEvent(association: string, like: string): string {
  const id = randomUUID()
  withServerDatabase((database) => {
    const model = rowLike(database, 'association_events', 'id', like)
    insertRow(database, 'association_events', { ...model, id, association_id: association })
  })
  return id
}

/** The doors of an event open: it begins in half an hour. */
export function openDoors(event: string): void {
  const startsAt = Date.now() + 1_800_000
  const statement = 'update association_events set starts_at = ?, ends_at = ? where id = ?'
  expect(changeRows(statement, startsAt, startsAt + 3_600_000, event)).toBe(1)
}
