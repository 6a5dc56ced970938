/** Parts of a kept photo that may be shown instead of the whole; this file reaches the browser, what cuts them must not. */
export const photoCrops = ['whole', 'closer', 'upper', 'middle'] as const

export type PhotoCrop = (typeof photoCrops)[number]
