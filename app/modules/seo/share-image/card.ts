import type { Locale } from '#app/core/i18n/locale.ts'

type CarvedSeal = { characters: string[]; tint: 'a' | 'b' | 'c' | 'd' | 'e' | 'f'; carving: 'yin' | 'yang' }

/** What a share image shows, in the words of one locale. */
export type ShareCard = {
  locale: Locale
  brand: string
  title: string
  second: string | null
  /** The line in the apricot band. */
  band: string
  /** A doctor's name seal: one or two characters, cut out of the ground (yin) or left standing (yang). */
  seal: CarvedSeal | null
  /** What is drawn for the subject, as SVG: an everyday object (4 : 3), or the portrait of a fictional doctor (square) in place of the seal. */
  picture: { svg: string; isPortrait: boolean } | null
  /** The same in Latin letters, for a name with a character that the faces do not have; null when there is none. */
  plain: { title: string; characters: string[] } | null
}

/** `wide` is Open Graph's 1200 × 630, `square` what chats show beside a link (WeChat asks for at least 300 × 300). */
export type ImageShape = 'wide' | 'square'

export const imageSizes: Readonly<Record<ImageShape, { width: number; height: number }>> = {
  wide: { width: 1200, height: 630 },
  square: { width: 320, height: 320 },
}

/** Counts up when the drawing itself changes: kept images are then drawn anew, and have new addresses. */
export const drawingVersion = 3
