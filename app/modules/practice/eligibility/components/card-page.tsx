import { useTranslation } from 'react-i18next'
import { locales } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { KeyValues, Ticket, TicketSection } from '#app/ui/cards/ticket.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import type { CardData } from '../pages/check-page.server.ts'
import { SummaryPanel } from './summary-panel.tsx'

/** The summary for the patient: one sheet, in a language that they read. */
export function CardPage({ page }: { page: CardData }) {
  const { t } = useTranslation('eligibility')
  const { t: ui } = useTranslation('ui')
  const { id, locale, summary, words } = page
  return (
    <div className="stack">
      <p className="noprint">
        <Link to={paths.eligibilityCheck(id)}>{t('checkTitle')}</Link>
      </p>
      <PageHead title={t('card.title')} lead={t('card.lead')} />
      <Tabs
        label={t('card.language')}
        tabs={locales.map((each) => ({
          ...{ to: paths.eligibilityCard(id, { lang: each }), label: ui(`language.${each}`), current: each === locale },
        }))}
      />
      <div className="slip stack" lang={locale}>
        <Ticket printable title={<b>{words.title}</b>}>
          <TicketSection first>
            <KeyValues items={words.facts} />
          </TicketSection>
          <TicketSection>
            {words.simulated && <p>{words.simulated}</p>}
            <SummaryPanel summary={summary} othersTitle={words.others} />
            <p className="muted">{words.estimate}</p>
          </TicketSection>
        </Ticket>
        <PrintButton block>{t('card.print')}</PrintButton>
      </div>
    </div>
  )
}
