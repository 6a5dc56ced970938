import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { migrationUploader } from '#app/modules/accounts/operator/guards/migration-uploader.server.ts'
import { makeOperatorToken } from '#app/modules/accounts/operator/commands/make-operator-token.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { workQueuedRuns } from '#app/modules/long-work/commands/work-queue.server.ts'
import type { loader } from '#app/routes/admin/migration/migrate-facilities.tsx'
import { operatorTokens } from '#drizzle/schema/administration.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { migrationFiles } from '#drizzle/schema/sync.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import { insertReference } from '#tests/bench/import/registry-rows.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()
const began = now()
const page = '/admin/5/migrate-facilities'
const text =
  'provider_slug,clinic_name,address_1,city,state,zip\nbai,Canary Clinic,14 Willow St,Flushing,NY,11354\nbai,Old,1 Elm St,Flushing,NY,1\n'

beforeEach(async () => {
  setClock(began)
  await withTransaction(async (tx) => {
    await insertReference(tx)
    await insertProvider(tx, { slug: 'bai', status: 'listed', practices: [] })
  })
})
afterEach(() => setClock(began))

type Headers = Record<string, string>
const engineer = async () => (await signedInAdmin({ permissions: ['data.migrate'] })).headers
const open = (headers: Headers, search = '') => get<typeof loader>(`${page}${search}`, { headers })
function upload(headers: Headers, content: string | Uint8Array<ArrayBuffer> = text) {
  const body = new FormData()
  body.append('file', new File([content], 'legacy.csv', { type: 'text/csv' }))
  return post<unknown>(page, {}, { headers, body })
}
const begin = (token: string, clientAddress = '192.0.2.7') =>
  post(`${page}/operator`, { step: 'begin', token }, { clientAddress })
const cookieOf = ({ headers }: { headers: globalThis.Headers }) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('hys-v5-operator='))
async function operator(): Promise<Headers> {
  const answer = await begin((await makeOperatorToken()).token)
  return { Cookie: cookieOf(answer)!.split(';')[0]! }
}
const nothing = async () => [await db.select().from(migrationFiles), await db.select().from(runs)]
const actions = async () => (await db.select().from(auditEvents)).map(({ action, outcome }) => `${action} ${outcome}`)

describe('the page of the migration', () => {
  it('opens for anybody and tells nothing to who has no right', async () => {
    await upload(await engineer())
    const [file] = await db.select().from(migrationFiles)
    const others = [{}, (await signedInAdmin({ permissions: ['sync.apply', 'data.reference'] })).headers]
    for (const headers of others) {
      const { status, data } = await open(headers, `?file=${file!.id}&run=x`)
      expect(status).toBe(200)
      expect(data).toMatchObject({ right: null, page: null })
      expect(JSON.stringify(data)).not.toContain('Canary')
    }
  })

  it('does nothing for who has no right', async () => {
    for (const headers of [
      {},
      (await signedInAdmin({ permissions: ['sync.apply'] })).headers,
      { Cookie: 'hys-v5-operator=made.up' },
    ]) {
      expect((await upload(headers)).status).toBe(403)
      expect((await post(`${page}/runs`, { step: 'apply', id: 'x' }, { headers })).status).toBe(403)
    }
    expect(await nothing()).toEqual([[], []])
  })

  it('previews a file, runs it and takes it back', async () => {
    const headers = await engineer()
    const { location } = await upload(headers)
    const { data } = await open(headers, location!.slice(page.length))
    expect(data.page!.preview).toMatchObject({ counts: { read: 2, new: 1, error: 1 }, file: { name: 'legacy.csv' } })
    expect(data.page!.preview!.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'new'],
      [3, 'error'],
    ])
    const id = data.page!.preview!.file.id
    const started = await post(`${page}/runs`, { step: 'apply', id }, { headers })
    await workQueuedRuns()
    expect(await db.select().from(facilities)).toMatchObject([{ nameEn: 'Canary Clinic' }])
    const after = (await open(headers, started.location!.slice(page.length))).data.page!
    expect(after.runs).toMatchObject([{ status: 'done', isUndoOpen: true }])
    expect(after.log!.records.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'created', 'skipped'])
    await post(`${page}/runs`, { step: 'undo', id: after.runs[0]!.id }, { headers })
    await workQueuedRuns()
    expect(await db.select().from(facilities)).toEqual([])
  })

  it('asks an administrator for a fresh code before anything is written', async () => {
    const headers = await engineer()
    await upload(headers)
    const [file] = await db.select().from(migrationFiles)
    setClock(began + 11 * 60_000)
    const { location } = await post(`${page}/runs`, { step: 'apply', id: file!.id }, { headers })
    expect(location).toMatch(/^\/admin\/second-factor\?/)
    expect(await db.select().from(runs)).toEqual([])
  })

  it('says what is wrong with a file', async () => {
    const headers = await engineer()
    const faults = [
      'a,b\n1,2',
      '',
      'PK\u0003\u0004\0',
      new Uint8Array([0xff, 0xfe, 0x41]),
      'x'.repeat(2 * 1024 * 1024 + 1),
    ]
    const answers = []
    for (const fault of faults) answers.push(await upload(headers, fault))
    expect(answers.map(({ status }) => status)).toEqual(faults.map(() => 400))
    expect(answers.map(({ data }) => (data as { fault: string }).fault)).toEqual([
      ...['columns', 'noFile', 'notCsv', 'encoding', 'tooLarge'],
    ])
    expect(await nothing()).toEqual([[], []])
    expect((await open(headers, '?file=none')).status).toBe(404)
  })

  it.each(locales)('is a whole page in %s, with a right and without', async (locale) => {
    const headers = await engineer()
    const { location } = await upload(headers)
    const closed = await openPage(withPrefix(page, locale))
    expect(closed.status).toBe(200)
    expect(closed.html).toContain('name="token"')
    const shown = await openPage(withPrefix(location!, locale), { headers })
    expect(shown.html).toContain('Canary Clinic')
    expect(shown.html).toContain('href="/samples/legacy-clinics.csv"')
    expect(shown.html).not.toMatch(/migration:|\bproblems\.|\bpreview\.\w/)
  })
})

