import type { Locale } from '#app/core/i18n/locale.ts'

/** A complaint or wish in the words people type: the first is its name, the others are aliases. */
export interface SymptomEntry {
  id: string
  /** One to three specialties that commonly see it, the most common first. */
  specialtyIds: [string, string?, string?]
  isUrgent?: boolean
  words: Record<Locale, [name: string, alias: string, ...aliases: string[]]>
}

/** Every beginning with every end: 小孩, 孩子 … before 湿疹, 皮疹 … */
export const combined = (beginnings: readonly string[], ends: readonly string[]): string[] =>
  beginnings.flatMap((beginning) => ends.map((end) => beginning + end))
