/** Recommended lengths in characters; what is longer is cut off in results, which is worth a warning and no more. */
export const longestTitle = 60
const longestDescription = 155

export type SeoConfigError = 'INVALID_CONFIG' | 'MISSING_TITLE' | 'MISSING_DESCRIPTION'
export type SeoConfigWarning = 'LONG_TITLE' | 'LONG_DESCRIPTION' | 'KEYWORDS_NOT_A_LIST'

export type SeoConfigCheck =
  | { ok: true; code: null; warnings: SeoConfigWarning[] }
  | { ok: false; code: SeoConfigError; warnings: SeoConfigWarning[] }

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === ''

/** Characters as a reader counts them, not UTF-16 units. */
export const lengthOf = (value: unknown) => (typeof value === 'string' ? [...value.trim()].length : 0)

/** What a page says of itself to search engines, checked by the rules of the specification (§5). Only errors make it unusable. */
export function checkSeoConfig(input: unknown): SeoConfigCheck {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, code: 'INVALID_CONFIG', warnings: [] }
  }
  const { title, description, keywords } = input as Record<string, unknown>
  const warnings: SeoConfigWarning[] = []
  if (lengthOf(title) > longestTitle) warnings.push('LONG_TITLE')
  if (lengthOf(description) > longestDescription) warnings.push('LONG_DESCRIPTION')
  if (keywords !== undefined && !Array.isArray(keywords)) warnings.push('KEYWORDS_NOT_A_LIST')
  if (isBlank(title)) return { ok: false, code: 'MISSING_TITLE', warnings }
  if (isBlank(description)) return { ok: false, code: 'MISSING_DESCRIPTION', warnings }
  return { ok: true, code: null, warnings }
}
