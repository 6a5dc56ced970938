import { inArray } from 'drizzle-orm'
import { dayMs, minuteMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { type FindingKind, scoreOf } from '#app/modules/seo/audit/finding-kinds.ts'
import { seoFindings } from '#drizzle/schema/measuring.ts'
import { runs } from '#drizzle/schema/runs.ts'

type Found = readonly [FindingKind, string, string]

/** What both runs have found, and what has been mended between them. */
const left: readonly Found[] = [
  ['title_long', '/en-US/knowlege/medicaid-renewal', '64'],
  ['title_long', '/en-US/blogs/choosing-a-primary-care-doctor', '70'],
  ['description_long', '/en-US/health-insurance', '162'],
  ['thin_page', '/location/great-neck', '96'],
  ['thin_page', '/zh-Hant/location/great-neck', '98'],
]
const mended: readonly Found[] = [
  ['alt_missing', '/blogs/flu-shots-in-chinatown', '/images/clinic.jpg'],
  ['alt_missing', '/zh-Hant/blogs/flu-shots-in-chinatown', '/images/clinic.jpg'],
  ['link_broken', '/knowlege', '/knowlege/old-page'],
  ['title_double', '/specialty/allergy', '/specialty/immunology'],
  ['title_double', '/specialty/immunology', '/specialty/allergy'],
  ...Array.from({ length: 14 }, (_, index): Found => ['description_missing', `/en-US/location/area-${index + 1}`, '']),
]

const pages = 100

const audits: readonly { id: string; daysAgo: number; found: readonly Found[] }[] = [
  { id: 'demo-seo-audit-1', daysAgo: 9, found: [...left, ...mended] },
  { id: 'demo-seo-audit-2', daysAgo: 2, found: left },
]

/** Two audits of the demo's pages that have ended, so that the page has a trend on any day. Written once. */
export async function seedDemoAudits(tx: Transaction): Promise<void> {
  const ids = audits.map(({ id }) => id)
  const known = await tx.select({ id: runs.id }).from(runs).where(inArray(runs.id, ids))
  if (known.length > 0) return
  for (const { id, daysAgo, found } of audits) {
    const createdAt = now() - daysAgo * dayMs
    const findings = found.map(([kind, path, detail]) => ({ runId: id, kind, path, detail }))
    await tx.insert(runs).values({
      ...{ id, kind: 'seo_audit', key: 'seo_audit', inputDigest: null, params: { limit: pages }, status: 'done' },
      ...{ startedByType: 'system', claims: 0, checkpoint: { isBegun: true }, done: pages, total: pages },
      counts: { pages, findings: findings.length, score: scoreOf(pages, findings) },
      ...{ createdAt, updatedAt: createdAt + 3 * minuteMs, finishedAt: createdAt + 3 * minuteMs },
    })
    await tx.insert(seoFindings).values(findings)
  }
}
