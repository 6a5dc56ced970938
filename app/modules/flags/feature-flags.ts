/** The switches of the product, a closed list. Their words stand in the texts of `data` under `flags.list`. */
export const flagCodes = ['associations'] as const

export type FlagCode = (typeof flagCodes)[number]
