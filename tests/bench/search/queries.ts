import { noFilters, type SearchFilters } from '#app/modules/directory/search/search-query.ts'
import { editsOf } from '#app/modules/directory/search/spelling.ts'
import { spellingsOf } from '#app/modules/directory/search/romanization/spellings.ts'
import type { Doctor, Reference } from './corpus.ts'
import { commonSpecialty } from './corpus.ts'
import { Random } from './random.ts'

/**
 * One question, put to every engine. Ours reads `text`; the others are told what to look for: words, the last of them
 * perhaps only begun, or a run of characters.
 */
export type BenchQuery = {
  text: string
  words: string[]
  isPrefix: boolean
  /** One word is misspelt: engines that can look for near ones do. */
  isMisspelt: boolean
  filters: SearchFilters
  /** A good answer holds somebody of this Chinese name, or consists of doctors of this specialty. */
  target: string | null
  targetSpecialty: string | null
}

export const speedClasses = [
  'exact name',
  'specialty',
  'pinyin',
  'prefix',
  'typo',
  'text + 3 filters',
  'filters only',
  'common term',
] as const
export type SpeedClass = (typeof speedClasses)[number]

export const recallClasses = [
  'exact',
  'prefix',
  'joined pinyin',
  'initials',
  'Jyutping',
  'Hong Kong',
  'Taiwan',
  'typo',
  'reordered',
  'specialty alias',
  'text + filters',
] as const
export type RecallClass = (typeof recallClasses)[number]

const question = (text: string, more: Partial<BenchQuery> = {}): BenchQuery => ({
  text,
  words: text.split(' ').filter(Boolean),
  isPrefix: false,
  isMisspelt: false,
  filters: noFilters,
  target: null,
  targetSpecialty: null,
  ...more,
})

type Named = Doctor & { syllables: Record<'pinyin' | 'taiwan' | 'jyutping' | 'hongKong', string[]> }

/** Doctors to ask for: evenly spread, with three-character names. */
function subjects(doctors: readonly Doctor[], count: number): Named[] {
  const named = doctors.filter(({ han }) => han.length === 3)
  return Array.from({ length: count }, (_, index) => {
    const doctor = named[Math.floor(((index + 0.5) / count) * named.length)]!
    const [pinyin, taiwan, jyutping, hongKong] = spellingsOf(doctor.han).map(({ surnames, given }) => [
      surnames[0]!,
      ...given.map((options) => options[0]!),
    ])
    return { ...doctor, syllables: { pinyin: pinyin!, taiwan: taiwan!, jyutping: jyutping!, hongKong: hongKong! } }
  })
}

const joinGiven = ([surname, ...given]: string[]) => `${surname} ${given.join('')}`

/** One typing error in the given name; never another letter at its start, as people rarely miss that one. */
function misspelt(random: Random, [surname, ...given]: string[]): string {
  const name = given.join('')
  const edits = [...editsOf(name)].filter((edit) => edit[0] === name[0] && edit.length >= 4)
  return `${surname} ${random.pick(edits)}`
}

export function speedQueries(
  doctors: readonly Doctor[],
  reference: Reference,
  count: number,
): Record<SpeedClass, BenchQuery[]> {
  const random = new Random(7)
  const people = subjects(doctors, count)
  const specialties = reference.specialties.filter(({ id, name }) => [...name].length === 2 && id !== commonSpecialty)
  const common = reference.specialties.find(({ id }) => id === commonSpecialty)!
  const filters = (specialty?: string): SearchFilters => ({
    ...noFilters,
    specialtyIds: specialty ? [specialty] : [],
    neighborhoodIds: [reference.neighborhoodIds[random.below(6)]!],
    planIds: [random.pick(reference.planIds)],
    acceptingNew: true,
  })
  const each = <T>(make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
  return {
    'exact name': people.map(({ han }) => question(han)),
    specialty: each((index) => question(specialties[index % specialties.length]!.name)),
    pinyin: people.map(({ syllables }) => question(joinGiven(syllables.pinyin))),
    prefix: people
      .map(({ syllables }) => question(syllables.pinyin.slice(1).join('').slice(0, 4)))
      .map((each) => ({ ...each, isPrefix: true })),
    typo: people.map(({ syllables, han }) =>
      question(misspelt(random, syllables.pinyin), { target: han, isMisspelt: true }),
    ),
    'text + 3 filters': people.map(({ syllables }) => question(syllables.pinyin[0]!, { filters: filters() })),
    'filters only': each(() => question('', { filters: filters(random.pick(reference.specialties).id) })),
    'common term': each(() => question(common.name)),
  }
}

export function recallQueries(
  doctors: readonly Doctor[],
  reference: Reference,
  count: number,
): Record<RecallClass, BenchQuery[]> {
  const random = new Random(11)
  const people = subjects(doctors, count)
  const aliased = reference.specialties.filter(({ aliases }) => aliases.length > 0)
  const ask = (make: (person: Named) => string, more: (person: Named) => Partial<BenchQuery> = () => ({})) =>
    people.map((person) => question(make(person), { target: person.han, ...more(person) }))
  return {
    exact: ask(({ han }) => han),
    prefix: ask(
      ({ syllables }) => joinGiven(syllables.pinyin).slice(0, -2),
      () => ({ isPrefix: true }),
    ),
    'joined pinyin': ask(({ syllables }) => syllables.pinyin.join('')),
    initials: ask(
      ({ syllables }) => syllables.pinyin.map((each) => each[0]).join(''),
      ({ document }) => ({
        filters: {
          ...noFilters,
          specialtyIds: document.specialtyIds,
          neighborhoodIds: document.neighborhoodId ? [document.neighborhoodId] : [],
        },
      }),
    ),
    Jyutping: ask(({ syllables }) => syllables.jyutping.join(' ')),
    'Hong Kong': ask(({ syllables }) => syllables.hongKong.join(' ')),
    Taiwan: ask(({ syllables }) => syllables.taiwan.join(' ')),
    typo: ask(
      ({ syllables }) => misspelt(random, syllables.pinyin),
      () => ({ isMisspelt: true }),
    ),
    reordered: ask(({ syllables: { pinyin } }) => `${pinyin.slice(1).join('')} ${pinyin[0]}`),
    'specialty alias': Array.from({ length: count }, (_, index) => {
      const specialty = aliased[index % aliased.length]!
      const alias = specialty.aliases[index % specialty.aliases.length]!
      return question(alias, { words: [alias], targetSpecialty: specialty.id })
    }),
    'text + filters': ask(
      ({ syllables }) => syllables.pinyin[0]!,
      ({ document }) => ({
        filters: {
          ...noFilters,
          specialtyIds: document.specialtyIds,
          neighborhoodIds: document.neighborhoodId ? [document.neighborhoodId] : [],
          planIds: document.plans
            .filter((fact) => fact.until > 0)
            .slice(0, 1)
            .map((fact) => fact.id),
          acceptingNew: document.acceptingUntil !== null,
        },
      }),
    ),
  }
}
