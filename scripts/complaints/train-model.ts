import type { Entry } from '#app/modules/complaints/entries.ts'
import type { SaidSentence } from './said-sentences.ts'
import { type FeatureKind, featuresOf, Model, softmax, type ModelHead } from '#app/modules/complaints/model.ts'
import { nothings, numbersFrom, phrasingsOf } from './phrasings.ts'

/**
 * Numbers of four bits: for the same bytes three times the buckets, of which too few cost more than numbers that are too coarse
 * (of sentences of a hand that the model had not seen: 61 of 100 right with 20,000 and eight bits, 66 with 40,000 and four).
 */
const kind: FeatureKind = { buckets: 40_000, isPaired: false, bits: 4 }
const rounds = 5
const perPhrase = 1
/** A sentence says more than a phrase in a frame. */
const perSentence = 4
const rate = 0.35
/** How an entry's specialties share an example. */
const shares = [0.8, 0.15, 0.05, 0.02]

export type Example = { features: number[]; columns: number[]; targets: number[] }

/** Trains on some examples; the same examples give the same weights. */
export function weightsFrom(
  examples: readonly Example[],
  columns: number,
  random: () => number,
  { buckets } = kind,
): Float64Array {
  const weights = new Float64Array(buckets * columns)
  const squares = new Float64Array(buckets * columns).fill(1e-3)
  const order = examples.map((_, index) => index)
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    for (const index of order) {
      const { features, columns: right, targets } = examples[index]!
      const norm = 1 / Math.sqrt(Math.max(1, features.length))
      const logits = new Float64Array(columns)
      for (const bucket of features)
        for (let column = 0; column < columns; column++) logits[column]! += weights[bucket * columns + column]! * norm
      const gradient = softmax(logits)
      for (const [rank, column] of right.entries()) gradient[column]! -= targets[rank]!
      for (const bucket of features)
        for (let column = 0; column < columns; column++) {
          const at = bucket * columns + column
          const slope = gradient[column]! * norm + 1e-6 * weights[at]!
          squares[at]! += slope * slope
          weights[at]! -= (rate * slope) / Math.sqrt(squares[at]!)
        }
    }
  }
  return weights
}

export function quantized(
  weights: Float64Array,
  specialtyIds: string[],
  temperature: number,
  threshold: number,
  features = kind,
): Model {
  const sizes = weights.map(Math.abs).sort()
  const [most, share] = features.bits === 4 ? [7, 0.998] : [127, 0.9995]
  const scale = sizes[Math.floor(sizes.length * share)]! / most
  const rows = Int8Array.from(weights, (weight) => Math.max(-most, Math.min(most, Math.round(weight / scale))))
  const biases = Array.from({ length: specialtyIds.length + 1 }, () => 0)
  return new Model({ specialtyIds, ...features, scale, temperature, threshold, biases }, rows)
}

/** What the model learns from: entries, and whole sentences that avoid their words. */
export type Lessons = { entries: readonly Entry[]; sentences: readonly SaidSentence[] }

const targetsFor = (ids: readonly string[], specialtyIds: readonly string[]) => {
  const columns = ids.map((id) => specialtyIds.indexOf(id) + 1)
  const sum = columns.reduce((total, _, rank) => total + shares[rank]!, 0)
  return { columns, targets: columns.map((_, rank) => shares[rank]! / sum) }
}

function examplesOf({ entries, sentences }: Lessons, specialtyIds: readonly string[], seed: number): Example[] {
  const random = numbersFrom(seed)
  const complaints = entries.flatMap((entry) => {
    const right = targetsFor(entry.specialtyIds, specialtyIds)
    return phrasingsOf(entry, random, perPhrase).map((text) => ({ features: featuresOf(text, kind), ...right }))
  })
  const said = sentences.flatMap(({ text, specialtyIds: ids }) => {
    const example = { features: featuresOf(text, kind), ...targetsFor(ids, specialtyIds) }
    return Array.from({ length: perSentence }, () => example)
  })
  const none = nothings(random, Math.ceil(complaints.length / 15))
  return [
    ...complaints,
    ...said,
    ...none.map((text) => ({ features: featuresOf(text, kind), columns: [0], targets: [1] })),
  ]
}

/** How far the likeliest specialty's share is from how often it is right, by tenths; and how often it is among the right ones. */
function calibrationOf(model: Model, asked: readonly { text: string; specialtyIds: readonly string[] }[]) {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, share: 0, right: 0 }))
  for (const { text, specialtyIds } of asked) {
    const shares = [...model.shares(text)].slice(1)
    const share = Math.max(...shares)
    const bin = bins[Math.min(9, Math.floor(share * 10))]!
    bin.count++
    bin.share += share
    bin.right += Number(specialtyIds.slice(0, 2).includes(model.head.specialtyIds[shares.indexOf(share)]!))
  }
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  const error = bins.reduce((sum, { share, right }) => sum + Math.abs(share - right), 0) / total
  return { error, right: bins.reduce((sum, { right }) => sum + right, 0) / total }
}

const isHeld = (_: unknown, index: number) => index % 6 === 5
const isSeen = (each: unknown, index: number) => !isHeld(each, index)

/**
 * The model of all entries and sentences. Its temperature is found by a first one that has not seen every sixth of them: the one at which
 * shares come nearest to how often they are right in sentences.
 */
export function trainModel(lessons: Lessons, report: (line: string) => void): Uint8Array {
  const { entries, sentences } = lessons
  const specialtyIds = [...new Set([...entries, ...sentences].flatMap((each) => each.specialtyIds))].sort()
  const columns = specialtyIds.length + 1
  const seen = { entries: entries.filter(isSeen), sentences: sentences.filter(isSeen) }
  const first = weightsFrom(examplesOf(seen, specialtyIds, 1), columns, numbersFrom(2))
  const random = numbersFrom(7)
  const heldEntries = entries
    .filter(isHeld)
    .flatMap((entry) => phrasingsOf(entry, random, 1).map((text) => ({ text, specialtyIds: entry.specialtyIds })))
  const heldSentences = sentences.filter(isHeld)
  const tried = [0.6, 0.8, 1, 1.25, 1.5, 1.8, 2.2, 2.7].map((temperature) => {
    const model = quantized(first, specialtyIds, temperature, 0)
    return { temperature, entries: calibrationOf(model, heldEntries), said: calibrationOf(model, heldSentences) }
  })
  const best = tried.reduce((least, each) => (each.said.error < least.said.error ? each : least))
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`
  report(
    `right at 1 of what it has not seen: ${percent(best.entries.right)} of entries, ${percent(best.said.right)} of ${heldSentences.length} sentences; shares off by ${best.said.error.toFixed(3)} at temperature ${best.temperature}`,
  )
  const weights = weightsFrom(examplesOf(lessons, specialtyIds, 3), columns, numbersFrom(4))
  return modelBytes(quantized(weights, specialtyIds, best.temperature, leastShare))
}

/** The file of a model. */
export function modelBytes({ head, rows }: Model): Uint8Array {
  const line = new TextEncoder().encode(`${JSON.stringify(head satisfies ModelHead)}\n`)
  const packed = head.bits === 4 ? packedRows(rows) : new Uint8Array(rows.buffer)
  return Buffer.concat([line, packed])
}

/** Two numbers a byte, the lower half first. */
const packedRows = (rows: Int8Array) =>
  Uint8Array.from(
    { length: Math.ceil(rows.length / 2) },
    (_, at) => (rows[at * 2]! & 15) | ((rows[at * 2 + 1]! & 15) << 4),
  )

/** Below this share of its likeliest specialty the model says nothing. */
const leastShare = 0.12
