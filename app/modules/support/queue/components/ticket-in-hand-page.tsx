import { useTranslation } from 'react-i18next'
import { formatDate } from '#app/core/format/format.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { paths } from '#app/paths.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { AnswerDraft, TicketPageData } from '../pages/answer-page.server.ts'
import { AnswerForm } from './answer-form.tsx'
import { DueClock } from './due-clock.tsx'
import { QueueStatus } from './queue-status.tsx'
import { CallsPanel, CustomerPanel, MergePanel, StatePanel } from './ticket-side.tsx'
import { TicketTurns } from './ticket-turns.tsx'

type TicketInHandPageProps = { page: TicketPageData; draft: AnswerDraft | undefined }

/** One ticket as those who answer see it: what was said, the next answer, who asked and what can be done. */
export function TicketInHandPage({ page, draft }: TicketInHandPageProps) {
  const { t } = useTranslation('support')
  const locale = useLocale()
  const { ticket, mayAnswer } = page
  const { printed, subject, status, kind, createdAt, clock, mergedInto, isClosed, turns } = ticket
  const opened = t('ticket.opened', { date: formatDate(createdAt, locale) })
  return (
    <>
      <p>
        <Link to={paths.adminSupport()}>{t('ticket.back')}</Link>
      </p>
      <PageHead
        title={subject}
        titleLang={ticket.locale}
        lead={`${printed} · ${t(`kinds.${kind}`)} · ${opened}`}
        actions={
          <>
            <QueueStatus status={status} />
            {clock && <DueClock clock={clock} />}
          </>
        }
      />
      {clock && <p className="muted">{t('clock.note')}</p>}
      {page.visits.length > 0 && (
        <p className="row">
          {t('ticket.visits')}
          {page.visits.map(({ reference, path }) => (
            <Link key={path} to={path}>
              {reference}
            </Link>
          ))}
        </p>
      )}
      {mergedInto && (
        <Banner tone="info">
          {t('ticket.mergedInto')} <Link to={paths.adminTicket(mergedInto)}>{t('ticket.openMerged')}</Link>
        </Banner>
      )}
      <div className="pro-columns">
        <div className="pro-column">
          <PanelCard id="thread" title={t('ticket.thread')}>
            <TicketTurns turns={turns} kept={page.kept} writtenIn={ticket.locale} />
          </PanelCard>
          {mayAnswer && (
            <PanelCard id="answer" title={t(isClosed ? 'answer.noteTitle' : 'answer.title')}>
              {isClosed && <p className="card__body">{t('ticket.ended')}</p>}
              <AnswerForm page={page} draft={draft} />
            </PanelCard>
          )}
        </div>
        <div className="pro-column">
          <CustomerPanel page={page} />
          {mayAnswer && <StatePanel page={page} />}
          {mayAnswer && <CallsPanel ticket={ticket} />}
          {mayAnswer && <MergePanel ticket={ticket} />}
        </div>
      </div>
    </>
  )
}
