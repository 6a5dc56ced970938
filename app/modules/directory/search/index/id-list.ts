/**
 * Ids by position, sixteen bytes each: a million UUIDs as strings would be most of a process's memory.
 * Ids of any other shape are kept aside as they are.
 */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export type StoredIds = { packed: Uint8Array; others: [position: number, id: string][] }

export function packIds(ids: readonly string[]): StoredIds {
  const memory = new ArrayBuffer(ids.length * 16)
  const packed = Buffer.from(memory)
  const others: StoredIds['others'] = []
  for (const [position, id] of ids.entries()) {
    if (uuid.test(id)) packed.write(id.replaceAll('-', ''), position * 16, 'hex')
    else others.push([position, id])
  }
  return { packed: new Uint8Array(memory), others }
}

export class IdList {
  readonly #packed: Buffer
  readonly #words: Uint32Array
  readonly #others = new Map<number, string>()

  constructor(length: number) {
    const memory = new ArrayBuffer(length * 16)
    this.#packed = Buffer.from(memory)
    this.#words = new Uint32Array(memory)
  }

  /** A number of an id, the same wherever the id stands: the random end of a UUID. */
  mark(position: number): number {
    return this.#words[position * 4 + 3]!
  }

  /** Puts stored ids at a position. */
  put(start: number, { packed, others }: StoredIds): void {
    this.#packed.set(packed, start * 16)
    for (const [position, id] of others) {
      this.#others.set(start + position, id)
      this.#words[(start + position) * 4 + 3] = hashOf(id)
    }
  }

  at(position: number): string {
    const other = this.#others.get(position)
    if (other !== undefined) return other
    const hex = this.#packed.toString('hex', position * 16, position * 16 + 16)
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }

  /** The positions of any of the given ids, ascending: one pass over the list however many are asked for. */
  positionsOf(ids: ReadonlySet<string>): number[] {
    const found: number[] = []
    const ends = new Set<number>()
    for (const id of ids) if (uuid.test(id)) ends.add(new Uint32Array(new Uint8Array(packIds([id]).packed).buffer)[3]!)
    for (let position = 0; position * 4 < this.#words.length && ends.size > 0; position++) {
      if (!ends.has(this.#words[position * 4 + 3]!) || this.#others.has(position)) continue
      if (ids.has(this.at(position))) found.push(position)
    }
    for (const [position, id] of this.#others) if (ids.has(id)) found.push(position)
    return found.sort((a, b) => a - b)
  }
}

/** FNV-1a over the characters of an id that is no UUID. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
