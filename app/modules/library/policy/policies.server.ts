import { and, desc, eq, lte } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { renderMarkdown } from '#app/modules/library/markdown/render-markdown.server.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { contentPages } from '#drizzle/schema/index.ts'

/** The policies of the house, by the last segment of their addresses. */
const policyKeys = ['tou', 'privacy', 'medical-disclaimer'] as const

export type PolicyKey = (typeof policyKeys)[number]

export function isPolicyKey(key: string): key is PolicyKey {
  return (policyKeys as readonly string[]).includes(key)
}

/** The versions of a policy that are or were in force, the present one first. */
function listVersions(key: PolicyKey) {
  return db
    .select({
      version: contentPages.version,
      title: contentPages.title,
      summary: contentPages.summary,
      effectiveOn: contentPages.effectiveOn,
    })
    .from(contentPages)
    .where(
      and(
        eq(contentPages.section, 'policy'),
        eq(contentPages.key, key),
        lte(contentPages.effectiveOn, todayInNewYork()),
      ),
    )
    .orderBy(desc(contentPages.effectiveOn), desc(contentPages.version))
}

/**
 * A policy in one locale: the version in force today, or an earlier one by its number. Null when there is none; a version that is yet
 * to come is not shown.
 */
export async function findPolicy(key: PolicyKey, version: number | null, locale: Locale) {
  const versions = await listVersions(key)
  const current = versions[0]
  const shown = version === null ? current : versions.find((each) => each.version === version)
  if (!current || !shown) return null
  const [row] = await db
    .select({ body: contentPages.body })
    .from(contentPages)
    .where(and(eq(contentPages.section, 'policy'), eq(contentPages.key, key), eq(contentPages.version, shown.version)))
    .limit(1)
  const { html, contents } = renderMarkdown(row!.body[locale], locale)
  return {
    key,
    version: shown.version,
    isCurrent: shown.version === current.version,
    title: shown.title[locale],
    summary: shown.summary[locale],
    effectiveOn: shown.effectiveOn,
    html,
    contents,
    versions: versions.map(({ version: each, effectiveOn }) => ({ version: each, effectiveOn })),
  }
}

export type Policy = NonNullable<Awaited<ReturnType<typeof findPolicy>>>
