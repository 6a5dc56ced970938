import { paths } from '#app/paths.ts'

/** The addresses of a logo, as an image takes them; it has its own ground, so no frame crosses it. */
export type LogoPicture = Readonly<{ src: string; srcSet: string; large: string; isDrawn: true }>

/** Of the logo with that id: another logo has another id, so each can be kept for ever. */
export function logoPicture(id: string): LogoPicture {
  const [small, medium] = [paths.associationLogo(id, 208), paths.associationLogo(id, 416)]
  return { src: small, srcSet: `${small} 208w, ${medium} 416w`, large: paths.associationLogo(id, 832), isDrawn: true }
}

const fileName = /^([0-9a-z-]{8,64})-(208|416|832)\.webp$/

/** What the last part of such an address says: which logo, and its key in `media.variants`. */
export function parseLogoName(name: string): { id: string; size: '208' | '416' | 'original' } | null {
  const [, id, side] = fileName.exec(name) ?? []
  return id === undefined ? null : { id, size: side === '832' ? 'original' : (side as '208' | '416') }
}
