import { createHash } from 'node:crypto'
import { type Locale, withPrefix } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { drawingVersion, type ImageShape } from './card.ts'

/** Marks an address by the words of its page: when they change, so does the address, and no copy of the old one is asked for. */
export function imageMark(words: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([drawingVersion, words]))
    .digest('hex')
    .slice(0, 12)
}

export const isImageMark = (text: string | null) => text !== null && /^[0-9a-f]{12}$/.test(text)

/** Path of the image of a key in a locale. */
export function imagePath(key: string, shape: ImageShape, locale: Locale, mark: string): string {
  return withPrefix(paths.shareImage(key, shape, mark), locale)
}
