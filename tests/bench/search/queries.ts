import { noFilters, type SearchFilters } from '#app/modules/directory/search/search-query.ts'
import { editsOf } from '#app/modules/complaints/edits.ts'
import { spellingsOf } from '#app/modules/directory/search/romanization/spellings.ts'
import { commonSpecialty, type Corpus, type Doctor } from './corpus.ts'
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
function subjects(corpus: Corpus, count: number): Named[] {
  return Array.from({ length: count }, (_, index) => {
    let rank = Math.floor(((index + 0.5) / count) * corpus.size)
    while (corpus.at(rank).han.length !== 3) rank++
    const doctor = corpus.at(rank)
    const [pinyin, taiwan, jyutping, hongKong] = spellingsOf(doctor.han).map(({ surnames, given }) => [
      surnames[0]!,
      ...given.map((options) => options[0]!),
    ])
    return { ...doctor, syllables: { pinyin: pinyin!, taiwan: taiwan!, jyutping: jyutping!, hongKong: hongKong! } }
  })
}

const joinGiven = ([surname, ...given]: string[]) => `${surname} ${given.join('')}`

export type IsSomebody = (text: string) => Promise<boolean>

/**
 * One typing error in the given name that makes it nobody's; the first letter stays, as people rarely miss that one.
 * A misspelt name that is somebody else's has that person for its right answer.
 */
async function misspeltNames(random: Random, people: readonly Named[], isSomebody: IsSomebody): Promise<string[]> {
  const typos: string[] = []
  for (const { syllables } of people) {
    const [surname, ...given] = syllables.pinyin
    const name = given.join('')
    const edits = [...editsOf(name)].filter((edit) => edit[0] === name[0] && edit.length >= 4)
    let text = ''
    for (let attempt = 0; attempt < 40 && (text === '' || (await isSomebody(text))); attempt++)
      text = `${surname} ${random.pick(edits)}`
    typos.push(text)
  }
  return typos
}

export async function speedQueries(
  corpus: Corpus,
  count: number,
  isSomebody: IsSomebody,
): Promise<Record<SpeedClass, BenchQuery[]>> {
  const { reference } = corpus
  const random = new Random(7)
  const people = subjects(corpus, count)
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
  const beginnings = ['stev', 'will', 'rodr', 'emil', 'garc', 'rive', 'davi', 'jaso']
  const typos = await misspeltNames(random, people, isSomebody)
  return {
    'exact name': people.map(({ han }) => question(han)),
    specialty: each((index) => question(specialties[index % specialties.length]!.name)),
    pinyin: people.map(({ syllables }) => question(joinGiven(syllables.pinyin))),
    // Beginnings that are no whole word and hold no surname, for which every engine means the same.
    prefix: each((index) => question(beginnings[index % beginnings.length]!, { isPrefix: true })),
    typo: people.map(({ han }, index) => question(typos[index]!, { target: han, isMisspelt: true })),
    'text + 3 filters': people.map(({ syllables }) => question(syllables.pinyin[0]!, { filters: filters() })),
    'filters only': each(() => question('', { filters: filters(random.pick(reference.specialties).id) })),
    'common term': each(() => question(common.name)),
  }
}

export async function recallQueries(
  corpus: Corpus,
  count: number,
  isSomebody: IsSomebody,
): Promise<Record<RecallClass, BenchQuery[]>> {
  const { reference } = corpus
  const random = new Random(11)
  const people = subjects(corpus, count)
  const aliased = reference.specialties.filter(({ aliases }) => aliases.length > 0)
  const ask = (make: (person: Named) => string, more: (person: Named) => Partial<BenchQuery> = () => ({})) =>
    people.map((person) => question(make(person), { target: person.han, ...more(person) }))
  const typos = await misspeltNames(random, people, isSomebody)
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
    typo: people.map(({ han }, index) => question(typos[index]!, { target: han, isMisspelt: true })),
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
