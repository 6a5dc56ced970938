import { isEnglish } from '#app/core/i18n/habits.ts'
import { pinyin } from 'pinyin-pro'
import type { Locale } from '#app/core/i18n/locale.ts'
import { foldHan } from '#app/modules/directory/search/fold.ts'

/** What a title is ordered by: its letters, in Chinese those of its pinyin. */
function readingOf(title: string, locale: Locale): string {
  const plain = title.normalize('NFKC').replace(/^[^\p{L}\p{N}]+/u, '')
  const read = isEnglish(locale) ? plain : pinyin(foldHan(plain), { toneType: 'none', nonZh: 'consecutive', v: true })
  return read.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}

/** The letter under which a title stands: A–Z by its first letter or first syllable; `#` for a digit or anything else. */
export function letterOf(title: string, locale: Locale): string {
  const first = readingOf(title, locale)[0] ?? ''
  return /[A-Z]/.test(first) ? first : '#'
}

/** Entries under their letters, A to Z and `#` last, each list in the order of its readings. Letters without an entry are left out. */
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
  const orderOf = (letter: string) => (letter === '#' ? '~' : letter)
  return [...groups]
    .toSorted(([a], [b]) => (orderOf(a) < orderOf(b) ? -1 : 1))
    .map(([letter, group]) => ({
      letter,
      entries: group
        .toSorted((a, b) => (a.reading === b.reading ? 0 : a.reading < b.reading ? -1 : 1))
        .map(({ entry }) => entry),
    }))
}
