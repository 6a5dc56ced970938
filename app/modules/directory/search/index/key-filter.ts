/**
 * A Bloom filter over posting keys: says for certain that a key is absent, ten bits a key. It spares most reads, since
 * a word is looked for in several namespaces and a misspelt one in hundreds of spellings.
 */
const bitsPerKey = 10
const probes = 5

export class KeyFilter {
  constructor(readonly bits: Uint32Array) {}

  has(key: string): boolean {
    const [first, second] = hashes(key)
    const size = this.bits.length * 32
    for (let probe = 0; probe < probes; probe++) {
      const bit = (first + probe * second) % size
      if ((this.bits[bit >>> 5]! & (1 << (bit & 31))) === 0) return false
    }
    return true
  }
}

/** Collects keys until their number is known. */
export class KeyFilterBuilder {
  readonly #hashes: number[] = []

  add(key: string): void {
    this.#hashes.push(...hashes(key))
  }

  build(): KeyFilter {
    const bits = new Uint32Array(Math.max(1, Math.ceil((this.#hashes.length * bitsPerKey) / 64)))
    const size = bits.length * 32
    for (let index = 0; index < this.#hashes.length; index += 2) {
      for (let probe = 0; probe < probes; probe++) {
        const bit = (this.#hashes[index]! + probe * this.#hashes[index + 1]!) % size
        bits[bit >>> 5]! |= 1 << (bit & 31)
      }
    }
    return new KeyFilter(bits)
  }
}

/** Two hashes of a key (FNV-1a from two starts); the second is odd, so that probes do not fall together. */
function hashes(key: string): [number, number] {
  let first = 0x811c9dc5
  let second = 0x9747b28c
  for (let index = 0; index < key.length; index++) {
    const code = key.charCodeAt(index)
    first = Math.imul(first ^ code, 0x01000193)
    second = Math.imul(second ^ code, 0x85ebca6b)
    second ^= second >>> 13
  }
  first ^= first >>> 15
  return [Math.imul(first, 0x2c1b3c6d) >>> 0, (second | 1) >>> 0]
}
