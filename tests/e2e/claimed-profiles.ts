/** Profiles of the demo that nobody owns and that a doctor claims in a test, half of them when it is run once more: no other test gives them away. */
export const claimedProfiles = [
  'aiqin-jiang',
  'hanyu-shi',
  'chia-ling-hsu',
  'chien-hung-chou',
  'elaine-leung',
  'edward-yee',
  'chi-keung-wong',
  'minji-zhao-kim',
  'ruixuan-gu',
  'szu-han-chang',
  'yu-ting-lai',
  'zhihao-shen',
] as const

export const claimedProfileMarks = claimedProfiles.map(() => '?').join()
