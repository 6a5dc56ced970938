import sharp, { type Metadata, type OutputInfo } from 'sharp'
import type { PhotoCrop, PhotoCut } from './photo-crops.ts'

/** The kept sizes of a photo by the side of their square in pixels; the largest is the original that others could be made from. */
const photoSides = { '208': 208, '416': 416, original: 832 } as const

export type PhotoSize = keyof typeof photoSides

/** A square portrait as it is kept: WebP in sRGB without any metadata. */
export type Photo = Readonly<{
  /** Pixels of the original's side; less than 832 when the upload had no more. */
  side: number
  files: Readonly<Record<PhotoSize, Buffer>>
}>

export type PhotoFault = 'kind' | 'broken' | 'small' | 'large'

/** A portrait is cut by hand, and comes from telephones. */
type PortraitFault = PhotoFault | 'heic' | 'close'

/** Pixels of the shorter side. */
const smallestSide = 400
/** Telephones take photos of 48 and 50 million pixels; what says that it has more is not decoded. */
export const mostPixels = 50_000_000
/** Seconds for one photo. The largest that telephones make take about one. */
export const longestWork = 15

// libvips decodes in threads of its own. One at a time leaves a server of two cores a core to answer with, and a telephone's photo
// is not kept in memory for a second use that never comes.
sharp.concurrency(1)
sharp.cache(false)

/** What is decoded at all, by its first bytes: the library knows many more formats, and nobody needs to try them on it. */
export function isPhoto(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n') || /^RIFF[^]{4}WEBP/.test(start)
}

/** Brands of pictures in HEVC, as telephones of Apple keep them; AVIF is another. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Whether it is what an iPhone keeps by itself: nothing here decodes it, and whoever sends it is told how to send something else. */
function isHeic(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(4, 12)).toString('latin1')
  return start.startsWith('ftyp') && heicBrands.includes(start.slice(4))
}

/**
 * The square that is shown when nobody has chosen: the middle of a wide photo, of an upright one a quarter of the way down, where faces are. A rule that can be
 * foreseen, unlike the library's guess at what matters. `left` and `top` count from the resized picture.
 */
const unchosen: PhotoCut = { x: 1 / 2, y: 1 / 4, zoom: 1 }

/** The pixels of the upload that a cut's side has. */
const sideOf = (width: number, height: number, { zoom }: PhotoCut) => Math.floor(Math.min(width, height) / zoom)

function squareOf(width: number, height: number, cut: PhotoCut) {
  const own = sideOf(width, height, cut)
  const side = Math.min(photoSides.original, Math.max(photoSides['416'], own))
  const scale = side / own
  const resized = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const begin = (room: number, share: number) => Math.max(0, Math.floor(room * share))
  return { side, resized, left: begin(resized.width - side, cut.x), top: begin(resized.height - side, cut.y) }
}

/** How much of the side of a kept photo a part has, and where its square begins. */
const crops = {
  whole: { part: 1, left: 0, top: 0 },
  closer: { part: 0.8, left: 0.1, top: 0.1 },
  upper: { part: 0.7, left: 0.15, top: 0 },
  middle: { part: 0.7, left: 0.15, top: 0.15 },
} as const satisfies Record<PhotoCrop, unknown>

/** A smaller square of a kept photo in all its sizes; null for a part of fewer pixels than a photo must have. */
export async function recutPhoto(original: Uint8Array, crop: PhotoCrop): Promise<Photo | null> {
  return inTurn(async () => {
    const { width } = await sharp(original).metadata()
    const { part, left, top } = crops[crop]
    const side = Math.round(width * part)
    if (side < smallestSide) return null
    const { data, info } = await sharp(original)
      .extract({ left: Math.round(width * left), top: Math.round(width * top), width: side, height: side })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return filesOf(data, { width: info.width, height: info.height, channels: info.channels }, side)
  })
}

/** @throws Error of the library when the picture is damaged, breaks off or takes too long. */
async function cutSquare(bytes: Uint8Array, { width, height }: Metadata['autoOrient'], cut: PhotoCut): Promise<Photo> {
  const { side, resized, left, top } = squareOf(width, height, cut)
  // An animation shows its first picture.
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ ...resized, fit: 'fill' })
    .extract({ left, top, width: side, height: side })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw({ depth: 'uchar' })
    .timeout({ seconds: longestWork })
    .toBuffer({ resolveWithObject: true })
  return filesOf(data, { width: info.width, height: info.height, channels: info.channels }, side)
}

/** Made from bare pixels, so that there is nothing else which could be written. */
export async function filesOf(
  data: Buffer,
  raw: Pick<OutputInfo, 'width' | 'height' | 'channels'>,
  side: number,
): Promise<Photo> {
  const webp = (size: PhotoSize) =>
    sharp(data, { raw }).resize(Math.min(side, photoSides[size])).webp({ quality: 82, smartSubsample: true }).toBuffer()
  return { side, files: { '208': await webp('208'), '416': await webp('416'), original: await webp('original') } }
}

let last: Promise<unknown> = Promise.resolve()

/** One photo after the other: a decoded one may take some hundred megabytes. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}

/** A photo fit to be shown, the chosen square of an upload in JPEG, PNG or WebP, or why it is none. */
export async function readPhoto(
  bytes: Uint8Array,
  cut: PhotoCut = unchosen,
): Promise<Photo | { fault: PortraitFault }> {
  if (!isPhoto(bytes)) return { fault: isHeic(bytes) ? 'heic' : 'kind' }
  return inTurn(async () => {
    try {
      // Only the header is read here: what is too large is named so, and not decoded.
      const { autoOrient: size } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
      if (Math.min(size.width, size.height) < smallestSide) return { fault: 'small' }
      if (size.width * size.height > mostPixels) return { fault: 'large' }
      if (sideOf(size.width, size.height, cut) < smallestSide) return { fault: 'close' }
      return await cutSquare(bytes, size, cut)
    } catch {
      // Whatever the library says of a file (it tells in English what it stumbled over), it is not to be used.
      return { fault: 'broken' }
    }
  })
}
