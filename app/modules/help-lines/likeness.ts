import { featuresOf } from '#app/modules/complaints/model.ts'

/**
 * A vote of the sentences that a text is most like, by the n-grams that it shares with them; rare ones count more. It remembers what a linear model
 * averages away. The file: a JSON head of one line, a byte for what each sentence tells, then for each n-gram, by its bucket, what it lies
 * above the one before, how many sentences have it and what each of these lies above the one before, in groups of seven bits.
 */
export type LikenessHead = { columns: number; sentences: number; grams: number }

/** N-grams are few in so many buckets, so hardly two share one. */
const gramBuckets = 1 << 20
/** An n-gram that so many sentences have says nothing; one that a single sentence has never meets another. */
export const common = 600
const voters = 40
/** A sentence twice as like votes so much more. */
const sharpness = 3
/** What every column has beside its votes, so that a text that is like nothing is nothing for sure. */
const doubt = 0.02
const votesOfOne = 100

export const gramsOf = (text: string): number[] => featuresOf(text, { buckets: gramBuckets, isPaired: false })

export class Likeness {
  readonly #columns: number
  readonly #told: Uint8Array
  readonly #buckets: Int32Array
  /** Where the sentences of each n-gram begin among all; one more than there are n-grams. */
  readonly #starts: Int32Array
  readonly #having: Uint16Array
  readonly #weights: Float32Array
  /** How much of a sentence there is to share, by its n-grams. */
  readonly #sizes: Float32Array
  readonly #most: number
  readonly #shared: Float32Array

  private constructor({ columns, sentences, grams }: LikenessHead, told: Uint8Array, rest: Uint8Array) {
    this.#columns = columns
    this.#told = told
    this.#buckets = new Int32Array(grams)
    this.#starts = new Int32Array(grams + 1)
    this.#weights = new Float32Array(grams)
    this.#most = weightOf(1, sentences)
    this.#shared = new Float32Array(sentences)
    const sizes = new Float32Array(sentences)
    const having = new Uint16Array(rest.length)
    let [at, filled, bucket] = [0, 0, 0]
    const next = () => {
      let [number, shift] = [0, 0]
      for (;;) {
        const byte = rest[at++]!
        number |= (byte & 127) << shift
        if (byte < 128) return number
        shift += 7
      }
    }
    for (let gram = 0; gram < grams; gram++) {
      bucket += next()
      const count = next()
      const weight = weightOf(count, sentences)
      let sentence = 0
      for (let each = 0; each < count; each++) {
        sentence += next()
        having[filled++] = sentence
        sizes[sentence]! += weight
      }
      this.#buckets[gram] = bucket
      this.#weights[gram] = weight
      this.#starts[gram + 1] = filled
    }
    this.#having = having.slice(0, filled)
    this.#sizes = sizes.map(Math.sqrt)
  }

  static read(bytes: Uint8Array): Likeness {
    const end = bytes.indexOf(10) + 1
    const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as LikenessHead
    const told = bytes.subarray(end, end + head.sentences)
    return new Likeness(head, told, bytes.subarray(end + head.sentences))
  }

  /** The share of every column among the sentences that a plain text is most like. */
  shares(text: string): Float64Array {
    const shared = this.#shared.fill(0)
    let size = 0
    for (const bucket of gramsOf(text)) {
      const gram = this.#gramAt(bucket)
      size += gram < 0 ? this.#most : this.#weights[gram]!
      if (gram < 0) continue
      for (let at = this.#starts[gram]!; at < this.#starts[gram + 1]!; at++)
        shared[this.#having[at]!]! += this.#weights[gram]!
    }
    const votes = new Float64Array(this.#columns).fill(doubt)
    for (const [sentence, like] of this.#mostLike(shared))
      votes[this.#told[sentence]!]! += (like / Math.sqrt(size || 1)) ** sharpness * votesOfOne
    const all = votes.reduce((sum, vote) => sum + vote, 0)
    return votes.map((vote) => vote / all)
  }

  /** Where a bucket stands among the n-grams; -1 where no sentence has one of it. */
  #gramAt(bucket: number): number {
    let [low, high] = [0, this.#buckets.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = this.#buckets[middle]!
      if (found === bucket) return middle
      if (found < bucket) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  #mostLike(shared: Float32Array): [sentence: number, like: number][] {
    const best: [number, number][] = []
    let least = 0
    for (let sentence = 0; sentence < shared.length; sentence++) {
      if (shared[sentence] === 0) continue
      const like = shared[sentence]! / this.#sizes[sentence]!
      if (best.length === voters && like <= least) continue
      let place = best.length
      while (place > 0 && best[place - 1]![1] < like) place--
      best.splice(place, 0, [sentence, like])
      if (best.length > voters) best.pop()
      least = best.at(-1)![1]
    }
    return best
  }
}

const weightOf = (count: number, sentences: number) => Math.log(sentences / count) ** 2
