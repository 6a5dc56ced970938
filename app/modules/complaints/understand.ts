import type { Who } from './entries.ts'
import type { Matcher, Told } from './matcher.ts'
import type { Model } from './model.ts'
import { plainWords } from './plain-words.ts'
import { soundsOf } from './pinyin-syllables.ts'
import { personIn } from './who.ts'

/** What a sentence tells of a complaint: which kinds of doctor, the likeliest first, and how that was read. */
export type UnderstoodComplaint = {
  /** Entries of the table that the sentence tells, the surest first; empty when only the model answered. */
  told: Told[]
  /** Kinds of doctor for it, the fitting first. */
  specialtyIds: string[]
  who: ReadonlySet<Who>
  /** The model was asked, because no entry holds. */
  isGuess: boolean
}

/** Shares of an entry's specialties, in their order. */
const shares = [1, 0.62, 0.4, 0.28]
/** What tells less than this share of the surest says nothing more. */
const leastShare = 0.55
/** An entry below this score holds by a character or two only; the model has a word too. */
const surely = 2.2
const mostSpecialties = 4

/** Either may be left out, which is how each is measured alone. */
export type Knowledge = { matcher: Matcher | null; model: Model | null }

/** Reads a folded text. Pure: nothing is kept of it. */
export function understandComplaint(folded: string, { matcher, model }: Knowledge): UnderstoodComplaint {
  const text = plainWords(folded)
  const { who } = personIn(text)
  const syllables = soundsOf(text)
  const told = (matcher?.tell(text, syllables) ?? []).filter(
    ({ complaint }) => complaint.who === null || who.has(complaint.who),
  )
  const surest = told[0]?.score ?? 0
  const kept = told.filter(({ score }) => score >= surest * leastShare).slice(0, 5)
  const scores = new Map<string, number>()
  for (const { complaint, score } of kept) {
    // An entry that is about such a person only says more than one that is about anybody.
    const weight = (score / surest) ** 2 * (complaint.who ? 1.4 : 1)
    for (const [rank, id] of complaint.specialtyIds.entries())
      scores.set(id, (scores.get(id) ?? 0) + weight * (shares[rank] ?? 0.2))
  }
  const isUnsure = surest < surely
  const guess = isUnsure && model ? model.guess(text) : []
  for (const { id, share } of guess) scores.set(id, (scores.get(id) ?? 0) + share * (kept.length > 0 ? 1.2 : 1))
  const ordered = [...scores].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1)).map(([id]) => id)
  const isForPerson = kept.some(({ complaint }) => complaint.who !== null)
  return {
    told: kept,
    specialtyIds: (isForPerson ? ordered : fitPerson(ordered, who)).slice(0, mostSpecialties),
    who,
    isGuess: kept.length === 0 && guess.length > 0,
  }
}

const childOf: Readonly<Record<string, string[]>> = {
  dentistry: ['pediatric-dentistry', 'dentistry'],
  'pediatric-dentistry': ['pediatric-dentistry', 'dentistry'],
  orthodontics: ['orthodontics', 'pediatric-dentistry'],
  psychiatry: ['child-psychiatry', 'pediatrics'],
  'child-psychiatry': ['child-psychiatry', 'pediatrics'],
  psychology: ['psychology', 'child-psychiatry', 'pediatrics'],
  'mental-health-counseling': ['mental-health-counseling', 'child-psychiatry', 'pediatrics'],
  ophthalmology: ['ophthalmology', 'pediatrics'],
  optometry: ['optometry', 'ophthalmology', 'pediatrics'],
  'orthopedic-surgery': ['orthopedic-surgery', 'pediatrics'],
  'speech-therapy': ['speech-therapy', 'pediatrics'],
  'occupational-therapy': ['occupational-therapy', 'pediatrics'],
  audiology: ['audiology', 'pediatrics', 'otolaryngology'],
  'maternal-and-fetal-medicine': ['maternal-and-fetal-medicine', 'obstetrics-and-gynecology'],
}
const forGrownUps = new Set(['geriatric-medicine'])
const notForPregnancy = new Set([
  'dentistry',
  'ophthalmology',
  'optometry',
  'orthodontics',
  'periodontics',
  'endodontics',
  'oral-surgery',
])

/** The order for who is ill: children are taken to a pediatrician, who is with child to an obstetrician. */
function fitPerson(ordered: readonly string[], who: ReadonlySet<Who>): string[] {
  const [first] = ordered
  if (first === undefined) return []
  const ahead = (ids: readonly string[]) => [...new Set([...ids, ...ordered])]
  if (who.has('child')) return ahead(childOf[first] ?? ['pediatrics']).filter((id) => !forGrownUps.has(id))
  if (who.has('pregnant') && !notForPregnancy.has(first)) return ahead(['obstetrics-and-gynecology'])
  if (who.has('elder') && (first === 'family-medicine' || first === 'internal-medicine'))
    return [...new Set([first, ...ordered.slice(0, 2), 'geriatric-medicine', ...ordered])]
  return [...ordered]
}
