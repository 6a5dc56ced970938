import type { SubmissionResult } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { formatLongDate, formatPhone } from '#app/core/format/format.ts'
import { ReplyForm, TicketForm } from '#app/modules/support/components/ticket-form.tsx'
import { TicketList, TicketStatusTag } from '#app/modules/support/components/ticket-list.tsx'
import { TicketThread } from '#app/modules/support/components/ticket-thread.tsx'
import type { Ticket, TicketRow } from '#app/modules/support/queries/tickets.server.ts'
import { paths } from '#app/paths.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { contactFields } from '../contact-form.ts'
import type { FacilityContactPage } from '../queries/facility-contact.server.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'

type Reply = SubmissionResult<string[]> | undefined

function PublicContact({ contact }: { contact: FacilityContactPage }) {
  const { t } = useTranslation('dashboard')
  const { slug, name, values, pending } = contact
  const words = (field: (typeof contactFields)[number], value: string | null) =>
    value === null ? '—' : field === 'phone' ? formatPhone(value) : value
  return (
    <PanelCard
      id="public"
      title={t('contact.public')}
      note={<Link to={paths.officeContactData({ place: slug })}>{t('contact.edit')}</Link>}
    >
      <dl className="pairs">
        <div>
          <dt>{t('contact.facility')}</dt>
          <dd>{name}</dd>
        </div>
        {contactFields.map((field) => (
          <div key={field}>
            <dt>{t(`contact.fields.${field}`)}</dt>
            <dd>
              {words(field, values[field])}{' '}
              {pending[field] !== undefined && <Tag tone="wait">{t('contact.pending')}</Tag>}
            </dd>
          </div>
        ))}
      </dl>
    </PanelCard>
  )
}

type ContactPageProps = {
  tickets: readonly TicketRow[]
  contact: FacilityContactPage | null
  isOpen: boolean
  lastResult: Reply
}

/** Customer service and the public contact: what was asked, a new question, what patients see. */
export function ContactPage({ tickets, contact, isOpen, lastResult }: ContactPageProps) {
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
          {contact && <PublicContact contact={contact} />}
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
