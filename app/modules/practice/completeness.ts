import { paths } from '#app/paths.ts'

/** What a public profile can have, in the order in which it helps patients most. */
const profileParts = [
  'chineseName',
  'languages',
  'specialty',
  'phone',
  'hours',
  'plans',
  'photo',
  'bio',
  'education',
  'price',
] as const

export type ProfilePart = (typeof profileParts)[number]

/** Where a doctor fills in each part of the own public profile. */
export const mendedAt: Readonly<Record<ProfilePart, () => string>> = {
  chineseName: () => paths.personal({ part: 'names' }),
  languages: () => paths.personal({ part: 'languages' }),
  specialty: () => paths.personal({ part: 'specialties' }),
  phone: () => paths.officeContactData(),
  hours: () => paths.scheduling(),
  plans: () => paths.clinics(),
  photo: () => paths.personal({ part: 'photo' }),
  bio: () => paths.personal({ part: 'bio' }),
  education: () => paths.personal({ part: 'credentials' }),
  price: () => paths.personal({ part: 'facts' }),
}

export type Completeness = {
  /** Whole percent of the parts that are there. */
  percent: number
  missing: ProfilePart[]
}

/** How complete a profile is; every part counts the same. */
export function completenessOf(present: Readonly<Record<ProfilePart, boolean>>): Completeness {
  const missing = profileParts.filter((part) => !present[part])
  return { percent: Math.round((1 - missing.length / profileParts.length) * 100), missing }
}
