import { fold } from '#app/modules/directory/search/fold.ts'
import { spellingsOf } from '#app/modules/directory/search/romanization/spellings.ts'
import type { Random } from './random.ts'

/** Somebody of the directory, as the table names them. */
export type Named = { id: string; legalFirst: string; legalLast: string; nameHans: string | null }

export const misspeltClasses = [
  'pinyin, one typo',
  'Hong Kong, one typo',
  'legal name, one typo',
  'surname and initials',
] as const
export type MisspeltClass = (typeof misspeltClasses)[number]

export type Misspelt = { id: string; text: string }

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const typosEach = 3

/** One slip anywhere in a word of two letters or more: one left out, put in, another one, or two swapped. */
export function slip(random: Random, text: string): string {
  const words = text.split(' ')
  for (;;) {
    const at = random.below(words.length)
    const word = words[at]!
    if (word.length < 2) continue
    const index = random.below(word.length)
    const [head, tail] = [word.slice(0, index), word.slice(index)]
    const changed = [
      () => head + tail.slice(1),
      () => head + random.pick(letters) + tail,
      () => head + random.pick(letters) + tail.slice(1),
      () => head + (tail[1] ?? '') + tail[0]! + tail.slice(2),
    ][random.below(4)]!()
    if (changed !== word && changed !== '') return words.with(at, changed).join(' ')
  }
}

/** How people are asked for who misremember or cut short: the same for the same people and seed. */
export function misspeltNames(random: Random, people: readonly Named[]): Record<MisspeltClass, Misspelt[]> {
  const asked: Record<MisspeltClass, Misspelt[]> = {
    'pinyin, one typo': [],
    'Hong Kong, one typo': [],
    'legal name, one typo': [],
    'surname and initials': [],
  }
  const misspell = (kind: MisspeltClass, id: string, text: string) => {
    for (let typo = 0; typo < typosEach; typo++) asked[kind].push({ id, text: slip(random, text) })
  }
  for (const { id, legalFirst, legalLast, nameHans } of people) {
    misspell('legal name, one typo', id, fold(`${legalFirst} ${legalLast}`))
    const spellings = nameHans === null ? [] : spellingsOf(nameHans)
    const [pinyin, , , hongKong] = spellings.map(({ surnames, given }) => ({
      surname: surnames[0]!,
      given: given.map((options) => options[0]!),
    }))
    if (!pinyin || pinyin.given.length < 2) continue
    misspell('pinyin, one typo', id, `${pinyin.surname} ${pinyin.given.join('')}`)
    if (hongKong) misspell('Hong Kong, one typo', id, [hongKong.surname, ...hongKong.given].join(' '))
    const initials = pinyin.given.map((syllable) => syllable[0]).join('')
    asked['surname and initials'].push({ id, text: `${pinyin.surname} ${initials}` })
  }
  return asked
}
