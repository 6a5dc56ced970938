import { isEnglish } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { Identity } from './identity.server.ts'

type Names = Pick<Identity, 'nameEn' | 'nameZh'>

/** The one name of somebody that a reader knows them by: Chinese readers by the Chinese one, where it was given. */
export function readerName({ nameEn, nameZh }: Names, locale: Locale): string {
  return isEnglish(locale) ? nameEn : (nameZh ?? nameEn)
}

/** A name of which only the first letter of each word stands: 方••, F•• Q••. */
export function maskedName(name: string): string {
  const letters = name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}••`)
  return letters.join(' ')
}
