/**
 * A column whose value is a set of ids (the specialties of a doctor, the plans taken at a place). Equal sets share one
 * number, so that counting a million documents is one increment each and the ids are added up once a set.
 */
export class ValueSets {
  readonly ids: string[] = []
  /** Number of the set of each document. */
  readonly of: Uint32Array
  readonly #positions = new Map<string, number>()
  readonly #byHash = new Map<number, number[]>()
  /** Where each set begins in `items`; one more than there are sets. */
  starts: Uint32Array = new Uint32Array(1)
  items: Uint16Array = new Uint16Array(0)
  #building: Uint16Array[] = []

  constructor(documents: number) {
    this.of = new Uint32Array(documents)
    this.set([])
  }

  /** The position of an id, adding it when it is new. */
  position(id: string): number {
    let position = this.#positions.get(id)
    if (position === undefined) {
      position = this.ids.push(id) - 1
      this.#positions.set(id, position)
    }
    return position
  }

  find(id: string): number | undefined {
    return this.#positions.get(id)
  }

  /** The number of the set of some positions (ascending, no doubles). */
  set(positions: ArrayLike<number>): number {
    let hash = positions.length
    for (let index = 0; index < positions.length; index++) hash = (Math.imul(hash, 31) + positions[index]!) | 0
    const candidates = this.#byHash.get(hash)
    const found = candidates?.find((number) => isEqual(this.#building[number]!, positions))
    if (found !== undefined) return found
    const number = this.#building.push(Uint16Array.from(positions)) - 1
    if (candidates) candidates.push(number)
    else this.#byHash.set(hash, [number])
    return number
  }

  /** How many different sets there are. */
  get count(): number {
    return this.starts.length - 1
  }

  /** The positions in a set, once sealed. */
  valuesOf(set: number): Uint16Array {
    return this.items.subarray(this.starts[set], this.starts[set + 1])
  }

  /** Ends adding: lays the sets out one after the other and forgets what only building needs. */
  seal(): this {
    this.starts = new Uint32Array(this.#building.length + 1)
    for (const [number, set] of this.#building.entries()) this.starts[number + 1] = this.starts[number]! + set.length
    this.items = new Uint16Array(this.starts.at(-1)!)
    for (const [number, set] of this.#building.entries()) this.items.set(set, this.starts[number])
    this.#building = []
    this.#byHash.clear()
    return this
  }
}

function isEqual(a: Uint16Array, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false
  return true
}
