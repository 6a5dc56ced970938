import type { SubmissionResult } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { formatLongDate } from '#app/core/format/format.ts'
import { ReplyForm, TicketForm } from '#app/modules/support/components/ticket-form.tsx'
import { TicketList, TicketStatusTag } from '#app/modules/support/components/ticket-list.tsx'
import { TicketThread } from '#app/modules/support/components/ticket-thread.tsx'
import type { Ticket, TicketRow } from '#app/modules/support/queries/tickets.server.ts'
import { paths } from '#app/paths.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'

type Reply = SubmissionResult<string[]> | undefined

type ContactPageProps = {
  tickets: readonly TicketRow[]
  isOpen: boolean
  lastResult: Reply
}

/** Customer service: what was asked, and a new question. */
export function ContactPage({ tickets, isOpen, lastResult }: ContactPageProps) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('contact.title')} lead={isOpen ? t('contact.leadOpen') : t('contact.leadClosed')} />
      <div className="pro-columns">
        <div className="pro-column">
          <PanelCard id="new" title={t('contact.new')}>
            <TicketForm lastResult={lastResult} />
          </PanelCard>
        </div>
        <div className="pro-column">
          <PanelCard id="tickets" title={t('contact.tickets')}>
            <TicketList tickets={tickets} />
          </PanelCard>
        </div>
      </div>
    </>
  )
}

/** One question with its turns. */
export function TicketPage({ ticket, lastResult }: { ticket: Ticket; lastResult: Reply }) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const { printed, subject, status, reference, dueAt } = ticket
  return (
    <>
      <p>
        <Link to={paths.officeContact()}>{t('contact.back')}</Link>
      </p>
      <PageHead title={subject} lead={printed} actions={<TicketStatusTag status={status} />} />
      {(status === 'new' || status === 'open') && <p>{t('contact.due', { date: formatLongDate(dueAt, locale) })}</p>}
      <PanelCard id="thread" title={t('contact.thread')}>
        <TicketThread messages={ticket.messages} />
      </PanelCard>
      <PanelCard id="answer" title={t('contact.add')}>
        {ticket.isClosed ? (
          <p className="card__body">{t('contact.closed')}</p>
        ) : (
          <ReplyForm reference={reference} lastResult={lastResult} />
        )}
      </PanelCard>
    </>
  )
}
