/** What decides the order of equally good answers, before anybody asks. */
export type Standing = {
  isBookable: boolean
  isVerified: boolean
  isProfileComplete: boolean
  isAccepting: boolean
  hasPhoto: boolean
  hasChineseName: boolean
  /** From a registry only: nobody has described this record. */
  isBareRegistryRecord: boolean
  /** 0 to 100. */
  qualityScore: number
}

const weights = {
  isBookable: 16_000,
  isVerified: 9_000,
  isProfileComplete: 8_000,
  isAccepting: 6_000,
  hasPhoto: 3_000,
  hasChineseName: 4_000,
} as const

/** The static rank of a provider, 0 to 65,535. */
export function staticScore(standing: Standing): number {
  let score = standing.isBareRegistryRecord ? 0 : 10_000
  for (const [name, weight] of Object.entries(weights)) if (standing[name as keyof typeof weights]) score += weight
  return score + Math.round(Math.min(Math.max(standing.qualityScore, 0), 100) * 90)
}
