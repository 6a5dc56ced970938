import { paths } from '#app/paths.ts'

/** Photos are kept in this format; `media` may also have rows of others, which patients do not see. */
export const photoMime = 'image/webp'

/** The addresses of a provider's photo or drawn portrait, as an image takes them. */
export type ProviderPhoto = {
  src: string
  srcSet?: string
  /** 832 pixels each way, or less; null for a drawing, which is shown nowhere as somebody's likeness. */
  large: string | null
  isDrawn: boolean
}

/** So much of the SHA-256 stands in an address: another photo has another address, so each can be kept for ever. */
const markLength = 16

/** The addresses of the photo with that SHA-256; null without one. */
function providerPhoto(slug: string, sha256: string | null): ProviderPhoto | null {
  if (sha256 === null) return null
  const address = (side: 208 | 416 | 832) => paths.photo(`${slug}-${sha256.slice(0, markLength)}-${side}.webp`)
  return {
    src: address(208),
    srcSet: `${address(208)} 208w, ${address(416)} 416w`,
    large: address(832),
    isDrawn: false,
  }
}

const photoName = new RegExp(`^(?<slug>[a-z0-9-]{1,200})-(?<mark>[0-9a-f]{${markLength}})-(?<side>208|416|832)\\.webp$`)

/** What the last part of such an address says: whose photo, which one, and its key in `media.variants`. */
export function parsePhotoName(name: string): { slug: string; mark: string; size: '208' | '416' | 'original' } | null {
  const parts = photoName.exec(name)?.groups as { slug: string; mark: string; side: '208' | '416' | '832' } | undefined
  return parts ? { slug: parts.slug, mark: parts.mark, size: parts.side === '832' ? 'original' : parts.side } : null
}

/** Drawn otherwise, portraits get other addresses, so that each can be kept for ever. */
const portraitEdition = 1

/** What stands for somebody on a card: the photo; for fictional doctors without one a drawn portrait; for all others null, and the seal. */
export function providerPicture(row: {
  slug: string
  photoSha256: string | null
  isDemo: boolean
}): ProviderPhoto | null {
  if (row.photoSha256 !== null || !row.isDemo) return providerPhoto(row.slug, row.photoSha256)
  return { src: paths.portrait(`${row.slug}-${portraitEdition}.svg`), large: null, isDrawn: true }
}

const portraitName = new RegExp(`^(?<slug>[a-z0-9-]{1,200})-${portraitEdition}\\.svg$`)

/** Whose portrait the last part of an address asks for; null when it is none. */
export function parsePortraitName(name: string): string | null {
  return portraitName.exec(name)?.groups?.['slug'] ?? null
}
