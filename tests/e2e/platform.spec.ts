import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type Locale, locales, withPrefix } from '#app/core/i18n/locale.ts'
import { type FindingKind, severityOf } from '#app/modules/seo/audit/finding-kinds.ts'
import { officialHeader, officialRow, quotedLine, syntheticNpi } from '#tests/bench/import/synthetic-file.ts'
import { signInAsAdmin } from './administration.ts'
import { changeRows, withServerDatabase } from './server-database.ts'
import { perTry } from './tries.ts'

const sources = resolve('data/e2e/sources')

const rowOf = <Row>(statement: string, ...values: string[]): Row =>
  withServerDatabase((database) => database.prepare(statement).get(...values) as Row)
const rowsOf = <Row>(statement: string, ...values: string[]): Row[] =>
  withServerDatabase((database) => database.prepare(statement).all(...values) as Row[])

/** What the audit log has about an object, the first deed first. */
const deedsAbout = (id: string): string[] =>
  rowsOf<{ action: string }>('select action from audit_events where subject_id = ? order by seq', id).map(
    ({ action }) => action,
  )

/** The log shows every deed about an object, and the server's own check finds the chain whole. */
async function expectAudited(page: Page, id: string, deeds: readonly string[]): Promise<void> {
  expect(deedsAbout(id)).toEqual(expect.arrayContaining([...deeds]))
  await page.goto(`/admin/audit?object=${id}`)
  await expect(page.locator('main tbody tr')).toHaveCount(deedsAbout(id).length)
}

function verifyAudit(): string {
  const env = { ...process.env, DATA_DIR: './data/e2e', LOG_LEVEL: 'error' }
  return execFileSync('npm', ['run', '--silent', 'audit:verify', '--', '--no-anchor'], { env, encoding: 'utf8' })
}

type Registry = Readonly<{
  locale: Locale
  javaScriptEnabled: boolean
  from: number
  rows: number
  first: string
  area: string
}>

/** A registry of its own for each time the story is told: nobody's names, numbers and addresses stand in two of them. */
const registries: readonly Registry[] = [
  { locale: 'zh-Hans', javaScriptEnabled: false, from: 80_000, rows: 490, first: 'Story', area: '718' },
  { locale: 'zh-Hans', javaScriptEnabled: true, from: 83_000, rows: 40, first: 'Fourth', area: '917' },
  { locale: 'zh-Hant', javaScriptEnabled: true, from: 81_000, rows: 40, first: 'Second', area: '347' },
  { locale: 'zh-Hant', javaScriptEnabled: false, from: 84_000, rows: 40, first: 'Fifth', area: '646' },
  { locale: 'en-US', javaScriptEnabled: true, from: 82_000, rows: 40, first: 'Third', area: '929' },
  { locale: 'en-US', javaScriptEnabled: false, from: 85_000, rows: 40, first: 'Sixth', area: '332' },
]

/** Yet another one when a story is told once more: what its first try has brought in is still there. */
function ofTry(registry: Registry, retry: number): Registry {
  const { from, first, area } = registry
  if (retry === 0) return registry
  return { ...registry, from: from + 10_000 * retry, first: `${first}again`, area: String(Number(area) + retry) }
}

type Sample = { index: number; lastName?: string }

const clinicNpi = ({ from }: Registry) => syntheticNpi(from + 999)
const clinicName = ({ first }: Registry) => `${first.toUpperCase()} TEN CLINIC`

const place = ({ first, area }: Registry, phone: string, suite: number) => ({
  'Provider First Line Business Practice Location Address': `902 ${first.toUpperCase()} AVE`,
  'Provider Second Line Business Practice Location Address': `STE ${suite}`,
  'Provider Business Practice Location Address City Name': 'FLUSHING',
  'Provider Business Practice Location Address State Name': 'NY',
  'Provider Business Practice Location Address Postal Code': '11354',
  'Provider Business Practice Location Address Telephone Number': `${area}${phone}`,
})

const practitioner = (registry: Registry, { index, lastName = 'TEN' }: Sample, on: string) => ({
  ...{ NPI: syntheticNpi(registry.from + index), 'Entity Type Code': '1', 'Last Update Date': on },
  ...{ 'Provider Last Name (Legal Name)': lastName, 'Provider First Name': registry.first.toUpperCase() },
  ...{ 'Healthcare Provider Taxonomy Code_1': '207R00000X', 'Healthcare Provider Primary Taxonomy Switch_1': 'Y' },
  ...place(registry, '5550101', index % 20),
})

const clinic = (registry: Registry, phone: string, on: string) => ({
  ...{ NPI: clinicNpi(registry), 'Entity Type Code': '2', 'Last Update Date': on },
  'Provider Organization Name (Legal Business Name)': clinicName(registry),
  ...{ 'Healthcare Provider Taxonomy Code_1': '193200000X', 'Healthcare Provider Primary Taxonomy Switch_1': 'Y' },
  ...place(registry, phone, 99),
})

