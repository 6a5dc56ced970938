import type { Localized } from '#app/core/i18n/locale.ts'

/** What of a clinic is changed together; each has a form of its own. */
const factParts = ['contact', 'access', 'languages'] as const

export type FactPart = (typeof factParts)[number]

export const isFactPart = (text: unknown): text is FactPart => factParts.some((part) => part === text)

/** Who speaks a language besides the doctors, who say theirs themselves. */
export const speakers = ['front_desk', 'interpreter_onsite', 'interpreter_phone'] as const

export const flagFields = ['isWheelchairAccessible', 'hasElevator', 'acceptsWalkIn'] as const

export const textFields = ['wayIn', 'parking'] as const

export const contactFields = ['email', 'website', 'wechat', 'fax'] as const

/** The fields of a text in three languages: their names end with these. */
export const scripts = [
  ['Hans', 'zh-Hans'],
  ['Hant', 'zh-Hant'],
  ['En', 'en-US'],
] as const

/** A text of three languages by the names of its fields. */
export function textValues(name: string, text: Localized | null): Record<string, string> {
  return Object.fromEntries(scripts.map(([end, locale]) => [`${name}${end}`, text?.[locale] ?? '']))
}

/** Services that a clinic says it offers; who examines for immigration is designated by the authority and entered by us. */
export const saidKinds = ['lab', 'imaging'] as const

export type SaidKind = (typeof saidKinds)[number]

/** A service in a form and in an address: its kind and its code. */
export const serviceName = ({ kind, code }: Readonly<{ kind: string; code: string }>) => `${kind}.${code}`
