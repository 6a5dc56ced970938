import { chineseName } from './chinese-name.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'

/** How a title is addressed: physicians and dentists as doctors, others by what their license lets them be called. */
type Honorific =
  | 'doctor'
  | 'acupuncturist'
  | 'audiologist'
  | 'chiropractor'
  | 'optometrist'
  | 'psychologist'
  | 'physicalTherapist'
  | 'occupationalTherapist'
  | 'speechTherapist'
  | 'massageTherapist'
  | 'familyTherapist'
  | 'counselor'
  | 'socialWorker'
  | 'nutritionist'
  | 'midwife'
  | 'nursePractitioner'
  | 'nurse'
  | 'assistant'
  | 'none'

const honorifics: Readonly<Record<Exclude<Honorific, 'none'>, RegExp>> = {
  doctor: /^(MD|DO|MBBS|DDS|DMD|DPM|MD,? ?PHD)$/,
  acupuncturist: /^(LAC|DAC|DACM)$/,
  audiologist: /^AUD$/,
  chiropractor: /^DC$/,
  optometrist: /^OD$/,
  psychologist: /^PSYD$/,
  physicalTherapist: /^(PT|DPT)$/,
  occupationalTherapist: /^(OT|OTD|OTR)$/,
  speechTherapist: /^(SLP|CCC-SLP)$/,
  massageTherapist: /^LMT$/,
  familyTherapist: /^LMFT$/,
  counselor: /^LMHC$/,
  socialWorker: /^(LCSW|LMSW)$/,
  nutritionist: /^(RD|RDN|CDN)$/,
  midwife: /^(CNM|CM|LM)$/,
  nursePractitioner: /^(NP|FNP|DNP|ANP|PNP|WHNP)$/,
  nurse: /^RN$/,
  assistant: /^(PA|PA-C|RPA-C)$/,
}

/** The form of address of a post-nominal title; `none` when it is unknown. */
export function honorificOf(title: string | null): Honorific {
  const plain = (title ?? '').toUpperCase().replaceAll('.', '').trim()
  const found = Object.entries(honorifics).find(([, pattern]) => pattern.test(plain))
  return (found?.[0] as Honorific | undefined) ?? 'none'
}

export type PersonNames = {
  legalFirst: string
  legalLast: string
  preferredName: string | null
  nameHans: string | null
  nameHant: string | null
  title: string | null
}

export type DisplayName = {
  /** The name in the reader's script when the person has one, else the English name. */
  main: string
  /** The English name with its title when `main` is Chinese; the Chinese one when `main` is English; null without. */
  other: string | null
  /** The title, where neither name says it: a person without a Chinese name is addressed in Chinese, and not named twice. */
  title: string | null
  /** What the seal avatar shows: the Chinese surname, or one or two Latin initials. */
  seal: string
  honorific: Honorific
  isChinese: boolean
}

/** A name with its title inside a sentence, where a Chinese one stands together (白芷宁医生); alone, as on a card, they are set apart. */
export function nameInText(addressed: string, { isChinese }: Pick<DisplayName, 'isChinese'>): string {
  return isChinese ? addressed.replaceAll(' ', '') : addressed
}

/** Surnames of two characters; every other Chinese surname has one. */
const compoundSurnames =
  /^(欧阳|歐陽|司徒|司马|司馬|上官|诸葛|諸葛|东方|東方|皇甫|尉迟|尉遲|公孙|公孫|令狐|慕容|夏侯|端木|宇文|长孙|長孫)/u

function chineseSurname(name: string): string {
  return compoundSurnames.exec(name)?.[0] ?? [...name][0] ?? ''
}

function latinInitials(first: string, last: string): string {
  return [first, last].map((part) => [...part.trim()][0]?.toUpperCase() ?? '').join('')
}

/** How some write their own title into the name they go by. */
const typedTitle = /^(?:dr|doctor)\b\.?\s+/i

/** The English name as it is used day to day, without title: preferred, else legal first and last. */
export function englishName(names: PersonNames): string {
  return names.preferredName?.trim().replace(typedTitle, '') || `${names.legalFirst} ${names.legalLast}`.trim()
}

/** The names of a person as the reader of a locale expects them (design: 白芷宁 + Zhining Bai, MD; Dr. Zhining Bai). */
export function displayName(names: PersonNames, locale: Locale): DisplayName {
  const english = englishName(names)
  const titled = names.title ? `${english}, ${names.title}` : english
  const chinese = chineseName(names, locale)
  const honorific = honorificOf(names.title)
  const seal = chinese ? chineseSurname(chinese) : latinInitials(names.legalFirst, names.legalLast)
  if (isEnglish(locale)) return { main: titled, other: chinese, title: null, seal, honorific, isChinese: false }
  if (!chinese) return { main: english, other: null, title: names.title, seal, honorific, isChinese: false }
  return { main: chinese, other: titled, title: null, seal, honorific, isChinese: true }
}
