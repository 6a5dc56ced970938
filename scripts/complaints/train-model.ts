import type { Entry } from '#app/modules/complaints/entries.ts'
import { featuresOf, Model, softmax, type ModelHead } from '#app/modules/complaints/model.ts'
import { nothings, numbersFrom, phrasingsOf } from './phrasings.ts'

const buckets = 16_384
const rounds = 5
const perPhrase = 3
const rate = 0.35
/** How an entry's specialties share an example. */
const shares = [0.62, 0.23, 0.1, 0.05]

type Example = { features: number[]; columns: number[]; targets: number[] }

/** Trains on some entries; the same entries give the same bytes. */
function weightsFrom(examples: readonly Example[], columns: number, random: () => number): Float64Array {
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

function quantized(weights: Float64Array, specialtyIds: string[], temperature: number, threshold: number): Model {
  const sizes = weights.map(Math.abs).sort()
  const scale = sizes[Math.floor(sizes.length * 0.9995)]! / 127
  const rows = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale))))
  const biases = Array.from({ length: specialtyIds.length + 1 }, () => 0)
  return new Model({ specialtyIds, buckets, scale, temperature, threshold, biases }, rows)
}

function examplesOf(entries: readonly Entry[], specialtyIds: readonly string[], seed: number): Example[] {
  const random = numbersFrom(seed)
  const complaints = entries.flatMap((entry) => {
    const columns = entry.specialtyIds.map((id) => specialtyIds.indexOf(id) + 1)
    const sum = columns.reduce((total, _, rank) => total + shares[rank]!, 0)
    const targets = columns.map((_, rank) => shares[rank]! / sum)
    return phrasingsOf(entry, random, perPhrase).map((text) => ({
      features: featuresOf(text, buckets),
      columns,
      targets,
    }))
  })
  const none = nothings(random, Math.ceil(complaints.length / 15))
  return [...complaints, ...none.map((text) => ({ features: featuresOf(text, buckets), columns: [0], targets: [1] }))]
}

/** How far the likeliest specialty's share is from how often it is right, by tenths; and how often it is among the entry's. */
function calibrationOf(model: Model, entries: readonly Entry[]) {
  const random = numbersFrom(7)
  const bins = Array.from({ length: 10 }, () => ({ count: 0, share: 0, right: 0 }))
  for (const entry of entries)
    for (const text of phrasingsOf(entry, random, 1)) {
      const shares = [...model.shares(text)].slice(1)
      const share = Math.max(...shares)
      const bin = bins[Math.min(9, Math.floor(share * 10))]!
      bin.count++
      bin.share += share
      bin.right += Number(entry.specialtyIds.slice(0, 2).includes(model.head.specialtyIds[shares.indexOf(share)]!))
    }
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  const error = bins.reduce((sum, { share, right }) => sum + Math.abs(share - right), 0) / total
  return { error, right: bins.reduce((sum, { right }) => sum + right, 0) / total, bins }
}

/**
 * The model of all entries. Its temperature is found by a first one that has not seen every sixth entry: the one at which
 * shares come nearest to how often they are right.
 */
export function trainModel(entries: readonly Entry[], report: (line: string) => void): Uint8Array {
  const specialtyIds = [...new Set(entries.flatMap((entry) => entry.specialtyIds))].sort()
  const columns = specialtyIds.length + 1
  const held = entries.filter((_, index) => index % 6 === 5)
  const seen = entries.filter((_, index) => index % 6 !== 5)
  const first = weightsFrom(examplesOf(seen, specialtyIds, 1), columns, numbersFrom(2))
  const tried = [0.6, 0.8, 1, 1.25, 1.5, 1.8, 2.2, 2.7].map((temperature) => {
    const { error, right } = calibrationOf(quantized(first, specialtyIds, temperature, 0), held)
    return { temperature, error, right }
  })
  const best = tried.reduce((least, each) => (each.error < least.error ? each : least))
  report(
    `entries not seen: ${(best.right * 100).toFixed(1)} % right at 1, shares off by ${best.error.toFixed(3)} at temperature ${best.temperature}`,
  )
  const weights = weightsFrom(examplesOf(entries, specialtyIds, 3), columns, numbersFrom(4))
  const { head, rows } = quantized(weights, specialtyIds, best.temperature, leastShare)
  const line = new TextEncoder().encode(`${JSON.stringify(head satisfies ModelHead)}\n`)
  return Buffer.concat([line, new Uint8Array(rows.buffer)])
}

/** Below this share of its likeliest specialty the model says nothing. */
const leastShare = 0.2
