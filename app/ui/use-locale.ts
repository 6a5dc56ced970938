import { useHref } from '@remix-run/react'
import { type Locale, localeOfPath } from '#app/core/i18n/locale.ts'

/** The locale of the page. Read from the basename, so that it also holds where no loader ran, as on an error page. */
export function useLocale(): Locale {
  return localeOfPath(useHref('/'))
}
