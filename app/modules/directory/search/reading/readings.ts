import { namespaces, prefixLengths } from '../documents/document.ts'
import { all, any, key, range, value, word, type Expression } from '../index/expression.ts'
import { latinOptions } from '../romanization/name-forms.ts'
import { spellingsOf, type Spelling } from '../romanization/spellings.ts'
import { isSurnameSpelling, surnameInitials } from '../romanization/latin-names.ts'
import { lookupsOf, type Unit } from '../tokens.ts'
import type { Piece } from './vocabulary.ts'

const { surname, ownSurname, given, initials, prefix, facility, latinOnly } = namespaces
const joined = (units: readonly Unit[]) => units.map((unit) => unit.text).join('')
const isLatin = (text: string) => /^[a-z]/.test(text)

/** Every word or pair of characters stands in the name. */
export const exactName = (units: readonly Unit[]): Expression => all(lookupsOf(units).map(word))

/**
 * A surname and the whole given name, in either order, divided wherever it may be divided: "zhang mei ling",
 * "meiling zhang", "zhangmeiling", 张美玲. Null when the units cannot be a whole name.
 */
export function wholeName(units: readonly Unit[]): Expression | null {
  const divisions: [string, string][] = []
  if (units.length === 1 && units[0]!.kind === 'word') divisions.push(...divideWord(units[0]!.text))
  else {
    for (const length of [1, 2]) {
      if (units.length <= length) break
      divisions.push([joined(units.slice(0, length)), joined(units.slice(length))])
      divisions.push([joined(units.slice(-length)), joined(units.slice(0, -length))])
    }
  }
  if (divisions.length === 0) return null
  return any(divisions.map(([family, own]) => all([key(surname + family), key(given + own)])))
}

/** A joined name cut where one side is a surname's spelling. */
export function divideWord(text: string): [surname: string, given: string][] {
  const divisions: [string, string][] = []
  for (let at = 1; at < text.length; at++) {
    const [head, tail] = [text.slice(0, at), text.slice(at)]
    if (isSurnameSpelling(head)) divisions.push([head, tail])
    if (isSurnameSpelling(tail)) divisions.push([tail, head])
  }
  return divisions
}

/** A surname and the initials of a given name, in either order: "bai zn", "mk cheung". Null for anything else. */
export function surnameAndInitials(units: readonly Unit[]): Expression | null {
  if (units.length < 2 || units.length > 3 || !units.every(({ text }) => isLatin(text))) return null
  const divisions = [
    [joined(units.slice(0, -1)), units.at(-1)!.text],
    [joined(units.slice(1)), units[0]!.text],
  ] as const
  const initialed = divisions.filter(([, own]) => own.length === 2 || own.length === 3)
  if (initialed.length === 0) return null
  return any(
    initialed.map(([family, own]) =>
      all([key(surname + family), any(surnameInitials(family).map((first) => key(initials + first + own)))]),
    ),
  )
}

/** Every word stands in the person's name or in the name of the place. */
export const nameOrFacility = (units: readonly Unit[]): Expression =>
  all(lookupsOf(units).map((text) => any([word(text), key(facility + text)])))

/** One of the words is a surname as its bearer writes it; null when none is in Latin letters. */
export function ownSurnameIn(units: readonly Unit[]): Expression | null {
  const words = units.filter(({ text }) => isLatin(text))
  return words.length > 0 ? any(words.map(({ text }) => key(ownSurname + text))) : null
}

/**
 * What the pieces with meanings mean, and the other words as names or places. The specialties of a complaint have an order:
 * first come those whom its first specialty finds, then those of its second, and so on. Beside a specialty that is named, a
 * complaint says why somebody goes there: 失眠 看中医 finds everybody of 中医, after those who see it by its own specialties.
 */
export function understoodReading(
  pieces: readonly Piece[],
  rest: (units: readonly Unit[]) => Expression,
): Expression[] {
  const said = pieces.filter((piece) => !piece.isFiller)
  const steps = Math.max(1, ...said.map((piece) => stepsOf(piece).length))
  const readings = Array.from({ length: steps }, (_, step) =>
    all(
      said.map((piece) => {
        if (piece.meanings.length === 0) return rest(piece.units)
        const values = stepsOf(piece)
        return any(values[Math.min(step, values.length - 1)]!.map((each) => value(each.group, each.id)))
      }),
    ),
  )
  const asked = said.filter((piece) => !isOnly(piece, 'symptom'))
  const isWithReason = asked.length < said.length && asked.some((piece) => isOnly(piece, 'specialty'))
  return isWithReason ? [...readings, ...understoodReading(asked, rest)] : readings
}

