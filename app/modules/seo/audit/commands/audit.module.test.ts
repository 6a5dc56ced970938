import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asc, eq } from 'drizzle-orm'
import { minuteMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { claimNextRun } from '#app/modules/long-work/commands/claim-run.server.ts'
import { cancelRun } from '#app/modules/long-work/commands/steer-run.server.ts'
import { performRun } from '#app/modules/long-work/commands/perform-run.server.ts'
import { workQueuedRuns } from '#app/modules/long-work/commands/work-queue.server.ts'
import { seoFindings, seoPages } from '#drizzle/schema/measuring.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { adminActor } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { setPageSource } from '../page-source.ts'
import { countFindings, findScoreDrop, listFindings } from '../queries/audits.server.ts'
import { ignoreFinding, restoreFinding } from './ignore-finding.server.ts'
import { startAudit } from './start-audit.server.ts'

useDatabase()

const actor = adminActor('seo.run')
const asked: string[] = []
/** Titles of pages that are not sound. */
const titles = new Map<string, string>()

const html = (path: string, more = '') =>
  `<html><head><title>${titles.get(path) ?? `页 ${path}`}</title><meta name="description" content="d">` +
  `<link rel="canonical" href="${siteOrigin}${path}"></head><main><h1>a</h1>${'够长的字'.repeat(100)}${more}</main></html>`
const xml = (...paths: string[]) => paths.map((path) => `<loc>${siteOrigin}${path}</loc>`).join('')

/** A site of some thirty pages, one of which leads to one that fails. */
const listed = Array.from({ length: 30 }, (_, index) => `/blogs/post-${index}`)
const bodies: Record<string, string> = {
  '/sitemap.xml': `${xml('/sitemap/blogs-1.xml')}<loc>https://evil.test/sitemap/other-1.xml</loc>`,
  '/sitemap/blogs-1.xml': xml(...listed),
}

beforeEach(() => {
  asked.length = 0
  titles.clear()
  setPageSource((path) => {
    asked.push(path)
    if (path === '/gone') return Promise.resolve({ status: 404, location: null, isHtml: true, body: '' })
    const more = path === '/' ? '<a href="/gone">x</a><a href="/about">y</a>' : ''
    return Promise.resolve({
      status: 200,
      location: null,
      isHtml: !(path in bodies),
      body: bodies[path] ?? html(path, more),
    })
  })
})
afterEach(() => setPageSource(null))

const runsNow = () => db.select().from(runs).orderBy(asc(runs.createdAt), asc(runs.id))
async function runOne(limit = 100): Promise<string> {
  setClock(now() + minuteMs)
  const id = await startAudit(actor, limit)
  await workQueuedRuns()
  return id
}

describe('an audit', () => {
  it('reads the pages of the sitemap and those they lead to, once each, and says what is wrong', async () => {
    titles.set('/blogs/post-3', '长'.repeat(70))
    const id = await runOne()
    expect((await runsNow())[0]).toMatchObject({ status: 'done', done: 33, total: 33, counts: { pages: 33 } })
    expect(asked.toSorted()).toEqual(
      ['/', '/about', '/gone', '/sitemap.xml', '/sitemap/blogs-1.xml', ...listed].toSorted(),
    )
    expect(await countFindings(id)).toEqual([
      { kind: 'page_failed', count: 1, ignored: 0 },
      { kind: 'link_broken', count: 1, ignored: 0 },
      { kind: 'title_long', count: 1, ignored: 0 },
    ])
    expect(await listFindings(id, 'title_long')).toEqual([{ path: '/blogs/post-3', detail: '70', ignore: null }])
  })

  it('reads no more pages than it may', async () => {
    await runOne(7)
    expect(asked).toHaveLength(2 + 7)
    expect((await runsNow())[0]).toMatchObject({ status: 'done', counts: { pages: 7 } })
  })

  it('goes on where another process has stopped, and reads nothing twice', async () => {
    await startAudit(actor, 100)
    const lease = await claimNextRun()
    let batches = 0
    await performRun(lease!, { onBatch: () => void batches++, isLeaving: () => batches === 2 })
    const before = asked.length
    expect((await runsNow())[0]).toMatchObject({ status: 'queued', done: 10 })
    await workQueuedRuns()
    expect((await runsNow())[0]).toMatchObject({ status: 'done', done: 33 })
    // The batch that was read and could not be written is read again.
    const again = asked.slice(before).filter((path) => asked.slice(0, before).includes(path))
    expect(again.length).toBeLessThanOrEqual(10)
    expect(asked.filter((path) => path === '/sitemap.xml')).toHaveLength(1)
  })

  it('is one at a time, and cancelled for good', async () => {
    const id = await startAudit(actor, 100)
    await expect(startAudit(actor, 100)).rejects.toMatchObject({ code: 'long_work.busy' })
    await cancelRun(actor, id)
    await workQueuedRuns()
    expect(asked).toEqual([])
    await expect(startAudit(adminActor('seo.read'), 100)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  it('keeps pages of the last run only', async () => {
    await runOne()
    const id = await runOne()
    expect(await db.$count(seoPages)).toBe(33)
    expect(await db.$count(seoPages, eq(seoPages.runId, id))).toBe(33)
  })

  it('tells a score that has dropped', async () => {
    await runOne()
    for (const path of listed) titles.set(path, '')
    await runOne()
    expect((await findScoreDrop()).points).toBeGreaterThan(20)
    titles.clear()
    await runOne()
    expect((await findScoreDrop()).points).toBe(0)
  })
})

describe('a finding that is ignored', () => {
  it('is so in every run, for its reason, until it is taken back; both are recorded', async () => {
    titles.set('/blogs/post-3', '')
    await runOne()
    const scores = async () => (await runsNow()).map(({ counts }) => counts.score!)
    const finding = { kind: 'title_missing', path: '/blogs/post-3' } as const
    const id = await ignoreFinding(actor, { ...finding, reason: 'A test of ours' })
    await expect(ignoreFinding(actor, { ...finding, reason: 'Another one' })).rejects.toMatchObject({
      code: 'seo.ignored_already',
    })
    const second = await runOne()
    expect(await countFindings(second)).toContainEqual({ kind: 'title_missing', count: 0, ignored: 1 })
    expect(await listFindings(second, 'title_missing')).toMatchObject([{ ignore: { id, reason: 'A test of ours' } }])
    const [before, after] = await scores()
    expect(after).toBeGreaterThan(before!)
    await restoreFinding(actor, id)
    await expect(restoreFinding(actor, id)).rejects.toMatchObject({ code: 'seo.ignore_not_found' })
    await runOne()
    expect((await scores()).at(-1)).toBe(before)
    const told = (await db.select().from(auditEvents)).filter(({ subjectType }) => subjectType === 'seo_ignore')
    expect(told.map(({ action }) => action)).toEqual(['seo.finding_ignore', 'seo.finding_restore'])
    expect(JSON.stringify(told)).not.toContain('A test of ours')
  })

  it('needs the permission to run audits', async () => {
    const reader = adminActor('seo.read')
    const finding = { kind: 'title_long', path: '/', reason: 'reason' } as const
    await expect(ignoreFinding(reader, finding)).rejects.toMatchObject({ code: 'seo.not_allowed' })
    expect(await db.$count(seoFindings)).toBe(0)
  })
})
