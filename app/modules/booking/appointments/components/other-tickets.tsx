import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { TicketPage } from '../pages/ticket-page.server.ts'

/** The same ticket in the other languages, each by its own name, and as a picture. A language chosen here is not remembered. */
export function OtherTickets({ page, token }: { page: TicketPage; token: string }) {
  const { t } = useTranslation('booking')
  const locale = useLocale()
  return (
    <section className="noprint" aria-labelledby="other-tickets">
      <h2 id="other-tickets" className="aside__title">
        {t('sheet.title')}
      </h2>
      <p className="muted">{t('sheet.lead')}</p>
      <ul className="stack stack--sm">
        {page.inLanguages
          .filter((other) => other.locale !== locale)
          .map(({ locale: other, name }) => (
            <li key={other}>
              <a
                className="alone"
                lang={other}
                hrefLang={other}
                href={withPrefix(paths.linkTicket(token, { for: locale }), other)}
              >
                {name}
              </a>
            </li>
          ))}
      </ul>
      <p>
        <a className="btn btn--line btn--block" href={useHref(paths.linkTicketImage(token))}>
          {t('sheet.picture')}
        </a>
      </p>
    </section>
  )
}
