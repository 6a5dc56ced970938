import type { Locale } from '#app/core/i18n/locale.ts'

/** A complaint or wish in the words people type: the first is its name, the others are aliases. */
export interface SymptomEntry {
  id: string
  /** One to three specialties that commonly see it, the most common first. */
  specialtyIds: [string, string?, string?]
  isUrgent?: boolean
  words: Record<Locale, [name: string, alias: string, ...aliases: string[]]>
}