const isOnly = ({ meanings }: Piece, kind: Piece['meanings'][number]['kind']) =>
  meanings.length > 0 && meanings.every((meaning) => meaning.kind === kind)

type Values = Piece['meanings'][number]['values']

/** What a piece may mean, step by step: each step holds the one before and something less likely. */
function stepsOf({ meanings }: Piece): Values[] {
  const all = meanings.flatMap((meaning) => meaning.values)
  const ordered = meanings.find((meaning) => meaning.kind === 'symptom')?.values ?? []
  const steps = ordered.map((_, index) => ordered.slice(0, index + 1))
  return all.length > 0 ? [...steps.slice(0, -1), all] : []
}

type Alternatives = (text: string) => Expression[]
const inFacility: Alternatives = (text) => [key(facility + text)]

/**
 * Names that only begin as typed, by initials, or known in Latin letters only and asked for in Chinese; `others` are
 * further ways in which a word may be found, by default in the name of the place.
 */
export function looseName(units: readonly Unit[], others: Alternatives = inFacility): Expression {
  if (units.length > 1 && units.every((unit) => unit.kind === 'word' && unit.text.length === 1))
    return key(initials + joined(units))
  const parts: Expression[] = []
  for (let at = 0; at < units.length;) {
    const unit = units[at]!
    if (unit.kind === 'word') {
      parts.push(looseWord(unit.text, others))
      at++
      continue
    }
    let end = at
    while (units[end]?.kind === 'han') end++
    parts.push(looseCharacters(units.slice(at, end), others))
    at = end
  }
  return all(parts)
}

function looseWord(text: string, others: Alternatives): Expression {
  const ways = [word(text), ...others(text)]
  if (isLatin(text)) {
    ways.push(beginning(text))
    if (text.length <= 5) ways.push(key(initials + text))
    for (const [family, own] of divideWord(text)) {
      if (text.startsWith(family))
        ways.push(all([key(surname + family), any([word(own), beginning(own), key(initials + own)])]))
    }
  }
  return any(ways)
}

function beginning(text: string): Expression {
  if ((prefixLengths as readonly number[]).includes(text.length)) return key(prefix + text)
  if (text.length > Math.max(...prefixLengths))
    return any([surname, given, namespaces.word].map((namespace) => range(namespace + text)))
  return any([])
}

function looseCharacters(units: readonly Unit[], others: Alternatives): Expression {
  const exact = all(lookupsOf(units).map((text) => any([word(text), ...others(text)])))
  return any([exact, all([key(latinOnly), soundsLike(units)])])
}

/** Spellings of one character that are tried in a joined given name. */
const joinedOptions = 3
/** No name has more characters. */
const longestName = 5

/**
 * Names that sound as the characters do, in any spelling: the surname and the whole given name, or the given name
 * alone. One character may stand anywhere.
 */
export function soundsLike(units: readonly Unit[]): Expression {
  const text = joined(units)
  if (units.length > longestName) return any([])
  if (units.length === 1) return any(latinOptions(text)[0]!.map(word))
  const givenNames = (spellings: Spelling[]) =>
    [...new Set(spellings.flatMap(({ given: options }) => joinings(options)))].map((each) => key(given + each))
  const whole = spellingsOf(text).map((spelling) =>
    all([any(spelling.surnames.map((each) => key(surname + each))), any(givenNames([spelling]))]),
  )
  // A third character makes it a name with its surname.
  return any(units.length > 2 ? whole : [...whole, ...givenNames(spellingsOf(anySurname + text))])
}

/** What follows a surname is read as a given name. */
const anySurname = '王'

function joinings(options: readonly string[][]): string[] {
  return options.reduce<string[]>(
    (heads, tails) => heads.flatMap((head) => tails.slice(0, joinedOptions).map((tail) => head + tail)),
    [''],
  )
}

/** Places whose names have every word, the last of them perhaps only begun. */
export function facilityName(units: readonly Unit[]): Expression {
  const lookups = lookupsOf(units)
  return all(
    lookups.map((text, index) =>
      index === lookups.length - 1 && isLatin(text) ? range(facility + text) : key(facility + text),
    ),
  )
}