/** Puts a file where administrators put those of the registry. */
function keepSource(name: string, rows: readonly Record<string, string>[]): void {
  mkdirSync(sources, { recursive: true })
  const lines = rows.map((row) => quotedLine(officialRow(row)))
  writeFileSync(join(sources, name), quotedLine(officialHeader()) + lines.join(''))
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => ({ index: from + at }))
const clinicPhone = (registry: Registry) =>
  rowOf<{ phone: string }>('select phone from facilities where npi = ?', clinicNpi(registry)).phone
const practitioners = ({ first }: Registry) =>
  rowsOf<{ last: string }>('select legal_last as last from providers where legal_first = ?', first).map(
    ({ last }) => last,
  )

type Run = { id: string; status: string; counts: string }
const newestRun = (kind: string) =>
  rowsOf<Run>('select id, status, counts from runs where kind = ? order by created_at desc, id desc limit 1', kind)[0]

/** Starts a run by some deed and waits until it is done. */
async function finished(kind: string, start: () => Promise<void>) {
  const before = newestRun(kind)?.id
  await start()
  await expect.poll(() => newestRun(kind)?.id).not.toBe(before)
  await expect.poll(() => newestRun(kind)?.status, { timeout: 150_000 }).toBe('done')
  const { id, counts } = newestRun(kind)!
  return { id, counts: JSON.parse(counts) as Record<string, number> }
}

/** Runs a file, waits for its end and opens the page of the run. */
async function run(page: Page, locale: Locale, file: string, intent: 'dry' | 'apply') {
  await page.goto(withPrefix('/admin/ees-sync', locale))
  await page.locator('[name=file]').selectOption(file)
  await page.locator('[name=states]').fill('')
  const done = await finished(intent === 'dry' ? 'registry_dry_run' : 'registry_import', () =>
    page.locator(`[name=intent][value=${intent}]`).click(),
  )
  await page.goto(withPrefix(`/admin/ees-sync/runs/${done.id}`, locale))
  return done
}

/** The practice asks for another number, as its own page would. */
function askForPhone(registry: Registry, to: string): string {
  const { id } = rowOf<{ id: string }>('select id from facilities where npi = ?', clinicNpi(registry))
  const request = `story-ten-phone-${registry.from}`
  withServerDatabase((database) =>
    database
      .prepare(
        `insert into change_requests (id, kind, target_type, target_id, field, submitter_type, submitter_id, locale,
            before, after, status, due_at, created_at, updated_at)
           values (?, 'update_facility', 'facility', ?, 'phone', 'user', 'demo-user-zhining-bai', 'zh-Hans',
            ?, ?, 'submitted', 1, 1, 1)`,
      )
      .run(request, id, JSON.stringify({ phone: clinicPhone(registry) }), JSON.stringify({ phone: to })),
  )
  return request
}

