/** What automated readers (assistants, summaries) are told of a page's content; see docs/seo.md for the tags. */
export type ContentMeta = {
  contentType: string
  primaryTopic: string
  keyTerms: readonly string[]
  medicalSpecialties?: readonly string[]
  services?: readonly string[]
  conditions?: readonly string[]
  contentSummary?: string
  targetAudience?: string
}

export type ContentMetaProblem = 'INVALID_CONTENT' | 'MISSING_CONTENT_TYPE' | 'MISSING_PRIMARY_TOPIC' | 'NO_KEY_TERMS'

export type ContentTag = { name: string; content: string }

/** Tag names, in the order of the specification's fields. */
const names: Readonly<Record<keyof ContentMeta, string>> = {
  contentType: 'ai-content-type',
  primaryTopic: 'ai-primary-topic',
  keyTerms: 'ai-key-terms',
  medicalSpecialties: 'ai-medical-specialties',
  services: 'ai-services',
  conditions: 'ai-conditions',
  contentSummary: 'ai-content-summary',
  targetAudience: 'ai-target-audience',
}

/** A value as the text of a tag: trimmed, lists joined; empty when there is nothing usable in it. */
function textOf(value: unknown): string {
  const parts: unknown[] = Array.isArray(value) ? value : [value]
  return parts
    .filter((part): part is string => typeof part === 'string')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
}

/** The tags of a page's content meta, or why there are none (specification §5: skipped with a warning). */
export function contentTags(input: unknown): { tags: ContentTag[]; skipped: ContentMetaProblem | null } {
  const none = (skipped: ContentMetaProblem) => ({ tags: [], skipped })
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return none('INVALID_CONTENT')
  const given = input as Record<string, unknown>
  if (textOf(given.contentType) === '') return none('MISSING_CONTENT_TYPE')
  if (textOf(given.primaryTopic) === '') return none('MISSING_PRIMARY_TOPIC')
  if (!Array.isArray(given.keyTerms) || textOf(given.keyTerms) === '') return none('NO_KEY_TERMS')
  const tags = Object.entries(names).map(([field, name]) => ({ name, content: textOf(given[field]) }))
  return { tags: tags.filter(({ content }) => content !== ''), skipped: null }
}
