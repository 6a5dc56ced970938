import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatInstantClock, formatPhone, formatShortDate } from '#app/core/format/format.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ticketStep } from '#app/modules/support/ticket-status.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { TicketPageData } from '../pages/answer-page.server.ts'
import type { TicketInHand } from '../queries/queued-ticket.server.ts'
import { WishPairs } from './wish-words.tsx'

const contactFields = ['name', 'phone', 'email', 'wechat', 'time', 'patient', 'organization', 'homepage'] as const
const callTimes = ['any', 'morning', 'afternoon'] as const

/** Who asked, how to reach them, what they chose in the form. */
export function CustomerPanel({ page: { ticket, wishes } }: { page: TicketPageData }) {
  const { t } = useTranslation('support')
  const { t: words } = useTranslation('contact')
  const { contact } = ticket
  const valueOf = (field: (typeof contactFields)[number]) => {
    const value = contact[field]
    if (field === 'phone' && value && !contact.isMasked) return <a href={`tel:${value}`}>{formatPhone(value)}</a>
    const time = field === 'time' ? callTimes.find((each) => each === value) : undefined
    return time ? words(`fields.times.${time}`) : value
  }
  return (
    <PanelCard id="customer" title={t('ticket.contactTitle')}>
      {contact.isMasked && <p className="card__body muted">{t('ticket.masked')}</p>}
      <dl className="pairs">
        {contactFields
          .filter((field) => contact[field])
          .map((field) => (
            <div key={field}>
              <dt>{t(`ticket.fields.${field}`)}</dt>
              <dd>{valueOf(field)}</dd>
            </div>
          ))}
      </dl>
      <WishPairs wishes={wishes} />
    </PanelCard>
  )
}

/** To whom it is given, and the steps that it can take now. */
export function StatePanel({ page }: { page: TicketPageData }) {
  const { t } = useTranslation('support')
  const { ticket, self } = page
  const { reference, version, status, staff, assigneeId } = ticket
  const assignment = useHref(paths.adminTicketStep(reference, 'assignment'))
  const step = useHref(paths.adminTicketStep(reference, 'status'))
  const actions = (['open', 'resume', 'solve', 'reopen', 'mark_spam'] as const).filter(
    (action) => ticketStep(status, action, 'staff') !== null,
  )
  return (
    <PanelCard id="state" title={t('ticket.stepsTitle')}>
      {!ticket.isClosed && (
        <form method="post" action={assignment} className="card__body stack stack--sm">
          <input type="hidden" name="version" value={version} />
          <Field id="assignee" label={t('ticket.assignee')}>
            {(control) => (
              <Select
                {...control}
                name="assignee"
                defaultValue={assigneeId ?? ''}
                options={[
                  { value: '', label: t('ticket.nobody') },
                  ...staff.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            )}
          </Field>
          <Button variant="line">{t('ticket.assign')}</Button>
        </form>
      )}
      {!ticket.isClosed && assigneeId !== self && staff.some(({ id }) => id === self) && (
        <form method="post" action={assignment} className="card__body">
          <input type="hidden" name="version" value={version} />
          <Button variant="line" name="assignee" value={self}>
            {t('ticket.take')}
          </Button>
        </form>
      )}
      {status === 'solved' && <p className="card__body muted">{t('ticket.solvedHint')}</p>}
      {actions.length > 0 && (
        <form method="post" action={step} className="card__body row">
          <input type="hidden" name="version" value={version} />
          {actions.map((action) => (
            <Button key={action} variant={action === 'mark_spam' ? 'quiet' : 'line'} name="action" value={action}>
              {t(`ticket.steps.${action}`)}
            </Button>
          ))}
        </form>
      )}
    </PanelCard>
  )
}

/** Other tickets of the same person, one of which takes this one in. */
export function MergePanel({ ticket }: { ticket: TicketInHand }) {
  const { t } = useTranslation('support')
  const action = useHref(paths.adminTicketStep(ticket.reference, 'merger'))
  if (ticket.sameWriter.length === 0) return null
  return (
    <PanelCard id="merge" title={t('ticket.mergeTitle')}>
      <form method="post" action={action} className="card__body stack stack--sm">
        <p className="muted">{t('ticket.mergeLead')}</p>
        {ticket.sameWriter.some(({ isProven }) => !isProven) && <p className="muted">{t('ticket.mergeUnproven')}</p>}
        <input type="hidden" name="version" value={ticket.version} />
        <Field id="into" label={t('ticket.mergeInto')}>
          {(control) => (
            <Select
              {...control}
              name="into"
              options={ticket.sameWriter.map(({ reference, printed, subject, isProven }) => ({
                value: reference,
                label: `${printed} ${subject}${isProven ? '' : t('ticket.unproven')}`,
              }))}
            />
          )}
        </Field>
        <Button variant="line">{t('ticket.merge')}</Button>
      </form>
    </PanelCard>
  )
}

/** The calls of a ticket, and the way to the one that is to be made. */
export function CallsPanel({ ticket }: { ticket: TicketInHand }) {
  const { t } = useTranslation('support')
  const locale = useLocale()
  const action = useHref(paths.adminTicketStep(ticket.reference, 'call-plan'))
  const planned = ticket.calls.find(({ endedAt }) => endedAt === null)
  const timeOf = (at: number) => `${formatShortDate(at, locale)} ${formatInstantClock(at, newYork, locale)}`
  if (!ticket.contact.phone) return null
  return (
    <PanelCard id="calls" title={t('calls.history')}>
      <ul className="calls">
        {ticket.calls.map(({ id, dueAt, endedAt, outcome, note }) => (
          <li key={id}>
            {endedAt === null
              ? t('calls.planned', { time: timeOf(dueAt) })
              : `${timeOf(endedAt)} ${outcome === null ? t('calls.dropped') : t(`calls.outcomes.${outcome}`)}`}
            {note && <p className="thread__words">{note}</p>}
          </li>
        ))}
      </ul>
      <div className="card__body row">
        {planned ? (
          <ButtonLink to={paths.adminTicketCall(ticket.reference)} variant="line" icon="phone">
            {t('calls.make')}
          </ButtonLink>
        ) : (
          !ticket.isClosed && (
            <form method="post" action={action}>
              <input type="hidden" name="version" value={ticket.version} />
              <Button variant="line">{t('calls.plan')}</Button>
            </form>
          )
        )}
      </div>
    </PanelCard>
  )
}
