import { createHash } from 'node:crypto'

/** NPIs begin with 1 or 2 and their tenth digit follows from the nine before: 200 million can exist, a bit each. */
const firstNpi = 100_000_000
const npiBits = 200_000_000

/**
 * What earlier batches of a dry run would have written, in a few bytes a record, so that a dry run over a whole country
 * counts a record once and still fits in memory.
 */
export class DryRunMemory {
  readonly #npis = new Uint8Array(npiBits / 8)
  #places = new Float64Array(1 << 12)
  #placeCount = 0

  /** Whether this NPI has been seen; remembers it. */
  seenNpi(npi: string): boolean {
    const bit = Number(npi.slice(0, 9)) - firstNpi
    const mask = 1 << (bit & 7)
    const seen = (this.#npis[bit >> 3]! & mask) !== 0
    this.#npis[bit >> 3]! |= mask
    return seen
  }

  /** Whether this address has been seen; remembers it by 48 bits of its hash. */
  seenAddress(key: string): boolean {
    if (this.#placeCount * 2 > this.#places.length) this.#grow()
    const seen = insert(this.#places, createHash('sha256').update(key).digest().readUIntBE(0, 6) + 1)
    if (!seen) this.#placeCount++
    return seen
  }

  #grow(): void {
    const larger = new Float64Array(this.#places.length * 2)
    for (const value of this.#places) if (value !== 0) insert(larger, value)
    this.#places = larger
  }
}

/** Open addressing; true when the value was there. Zero marks a free place. */
function insert(table: Float64Array, value: number): boolean {
  let at = value % table.length
  while (table[at] !== 0) {
    if (table[at] === value) return true
    at = (at + 1) % table.length
  }
  table[at] = value
  return false
}