// A source has one run at a time.
test.describe('the registry', () => {
  test.describe.configure({ mode: 'default' })

  for (const told of registries) {
    const { locale, javaScriptEnabled, rows } = told
    test.describe(`in ${locale}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled })

      test('is rehearsed, applied and taken back; the number that the practice has given stays', async ({ page }, {
        retry,
      }) => {
        test.slow()
        const registry = ofTry(told, retry)
        const { area } = registry
        const at = (path: string) => withPrefix(path, locale)
        const [first, second] = [`npidata_story_${registry.from}_1.csv`, `npidata_story_${registry.from}_2.csv`]
        const [before, after] = ['03/01/2021', '05/01/2022']
        keepSource(first, [
          ...numbers(0, rows).map((each) => practitioner(registry, each, before)),
          clinic(registry, '5550142', before),
        ])
        keepSource(second, [
          ...numbers(0, rows - 10).map((each) => practitioner(registry, each, before)),
          ...numbers(rows - 10, 10).map((each) => practitioner(registry, { ...each, lastName: 'CHANGED' }, after)),
          ...numbers(rows, 5).map((each) => practitioner(registry, each, after)),
          clinic(registry, '5550177', after),
        ])
        await signInAsAdmin(page, 'admin.super', { prefix: at('/').replace(/\/$/, '') })
        await run(page, locale, first, 'dry')
        expect(practitioners(registry)).toEqual([])
        await run(page, locale, first, 'apply')
        expect(practitioners(registry)).toHaveLength(rows)

        const given = `+1${area}5550199`
        const request = askForPhone(registry, given)
        await page.goto(at(`/admin/update-request-management/${request}`))
        await page.locator('[data-key=a]').click()
        await expect.poll(() => clinicPhone(registry)).toBe(given)

        const rehearsed = await run(page, locale, second, 'dry')
        expect(rehearsed.counts).toMatchObject({ read: rows + 6, unchanged: rows - 10, created: 5 })
        await page.goto(at(`/admin/ees-sync/runs/${rehearsed.id}?outcome=conflict`))
        const conflict = page.locator('main li', { hasText: clinicName(registry) })
        await expect(conflict).toContainText(`(${area}) 555-0199`)
        await expect(conflict).toContainText(`(${area}) 555-0177`)
        expect(practitioners(registry)).toHaveLength(rows)

        const applied = await run(page, locale, second, 'apply')
        expect(practitioners(registry).filter((last) => last === 'Changed')).toHaveLength(10)
        expect(practitioners(registry)).toHaveLength(rows + 5)
        expect(clinicPhone(registry)).toBe(given)
        await page.goto(at('/admin/ees-sync/conflicts?field=phone'))
        const waiting = page.locator('main li', { hasText: clinicName(registry) })
        await waiting.locator('[name=decision][value=ours]').click()
        await expect(waiting).toHaveCount(0)
        expect(clinicPhone(registry)).toBe(given)

        await page.goto(at(`/admin/ees-sync/runs/${applied.id}`))
        await page.locator('[name=step][value=undo]').click()
        await expect
          .poll(() => rowOf<Run>('select status from runs where id = ?', applied.id).status, { timeout: 150_000 })
          .toBe('undone')
        expect(practitioners(registry).filter((last) => last !== 'Ten')).toEqual([])
        expect(practitioners(registry)).toHaveLength(rows)
        expect(clinicPhone(registry)).toBe(given)

        await expectAudited(page, applied.id, ['long_work.run_start', 'long_work.run_finish', 'long_work.run_undo_ask'])
        expect(deedsAbout(request).length).toBeGreaterThan(0)
        expect(verifyAudit()).toContain('whole')
      })
    })
  }
})

type Words = { title: string; excerpt: string; body: string; author: string; slug: string; seoTitle?: string }

/** Shows the fields of a language, which a script keeps behind its tab. */
async function openLanguage(page: Page, locale: Locale): Promise<void> {
  const tab = page.locator(`[data-tab="in-${locale}"]`)
  // The script may come after the click, which then is a jump within the page.
  await expect(async () => {
    await tab.click()
    await expect(page.locator(`[name="text.title.${locale}"]`)).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

async function write(page: Page, locale: Locale, words: Words): Promise<void> {
  await openLanguage(page, locale)
  for (const [name, value] of Object.entries(words)) await page.locator(`[name="text.${name}.${locale}"]`).fill(value)
}

async function begin(page: Page, at: (path: string) => string, texts: Partial<Record<Locale, Words>>): Promise<string> {
  await page.goto(at('/admin/blogs/new'))
  for (const locale of locales) if (texts[locale]) await write(page, locale, texts[locale])
  await page.locator('[name=category]').selectOption('prevention')
  await page.locator('[name=intent][value=save]').click()
  await page.waitForURL(/\/admin\/blog-edit\/[^/]+$/)
  return new URL(page.url()).pathname.split('/').at(-1)!
}

const simplified = (slug: string): Words => ({
  title: '第一次看医生要带什么',
  excerpt: '带好证件、保险卡和正在吃的药，先把想问的事写下来。',
  body: '## 出门以前\n\n带好证件和保险卡。正在吃的药，连药瓶一起带来。\n\n## 到了诊所\n\n先告诉前台您说哪种话。检查结果听不懂，请医生再讲一遍。',
  author: '孔书文',
  slug,
})
const english = (slug: string): Words => ({
  title: 'What to bring to your first visit',
  excerpt: 'Bring your ID, your insurance card and the medicines you take, and write your questions down first.',
  body: '## Before you leave\n\nBring your ID and your insurance card. Bring the medicines you take in their bottles, and write down the questions you would like to ask.\n\n## At the office\n\nTell the front desk which language you speak. If you do not understand a result, ask the doctor to explain it once more in plain words.',
  author: 'Shuwen Kong',
  slug,
})
const traditionalTitle = '第一次看醫生要帶什麼'
const unreviewed = '這篇文字由簡體自動轉換，還沒有人工校對。'
const titles: Readonly<Record<Locale, string>> = {
  'zh-Hans': '第一次看医生要带什么',
  'zh-Hant': traditionalTitle,
  'en-US': 'What to bring to your first visit',
}

const alternatesIn = (html: string) =>
  new Map(
    [...html.matchAll(/<link\b[^>]*rel="alternate"[^>]*>/g)].flatMap(([tag]) => {
      const language = /hreflang="([^"]+)"/i.exec(tag)?.[1]
      return language ? [[language, /href="([^"]+)"/.exec(tag)?.[1]] as const] : []
    }),
  )

const writers = locales.flatMap((locale) => [true, false].map((javaScriptEnabled) => ({ locale, javaScriptEnabled })))

for (const { locale: own, javaScriptEnabled } of writers) {
  test.describe(`a post, written in ${own}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('is converted, scheduled, and on time in three languages', async ({ page }) => {
      test.slow()
      const at = (path: string) => withPrefix(path, own)
      const slug = perTry(`first-visit-${own.toLowerCase()}-${javaScriptEnabled ? 'scripted' : 'plain'}`)
      await signInAsAdmin(page, 'admin.content', { prefix: at('/').replace(/\/$/, '') })
      const id = await begin(page, at, { 'zh-Hans': simplified(slug), 'en-US': english(slug) })
      await page.locator('[name=intent][value=convert]').click()
      // The page that answers, before its tab is pressed.
      await expect(page.locator('[name="text.title.zh-Hant"]')).toHaveValue(traditionalTitle)
      await openLanguage(page, 'zh-Hant')
      await expect(page.locator('[name="origin.zh-Hant"]')).toHaveValue('converted')
      await expect(page.locator('#in-zh-Hant .banner')).toBeVisible()

      const ahead = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10)
      await page.locator('[name=publishAt]').fill(`${ahead}T09:00`)
      await page.locator('[name=intent][value=schedule]').click()
      await expect(page.locator('[name=intent][value=unschedule]')).toBeVisible()
      const address = (locale: Locale) => withPrefix(`/blogs/${slug}`, locale)
      const answer = async (locale: Locale) => page.request.get(address(locale))
      for (const locale of locales) expect((await answer(locale)).status()).toBe(404)

      // Its time comes: the server publishes what is due by itself.
      changeRows('update blog_posts set publish_at = publish_at - 40 * 24 * 3600 * 1000 where id = ?', id)
      for (const locale of locales) {
        await expect.poll(async () => (await answer(locale)).status(), { timeout: 90_000 }).toBe(200)
        const html = await (await answer(locale)).text()
        expect(html).toContain(titles[locale])
        expect(html.includes(unreviewed)).toBe(locale === 'zh-Hant')
        const alternates = alternatesIn(html)
        for (const other of locales) {
          const written = rowOf<{ slug: string }>(
            'select slug from blog_translations where post_id = ? and locale = ?',
            id,
            other,
          ).slug
          expect(alternates.get(other), other).toMatch(
            new RegExp(`${withPrefix(`/blogs/${encodeURIComponent(written)}`, other)}$`),
          )
        }
      }
      expect(deedsAbout(id)).toEqual(expect.arrayContaining(['content.post_create', 'content.post_save']))
      expect(deedsAbout(id).slice(-2)).toEqual(['content.post_step', 'content.post_publish_due'])
      expect(verifyAudit()).toContain('whole')
    })
  })
}

