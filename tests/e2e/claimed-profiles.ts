/** Profiles of the demo that nobody owns and that a doctor claims in a test: no other test gives them away. */
export const claimedProfiles = [
  'aiqin-jiang',
  'hanyu-shi',
  'chia-ling-hsu',
  'chien-hung-chou',
  'elaine-leung',
  'edward-yee',
] as const

export const claimedProfileMarks = claimedProfiles.map(() => '?').join()
