import { beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import type { loader } from '#app/routes/admin/seo/seo-evaluation.tsx'
import { seedDemoAudits } from '#drizzle/seed/demo/seo-audits.ts'
import { seoIgnores } from '#drizzle/schema/measuring.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

const page = '/admin/seo-evaluation'
const analyst = async () => (await signedInAdmin({ permissions: ['seo.read', 'seo.run'] })).headers
const editor = async () => (await signedInAdmin({ permissions: ['seo.read'] })).headers
const finding = { intent: 'ignore', kind: 'title_long', path: '/en-US/knowlege/medicaid-renewal' }

beforeEach(() => withTransaction(seedDemoAudits))

describe(page, () => {
  it('shows what the last run has found and the way there', async () => {
    const { data } = await get<typeof loader>(`${page}?kind=title_long`, { headers: await editor() })
    const { trend, kinds, findings, mayRun } = data.data
    expect(trend.map(({ findings: count }) => count)).toEqual([24, 5])
    expect(trend[1]!.score).toBeGreaterThan(trend[0]!.score)
    expect(kinds.map(({ kind }) => kind)).toEqual(['thin_page', 'title_long', 'description_long'])
    expect(findings.map(({ detail }) => detail)).toEqual(['70', '64'])
    expect(mayRun).toBe(false)
  })

  it.each(locales)(
    'works without JavaScript in %s: the run, its steps, the trend as a drawing and a table',
    async (locale) => {
      const headers = await analyst()
      const { location } = await post(withPrefix(page, locale), { limit: '100' }, { headers })
      expect(location).toBe(page)
      const { html, status } = await openPage(withPrefix(`${page}?kind=thin_page`, locale), { headers })
      expect(status).toBe(200)
      expect(html.match(/<svg class="figure"/g)).toHaveLength(1)
      const [run] = (await db.select().from(runs)).filter((each) => each.status === 'queued')
      expect(html).toContain(`action="${withPrefix(`${page}/runs/${run!.id}`, locale)}"`)
      expect(html.match(/name="reason"/g)).toHaveLength(2)
      expect(html).not.toMatch(/>(?:kinds|help|found|trend)\./)
      const step = await post(withPrefix(`${page}/runs/${run!.id}`, locale), { step: 'cancel' }, { headers })
      expect(step.location).toBe(page)
      expect((await db.select().from(runs)).filter((each) => each.status === 'cancelled')).toHaveLength(1)
    },
  )

  it('starts one run at a time, of the sizes it offers', async () => {
    const headers = await analyst()
    expect((await post(page, { limit: '100' }, { headers })).status).toBe(302)
    expect((await post(page, { limit: '100' }, { headers })).status).toBe(302)
    expect((await db.select().from(runs)).filter(({ status }) => status === 'queued')).toHaveLength(1)
    expect((await post(page, { limit: '999999' }, { headers })).status).toBe(400)
  })

  it('ignores a finding for a reason and lets it count again', async () => {
    const headers = await analyst()
    const ignores = `${page}/ignores?kind=title_long`
    const refused = await post<unknown>(ignores, { ...finding, reason: ' ' }, { headers })
    expect([refused.status, refused.data]).toEqual([400, { path: finding.path, reason: ' ' }])
    expect((await post(ignores, { ...finding, reason: 'The name is that long' }, { headers })).location).toBe(
      `${page}?kind=title_long`,
    )
    const [row] = await db.select().from(seoIgnores)
    expect(row).toMatchObject({ reason: 'The name is that long', endedAt: null })
    await post(ignores, { ...finding, reason: 'Once more' }, { headers })
    expect(await db.$count(seoIgnores)).toBe(1)
    const { html } = await openPage(`/en-US${page}?kind=title_long`, { headers })
    expect(html).toContain('The name is that long')
    await post(ignores, { intent: 'restore', kind: 'title_long', ignore: row!.id }, { headers })
    expect((await db.select().from(seoIgnores))[0]!.endedAt).not.toBeNull()
  })

  it('shows the form again with what was typed', async () => {
    const headers = { ...(await analyst()), 'Content-Type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams({ ...finding, reason: 'x' }).toString()
    const { html, status } = await openPage(`/en-US${page}/ignores?kind=title_long`, { method: 'POST', headers, body })
    expect(status).toBe(400)
    expect(html).toContain('value="x"')
    expect(html).toContain('Give a reason')
  })
})