describe('an operator’s token', () => {
  it('begins a right of one browser and one hour, once, and is kept as a hash', async () => {
    const { token } = await makeOperatorToken()
    expect(JSON.stringify(await db.select().from(operatorTokens))).not.toContain(token)
    const first = await begin(` ${token}\n`)
    const cookie = cookieOf(first)!
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Strict/)
    expect(cookieOf(await begin(token))).toBeUndefined()
    const headers = { Cookie: cookie.split(';')[0]! }
    expect((await open(headers)).data.right).toEqual({ until: began + 60 * 60_000 })
    const { location } = await upload(headers)
    const id = new URLSearchParams(location!.split('?')[1]).get('file')!
    await post(`${page}/runs`, { step: 'apply', id }, { headers })
    expect(await actions()).toEqual([
      ...['accounts.operator_token_make ok', 'accounts.operator_right_begin ok'],
      ...['accounts.operator_right_begin refused', 'directory.migration_upload ok'],
      ...['long_work.run_start ok', 'directory.migration_steer ok'],
    ])
    setClock(began + 60 * 60_000)
    expect((await upload(headers)).status).toBe(403)
  })

  it('is worth nothing after an hour, and to who has guessed five times', async () => {
    const { token } = await makeOperatorToken()
    setClock(began + 60 * 60_000)
    expect(cookieOf(await begin(token))).toBeUndefined()
    const fresh = await makeOperatorToken()
    for (let time = 0; time < 5; time++) await begin(`guess ${time}`, '192.0.2.9')
    expect(cookieOf(await begin(fresh.token, '192.0.2.9'))).toBeUndefined()
    expect(cookieOf(await begin(fresh.token, '192.0.2.10'))).toBeDefined()
  })

  it('gives its right to one of two who bring it at once', async () => {
    const { token } = await makeOperatorToken()
    const answers = await Promise.all([begin(token), begin(token)])
    expect(answers.filter((answer) => cookieOf(answer) !== undefined)).toHaveLength(1)
  })

  it('is given back by who has it', async () => {
    const headers = await operator()
    await post(`${page}/operator`, { step: 'end' }, { headers })
    expect((await open(headers)).data.page).toBeNull()
    const [row] = await db.select().from(operatorTokens)
    expect(row!.rightHash).toBeNull()
  })

  it('opens nothing else, and lets a longer body in for who has the right alone', async () => {
    const headers = await operator()
    expect((await get('/admin/ees-sync', { headers })).status).toBe(302)
    const asked = (target: string, cookie: string) => migrationUploader({ target, cookie })
    expect(await asked(page, headers.Cookie!)).not.toBeNull()
    expect(await asked(`/en-US${page}`, headers.Cookie!)).not.toBeNull()
    expect(await asked(page, '')).toBeNull()
    expect(await asked('/admin/ees-sync', headers.Cookie!)).toBeNull()
    const [token] = await db
      .select()
      .from(operatorTokens)
      .where(eq(operatorTokens.rightUntil, began + 60 * 60_000))
    expect(token).toBeDefined()
  })
})

it('the button that runs a file counts its rows as a reader does', () => {
  const words = (count: number) => translator('en-US', 'migration')('preview.apply', { count, rows: String(count) })
  expect([words(1), words(2)]).toEqual(['Run (1 row)', 'Run (2 rows)'])
})
