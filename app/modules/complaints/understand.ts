import { pinyin } from 'pinyin-pro'
import type { Who } from './entries.ts'
import type { Matcher, Told } from './matcher.ts'
import type { Model } from './model.ts'
import { glossed } from './glosses.ts'
import { isSentence, plainWords } from './plain-words.ts'
import { plainSyllables, soundsOf } from './pinyin-syllables.ts'
import { withoutPicturesTaken } from './results-told.ts'
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
  /** Words of the tables stand in it, whether they tell something or not. */
  isMentioned: () => boolean
}

/** Shares of an entry's specialties, in their order. */
const shares = [1, 0.62, 0.4, 0.28]
/** What tells less than this share of the surest says nothing more. */
const leastShare = 0.55
/** An entry below this score holds by a character or two only; the model has a word too. */
const surely = 2.2
const mostSpecialties = 4
/** Who sees everything at first; that the model thinks of them says nothing against what the table knows. */
const generalists = new Set(['family-medicine', 'general-practice', 'internal-medicine', 'nurse-practitioner'])
/** What the model believes, beside entries that hold for sure. */
const besideTable = 0.8
/** A complaint of the vocabulary counts nearly as much as the surest entry. */
const knownWeight = 0.9
/** A sentence in both languages is understood by its Chinese words a little less surely. */
const glossWeight = 0.9

/** Either may be left out, which is how each is measured alone. */
export type Knowledge = { matcher: Matcher | null; model: Model | null }

/** A complaint that the search knows by other means, with its specialties in order. */
export type KnownComplaint = { specialtyIds: readonly string[] }

/** A word in letters that no table knows, not even misspelt, is somebody's name or nothing; any letters are like those of some complaint. */
const oneLatinWord = /^[\p{Script=Latin}\p{M}'-]+$/u

/** Reads a folded text; `known` are complaints of the vocabulary in it. Pure: nothing is kept of it. */
export function understandComplaint(
  folded: string,
  { matcher, model }: Knowledge,
  knownByName: readonly KnownComplaint[] = [],
): UnderstoodComplaint {
  const text = plainWords(folded)
  const known = withoutPicturesTaken(folded, knownByName, ({ specialtyIds }) => specialtyIds)
  const spoken = soundsOf(text)
  const { who } = personIn(spoken ? `${text} ${spoken.join(' ')}` : text)
  const all = matcher ? withoutRequests(tellIn(matcher, text, who), known.length > 0) : []
  const told = withoutPicturesTaken(folded, all, ({ complaint }) => complaint.specialtyIds)
  const surest = told[0]?.score ?? 0
  const kept = told.filter(({ score }) => score >= surest * leastShare).slice(0, 5)
  const scores = new Map<string, number>()
  const add = (id: string, score: number) => scores.set(id, (scores.get(id) ?? 0) + score)
  for (const { complaint, score } of kept) {
    // An entry that is about such a person only says more than one that is about anybody.
    const weight = (score / surest) ** 2 * (complaint.who ? 1.4 : 1)
    for (const [rank, id] of complaint.specialtyIds.entries()) add(id, weight * (shares[rank] ?? 0.2))
  }
  for (const { specialtyIds } of known)
    for (const [rank, id] of specialtyIds.entries()) add(id, knownWeight * (shares[rank] ?? 0.2))
  const isSure = surest >= surely || known.length > 0
  // Of few words the table knows all; in a sentence it may have read one of two things.
  const isHeard = !oneLatinWord.test(text) || kept.length > 0
  const guess = model && isHeard && (!isSure || isSentence(folded)) ? model.guess(text) : []
  for (const { id, share } of guess)
    if (!isSure) add(id, share * (kept.length > 0 ? 1.2 : 1))
    else if (!generalists.has(id)) add(id, share * besideTable)
  const ordered = [...scores].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1)).map(([id]) => id)
  const isForPerson = kept.length > 0 && kept[0]!.complaint.who !== null
  return {
    told: kept,
    specialtyIds: (isForPerson ? ordered : fitPerson(ordered, who)).slice(0, mostSpecialties),
    who,
    isGuess: kept.length === 0 && guess.length > 0,
    isMentioned: () => matcher?.mentions(text) === true,
  }
}

