import sharp from 'sharp'
import { filesOf, inTurn, isPhoto, longestWork, mostPixels, type Photo, type PhotoFault } from './read-photo.server.ts'

/** Pixels of the longer side of an upload. */
const smallestSide = 300
const largestSide = 832

/** A drawn sign as it is kept: the whole of it in the middle of a white square, in the sizes of a photo; or why it is none. */
export async function readLogo(bytes: Uint8Array): Promise<Photo | { fault: PhotoFault }> {
  if (!isPhoto(bytes)) return { fault: 'kind' }
  return inTurn(async () => {
    try {
      const { autoOrient: size } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
      const longer = Math.max(size.width, size.height)
      if (longer < smallestSide) return { fault: 'small' as const }
      if (size.width * size.height > mostPixels) return { fault: 'large' as const }
      const side = Math.min(largestSide, longer)
      const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
        .autoOrient()
        .flatten({ background: '#ffffff' })
        .resize({ width: side, height: side, fit: 'contain', background: '#ffffff' })
        .toColorspace('srgb')
        .raw({ depth: 'uchar' })
        .timeout({ seconds: longestWork })
        .toBuffer({ resolveWithObject: true })
      return await filesOf(data, { width: info.width, height: info.height, channels: info.channels }, side)
    } catch {
      return { fault: 'broken' as const }
    }
  })
}
