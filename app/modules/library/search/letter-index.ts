import { habits } from '#app/core/i18n/habits.ts'
import { pinyin } from 'pinyin-pro'
import { nameOrder } from '#app/core/format/intl.ts'
import { strokesOf } from '#app/core/format/strokes.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { foldHan } from '#app/modules/directory/search/fold.ts'

const plainOf = (title: string) => title.normalize('NFKC').replace(/^[^\p{L}\p{N}]+/u, '')

/** What a title is ordered by: its letters, where names are looked up by pinyin those of its syllables. */
function readingOf(title: string, locale: Locale): string {
  const plain = plainOf(title)
  const read =
    habits[locale].nameIndex === 'pinyin'
      ? pinyin(foldHan(plain), { toneType: 'none', nonZh: 'consecutive', v: true })
      : plain
  return read.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}

/**
 * What a title stands under: the letter of its first letter or first syllable; the number of strokes of its first character where names are
 * looked up by strokes; `#` for a digit or anything else.
 */
export function letterOf(title: string, locale: Locale): string {
  if (habits[locale].nameIndex === 'strokes') {
    const strokes = strokesOf(plainOf(title))
    if (strokes !== null) return String(strokes)
  }
  const first = readingOf(title, locale)[0] ?? ''
  return /[A-Z]/.test(first) ? first : '#'
}

/** Strokes by their number, then letters, then whatever else. */
function compareLetters(a: string, b: string): number {
  const rank = (letter: string) => (letter === '#' ? 2 : /\d/.test(letter) ? 0 : 1)
  return rank(a) - rank(b) || Number(a) - Number(b) || (a < b ? -1 : 1)
}

/** Entries under their letters or strokes, `#` last, each list in the order of its readings or strokes. What has no entry is left out. */
export function byLetter<Entry>(
  entries: readonly Entry[],
  titleOf: (entry: Entry) => string,
  locale: Locale,
): { letter: string; entries: Entry[] }[] {
  const groups = new Map<string, { reading: string; entry: Entry }[]>()
  for (const entry of entries) {
    const letter = letterOf(titleOf(entry), locale)
    const group = groups.get(letter) ?? []
    groups.set(letter, group)
    group.push({ reading: readingOf(titleOf(entry), locale), entry })
  }
  const compare =
    habits[locale].nameIndex === 'strokes'
      ? nameOrder(locale).compare
      : (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
  return [...groups]
    .toSorted(([a], [b]) => compareLetters(a, b))
    .map(([letter, group]) => ({
      letter,
      entries: group.toSorted((a, b) => compare(a.reading, b.reading)).map(({ entry }) => entry),
    }))
}
