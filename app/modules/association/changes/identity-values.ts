import type { Association } from '../onboarding-steps.ts'

/** The field of change requests about what a reviewer has checked of an association: its names and its kind. */
export const identityField = 'identity'

export const identityNames = ['nameHans', 'nameHant', 'nameEn', 'associationKind'] as const

type Values = Readonly<Record<string, unknown>>

export type Identity = Readonly<{
  nameHans: string
  nameHant: string
  nameEn: string
  associationKind: Association['kind']
}>

/** Names and kind of an association, as a change request says them. */
export function identityOf({ name, kind }: Pick<Association, 'name' | 'kind'>): Identity {
  return { nameHans: name['zh-Hans'], nameHant: name['zh-Hant'], nameEn: name['en-US'], associationKind: kind }
}

/** What differs between two identities; nothing where both are the same. */
export const changedNames = (one: Values, other: Values) => identityNames.filter((name) => one[name] !== other[name])
