import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import type { ManagedEventData, RegistrationLine } from '../pages/manage-events.server.ts'
import { EventStatusTag, RegistrationTag } from './event-status-tag.tsx'

type ManagedProps = { page: Omit<ManagedEventData, 'head'> }

/** What can be done with the event now; what cannot be taken back says so before. */
function Steps({ page: { event, steps, isEditable, isDoorOpen } }: ManagedProps) {
  const { t } = useTranslation('association-events')
  const action = useHref(paths.associationEvent(event.id))
  const direct = steps.filter((step) => step !== 'cancel')
  return (
    <Card as="section" labelledBy="steps" className="card__body stack">
      <h2 id="steps">{t('managed.steps')}</h2>
      <div className="row">
        {isDoorOpen && <ButtonLink to={paths.associationEventDoor(event.id)}>{t('managed.door')}</ButtonLink>}
        {(event.status === 'published' || event.status === 'in_progress') && (
          <ButtonLink variant="line" to={paths.associationEventGreeters(event.id)}>
            {t('greeters.title')}
          </ButtonLink>
        )}
        {isEditable && (
          <ButtonLink variant="line" to={paths.associationEventForm(event.id)}>
            {t('managed.edit')}
          </ButtonLink>
        )}
        <form method="post" action={action} className="row">
          {direct.map((step) => (
            <Button
              key={step}
              name="intent"
              value={step}
              variant={step === 'publish' ? 'primary' : step === 'archive' ? 'line' : 'danger'}
            >
              {t(`managed.${step}`)}
            </Button>
          ))}
        </form>
      </div>
      {steps.includes('cancel') && (
        <Disclosures>
          <Disclosure summary={t('managed.cancelStart')}>
            <form method="post" action={action} className="stack">
              <p>{t('managed.cancelHint')}</p>
              <p>
                <Button variant="danger" name="intent" value="cancel">
                  {t('managed.cancel')}
                </Button>
              </p>
            </form>
          </Disclosure>
        </Disclosures>
      )}
    </Card>
  )
}

function RowActions({ row, page }: ManagedProps & { row: RegistrationLine }) {
  const { t } = useTranslation('association-events')
  const { event, hasCertificates } = page
  const action = useHref(paths.associationEvent(event.id))
  const isLiving = ['pending_payment', 'registered', 'waitlisted', 'offered'].includes(row.status)
  if (row.status === 'attended' && hasCertificates)
    return (
      <Link to={paths.associationEventCertificate(event.id, row.id)} aria-label={t('managed.certificateOf', row)}>
        {t('managed.certificate')}
      </Link>
    )
  if (!isLiving) return null
  return (
    <form method="post" action={action} className="row">
      <input type="hidden" name="registration" value={row.id} />
      {row.status === 'waitlisted' && (
        <Button variant="line" name="intent" value="promote" aria-label={t('managed.promoteOne', row)}>
          {t('managed.promote')}
        </Button>
      )}
      <Button variant="quiet" name="intent" value="remove" aria-label={t('managed.removeOne', row)}>
        {t('managed.remove')}
      </Button>
    </form>
  )
}

function Registrations({ page }: ManagedProps) {
  const { t } = useTranslation('association-events')
  return (
    <div className="panel panel--rows">
      <DataTable
        caption={t('managed.registrations')}
        rows={page.registrations}
        rowKey={({ id }) => id}
        columns={[
          {
            ...{ key: 'name', label: t('csv.name'), rowHeader: true, phone: 'wide' },
            cell: ({ name, email, isMember }) => (
              <>
                {name} {isMember && <span className="muted">{t('managed.member')}</span>}
                <br />
                <span className="muted small" lang="en">
                  {email}
                </span>
              </>
            ),
          },
          { key: 'number', label: t('csv.number'), cell: ({ number }) => <span className="num">{number}</span> },
          { key: 'guests', label: t('csv.guests'), numeric: true, phone: 'labeled', cell: ({ guests }) => guests },
          {
            ...{ key: 'status', label: t('csv.status') },
            cell: ({ status, position }) => (
              <>
                <RegistrationTag status={status} />{' '}
                {status === 'waitlisted' && <span className="num">{t('managed.position', { position })}</span>}
              </>
            ),
          },
          { key: 'do', label: t('managed.actions'), cell: (row) => <RowActions row={row} page={page} /> },
        ]}
      />
    </div>
  )
}

/** An event as whoever manages it sees it: how it stands, what can be done, who has registered. */
export function ManagedEvent({ page }: ManagedProps) {
  const { t } = useTranslation('association-events')
  const { event, total, typed } = page
  const search = useHref(paths.associationEvent(event.id))
  const file = useHref(paths.associationEventFile(event.id))
  return (
    <div className="stack">
      <p>
        <Link to={paths.associationEvents()}>{t('managed.back')}</Link>
      </p>
      <PageHead title={event.title} lead={t('when', event.when)} actions={<EventStatusTag status={event.status} />} />
      <p>
        {t('managed.seats', { taken: event.taken, capacity: event.capacity, waiting: event.waiting })}{' '}
        {page.page && <Link to={page.page}>{t('managed.page')}</Link>}
      </p>
      <Steps page={page} />
      <section className="stack" aria-labelledby="registrations">
        <h2 id="registrations">{t('managed.registrations')}</h2>
        <form method="get" action={search} className="row association-search">
          <Field id="q" label={t('managed.search')}>
            {(control) => <TextInput {...control} name="q" defaultValue={typed} />}
          </Field>
          <Button variant="line">{t('managed.find')}</Button>
        </form>
        {total > 0 && (
          <p>
            <a href={file}>{t('managed.file')}</a>
          </p>
        )}
        {page.registrations.length > 0 ? <Registrations page={page} /> : <p>{t('managed.nobody')}</p>}
      </section>
    </div>
  )
}
