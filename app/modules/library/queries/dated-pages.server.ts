import { overdueSince } from '#app/modules/library/reading/review-due.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { renderMarkdown } from '#app/modules/library/markdown/render-markdown.server.ts'
import { readPagesInForce } from '#app/modules/library/reading/pages-in-force.server.ts'

/** Headings a level deeper and without ids: several texts stand on one page, each under its own heading. */
function underHeading(html: string): string {
  return html
    .replace(/<(\/?)h3>/g, '<$1h4>')
    .replace(/<h2 id="[^"]*">/g, '<h3>')
    .replaceAll('</h2>', '</h3>')
}

/** Dated pages of a section in force today with their whole texts, the latest first. Staff change them without a release. */
export async function listDatedPages(section: 'insurance' | 'notice' | 'i693', locale: Locale) {
  const pages = await readPagesInForce(section)
  return pages
    .map((page) => ({
      key: page.key,
      title: page.title[locale],
      summary: page.summary[locale],
      html: underHeading(renderMarkdown(page.body[locale], locale).html),
      effectiveOn: page.effectiveOn,
      reviewedOn: page.reviewedOn,
      overdueSince: overdueSince('topic', page),
      sources: page.sources,
    }))
    .toSorted((a, b) => (a.effectiveOn === b.effectiveOn ? 0 : a.effectiveOn < b.effectiveOn ? 1 : -1))
}

export type DatedPage = Awaited<ReturnType<typeof listDatedPages>>[number]
