import { pinyin } from 'pinyin-pro'
import { foldHan } from '../fold.ts'
import { hongKongSpellings } from './hong-kong.ts'
import { jyutpingOf } from './jyutping.ts'
import { compoundSurnames, surnameHabits, surnameJyutping, surnamePinyin } from './surnames.ts'
import { taiwanSpellings } from './taiwan.ts'

/** One way of writing a Chinese name in Latin letters. Each list begins with the usual spelling. */
export type Spelling = {
  /** Spellings of the whole surname, joined: ["ouyang"]. */
  surnames: string[]
  /** The surname's syllables, when it has two characters. */
  surnameParts: string[]
  /** Spellings of each character of the given name. */
  given: string[][]
}

export type HanName = { surname: string; given: string }

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]
const words = (list: string | undefined): string[] => (list ? list.split(' ') : [])

/** Divides a Chinese name (simplified characters): compound surnames are known, every other is one character. */
export function divideName(name: string): HanName {
  const characters = [...name]
  const two = characters.slice(0, 2).join('')
  const length = characters.length > 2 && compoundSurnames.has(two) ? 2 : 1
  return { surname: characters.slice(0, length).join(''), given: characters.slice(length).join('') }
}

/** ü is typed v, printed u on old papers and yu on passports since 2012. */
function umlautForms(syllable: string): string[] {
  if (!syllable.includes('v')) return [syllable]
  return [syllable.replace('v', 'u'), syllable, syllable.replace('v', 'yu')]
}

/** Mandarin readings of a name, one syllable a character, ü as v. The surname is read as a surname. */
export function pinyinOf(name: string): string[] {
  return pinyin(name, { toneType: 'none', type: 'array', surname: 'head', v: true, nonZh: 'removed' })
}

/** The Cantonese reading of a surname (simplified, with the original characters for the common case). */
function surnameJyutpingOf(surname: string, original: string): string[] {
  const habit = surnameJyutping[surname]
  return habit ? habit.split(' ') : jyutpingOf(original)
}

function hongKongSurnames(surname: string, jyutping: readonly string[]): string[] {
  const [first, ...rest] = jyutping.map(hongKongSpellings)
  const ruled = first ? first.map((head) => head + rest.map((options) => options[0]).join('')) : []
  return unique([...words(surnameHabits[surname]?.hk), ...ruled])
}

function taiwanSurnames(surname: string, pinyinSyllables: readonly string[]): string[] {
  const [first, ...rest] = pinyinSyllables.map(taiwanSpellings)
  const ruled = first ? first.map((head) => head + rest.map((options) => options[0]).join('')) : []
  return unique([...words(surnameHabits[surname]?.tw), ...ruled])
}

/**
 * Every Latin spelling of a Chinese name: pinyin, Jyutping, Hong Kong, Taiwan, and the habits of Fujian families.
 * `original` is the Traditional form when known: Cantonese readings are surer from it.
 */
export function spellingsOf(name: string, original = name): Spelling[] {
  const simplified = foldHan(name)
  const { surname, given } = divideName(simplified)
  const surnameLength = [...surname].length
  const originals = [...original].length === [...simplified].length ? [...original] : [...simplified]
  const mandarin = pinyinOf(simplified)
  if (mandarin.length !== originals.length) return []
  const mandarinSurname = mandarin.slice(0, surnameLength)
  const mandarinGiven = mandarin.slice(surnameLength)
  const cantoneseSurname = surnameJyutpingOf(surname, originals.slice(0, surnameLength).join(''))
  const cantoneseGiven = jyutpingOf(originals.slice(surnameLength).join(''))
  const spellings: Spelling[] = [
    {
      surnames: unique([...umlautForms(mandarinSurname.join('')), ...(surnamePinyin[surname] ?? [])]),
      surnameParts: surnameLength > 1 ? mandarinSurname : [],
      given: mandarinGiven.map(umlautForms),
    },
    {
      surnames: taiwanSurnames(surname, mandarinSurname),
      surnameParts: surnameLength > 1 ? mandarinSurname.map((each) => taiwanSpellings(each)[0]!) : [],
      given: mandarinGiven.map((each) => taiwanSpellings(each)),
    },
  ]
  if (cantoneseGiven.length === [...given].length) {
    spellings.push(
      {
        surnames: [cantoneseSurname.join('')],
        surnameParts: surnameLength > 1 ? cantoneseSurname : [],
        given: cantoneseGiven.map((each) => [each]),
      },
      {
        surnames: hongKongSurnames(surname, cantoneseSurname),
        surnameParts: surnameLength > 1 ? cantoneseSurname.map((each) => hongKongSpellings(each)[0]!) : [],
        given: cantoneseGiven.map((each) => hongKongSpellings(each)),
      },
    )
  }
  const southern = words(surnameHabits[surname]?.sea)
  if (southern.length > 0)
    spellings.push({ surnames: southern, surnameParts: [], given: mandarinGiven.map((each) => [each]) })
  return spellings
}
