import type { Locale } from '#app/core/i18n/locale.ts'

/** The groups in which the specialty page lists specialties. */
export const bodyAreas = [
  'general',
  'children',
  'women',
  'heart-and-lungs',
  'digestion',
  'kidney-and-urinary',
  'bones-and-muscles',
  'skin',
  'eyes-ears-nose-throat',
  'teeth',
  'brain-and-nerves',
  'mind',
  'cancer-and-blood',
  'hormones-and-immunity',
  'surgery',
  'chinese-medicine',
  'imaging-and-labs',
  'emergency-and-hospital',
  'other',
] as const

export type BodyArea = (typeof bodyAreas)[number]

/** What one locale says about a specialty; kept together so that a reader of one language reads straight through. */
export interface SpecialtyText {
  name: string
  /** Other words people type for it: the official term, lay words, the word of the other side of the strait. */
  aliases: string[]
  description: string
  whenToGo: string[]
  questionsToAsk: string[]
}

export interface SpecialtyEntry {
  /** Also the slug: the normal form of the English name. */
  id: string
  /** NUCC codes, the principal one first. */
  nuccCodes: string[]
  bodyArea: BodyArea
  isSensitive?: boolean
  /** Only where people who look for the parent are also served by this one. */
  parentId?: string
  text: Record<Locale, SpecialtyText>
}
