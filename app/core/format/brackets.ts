import { habits } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'

/** Whether a name says something in brackets, half or full width. */
export const hasBrackets = (name: string) => /[（(]/u.test(name)

/** A name with a note in brackets; where it has brackets already, the note goes into them: 国语（普通话，流利）. */
export function withNote(name: string, note: string, locale: Locale): string {
  const { brackets, separators } = habits[locale]
  const [opening, closing] = brackets
  if (!hasBrackets(name)) return `${name}${opening}${note}${closing}`
  return name.replace(/[）)](?=[^）)]*$)/u, `${separators.parts}${note}${closing}`)
}

/** A name as people say it: what it has in brackets, half or full width, is for a place with room. */
export const withoutBrackets = (name: string) => name.replace(/（[^）]*）|\s*\([^)]*\)/gu, '')
