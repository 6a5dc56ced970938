import type { Locale } from '#app/core/i18n/locale.ts'
import type { Source } from '#drizzle/schema/content.ts'

/** What one locale says about a topic; kept together so that a reader of one language reads straight through. */
export interface TopicText {
  title: string
  /** Other words people type for it, spoken ones included. No word leads to two topics. */
  aliases: string[]
  summary: string
  /** Markdown: one opening paragraph, then `##` sections. The indentation of the source is taken off. */
  body: string
}

export const knowledgeCategories = ['conditions', 'tests', 'insurance', 'immigration', 'elder-care'] as const

export interface Topic {
  key: string
  category: (typeof knowledgeCategories)[number]
  /** The specialty to try first stands first. */
  specialtySlugs: string[]
  sources: Source[]
  text: Record<Locale, TopicText>
}
