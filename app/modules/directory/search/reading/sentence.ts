import { withoutPicturesTaken } from '#app/modules/complaints/results-told.ts'
import type { KnownComplaint, UnderstoodComplaint } from '#app/modules/complaints/understand.ts'
import { all, any, value, type Expression } from '../index/expression.ts'
import type { ReadSentence, UnderstoodPart } from '../search-query.ts'
import { isDay } from './fillers.ts'
import { textOf } from './interpretation.ts'
import type { Piece } from './vocabulary.ts'

/** What a whole sentence asks for: kinds of doctor in order, and wishes that can be given up when nobody fits them all. */
export type Sentence = {
  specialtyIds: string[]
  /** Of these, the first, and whoever is nearly as right. */
  coreIds: string[]
  /** What is wrong leads to these, beside the kinds that are named: for when nobody of those is listed. */
  elseIds: string[]
  /** What the whole text tells. */
  complaint: UnderstoodComplaint
  /** Words that name no kind of doctor and no wish are known: they tell of a complaint, or whose it is. */
  isHeard: boolean
  /** What of it is said beside the names of doctors and wishes, for the reader. */
  told: UnderstoodComplaint['told']
  wishes: Wish[]
}

/** What is wished for beside the kind of doctor; pieces of one kind (two neighborhoods) are alternatives. */
export type Wish = { kind: WishKind; pieces: Piece[] }
type WishKind = (typeof wishKinds)[number]

/** In the order in which they are given up: what a patient can do without comes first. */
const wishKinds = ['flag', 'gender', 'neighborhood', 'plan', 'language'] as const

const isWishKind = (kind: string): boolean => (wishKinds as readonly string[]).includes(kind)
const nothingSaid: UnderstoodComplaint = {
  told: [],
  specialtyIds: [],
  who: new Set(),
  isGuess: false,
  isMentioned: () => false,
}

/** A kind of doctor that is named outweighs every complaint. */
const namedWeight = 3
/** Parts of the body that name a kind of doctor by themselves, and no more than a part of the body where something is wrong with it. */
const bareParts = new Set(['眼睛', '心脏', '皮肤', '肠胃', 'heart'])
const bareWeight = 0.6
/** Whoever does not want to live is not seen for their sleep first. */
const gravest = 'suicidal-thoughts'
const mostSpecialties = 6
/** What scores this share of the first kind of doctor is as right as it. */
const nearlyFirst = 0.7
const mostCore = 2

/** Complaints that the vocabulary knows by their names. */
export const knownComplaints = (pieces: readonly Piece[]): KnownComplaint[] =>
  pieces.flatMap(({ meanings }) => {
    const symptom = meanings.find(({ kind }) => kind === 'symptom')
    return symptom ? [{ specialtyIds: symptom.values.map(({ id }) => id) }] : []
  })

/**
 * What a text asks for. Whoever names a kind of doctor is given that kind: what they say is wrong orders several that are named, and the kinds
 * that it leads to come only where nobody of those named is listed.
 */
export function sentenceOf(
  pieces: readonly Piece[],
  complaintIn: (text: string) => UnderstoodComplaint,
  text: string,
): Sentence {
  const namings = withoutPicturesTaken(text, namingsIn(pieces), ({ values }) => values.map(({ id }) => id))
  // Where everything is a wish, nothing is said of what is wrong.
  const isWished = pieces.every(({ isFiller, meanings }) => isFiller || meanings.some(({ kind }) => isWishKind(kind)))
  const whole = isWished ? nothingSaid : complaintIn(text)
  const isSaid = whole.told.some(({ isSure }) => isSure)
  const named = namings.filter(({ isBare }) => !(isBare && isSaid))
  // The words that name a kind of doctor or a wish say nothing of what is wrong: 轮椅 beside 眼科 asks for a ramp.
  const said = named.length > 0 ? complaintIn(besideNames(pieces)) : whole
  const scores = new Map<string, number>()
  const add = (id: string, score: number) => scores.set(id, (scores.get(id) ?? 0) + score)
  for (const { values, isBare } of namings)
    for (const { id } of values) add(id, isBare && isSaid ? bareWeight : namedWeight)
  for (const { meanings } of pieces)
    for (const { id, values } of meanings) if (id === gravest) for (const each of values) add(each.id, namedWeight)
  const isNamed = (id: string) => named.length === 0 || scores.has(id)
  const led = said.isGuess && named.length > 0 ? [] : said.specialtyIds
  for (const [rank, id] of led.entries()) if (isNamed(id)) add(id, 1 / (1 + rank / 2))
  const ordered = [...scores].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
  const most = ordered[0]?.[1] ?? 0
  const specialtyIds = ordered.map(([id]) => id).slice(0, mostSpecialties)
  const core = ordered.filter(([, score]) => score >= most * nearlyFirst).slice(0, Math.max(mostCore, namings.length))
  return {
    specialtyIds,
    coreIds: core.map(([id]) => id),
    elseIds: led.filter((id) => !scores.has(id)),
    complaint: whole,
    isHeard: isHeard(said, named.length > 0),
    told: named.length > 0 ? said.told.filter(({ complaint }) => complaint.kind !== 'request') : said.told,
    wishes: wishesIn(pieces),
  }
}

