import type { Locale } from '#app/core/i18n/locale.ts'

/** What a share image shows, in the words of one locale. */
export type ShareCard = {
  locale: Locale
  brand: string
  title: string
  second: string | null
  /** The line in the apricot band. */
  band: string
  /** A doctor's name seal. */
  seal: { letters: string; tint: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' } | null
  /** The same in Latin letters, for a name with a character that the faces do not have; null when there is none. */
  plain: { title: string; letters: string } | null
}

/** `wide` is Open Graph's 1200 × 630, `square` what chats show beside a link (WeChat asks for at least 300 × 300). */
export type ImageShape = 'wide' | 'square'

export const imageSizes: Readonly<Record<ImageShape, { width: number; height: number }>> = {
  wide: { width: 1200, height: 630 },
  square: { width: 320, height: 320 },
}

/** Counts up when the drawing itself changes: kept images are then drawn anew, and have new addresses. */
export const drawingVersion = 2
