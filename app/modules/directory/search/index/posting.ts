import { bitsOf, listOf, wordsFor, type DocSet } from './doc-set.ts'

/**
 * How the numbers of one token are stored: gaps as variable-length integers when it is rare, a bitmap when it is
 * common. The first byte says which; then follows the count (gaps) or the words (bitmap, little-endian).
 */
const gapsTag = 0
const bitmapTag = 1

/** A growing byte string. */
export class ByteWriter {
  #bytes = new Uint8Array(1 << 12)
  length = 0

  byte(value: number): void {
    this.#room(1)
    this.#bytes[this.length++] = value
  }

  varint(value: number): void {
    this.#room(5)
    let rest = value
    while (rest > 127) {
      this.#bytes[this.length++] = (rest & 127) | 128
      rest >>>= 7
    }
    this.#bytes[this.length++] = rest
  }

  bytes(value: Uint8Array): void {
    this.#room(value.length)
    this.#bytes.set(value, this.length)
    this.length += value.length
  }

  take(): Uint8Array {
    const taken = this.#bytes.slice(0, this.length)
    this.length = 0
    return taken
  }

  #room(more: number): void {
    if (this.length + more <= this.#bytes.length) return
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + more))
    grown.set(this.#bytes.subarray(0, this.length))
    this.#bytes = grown
  }
}

/** Reads what a ByteWriter wrote. */
export class ByteReader {
  constructor(
    readonly source: Uint8Array,
    public at = 0,
  ) {}

  byte(): number {
    return this.source[this.at++]!
  }

  varint(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.source[this.at++]!
      value |= (byte & 127) << shift
      if (byte < 128) return value >>> 0
    }
  }
}

/** Writes ascending numbers of a segment of `documents`. */
export function encodePosting(docs: ArrayLike<number>, documents: number): Uint8Array {
  const writer = new ByteWriter()
  if (docs.length > documents / 8) {
    writer.byte(bitmapTag)
    const words = new Uint32Array(wordsFor(documents))
    for (let index = 0; index < docs.length; index++) words[docs[index]! >>> 5]! |= 1 << (docs[index]! & 31)
    writer.bytes(new Uint8Array(words.buffer))
    return writer.take()
  }
  writer.byte(gapsTag)
  writer.varint(docs.length)
  let last = 0
  for (let index = 0; index < docs.length; index++) {
    writer.varint(docs[index]! - last)
    last = docs[index]!
  }
  return writer.take()
}

/** Reads what `encodePosting` wrote for a segment of the same size. */
export function decodePosting(bytes: Uint8Array, documents: number): DocSet {
  const reader = new ByteReader(bytes)
  if (reader.byte() === bitmapTag) {
    const words = new Uint32Array(wordsFor(documents))
    const view = new DataView(bytes.buffer, bytes.byteOffset + 1, bytes.length - 1)
    for (let index = 0; index < words.length; index++) words[index] = view.getUint32(index << 2, true)
    return bitsOf(words)
  }
  const count = reader.varint()
  let doc = 0
  if (count * 32 <= documents) {
    const docs = new Uint32Array(count)
    for (let index = 0; index < count; index++) docs[index] = doc += reader.varint()
    return listOf(docs)
  }
  const words = new Uint32Array(wordsFor(documents))
  for (let index = 0; index < count; index++) {
    doc += reader.varint()
    words[doc >>> 5]! |= 1 << (doc & 31)
  }
  return { kind: 'bits', words, count }
}