/** Beside a kind of doctor that is named the model is not believed: what it thinks of any two characters. */
export const isHeard = ({ told, who, isGuess, isMentioned }: UnderstoodComplaint, isNamed: boolean): boolean =>
  told.length > 0 || who.size > 0 || isMentioned() || (isGuess && !isNamed)

/** Kinds of doctor that the words name, but for who sent the patient. */
const namingsIn = (pieces: readonly Piece[]) =>
  pieces.flatMap(({ meanings, units }, index) =>
    meanings.some(({ kind }) => kind === 'symptom') || isSender(pieces, index)
      ? []
      : meanings
          .filter(({ kind }) => kind === 'specialty')
          .map(({ values }) => ({ values, isBare: bareParts.has(textOf(units)) })),
  )

/** A text without what names a kind of doctor, a wish or a day. */
const besideNames = (pieces: readonly Piece[]): string =>
  textOf(
    pieces.flatMap(({ meanings, units }) =>
      meanings.some(({ kind }) => kind !== 'symptom') || isDay(textOf(units)) ? [] : units,
    ),
  )

/** What somebody does who sends on to another doctor. */
const sends =
  /^(?:医生|大夫)?(?:让|叫|说|话|建议|转|要我|推荐|写|开了|refer|told|tells|says|said|sent|wants|wrote|gave|recommend)/

/** Whether a kind of doctor is named as who sent the patient: 家庭医生让我去看血液科, optometrist叫我去查青光眼. */
function isSender(pieces: readonly Piece[], index: number): boolean {
  const rest = pieces.slice(index + 1)
  const isReason = ({ meanings }: Piece) => meanings.some(({ kind }) => kind === 'specialty' || kind === 'symptom')
  return rest.some(isReason) && sends.test(textOf(rest.flatMap(({ units }) => units)))
}

function wishesIn(pieces: readonly Piece[]): Wish[] {
  return wishKinds.flatMap((kind) => {
    const own = pieces.filter(({ meanings }) => meanings[0]?.kind === kind)
    return own.length > 0 ? [{ kind, pieces: own }] : []
  })
}

/** Readings of a sentence without some of its wishes: a tier for each kind of doctor, or one when none is known. */
export function sentenceReadings({ specialtyIds, wishes }: Sentence, givenUp: ReadonlySet<Wish>): Expression[] {
  const kept = wishes.filter((wish) => !givenUp.has(wish)).map(wished)
  if (specialtyIds.length === 0) return kept.length > 0 ? [all(kept)] : []
  return specialtyIds.map((id) => all([value('specialty', id), ...kept]))
}

const wished = ({ kind, pieces }: Wish): Expression => {
  const each = pieces.map(({ meanings }) =>
    any(meanings.flatMap(({ values }) => values.map(({ group, id }) => value(group, id)))),
  )
  return kind === 'flag' ? all(each) : any(each)
}

/** Sets of wishes to give up: none, then each alone, then two, the least missed first, and all in the end. */
export function waysToGiveUp(wishes: readonly Wish[]): Set<Wish>[] {
  const ways = Array.from({ length: 2 ** wishes.length }, (_, bits) => ({
    bits,
    wishes: wishes.filter((_, index) => bits & (1 << index)),
  }))
  return ways.sort((a, b) => a.wishes.length - b.wishes.length || a.bits - b.bits).map((way) => new Set(way.wishes))
}

const mostLabels = 2
/** What tells less than this share of the surest is left unsaid. */
const saidShare = 0.8

/** What the reader of a sentence is told of how it was read. */
export function describeSentence(
  { told, specialtyIds }: Sentence,
  givenUp: ReadonlySet<Wish>,
  meant: readonly UnderstoodPart[],
): ReadSentence {
  const surest = told[0]?.score ?? 0
  const labels = told
    .filter(({ score }) => score >= surest * saidShare)
    .slice(0, mostLabels)
    .map(({ complaint: { label } }) => label)
  const kinds = new Set<string>([...givenUp].map(({ kind }) => kind))
  return {
    labels: labels.filter(
      (label, index) => index === labels.findIndex((other) => other['zh-Hans'] === label['zh-Hans']),
    ),
    specialtyIds,
    rest: meant
      .filter(({ kind }) => isWishKind(kind))
      .map(({ text }) => text)
      .join(' '),
    givenUp: meant.filter(({ kind }) => kinds.has(kind)).map(({ text }) => text),
    givenUpNeighborhoods: meant.flatMap(({ kind, id }) =>
      kind === 'neighborhood' && kinds.has(kind) && id ? [id] : [],
    ),
  }
}
