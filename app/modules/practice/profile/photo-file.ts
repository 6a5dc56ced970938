/** Photos as they are uploaded: recognized by their content, and rid of what tells where and with what they were taken. */

export type Photo = { mime: 'image/jpeg' | 'image/png'; width: number; height: number; bytes: Uint8Array }

export type PhotoFault = 'kind' | 'broken' | 'small' | 'large'

/** Pixels of the shorter side, and of the longer one. */
const smallestSide = 400
const largestSide = 8000

const signatures = { jpeg: [0xff, 0xd8, 0xff], png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] } as const

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

const ascii = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length))

/** A photo fit to be shown, without metadata, or why it is none. */
export function readPhoto(bytes: Uint8Array): Photo | { fault: PhotoFault } {
  const photo = startsWith(bytes, signatures.jpeg)
    ? readJpeg(bytes)
    : startsWith(bytes, signatures.png)
      ? readPng(bytes)
      : { fault: 'kind' as const }
  if (photo === null) return { fault: 'broken' }
  if ('fault' in photo) return photo
  if (Math.min(photo.width, photo.height) < smallestSide) return { fault: 'small' }
  return Math.max(photo.width, photo.height) > largestSide ? { fault: 'large' } : photo
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** SOF0 to SOF15 tell the size; C4, C8 and CC among them are other things. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Whether a segment is needed to draw the picture: no comment, and of the APPn only JFIF, the color profile and Adobe's colors. */
function isDrawn(marker: number, body: Uint8Array): boolean {
  if (marker === 0xfe) return false
  if (marker < 0xe0 || marker > 0xef) return true
  if (marker === 0xe0) return ascii(body, 0, 5) === 'JFIF\0'
  if (marker === 0xe2) return ascii(body, 0, 12) === 'ICC_PROFILE\0'
  return marker === 0xee && ascii(body, 0, 5) === 'Adobe'
}

function readJpeg(bytes: Uint8Array): Photo | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Uint8Array[] = []
  let size: { width: number; height: number } | null = null
  let orientation = 1
  let hasScan = false
  let at = 2
  for (;;) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++
    const marker = bytes[at + 1]
    if (bytes[at] !== 0xff || marker === undefined) return null
    // What stands behind the end (a film, a second picture) is left out.
    if (marker === 0xd9) break
    if (at + 4 > bytes.length) return null
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length || end < at + 4) return null
    const body = bytes.subarray(at + 4, end)
    if (isFrame(marker)) {
      if (size || body.length < 6) return null
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    if (marker === 0xe1) orientation = orientationOf(body) ?? orientation
    const scanEnd = marker === 0xda ? endOfScan(bytes, end) : end
    if (marker === 0xda) hasScan = true
    if (isDrawn(marker, body)) kept.push(bytes.subarray(at, scanEnd))
    at = scanEnd
  }
  if (!size || !hasScan || size.width === 0 || size.height === 0) return null
  const isTurned = orientation >= 5
  return {
    mime: 'image/jpeg',
    width: isTurned ? size.height : size.width,
    height: isTurned ? size.width : size.height,
    bytes: join([
      Uint8Array.of(0xff, 0xd8),
      ...(orientation > 1 ? [orientationSegment(orientation)] : []),
      ...kept,
      Uint8Array.of(0xff, 0xd9),
    ]),
  }
}

/** Where the compressed data ends: at a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length - 1) {
    const next = bytes[at + 1]!
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
    at++
  }
  return bytes.length
}

const orientationTag = 0x0112

/** The orientation that EXIF data tells, 1 to 8; null when it tells none. */
function orientationOf(body: Uint8Array): number | null {
  if (ascii(body, 0, 6) !== 'Exif\0\0' || body.length < 14) return null
  const tiff = new DataView(body.buffer, body.byteOffset + 6, body.byteLength - 6)
  const isLittle = ascii(body, 6, 2) === 'II'
  const directory = tiff.getUint32(4, isLittle)
  if (directory + 2 > tiff.byteLength) return null
  const count = tiff.getUint16(directory, isLittle)
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > tiff.byteLength) return null
    if (tiff.getUint16(entry, isLittle) !== orientationTag) continue
    const value = tiff.getUint16(entry + 8, isLittle)
    return value >= 1 && value <= 8 ? value : null
  }
  return null
}

/** EXIF data that tells the orientation and nothing else: without it, photos of telephones lie on their side. */
function orientationSegment(orientation: number): Uint8Array {
  const segment = new Uint8Array(36)
  const view = new DataView(segment.buffer)
  segment.set([0xff, 0xe1, 0, 34, ...[...'Exif\0\0MM'].map((sign) => sign.charCodeAt(0)), 0, 42])
  view.setUint32(14, 8)
  view.setUint16(18, 1)
  view.setUint16(20, orientationTag)
  view.setUint16(22, 3)
  view.setUint32(24, 1)
  view.setUint16(28, orientation)
  return segment
}

/** Chunks that draw the picture; texts, times and EXIF are not among them. */
const drawnChunks = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'IDAT', 'IEND']

function readPng(bytes: Uint8Array): Photo | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Uint8Array[] = [bytes.subarray(0, 8)]
  let hasData = false
  for (let at = 8; ;) {
    if (at + 12 > bytes.length) return null
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return null
    const type = ascii(bytes, at + 4, 4)
    if ((at === 8) !== (type === 'IHDR')) return null
    if (type === 'IDAT') hasData = true
    if (drawnChunks.includes(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') break
    at = end
  }
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  return hasData && width > 0 && height > 0 ? { mime: 'image/png', width, height, bytes: join(kept) } : null
}
