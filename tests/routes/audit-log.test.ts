import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { i18nOf } from '#app/core/i18n/resources.server.ts'
import { auditActions } from '#app/modules/audit/audit-actions.ts'
import { auditSubjects } from '#app/modules/audit/audit-subjects.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { impersonationField } from '#app/modules/audit/impersonation-field.ts'
import { openedFields } from '#app/modules/booking/appointments/queries/opened-visit.server.ts'
import { postSteps } from '#app/modules/content/blog/post-status.ts'
import { libraryKinds } from '#app/modules/content/library/library-kinds.ts'
import { conflictFields } from '#app/modules/directory/registry/trust/compare-fields.ts'
import { fieldsOf } from '#app/modules/merging/merge-rules.ts'
import { reportTopics } from '#app/modules/moderation/forms.ts'
import { fieldKeys } from '#app/modules/oversight/audit-log/field-keys.ts'
import { fieldWords } from '#app/modules/oversight/audit-log/field-words.server.ts'
import { readLogFilters } from '#app/modules/oversight/audit-log/log-filters.ts'
import { searchKinds } from '#app/modules/oversight/quick-search/search-kinds.ts'
import { referenceTables } from '#app/modules/reference/reference-tables.ts'
import { callOutcomes } from '#app/modules/review/forms.ts'
import type { loader } from '#app/routes/admin/audit/log.tsx'
import { auditEvents } from '#drizzle/schema/security.ts'
import { filesUnder, isTest } from '#tests/architecture/source-files.ts'
import { insertUser, signedInAdmin } from '#tests/factories/accounts.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { exportsOf, get, origin } from './route-request.ts'

useDatabase()

/** What the kinds of requests call the field that they are about. */
const requestFields = ['names', 'specialties', 'languages', 'facts', 'bio', 'credentials', 'photo', 'owner', 'profile']

/** The names that stand in the code as they are, under an action of their own module or of any. */
function literalFields(): [string, string[]][] {
  const found = filesUnder(['app', 'scripts'])
    .filter(({ path, text }) => path.endsWith('.ts') && !isTest(path) && /recordAudit|recordRefusal|Read\(/.test(text))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bfields(?::| =) \[((?:'\w+'(?:, )?)+)\]/g)].map(([, list]): [string, string[]] => [
        `${path.split('/')[2]!.replaceAll('-', '_')}.any`,
        [...list!.matchAll(/'(\w+)'/g)].map(([, name]) => name!),
      ]),
    )
  expect(found.length).toBeGreaterThan(20)
  return found
}

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
    expect(line).toContain('Wen Li,support.macro_save,Saved a prepared answer,Prepared answer,,macro-1')
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
      ...[...auditActions].map((code) => `audit.areas.${code.split('.', 1)[0]}`),
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

  it.each(locales)('are there for every field that a deed may name in %s', (locale) => {
    const named: [action: string, fields: readonly string[]][] = [
      ['merging.merge', [...fieldsOf('provider'), ...fieldsOf('facility')]],
      ['content.post_step', postSteps],
      ['content.library_save', libraryKinds.map((kind) => kind.replaceAll('-', '_'))],
      ['reference.row_save', referenceTables.flatMap(({ columns }) => columns.map(({ name }) => name))],
      ['directory.conflict_decide', conflictFields],
      ['moderation.change_submit', [...reportTopics, ...requestFields]],
      ['moderation.call_record', callOutcomes],
      ['audit.log_read', Object.keys(readLogFilters(new URLSearchParams()))],
      ['oversight.quick_search', Object.keys(searchKinds)],
      ['booking.appointment_read', openedFields],
      ['accounts.impersonation_read', [impersonationField('01a20a0a-2cb8-7732-a7ee-bded5bb93c4f')]],
      ...literalFields(),
    ]
    const isKnown = (key: string) => i18nOf[locale].exists(key, { fallbackLng: [] })
    const wordless = named.flatMap(([action, fields]) =>
      fields.filter((field) => !fieldKeys(action, field).some(isKnown)).map((field) => `${action}: ${field}`),
    )
    expect(wordless).toEqual([])
  })

  it('show a field that no version knows any more as what it is, and one name by what each module means', () => {
    expect(fieldWords('booking.appointment_book', 'shoeSize', 'en-US')).toBe('Other field (shoeSize)')
    expect(fieldWords('booking.appointment_book', 'startsAt', 'en-US')).toBe('Time of the visit')
    expect(fieldWords('payments.payment_cancel', 'state', 'zh-Hans')).toBe('付款状态')
    expect(fieldWords('directory.place_update', 'state', 'zh-Hans')).toBe('州')
  })

  it('name what an entry is about, a patient never', async () => {
    const { facilityId, providerId } = await withTransaction(async (tx) => {
      const facilityId = await insertFacility(tx, { nameEn: 'Lotus Clinic' })
      return { facilityId, providerId: await insertProvider(tx, { legalFirst: 'Mei', legalLast: 'Lin' }) }
    })
    const about = (type: string, id: string) =>
      withTransaction((tx) =>
        recordAudit(tx, {
          ...{ actor: { type: 'user', id: writer }, action: 'directory.profile_update', fields: ['phone'] },
          subject: { type, id },
        }),
      )
    for (const [type, id] of [
      ['facility', facilityId],
      ['provider', providerId],
      ['user', writer],
      ['reference_row', 'specialties-dentistry'],
      ['review_queue', 'photos'],
      ['patient', '01a20a0a-2cb8-7732-a7ee-bded5bb93c4f'],
    ] as const)
      await about(type, id)
    const { entries } = await search('action=directory.profile_update')
    const said = Object.fromEntries(
      entries.map(({ subjectType, subjectName, ids, fields }) => [subjectType, [subjectName, ids.subject, ...fields]]),
    )
    expect(said).toMatchObject({
      facility: ['Lotus Clinic', expect.anything(), 'Phone'],
      provider: ['Mei Lin', expect.anything(), 'Phone'],
      user: ['Wen Li', expect.anything(), 'Phone'],
      reference_row: ['Specialties · dentistry', expect.anything(), 'Phone'],
      review_queue: [expect.stringContaining('hoto'), null, 'Phone'],
      patient: [null, '…5bb93c4f', 'Phone'],
    })
  })
})
