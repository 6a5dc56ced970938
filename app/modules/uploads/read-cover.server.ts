import sharp from 'sharp'
import { inTurn, isPhoto, longestWork, mostPixels, type PhotoFault } from './read-photo.server.ts'

/** A wide picture over a text as it is kept: WebP in sRGB without any metadata, in two widths, 1.9 times as wide as high. */
export type Cover = Readonly<{
  width: number
  height: number
  files: Readonly<Record<'600' | 'original', Buffer>>
}>

const coverSize = { width: 1200, height: 630 } as const
const halfSize = { width: 600, height: 315 } as const

/** The middle of a picture as a cover, or why it is none: another format, broken, or smaller than a cover is shown. */
export async function readCover(bytes: Uint8Array): Promise<Cover | { fault: PhotoFault }> {
  if (!isPhoto(bytes)) return { fault: 'kind' }
  return inTurn(async () => {
    try {
      const { autoOrient: size } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
      if (size.width < coverSize.width || size.height < coverSize.height) return { fault: 'small' as const }
      if (size.width * size.height > mostPixels) return { fault: 'large' as const }
      const cut = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
        .autoOrient()
        .resize({ ...coverSize, fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .toColorspace('srgb')
        .raw({ depth: 'uchar' })
        .timeout({ seconds: longestWork })
        .toBuffer({ resolveWithObject: true })
      const raw = { width: cut.info.width, height: cut.info.height, channels: cut.info.channels }
      const webp = (to: { width: number; height: number }) =>
        sharp(cut.data, { raw }).resize(to).webp({ quality: 80, smartSubsample: true }).toBuffer()
      return { ...coverSize, files: { '600': await webp(halfSize), original: await webp(coverSize) } }
    } catch {
      return { fault: 'broken' as const }
    }
  })
}
