/** Keeps the most recently used values up to a total weight (bytes, as `weigh` tells). */
export class LruCache<K, V> {
  readonly #entries = new Map<K, V>()
  #weight = 0

  constructor(
    readonly limit: number,
    readonly weigh: (value: V) => number,
  ) {}

  get(key: K): V | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined) {
      this.#entries.delete(key)
      this.#entries.set(key, value)
    }
    return value
  }

  set(key: K, value: V): void {
    const old = this.#entries.get(key)
    if (old !== undefined) {
      this.#weight -= this.weigh(old)
      this.#entries.delete(key)
    }
    this.#entries.set(key, value)
    this.#weight += this.weigh(value)
    for (const [oldest, forgotten] of this.#entries) {
      if (this.#weight <= this.limit || oldest === key) break
      this.#entries.delete(oldest)
      this.#weight -= this.weigh(forgotten)
    }
  }
}
