import type { Locale } from '#app/core/i18n/locale.ts'
import { i18nOf, translator } from '#app/core/i18n/resources.server.ts'
import type { PasswordChangeOutcome, SignInOutcome, SignOutOutcome } from './identity-backend.ts'

/** The text of a code of specification §8 in a locale; of a code that is not ours, the text of `usual`. */
function textOf(code: string, usual: 'LOGIN_FAILED' | 'PASSWORD_CHANGE_FAILED' | 'UNKNOWN_ERROR', locale: Locale) {
  const known = i18nOf[locale].exists(`backend.${code}`, { ns: 'accounts' }) ? (code as typeof usual) : usual
  return translator(locale, 'accounts')(`backend.${known}`)
}

/** What a person is told of a sign-in. Another backend's own words come first. */
export function signInMessage(outcome: SignInOutcome, locale: Locale): string {
  if (outcome.status === 'authenticated') return translator(locale, 'accounts')('backend.signed_in')
  const words = outcome.status === 'unauthenticated' ? outcome.message : null
  return words ?? textOf(outcome.code, 'LOGIN_FAILED', locale)
}

/** What a person is told of a sign-out: a success, or the warning LOGOUT_ERROR. */
export function signOutMessage({ code }: SignOutOutcome, locale: Locale): string {
  return translator(locale, 'accounts')(code === null ? 'backend.signed_out' : 'backend.LOGOUT_ERROR')
}

export function passwordChangeMessage(outcome: PasswordChangeOutcome, locale: Locale): string {
  const t = translator(locale, 'accounts')
  if (outcome.status === 'changed') return t('backend.password_changed')
  if (outcome.status === 'timed_out') return t('backend.password_timed_out')
  return outcome.message ?? textOf(outcome.code, 'PASSWORD_CHANGE_FAILED', locale)
}

/** What a caller is told who may not, or who cannot be understood. */
export function callMessage(
  code: 'SESSION_REQUIRED' | 'NOT_AUTHENTICATED' | 'FOREIGN_USER' | 'INVALID_REQUEST',
  locale: Locale,
): string {
  return translator(locale, 'accounts')(`backend.${code}`)
}
