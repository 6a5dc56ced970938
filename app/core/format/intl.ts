import { habits } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'

/**
 * Formatters of `Intl`, each made once. One takes tens of kilobytes outside of the JavaScript heap, where the garbage collector does not see
 * them: made anew for every date of every page, a process grew by hundreds of megabytes.
 */
const kept = new Map<string, unknown>()

/** What is asked for are a few dozen combinations of locale, options and time zone; more than these would be a fault, not a need. */
const mostKept = 1000

function keptOr<Format>(kind: string, locale: string, options: object | undefined, make: () => Format): Format {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`
  let format = kept.get(key) as Format | undefined
  if (!format) {
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, (format = make()))
  }
  return format
}

export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  keptOr('date', locale, options, () => new Intl.DateTimeFormat(locale, options))

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  keptOr('number', locale, options, () => new Intl.NumberFormat(locale, options))

const collator = (locale: string): Intl.Collator =>
  keptOr('collator', locale, undefined, () => new Intl.Collator(locale))

/** The collation of each way to look a name up. */
const nameOrders = {
  pinyin: 'zh-Hans-u-co-pinyin',
  strokes: 'zh-Hant-u-co-stroke',
  letters: 'en-US',
} as const

/** How readers of a locale look a name up: by pinyin, by strokes, by letter. */
export const nameOrder = (locale: Locale): Intl.Collator => collator(nameOrders[habits[locale].nameIndex])

/** Words of Chinese as the dictionary of Unicode's locale data (CLDR) tells them apart, which knows both scripts. */
export const chineseWords = (): Intl.Segmenter =>
  keptOr('words', 'zh', undefined, () => new Intl.Segmenter('zh', { granularity: 'word' }))
