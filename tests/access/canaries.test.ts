import { readFileSync, rmSync } from 'node:fs'
import Client from 'better-sqlite3'
import { getTableName, is, Table } from 'drizzle-orm'
import pino from 'pino'
import { expect, it, vi } from 'vitest'
import { db } from '#app/core/database/database.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import * as schema from '#drizzle/schema/index.ts'
import { filesUnder, isTest } from '#tests/architecture/source-files.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { ask } from './ask.ts'
import { type Action, reachedActions } from './reached-actions.ts'
import { makeWorld } from './world.ts'

useDatabase()

/** Who is to be found nowhere. */
const person: Readonly<Record<string, string>> = {
  phone: '(917) 555-0188',
  email: 'canary.one@example.com',
  wechat: 'canary_wechat',
  nameEn: 'Canaryname Quill',
  nameZh: '金絲雀',
  contactName: 'Canarydaughter Quill',
  birthYear: '1931',
  birthMonth: '7',
  birthDay: '29',
  contact: '917-555-0188',
  text: '(917) 555-0188',
  search: 'Canaryname Quill',
}
/** Choices; other fields take words of their own, so that what is kept of any shows. */
const typed: Readonly<Record<string, string>> = {
  ...person,
  person: 'new',
  ...Object.fromEntries(['consent', 'smsConsent', 'emailConsent', 'patientConsent'].map((box) => [box, 'on'])),
  // Both contacts are taken: of who books, and of the patient who is reminded beside them.
  forWhom: 'parent',
  patientPhone: '(917) 555-0188',
  patientEmail: 'canary.one@example.com',
  patientLocale: 'zh-Hant',
  language: 'cmn',
  locale: 'zh-Hant',
  topic: 'other',
  kind: 'family',
  time: 'any',
  website: '',
  helpNoticed: 'yes',
  arrives: 'now',
  visitType: '',
  date: '',
  until: '',
}
const canaries = ['canaryname', 'canarydaughter', 'canary.one', 'canary_wechat', 'canarywords', '金絲雀']
const numbers = ['9175550188', '917-555-0188', '(917) 555-0188', '1931-07-29']

/** Every name that a form of the product knows: those no form asks for are dropped unread. */
const names = [
  ...new Set(
    filesUnder(['app'])
      .filter(({ path }) => /(form|input)[\w-]*\.ts$/.test(path) && !isTest(path))
      .flatMap(({ text }) => [...text.matchAll(/\b(\w+): (?:words|hidden|z|box|optional|chosen)\b/g)])
      .map(([, name]) => name!),
  ),
]
const form = Object.fromEntries(names.map((name) => [name, typed[name] ?? `canarywords ${name}`]))

/** Forms that take nothing of what is typed here: a code is known to who got it, a password to its owner, a card is chosen, and programs send JSON. */
const takeNothing = [
  ...['/:token/access', '/:token/door/access', '/my-appointments/:token', '/payment/simulated/:checkout', '/*'],
  ...['/api/messages/inbound', '/api/payments/stripe', '/api/telephony/:line/:step'],
]
/** An administrator's own way in, and what others may do. */
const ofAccounts = /^\/admin\/(?:login|password|second-factor|roles-permissions)/
/** What an administrator publishes, or says of the product itself and of what practices pay for it. */
const ofTheProduct =
  /^\/admin\/(?:blog|content|data-management|seo-evaluation|analytics|ees-sync|payments|memberships|promotion|5\/)/
const takes = ({ path }: Action) =>
  !takeNothing.includes(path) && !path.startsWith('/api/provider/') && !ofAccounts.test(path)

/** Where patients write, and staff about them. What doctors and staff say of themselves and their hours is not theirs (docs/decisions/070), nor what associations do (150). */
const isAboutPatients = ({ path }: Action) =>
  (!ofTheProduct.test(path) && !/^\/(?:provider|association|:token\/association)/.test(path)) ||
  (/^\/provider\/(?:3\/)?mgmt\/(?:appt|patients)/.test(path) && !/\/(?:block|feeds)$/.test(path))

const found = (text: string) => [
  ...canaries.filter((word) => text.toLowerCase().includes(word)),
  ...numbers.filter((each) => text.includes(each)),
]

it('what is typed into any form about a patient stands readable in no table, file, backup or log', async () => {
  const world = await makeWorld()
  const actions = (await reachedActions(world)).filter(isAboutPatients)
  expect(names).toEqual(expect.arrayContaining(['nameEn', 'phone', 'email', 'reason', 'message', 'wechat']))
  expect(actions.length).toBeGreaterThan(20)
  const lines: string[] = []
  const { level } = log
  log.level = 'trace'
  const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[pino.symbols.streamSym]!
  const written = vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line))
  try {
    log.info('the log is read')
    const notTaken: string[] = []
    for (const [index, action] of actions.entries()) {
      const keyed = (letter: string) => ({ key: `canaryForm${letter}${String(index).padStart(11, '0')}` })
      const send = (fields: Record<string, string>, headers = action.headers) =>
        ask({ ...action, method: 'POST', fields, headers })
      const answer = await send({ ...form, ...action.fields, ...person, ...keyed('A') })
      if (takes(action) && answer!.status >= 400) notTaken.push(`${action.path}: ${answer!.status} ${answer!.body}`)
      // The same with answers that no form has.
      const odd = { ...form, ...keyed('B') }
      await send(odd)
      // A session that is over: the form is kept until its writer has signed in again.
      await send(odd, world.headers.expired)
    }
    // What is kept of a form shows only when it was in order.
    expect(notTaken).toEqual([])
  } finally {
    written.mockRestore()
    log.level = level
  }
  expect(lines.join('')).toContain('the log is read')
  expect(found(lines.join(''))).toEqual([])

  const tables = Object.values(schema).filter((value) => is(value, Table)) as (typeof schema.patients)[]
  const rows = await Promise.all(
    tables.map(async (table) => (await db.select().from(table)).map((row) => [getTableName(table), row] as const)),
  )
  const kept = rows.flat()
  const ofPeople = [
    'patients',
    'appointments',
    'waitlist_entries',
    'support_tickets',
    'change_requests',
    'unsent_forms',
  ]
  expect(kept.map(([table]) => table)).toEqual(expect.arrayContaining([...ofPeople, 'message_outbox']))
  expect(kept.filter((row) => found(JSON.stringify(row)).length > 0)).toEqual([])
  if (dialect === 'postgres') return
  const file = `${process.cwd()}/data/test/${process.pid}.sqlite`
  const backup = `${file}.backup`
  rmSync(backup, { force: true })
  const source = new Client(file)
  source.prepare('VACUUM INTO ?').run(backup)
  source.close()
  const bytes = ['', '-wal', '-shm', '.backup'].map((suffix) => readFileSync(file + suffix).toString())
  rmSync(backup)
  for (const text of bytes) expect(found(text)).toEqual([])
})
