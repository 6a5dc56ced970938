import { latinWords, stemOf } from './plain-words.ts'

/**
 * A linear model over hashed n-grams: one row of signed numbers a bucket, one column a specialty. Column 0 is "no complaint".
 * The file: a JSON head of one line, then the rows, a number a byte, or two a byte (four bits each, the lower half first).
 */
export type ModelHead = {
  specialtyIds: string[]
  buckets: number
  isPaired: boolean
  bits: 4 | 8
  /** What a number is multiplied by. */
  scale: number
  /** Logits are divided by it, so that shares are honest on complaints that the model has not seen. */
  temperature: number
  /** Shares of the likeliest below which the model says nothing. */
  threshold: number
  biases: number[]
}

/** A specialty with its share of what the model believes. */
export type Guess = { id: string; share: number }

const mostGuesses = 4
const leastOfFirst = 0.12

export class Model {
  constructor(
    readonly head: ModelHead,
    readonly rows: Int8Array,
  ) {}

  static read(bytes: Uint8Array): Model {
    const end = bytes.indexOf(10)
    const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as ModelHead
    const rows = new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, bytes.length - end - 1)
    return new Model(head, head.bits === 4 ? unpacked(rows) : rows)
  }

  /** The shares of every column for a plain text. */
  shares(text: string): Float64Array {
    const { scale, temperature, biases } = this.head
    const columns = biases.length
    const logits = Float64Array.from(biases)
    const features = featuresOf(text, this.head)
    const norm = scale / Math.sqrt(Math.max(1, features.length))
    for (const bucket of features)
      for (let column = 0; column < columns; column++) logits[column]! += this.rows[bucket * columns + column]! * norm
    return softmax(logits, temperature)
  }

  /** Specialties for a plain text, the likeliest first; none where the model does not know. */
  guess(text: string): Guess[] {
    const { specialtyIds, threshold } = this.head
    const shares = this.shares(text)
    const ranked = specialtyIds
      .map((id, index) => ({ id, share: shares[index + 1]! }))
      .sort((a, b) => b.share - a.share)
      .slice(0, mostGuesses)
    const most = ranked[0]!.share
    if (shares[0]! > most || most < threshold) return []
    return ranked.filter(({ share }) => share >= most * leastOfFirst)
  }
}

/** Two numbers a byte, each from -8 to 7. */
function unpacked(bytes: Int8Array): Int8Array {
  const numbers = new Int8Array(bytes.length * 2)
  for (const [index, byte] of bytes.entries()) {
    numbers[index * 2] = (byte << 28) >> 28
    numbers[index * 2 + 1] = byte >> 4
  }
  return numbers
}

export function softmax(logits: Float64Array, temperature = 1): Float64Array {
  const most = Math.max(...logits)
  let sum = 0
  const shares = logits.map((logit) => {
    const power = Math.exp((logit - most) / temperature)
    sum += power
    return power
  })
  return shares.map((power) => power / sum)
}

const hanRun = /\p{Script=Han}+/gu

/** How a text is taken apart. Paired: also by what stands together anywhere in it, in place of characters by three. */
export type FeatureKind = Pick<ModelHead, 'buckets' | 'isPaired' | 'bits'>

/** Of a long text the first so many different characters, or words, are paired. */
const mostPaired = 24

/** The buckets of a text's n-grams, each once: characters by one to three, English words, pairs of them and their letters. */
export function featuresOf(text: string, { buckets, isPaired }: Omit<FeatureKind, 'bits'>): number[] {
  const found = new Set<number>()
  const put = (feature: string) => found.add(hashOf(feature) % buckets)
  const longest = isPaired ? 2 : 3
  const runs = [...text.replaceAll(' ', '').matchAll(hanRun)].map(([run]) => run)
  for (const run of runs)
    for (let start = 0; start < run.length; start++)
      for (let length = 1; length <= longest && start + length <= run.length; length++)
        put(run.slice(start, start + length))
  const words = latinWords(text).map(stemOf)
  for (const [index, word] of words.entries()) {
    put(`w ${word}`)
    if (index > 0) put(`p ${words[index - 1]} ${word}`)
    const letters = `^${word}$`
    for (let start = 0; start + 4 <= letters.length; start++) put(`l ${letters.slice(start, start + 4)}`)
  }
  if (isPaired) for (const parts of [[...runs.join('')], words]) for (const pair of pairsOf(parts)) put(pair)
  return [...found]
}

/** What stands together in a text, each two once, in the order of their code units. */
function pairsOf(parts: readonly string[]): string[] {
  const different = [...new Set(parts)].slice(0, mostPaired)
  return different.flatMap((one, index) =>
    different.slice(index + 1).map((other) => (one < other ? `x ${one} ${other}` : `x ${other} ${one}`)),
  )
}

/** FNV-1a over the code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  return hash >>> 0
}
