/** A deterministic generator (mulberry32): the same seed gives the same corpus on every machine. */
export class Random {
  #state: number
  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** At least 0, less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!
  }

  /** Early items come up more often, as common surnames and specialties do. */
  pickSkewed<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() ** 2.2 * items.length)]!
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }
}
