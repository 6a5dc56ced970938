import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const fontOf = createRequire(import.meta.url)

type Table = { tag: Buffer; checksum: number; data: Buffer }

/** The tables of a WOFF file (W3C WOFF 1.0), inflated. */
function tablesOf(woff: Buffer): Table[] {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.')
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = 44 + 20 * index
    const offset = woff.readUInt32BE(entry + 4)
    const packed = woff.readUInt32BE(entry + 8)
    const raw = woff.subarray(offset, offset + packed)
    const data = packed < woff.readUInt32BE(entry + 12) ? inflateSync(raw) : raw
    return { tag: woff.subarray(entry, entry + 4), checksum: woff.readUInt32BE(entry + 16), data }
  })
}

/**
 * The font inside a WOFF file, as fonts lie on a disk. The library that embeds fonts reads WOFF too, but inflates a table anew for every
 * glyph: sixteen seconds for one line of Chinese.
 */
function fontInWoff(woff: Buffer): Buffer {
  const tables = tablesOf(woff)
  const head = Buffer.alloc(12 + 16 * tables.length)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(tables.length, 4)
  const parts: Buffer[] = [head]
  let offset = head.length
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = 12 + 16 * index
    tag.copy(head, entry)
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    parts.push(data, padding)
    offset += data.length + padding.length
  })
  return Buffer.concat(parts)
}

/** A face of the site's fonts, by package and alphabet. */
export function siteFont(family: 'sc' | 'tc', alphabet: string, weight: 400 | 700): Buffer {
  const file = `@fontsource/noto-sans-${family}/files/noto-sans-${family}-${alphabet}-${weight}-normal.woff`
  return fontInWoff(readFileSync(fontOf.resolve(file)))
}
