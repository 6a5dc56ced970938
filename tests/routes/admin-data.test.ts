import { beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { referenceTables } from '#app/modules/reference/reference-tables.ts'
import { featureFlags } from '#drizzle/schema/administration.ts'
import { seedLibrary } from '#drizzle/seed/seed-library.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { useFilledDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { exportsOf, post } from './route-request.ts'

useFilledDatabase(async () => {
  await withTransaction(seedReference)
  await withTransaction(seedLibrary)
})

const home = '/admin/data-management'
let headers: Record<string, string>
beforeEach(async () => {
  ;({ headers } = await signedInAdmin({ permissions: ['data.reference', 'flag.manage'] }))
})

/** A page as somebody without scripts sends its form. */
async function submit(path: string, fields: Record<string, string | File>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return openPage(path, { method: 'POST', headers, body })
}

const missing =
  /\b(?:tables|about|columns|list|row|leave|history|import|uses|fields|errors|flags|languages)\.[a-z]\w+\b/g

describe.each(locales)('in %s', (locale) => {
  it('every page of reference data is a whole page, without a word that is missing', async () => {
    const tables = referenceTables.flatMap(({ key }) => [
      ...['', '?q=zz', '/import', '/rows/new'].map((part) => `${home}/tables/${key}${part}`),
    ])
    const rows = [
      'specialties/rows/dermatology',
      'plans/rows/healthfirst-medicaid',
      'decisionReasons/rows/duplicate',
      'labTests/rows/hiv-rapid',
      'modalities/rows/x-ray',
    ]
    const paths = [home, `${home}/flags`, ...tables, ...rows.map((row) => `${home}/tables/${row}`)]
    for (const path of paths) {
      const { status, html } = await openPage(withPrefix(path, locale), { headers })
      expect([path, status]).toEqual([path, 200])
      expect(html, path).toContain('<h1')
      expect(html.match(missing), path).toBeNull()
    }
  })

  it('a form that is wrong comes back with its sentences, and a file with its lines', async () => {
    const row = withPrefix(`${home}/tables/languages/rows/yue`, locale)
    const { status, html } = await submit(row, { intent: 'save', version: '0', sort: 'first', 'name-en-US': 'Typed' })
    expect(status).toBe(400)
    expect(html).toContain('value="Typed"')
    expect(html.match(/class="err"/g)!.length).toBe(3)
    expect(html.match(missing)).toBeNull()
    const file = new File(['id,sort\r\nyue,first\r\nnew_one,5\r\n'], 'a.csv', { type: 'text/csv' })
    const run = await submit(withPrefix(`${home}/tables/languages/import`, locale), { file })
    expect(run.status).toBe(200)
    expect(run.html).toContain('<code>sort</code>')
    expect(run.html).not.toContain('name="mark"')
    expect(run.html.match(missing)).toBeNull()
  })
})

describe('a file', () => {
  it('goes out for a spreadsheet, and comes back through a dry run', async () => {
    const path = `${home}/tables/languages`
    const { loader } = await exportsOf(`${path}/file`)
    const request = new Request(`https://care.test${path}/file`, { headers })
    const answer = (await loader!({ request, params: { table: 'languages' }, context: {} })) as Response
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="languages-\d{4}-\d\d-\d\d\.csv"$/)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder().decode(bytes).replace(/^(yue,.*),(\d+)\r$/m, '$1,4321\r')
    const run = await submit(`${path}/import`, { file: new File([text], 'a.csv') })
    const mark = /name="mark" value="([0-9a-f]{32})"/.exec(run.html)![1]!
    const done = await submit(`${path}/import`, { text, mark })
    expect([done.status, done.headers.get('Location')]).toEqual([302, path])
    expect((await openPage(`${path}/rows/yue`, { headers })).html).toContain('value="4321"')
    const again = await submit(`${path}/import`, { text, mark })
    expect(again.status).toBe(409)
  })

  it.each([
    ['nothing', {}],
    ['no text', { file: new File([new Uint8Array([0xff, 0xfe, 0x41, 0xd8])], 'a.csv') }],
  ])('that is %s is none', async (_title, fields) => {
    expect((await submit(`${home}/tables/languages/import`, fields)).status).toBe(400)
  })
})

describe('a flag', () => {
  it('is switched for a reason, by who saw how it stands', async () => {
    const flag = { code: 'associations', isOn: 'yes', version: '0' }
    expect((await submit(`${home}/flags`, { ...flag, reason: ' ' })).status).toBe(400)
    const done = await post(`${home}/flags`, { ...flag, reason: 'They have signed' }, { headers })
    expect([done.status, done.location]).toEqual([302, `${home}/flags`])
    expect(await db.select().from(featureFlags)).toMatchObject([{ id: 'associations', isOn: true }])
    const late = await submit(`${home}/flags`, { ...flag, reason: 'Me too' })
    expect(late.status).toBe(409)
    expect((await post(`${home}/flags`, { ...flag, code: 'other', reason: 'why not' }, { headers })).status).toBe(400)
  })
})

it('a row is retired for a reason, with a successor', async () => {
  const path = `${home}/tables/neighborhoods/rows/elmhurst`
  const without = await submit(path, { intent: 'retire', version: '0', successor: '', reason: '' })
  expect([without.status, without.html.match(/class="err"/g)?.length]).toEqual([400, 2])
  const done = await submit(path, { intent: 'retire', version: '0', successor: 'flushing', reason: 'One area' })
  expect([done.status, done.headers.get('Location')]).toEqual([302, `${home}/tables/neighborhoods`])
  expect((await openPage('/location/elmhurst')).headers.get('Location')).toBe('/location/flushing')
})
