import { fold } from '../fold.ts'
import { givenSyllables, isSurnameSpelling } from './latin-names.ts'
import { divideName, spellingsOf, type Spelling } from './spellings.ts'
import { tokensOf, unitsOf, type Unit } from '../tokens.ts'

export type SuppliedForm = 'hans' | 'hant' | 'pinyin' | 'jyutping' | 'hk_roman' | 'tw_roman' | 'english' | 'alias'

export type NameInput = {
  legalFirst: string
  legalLast: string
  legalMiddle: string | null
  preferredName: string | null
  nameHans: string | null
  nameHant: string | null
  pronunciationPinyin: string | null
  pronunciationJyutping: string | null
  supplied: { form: SuppliedForm; value: string }[]
}

/** Everything by which one person can be asked for. All folded; Latin spellings joined ("auyeung", "meiling"). */
export type NameForms = {
  surnames: Set<string>
  /** Surnames as the person writes them in Latin letters, none of those that are derived from characters. */
  ownSurnames: Set<string>
  givens: Set<string>
  /** Single characters, pairs of characters, syllables and words, beyond those above. */
  words: Set<string>
  initials: Set<string>
  /** No Chinese characters are known: a query in characters may reach this name through its spellings. */
  isLatinOnly: boolean
}

const isHan = (unit: Unit) => unit.kind === 'han'
const joined = (units: readonly { text: string }[]) => units.map((unit) => unit.text).join('')

/** The eight forms of a name: Simplified, Traditional, pinyin, initials, Jyutping, Hong Kong, Taiwan, English. */
export function nameForms(input: NameInput): NameForms {
  const forms: NameForms = {
    surnames: new Set(),
    ownSurnames: new Set(),
    givens: new Set(),
    words: new Set(),
    initials: new Set(),
    isLatinOnly: true,
  }
  const legalLast = unitsOf(input.legalLast)
  addLegalName(forms, input, legalLast)
  addLatinName(forms, input.preferredName, 'surname-last', joined(legalLast))
  const isHanName = ({ value }: { value: string }) => unitsOf(value).some(isHan)
  for (const { form, value } of input.supplied.filter((each) => !isHanName(each)))
    addLatinName(forms, value, form === 'english' ? 'surname-last' : 'surname-first')
  // So far as written by people; what follows is derived, and how a name is pronounced is not how it is written.
  forms.ownSurnames = new Set(forms.surnames)
  addLatinName(forms, input.pronunciationPinyin, 'surname-first')
  addLatinName(forms, input.pronunciationJyutping, 'surname-first')
  if (input.nameHans || input.nameHant)
    addHanName(forms, input.nameHans ?? input.nameHant!, input.nameHant ?? input.nameHans!)
  for (const { value } of input.supplied.filter(isHanName)) addHanName(forms, value, value)
  for (const word of [...forms.surnames, ...forms.givens]) forms.words.delete(word)
  return forms
}

function addHanName(forms: NameForms, name: string, original: string): void {
  const units = unitsOf(name)
  const characters = units.filter(isHan)
  if (characters.length === 0) return
  forms.isLatinOnly = false
  for (const token of tokensOf(units)) forms.words.add(token)
  const { surname, given } = divideName(joined(characters))
  forms.surnames.add(surname)
  if (given) forms.givens.add(given)
  const traditional = [...original].filter((character) => /\p{Script=Han}/u.test(character)).join('')
  for (const spelling of spellingsOf(joined(characters), traditional)) addSpelling(forms, spelling)
}

function addSpelling(forms: NameForms, { surnames, surnameParts, given }: Spelling): void {
  for (const surname of surnames) forms.surnames.add(surname)
  for (const part of surnameParts) forms.words.add(part)
  for (const options of given) for (const option of options) forms.words.add(option)
  if (given.length === 0) return
  const usual = given.map((options) => options[0]!)
  forms.givens.add(usual.join(''))
  // One syllable varied at a time: "siman" beside "szeman", without the product of all spellings.
  for (const [index, options] of given.entries())
    if (options[1]) forms.givens.add(usual.with(index, options[1]).join(''))
  addInitials(forms, surnameParts.length > 1 ? surnameParts : surnames.slice(0, 1), usual)
}

function addInitials(forms: NameForms, surname: readonly string[], given: readonly string[]): void {
  const family = surname.map((word) => word[0]).join('')
  const own = given.map((word) => word[0]).join('')
  forms.initials.add(family + own)
  forms.initials.add(own + family)
}

function addLegalName(forms: NameForms, input: NameInput, last: Unit[]): void {
  const first = unitsOf(input.legalFirst)
  const middle = unitsOf(input.legalMiddle ?? '')
  addPerson(forms, last, first)
  // Registries often keep the second syllable of a given name as a middle name.
  if (middle.length > 0) {
    for (const unit of middle) forms.words.add(unit.text)
    if (joined(middle).length > 1) addPerson(forms, last, [...first, ...middle])
  }
}

function addLatinName(
  forms: NameForms,
  name: string | null,
  order: 'surname-first' | 'surname-last',
  legalLast = '',
): void {
  const units = unitsOf(name ?? '').filter((unit) => !isHan(unit))
  if (units.length === 0) return
  for (const unit of units) forms.words.add(unit.text)
  const [first, last] = [units[0]!, units.at(-1)!]
  if (units.length === 1) forms.givens.add(first.text)
  else if (order === 'surname-first') addPerson(forms, [first], units.slice(1))
  else if (last.text === legalLast || isSurnameSpelling(last.text)) addPerson(forms, [last], units.slice(0, -1))
  else forms.givens.add(joined(units))
}

function addPerson(forms: NameForms, last: readonly Unit[], first: readonly Unit[]): void {
  const surname = joined(last)
  const given = joined(first)
  if (surname) forms.surnames.add(surname)
  if (given) forms.givens.add(given)
  for (const unit of [...last, ...first]) forms.words.add(unit.text)
  if (!surname || !given) return
  const family = last.map((unit) => unit.text)
  if (first.length > 1)
    addInitials(
      forms,
      family,
      first.map((unit) => unit.text),
    )
  for (const way of first.length === 1 ? givenSyllables(given, surname) : []) {
    for (const syllable of way) forms.words.add(syllable)
    addInitials(forms, family, way)
  }
}

/** For each character of a run, every Latin syllable it may be spelled with; the first is read as a surname too. */
export function latinOptions(han: string): string[][] {
  const options = [...fold(han)].map(() => new Set<string>())
  for (const spelling of spellingsOf(han)) {
    const head = options.length - spelling.given.length
    const parts = head === 1 ? [spelling.surnames] : spelling.surnameParts.map((part) => [part])
    for (const [index, each] of [...parts, ...spelling.given].entries())
      for (const option of each) options[index]?.add(option)
  }
  return options.map((each) => [...each])
}
