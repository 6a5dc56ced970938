import { useLocation } from '@remix-run/react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, locales, withPrefix } from '#app/core/i18n/locale.ts'
import { classNames } from '../class-names.ts'
import { useLocale } from '../use-locale.ts'

type LanguageLinksProps = {
  /** On paper instead of ink. */
  light?: boolean
  /** The query the links keep ("?q=…"); the whole one of the page unless told otherwise. */
  search?: string
}

/** The same page in a locale. `locale` makes the server remember the choice and redirect to the clean address. */
function switchTo(pathname: string, search: string, locale: Locale): string {
  const query = new URLSearchParams(search)
  query.set('locale', locale)
  return `${withPrefix(pathname, locale)}?${query}`
}

/** The three languages as plain links, each in its own language, to the same page. Another locale is another document. */
export function LanguageLinks({ light = false, search }: LanguageLinksProps) {
  const { t } = useTranslation('ui')
  const location = useLocation()
  const current = useLocale()
  return (
    <nav className={classNames('langs', light && 'langs--light')} aria-label={t('language.label')}>
      {locales.map((locale) => (
        <Fragment key={locale}>
          <a
            lang={locale}
            hrefLang={locale}
            href={switchTo(location.pathname, search ?? location.search, locale)}
            aria-current={locale === current ? 'true' : undefined}
          >
            {t(`language.${locale}`)}
          </a>{' '}
        </Fragment>
      ))}
    </nav>
  )
}
