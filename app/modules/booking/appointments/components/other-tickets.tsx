import { useTranslation } from 'react-i18next'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { TicketPage } from '../pages/ticket-page.server.ts'

/** The same ticket in the other languages, each by its own name, where who cannot read the page looks first. A language chosen here is not remembered. */
export function OtherTickets({ page, token }: { page: TicketPage; token: string }) {
  const { t } = useTranslation('booking')
  const locale = useLocale()
  return (
    <nav className="noprint other-tickets" aria-label={t('sheet.title')}>
      <ul className="row">
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
    </nav>
  )
}
