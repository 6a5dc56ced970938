import { ByteReader, ByteWriter } from './posting.ts'

/**
 * Sorted pages of (key, posting): a page is read as a whole, keys share what they have in common with the key before
 * them, and a short directory of first keys says where to look. Keys are compared as JavaScript compares strings.
 */
const pageBytes = 4096
const decoder = new TextDecoder()
const encoder = new TextEncoder()

export type PageSet = { pages: Uint8Array[]; firstKeys: string[] }

/** Writes entries, which come in ascending order of keys. */
export function writePages(entries: Iterable<readonly [key: string, posting: Uint8Array]>): PageSet {
  const pages: Uint8Array[] = []
  const firstKeys: string[] = []
  const writer = new ByteWriter()
  let last = ''
  for (const [key, posting] of entries) {
    if (writer.length === 0) {
      firstKeys.push(key)
      last = ''
    }
    const shared = sharedLength(last, key)
    const rest = encoder.encode(key.slice(shared))
    writer.varint(shared)
    writer.varint(rest.length)
    writer.bytes(rest)
    writer.varint(posting.length)
    writer.bytes(posting)
    last = key
    if (writer.length >= pageBytes) pages.push(writer.take())
  }
  if (writer.length > 0) pages.push(writer.take())
  return { pages, firstKeys }
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length++
  // Never between the halves of a surrogate pair: each half alone has no UTF-8 form.
  const code = b.charCodeAt(length - 1)
  return code >= 0xd800 && code < 0xdc00 ? length - 1 : length
}

/** Index of the page that holds a key, if any does; -1 when the key sorts before the first page. */
export function pageFor(firstKeys: readonly string[], key: string): number {
  let low = 0
  let high = firstKeys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (firstKeys[middle]! <= key) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The entries of a page, in order; the postings are views into it. */
export function* readPage(page: Uint8Array): Generator<[key: string, posting: Uint8Array]> {
  const reader = new ByteReader(page)
  let key = ''
  while (reader.at < page.length) {
    const shared = reader.varint()
    const length = reader.varint()
    key = key.slice(0, shared) + readText(page, reader.at, reader.at + length)
    reader.at += length
    const size = reader.varint()
    yield [key, page.subarray(reader.at, reader.at + size)]
    reader.at += size
  }
}

/** Short runs of ASCII, which most keys are, are quicker read here than handed to a decoder. */
function readText(page: Uint8Array, start: number, end: number): string {
  let text = ''
  for (let at = start; at < end; at++) {
    const byte = page[at]!
    if (byte > 127) return decoder.decode(page.subarray(start, end))
    text += String.fromCharCode(byte)
  }
  return text
}

/** The postings of the wanted keys that a page holds. */
export function findInPage(page: Uint8Array, wanted: ReadonlySet<string>): [key: string, posting: Uint8Array][] {
  const found: [string, Uint8Array][] = []
  for (const entry of readPage(page)) {
    if (wanted.has(entry[0]) && found.push(entry) === wanted.size) break
  }
  return found
}
