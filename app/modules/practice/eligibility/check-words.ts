import type { TFunction } from 'i18next'
import { formatDate, formatInstantClock } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { CheckStatus } from './check-status.ts'
import { type FollowUp, followUps, isRejectionCode, textKey } from './codes.ts'

/** What the states and rejections of a check are called, in any of the languages. */

export type Words = TFunction<'eligibility'>

/** A moment, on the clinic's clock. */
export const momentWords = (at: number, locale: Locale, timeZone: string): string =>
  `${formatDate(at, locale, timeZone)} ${formatInstantClock(at, timeZone, locale)}`

/** What a payer means by a rejection, and what to do next. */
export function rejectionWords(code: string, t: Words): { text: string; next: string } {
  if (!isRejectionCode(code)) return { text: t('aaa.other', { code }), next: t('aaaNext.other') }
  return { text: t(`aaa.${textKey(code)}`), next: t(`aaaNext.${textKey(code)}`) }
}

export function followUpWords(code: string, t: Words): string | null {
  const known = followUps.find((each): each is FollowUp => each === code)
  return known ? t(`followUp.${known}`) : null
}

/** Why no answer came that can be used; codes that only a programmer needs have one sentence. */
const toldProblems = [
  ...(['time_limit', 'unreachable', 'busy', 'lost', 'refused', 'no_npi', 'unreadable', 'other_trace'] as const),
] as const

export function problemWords(code: string, t: Words): string {
  const told = toldProblems.find((each) => each === code)
  return told ? t(`problem.${told}`) : t('problem.malformed', { code })
}

export const statusWords = (status: CheckStatus, t: Words): string => t(`status.${status}`)