test('a title of seventy characters is published, and a run over the own pages warns of it', async ({ page }) => {
  test.slow()
  const slug = perTry('first-visit-long-title')
  const seoTitle = 'What to bring and ask and expect when you first see a doctor in Queens'
  expect(seoTitle).toHaveLength(70)
  await signInAsAdmin(page, 'admin.super')
  const id = await begin(page, (path) => path, { 'en-US': { ...english(slug), seoTitle } })
  await expect(page.locator('#seo')).toBeVisible()
  await page.locator('[name=intent][value=publish]').click()
  await expect(page.locator('[name=intent][value=unpublish]')).toBeVisible()
  const path = withPrefix(`/blogs/${slug}`, 'en-US')
  expect((await page.request.get(path)).status()).toBe(200)

  await page.goto('/admin/seo-evaluation')
  await page.locator('[name=limit]').selectOption('400')
  const audit = await finished('seo_audit', () => page.locator('form:has([name=limit])').getByRole('button').click())
  const found = rowsOf<{ kind: FindingKind }>(
    'select kind from seo_findings where run_id = ? and path = ?',
    audit.id,
    path,
  ).map(({ kind }) => kind)
  expect(found).toContain('title_long')
  expect(found.filter((kind) => severityOf(kind) === 'error')).toEqual([])
  await page.goto('/admin/seo-evaluation?kind=title_long')
  await expect(page.locator('main li', { has: page.locator(`a[href="${path}"]`) })).toContainText(/\b7\d\b/)
  await expect(
    page.locator('main tr', { has: page.locator('a[href*="kind=title_long"]') }).locator('.tag'),
  ).toHaveClass(/warm/)
  expect((await page.request.get(path)).status()).toBe(200)
  await expectAudited(page, audit.id, ['long_work.run_start', 'long_work.run_finish'])
  await expectAudited(page, id, ['content.post_create', 'content.post_step'])
})
