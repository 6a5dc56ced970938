import { type Localized, localeOfPath } from '#app/core/i18n/locale.ts'
import type { Finding, FindingKind } from './finding-kinds.ts'
import type { PageFacts } from './page-facts.ts'
import { dataProblems } from './structured-data-check.ts'

/** The specification's limits, in characters. */
const longestTitle = 60
const longestDescription = 155
/** Characters of the main part below which a page says too little; English says the same in more. */
const leastText = { 'zh-Hans': 120, 'zh-Hant': 120, 'en-US': 300 } satisfies Record<keyof Localized, number>
/** Bytes of HTML, before compression. */
const heaviest = 250_000

const lengthOf = (text: string) => [...text].length

/** What is wrong with a page by itself. What matters to search engines alone is asked of pages that they may keep. */
export function checkPage(path: string, facts: PageFacts, addressOf: (path: string) => string): Finding[] {
  const { title, description, canonical, isNoindex, headings, unnamedImages, textLength, bytes, data } = facts
  const findings: Finding[] = []
  const found = (kind: FindingKind, is: boolean, detail: string | number = '') => {
    if (is) findings.push({ kind, path, detail: String(detail).slice(0, 200) })
  }
  found('title_missing', title === '')
  found('title_long', lengthOf(title) > longestTitle, lengthOf(title))
  found('h1_missing', headings === 0)
  found('h1_many', headings > 1, headings)
  for (const source of new Set(unnamedImages)) found('alt_missing', true, source)
  found('heavy_page', bytes > heaviest, bytes)
  if (isNoindex) return findings
  found('description_missing', description === '')
  found('description_long', lengthOf(description) > longestDescription, lengthOf(description))
  found('canonical_wrong', canonical !== addressOf(path), canonical ?? '')
  found('thin_page', textLength < leastText[localeOfPath(path)], textLength)
  for (const { kind, detail } of dataProblems(data)) found(kind, true, detail)
  return findings
}
