import type { Locale } from './locale.ts'

/** How a row of things is written: items of a list, clauses with commas of their own, dates that may bear a weekday, facts in a line, parts of a sentence. */
export type RowStyle = 'items' | 'clauses' | 'dates' | 'facts' | 'parts'

/** The three parts a date is typed and read in. */
export type DatePart = 'year' | 'month' | 'day'

/**
 * What readers of a locale are used to and no text says: the one place for what depends on a locale and is no translation.
 * A further locale is a further entry, which the compiler asks for.
 */
type Habits = Readonly<{
  /** The language that its texts are written in, as a primary subtag. */
  language: 'zh' | 'en'
  /** Which Chinese script names are shown in, where there are both. */
  chineseScript: 'hans' | 'hant'
  /** What readers look a name up by in a list: its pinyin, the strokes of its first character, its letters. */
  nameIndex: 'pinyin' | 'strokes' | 'letters'
  /** The clock of those who work by it all day; patients read AM and PM everywhere. */
  clock: '12' | '24'
  month: 'short' | 'long'
  /** The name of a week in its short weekdays, where it differs from what Intl writes. */
  week: Readonly<{ intl: string; written: string }> | null
  /** Whether a weekday stands before its date, and may be written out. */
  weekdayFirst: boolean
  /** What tells the hour that comes twice when the clocks go back; null is the short name of the zone that Intl knows. */
  repeatedHour: Readonly<Record<'first' | 'second', string>> | null
  /** Hours that have a word of their own in place of the half of the day: from the hour, before the next one. */
  hourWords: readonly Readonly<{ from: number; to: number; word: string }>[]
  /** What stands between a date and a time. */
  timeGap: string
  dateOrder: readonly DatePart[]
  separators: Readonly<Record<RowStyle, string>>
  brackets: readonly [string, string]
  /** What stands between the first and the last of several days in a row. */
  dayRange: string
  /** What stands between two sentences. */
  sentenceGap: string
  /** Whether a number and its unit are written apart. */
  unitGap: boolean
}>

const chinese = {
  language: 'zh',
  clock: '24',
  month: 'long',
  week: null,
  weekdayFirst: false,
  // Twelve-fifteen at night is nobody's morning, and who reads 下午12:30 comes at noon or at midnight.
  hourWords: [
    { from: 0, to: 5, word: '凌晨' },
    { from: 12, to: 13, word: '中午' },
    { from: 19, to: 24, word: '晚上' },
  ],
  timeGap: '',
  dateOrder: ['year', 'month', 'day'],
  separators: { items: '、', clauses: '；', dates: '、', facts: '·', parts: '，' },
  brackets: ['（', '）'],
  dayRange: '至',
  sentenceGap: '',
  unitGap: false,
} as const

export const habits: Readonly<Record<Locale, Habits>> = {
  'zh-Hans': {
    ...chinese,
    chineseScript: 'hans',
    nameIndex: 'pinyin',
    repeatedHour: { first: '夏令时', second: '标准时间' },
  },
  'zh-Hant': {
    ...chinese,
    chineseScript: 'hant',
    nameIndex: 'strokes',
    week: { intl: '周', written: '週' },
    repeatedHour: { first: '夏令時間', second: '標準時間' },
  },
  'en-US': {
    language: 'en',
    chineseScript: 'hant',
    nameIndex: 'letters',
    clock: '12',
    month: 'short',
    week: null,
    weekdayFirst: true,
    repeatedHour: null,
    hourWords: [],
    timeGap: ', ',
    dateOrder: ['month', 'day', 'year'],
    separators: { items: ', ', clauses: '; ', dates: '; ', facts: ', ', parts: ', ' },
    brackets: [' (', ')'],
    dayRange: '–',
    sentenceGap: ' ',
    unitGap: true,
  },
}

/** Whether a locale's pages are in English, so that nothing on them is said in English a second time. */
export function isEnglish(locale: Locale): boolean {
  return habits[locale].language === 'en'
}
