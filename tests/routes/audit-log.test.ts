import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { i18nOf } from '#app/core/i18n/resources.server.ts'
import { auditActions, auditSubjects } from '#app/modules/audit/audit-actions.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import type { loader } from '#app/routes/admin/audit/log.tsx'
import { auditEvents } from '#drizzle/schema/security.ts'
import { filesUnder, isTest } from '#tests/architecture/source-files.ts'
import { insertUser, signedInAdmin } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { exportsOf, get, origin } from './route-request.ts'

useDatabase()

const page = '/en-US/admin/audit'
// Half past nine on the evening of October 20 in New York.
const evening = Date.parse('2026-10-21T01:30:00Z')
const hour = 60 * 60_000

let auditor: Awaited<ReturnType<typeof signedInAdmin>>
let writer = ''

const event = (action: 'support.macro_save' | 'booking.appointment_read', id: string, actorId: string) =>
  withTransaction((tx) =>
    recordAudit(tx, {
      actor: { type: 'user', id: actorId },
      action,
      subject: { type: action === 'support.macro_save' ? 'ticket_macro' : 'appointment', id },
    }),
  )

beforeEach(async () => {
  setClock(evening)
  writer = await withTransaction((tx) =>
    insertUser(tx, { email: 'wen@example.com', firstName: 'Wen', lastName: 'Li', scopes: ['admin'] }),
  )
  await event('support.macro_save', 'macro-1', writer)
  setClock(evening + 3 * hour)
  auditor = await signedInAdmin({ permissions: ['audit.read'] })
  await event('booking.appointment_read', 'visit-1', writer)
  await event('booking.appointment_read', 'visit-2', auditor.userId)
})

const search = async (query: string) =>
  (await get<typeof loader>(`${page}?${query}`, { headers: auditor.headers })).data.page
const found = async (query: string) => (await search(query)).entries.map(({ subjectId }) => subjectId)

describe('the audit log', () => {
  it('is searched by person, by an e-mail address, a username or an id', async () => {
    expect(await found('person=WEN@example.com')).toEqual(['visit-1', 'macro-1'])
    expect(await found(`person=${writer}`)).toEqual(['visit-1', 'macro-1'])
    expect(await found('person=nobody@example.com')).toEqual([])
    expect((await search('person=wen@example.com')).entries[0]).toMatchObject({ actorName: 'Wen Li' })
  })

  it('is searched by object, action and days of New York', async () => {
    expect(await found('type=appointment&object=visit-2')).toEqual(['visit-2'])
    expect(await found('action=support.macro_save')).toEqual(['macro-1'])
    expect(await found('from=2026-10-20&to=2026-10-20')).toEqual(['macro-1'])
    expect(await found('type=appointment&from=2026-10-21')).toEqual(['visit-2', 'visit-1'])
    // What the address may not say is not asked.
    expect(await found('person=wen@example.com&action=x&type=y&from=z')).toEqual(['visit-1', 'macro-1'])
  })

  it('is itself written into the log, with the filters by name and nothing of what was looked for', async () => {
    await search('person=wen@example.com&from=2026-10-20')
    const rows = await db.select().from(auditEvents).where(eq(auditEvents.action, 'audit.log_read'))
    expect(rows).toMatchObject([{ actorId: auditor.userId, fields: ['from', 'person'] }])
    expect(JSON.stringify(rows)).not.toContain('wen@')
    expect((await search('action=audit.log_read')).entries).toHaveLength(1)
  })

  it('is read a page at a time, each entry once', async () => {
    for (let index = 0; index < 60; index++) await event('support.macro_save', `macro-x${index}`, writer)
    const first = await search('person=wen@example.com')
    expect(first.entries).toHaveLength(50)
    const second = (await get<typeof loader>(`/en-US${first.older!}`, { headers: auditor.headers })).data.page
    expect(second.older).toBeNull()
    const all = [...first.entries, ...second.entries].map(({ seq }) => seq)
    expect(all).toEqual([...new Set(all)].toSorted((a, b) => b - a))
    expect(all).toHaveLength(62)
  })

  it('leaves as a file of what the search finds, recorded', async () => {
    const { loader: file } = await exportsOf('/admin/audit/export.csv')
    const request = new Request(`${origin}/en-US/admin/audit/export.csv?action=support.macro_save`, {
      headers: auditor.headers,
    })
    const answer = (await file!({ request, params: {}, context: {} })) as Response
    expect(answer.headers.get('Content-Disposition')).toContain('audit-log.csv')
    const [header, line, ...rest] = (await answer.text()).trim().split('\r\n')
    expect(header).toContain('Time (New York)')
    expect(line).toContain('2026-10-20 21:30:00')
    expect(line).toContain('Wen Li,support.macro_save,Saved a prepared answer,Prepared answer,macro-1')
    expect(rest).toEqual([])
    const [last] = (await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))).slice(-1)
    expect(last).toMatchObject({ action: 'audit.log_export', actorId: auditor.userId, fields: ['action'] })
  })
})

describe('words of the log', () => {
  it.each(locales)('are there for every action and every kind of object in %s', (locale) => {
    const codes = [
      ...[...auditActions].map((code) => `actions.${code}`),
      ...auditSubjects.map((type) => `subjects.${type}`),
    ]
    const missing = codes.filter((key) => !i18nOf[locale].exists(`oversight:${key}`, { fallbackLng: [] }))
    expect(missing).toEqual([])
  })

  it('know every kind of object that the code names', () => {
    const named = filesUnder(['app', 'scripts'])
      .filter(({ path }) => path.endsWith('.ts') && !isTest(path))
      .flatMap(({ text }) => [...text.matchAll(/subject(?::| =) \{\s*type: '(\w+)'/g)])
      .map(([, type]) => type!)
    expect(named.length).toBeGreaterThan(50)
    expect([...new Set(named)].filter((type) => !auditSubjects.some((known) => known === type))).toEqual([])
  })
})
