/** Parts of a kept photo that may be shown instead of the whole; this file reaches the browser, what cuts them must not. */
export const photoCrops = ['whole', 'closer', 'upper', 'middle'] as const

export type PhotoCrop = (typeof photoCrops)[number]

/**
 * The square that somebody has chosen of an upload: where it lies in what is left over, from 0 (left, top) to 1, and how many times its
 * side goes into the shorter side.
 */
export type PhotoCut = Readonly<{ x: number; y: number; zoom: number }>

/** Parts of an upload that are chosen by a press, along its longer side: its beginning is the left or the top. */
export const photoParts = ['start', 'middle', 'end'] as const

export type PhotoPart = (typeof photoParts)[number]

/** The closest that a cut may be. */
export const mostZoom = 4

export function cutOfPart(part: PhotoPart): PhotoCut {
  const share = photoParts.indexOf(part) / 2
  return { x: share, y: share, zoom: 1 }
}
