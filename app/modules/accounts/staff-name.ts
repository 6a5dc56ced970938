import { isEnglish } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { type ChineseNames, chineseName } from '#app/modules/directory/chinese-name.ts'

/** How somebody who works here is named: the account's names, and those of the profile that is theirs, where there is one. */
export type StaffNames = Readonly<{ firstName: string; lastName: string; nameZh: string | null }> &
  Partial<{ [Name in keyof ChineseNames]: string | null }>

/**
 * The name of somebody who works here as their colleagues read it: in Chinese that of their profile in the script of the page, else the
 * one that they wrote down; where there is none, and in English, the Latin one.
 */
export function staffName({ firstName, lastName, nameZh, nameHans, nameHant }: StaffNames, locale: Locale): string {
  const english = `${firstName} ${lastName}`.trim()
  if (isEnglish(locale)) return english
  return chineseName({ nameHans: nameHans ?? null, nameHant: nameHant ?? null }, locale) || nameZh || english
}