/** What the table says of a text, of its English words in Chinese where it has both, and of its sounds where characters say little. */
function tellIn(matcher: Matcher, text: string, who: ReadonlySet<Who>): Told[] {
  const inChinese = glossed(text)
  const told = [
    ...matcher.tell(text, soundsOf(text)),
    ...(inChinese ? matcher.tell(inChinese, null).map((each) => ({ ...each, score: each.score * glossWeight })) : []),
    ...heardIn(matcher, text),
  ].filter(({ complaint }) => complaint.who === null || who.has(complaint.who))
  told.sort((a, b) => b.score - a.score || (a.complaint.id < b.complaint.id ? -1 : 1))
  return told.filter(({ complaint }, index) => index === told.findIndex((other) => other.complaint === complaint))
}

/** A complaint with this score is said, and no chance. */
const said = 1.2

/** Who says what is wrong is understood by that: 该看哪个科, 女医生 and their like count where nothing else is said. */
function withoutRequests(told: readonly Told[], isKnownOtherwise: boolean): Told[] {
  const others = told.filter(({ complaint }) => complaint.kind !== 'request')
  return isKnownOtherwise || others.some(({ score, isMended }) => score >= said && !isMended) ? others : [...told]
}

const han = /\p{Script=Han}/gu
/** Fewer syllables sound like too much else. */
const leastHeard = 4

/** What characters tell by their sound: people type 带状泡疹 for 带状疱疹. */
function heardIn(matcher: Matcher, text: string): Told[] {
  const characters = text.match(han) ?? []
  if (characters.length < leastHeard) return []
  const syllables = pinyin(characters.join(''), { toneType: 'none', type: 'array', v: true, nonZh: 'removed' })
  return matcher
    .tell('', plainSyllables(syllables))
    .filter(({ words }) => words.join(' ').split(' ').length >= leastHeard)
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
  dermatology: ['dermatology', 'pediatrics'],
  'allergy-and-immunology': ['allergy-and-immunology', 'pediatrics'],
  otolaryngology: ['otolaryngology', 'pediatrics'],
  nutrition: ['nutrition', 'pediatrics'],
  'plastic-surgery': ['plastic-surgery', 'pediatrics'],
  optometry: ['optometry', 'ophthalmology', 'pediatrics'],
  'orthopedic-surgery': ['orthopedic-surgery', 'pediatrics'],
  'speech-therapy': ['speech-therapy', 'pediatrics'],
  'occupational-therapy': ['occupational-therapy', 'pediatrics'],
  audiology: ['audiology', 'pediatrics', 'otolaryngology'],
  'maternal-and-fetal-medicine': ['maternal-and-fetal-medicine', 'obstetrics-and-gynecology'],
}
/** Babies are shown to a pediatrician with everything but their eyes, teeth and ears. */
const forInfants = new Set(['ophthalmology', 'pediatric-dentistry', 'dentistry', 'audiology', 'speech-therapy'])
/** A baby beside what these see is the one that was born or is wished for. */
const forMothers = new Set([
  'obstetrics-and-gynecology',
  'midwifery',
  'maternal-and-fetal-medicine',
  'reproductive-endocrinology',
])
const forChildren = new Set(['pediatrics', 'pediatric-dentistry', 'child-psychiatry', 'adolescent-medicine'])
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
  if (who.has('infant') && forMothers.has(first)) return [...ordered]
  if (who.has('infant') && !forInfants.has(first)) return ahead(['pediatrics'])
  if (who.has('child')) return ahead(childOf[first] ?? ['pediatrics']).filter((id) => !forGrownUps.has(id))
  if (who.has('pregnant') && !notForPregnancy.has(first)) return ahead(['obstetrics-and-gynecology'])
  const grownUps = ordered.filter((id) => !who.has('elder') || !forChildren.has(id))
  if (who.has('elder') && (first === 'family-medicine' || first === 'internal-medicine'))
    return [...new Set([first, ...grownUps.slice(0, 2), 'geriatric-medicine', ...grownUps])]
  return grownUps
}
