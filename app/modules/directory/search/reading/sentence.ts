import type { KnownComplaint, UnderstoodComplaint } from '#app/modules/complaints/understand.ts'
import { all, any, value, type Expression } from '../index/expression.ts'
import type { ReadSentence, UnderstoodPart } from '../search-query.ts'
import { textOf } from './interpretation.ts'
import type { Piece } from './vocabulary.ts'

/** What a whole sentence asks for: kinds of doctor in order, and wishes that can be given up when nobody fits them all. */
export type Sentence = {
  specialtyIds: string[]
  /** Of these, the first, and whoever is nearly as right. */
  coreIds: string[]
  /** The entries and the vocabulary's complaints that say so, for the reader. */
  complaint: UnderstoodComplaint
  wishes: Wish[]
}

/** What is wished for beside the kind of doctor; pieces of one kind (two neighborhoods) are alternatives. */
export type Wish = { kind: WishKind; pieces: Piece[] }
type WishKind = (typeof wishKinds)[number]

/** In the order in which they are given up: what a patient can do without comes first. */
const wishKinds = ['flag', 'gender', 'neighborhood', 'plan', 'language'] as const

/** A kind of doctor that is named outweighs every complaint. */
const namedWeight = 3
/** Parts of the body that name a kind of doctor by themselves, and no more than a part of the body where something is wrong with it. */
const bareParts = new Set(['眼睛', '心脏', '皮肤', '肠胃', 'heart'])
const bareWeight = 0.6
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

export function sentenceOf(pieces: readonly Piece[], complaint: UnderstoodComplaint): Sentence {
  const scores = new Map<string, number>()
  const add = (id: string, score: number) => scores.set(id, (scores.get(id) ?? 0) + score)
  const named = pieces.flatMap(({ meanings, units }, index) =>
    meanings.some(({ kind }) => kind === 'symptom') || isSender(pieces, index)
      ? []
      : meanings
          .filter(({ kind }) => kind === 'specialty')
          .map(({ values }) => ({ values, isBare: bareParts.has(textOf(units)) })),
  )
  const isSaid = complaint.told.some(({ isSure }) => isSure)
  for (const { values, isBare } of named)
    for (const { id } of values) add(id, isBare && isSaid ? bareWeight : namedWeight)
  // Whoever names a kind of doctor needs no guess at another.
  if (named.length === 0 || !complaint.isGuess)
    for (const [rank, id] of complaint.specialtyIds.entries()) add(id, 1 / (1 + rank / 2))
  const ordered = [...scores].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
  const most = ordered[0]?.[1] ?? 0
  const specialtyIds = ordered.map(([id]) => id).slice(0, mostSpecialties)
  const core = ordered.filter(([, score]) => score >= most * nearlyFirst).slice(0, Math.max(mostCore, named.length))
  return { specialtyIds, coreIds: core.map(([id]) => id), complaint, wishes: wishesIn(pieces) }
}

/** What somebody does who sends on to another doctor. */
const sends =
  /^(?:医生|大夫)?(?:让|叫|说|话|建议|转|要我|推荐|写|开了|refer|told|tells|says|said|sent|wants|wrote|gave|recommend)/

/** Whether a kind of doctor is named as who sent the patient: 家庭医生让我去看血液科. */
function isSender(pieces: readonly Piece[], index: number): boolean {
  const rest = pieces.slice(index + 1)
  const isNamed = ({ meanings }: Piece) => meanings.some(({ kind }) => kind === 'specialty')
  return rest.some(isNamed) && sends.test(textOf(rest.flatMap(({ units }) => units)))
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
  { complaint, specialtyIds }: Sentence,
  givenUp: ReadonlySet<Wish>,
  meant: readonly UnderstoodPart[],
): ReadSentence {
  const surest = complaint.told[0]?.score ?? 0
  const labels = complaint.told
    .filter(({ score }) => score >= surest * saidShare)
    .slice(0, mostLabels)
    .map(({ complaint: { label } }) => label)
  const isWish = (kind: string) => (wishKinds as readonly string[]).includes(kind)
  const kinds = new Set<string>([...givenUp].map(({ kind }) => kind))
  return {
    labels: labels.filter(
      (label, index) => index === labels.findIndex((other) => other['zh-Hans'] === label['zh-Hans']),
    ),
    specialtyIds,
    rest: meant
      .filter(({ kind }) => isWish(kind))
      .map(({ text }) => text)
      .join(' '),
    givenUp: meant.filter(({ kind }) => kinds.has(kind)).map(({ text }) => text),
    givenUpNeighborhoods: meant.flatMap(({ kind, id }) =>
      kind === 'neighborhood' && kinds.has(kind) && id ? [id] : [],
    ),
  }
}
