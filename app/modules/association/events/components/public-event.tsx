import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { DemoNotice } from '#app/modules/directory/components/demo-notice.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { DateLeaf } from '#app/ui/cards/date-leaf.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Fact, Facts } from '#app/ui/tables/facts.tsx'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'
import type { PublicEventData } from '../pages/public-event.server.ts'
import { EventMap } from './event-map.tsx'

type PublicEventProps = { page: Omit<PublicEventData, 'head'>; answer: FormAnswer | undefined }

function EventFacts({ page }: Pick<PublicEventProps, 'page'>) {
  const { t } = useTranslation('association-events')
  const { when, venue, address, directions, price, memberPrice, isFreeForMembers, cme, slug, eventId } = page
  const calendar = useHref(paths.associationEventCalendar(slug, eventId))
  return (
    <Facts large>
      <Fact icon="calendar" hiddenLabel={t('ticket.when')}>
        <span className="num">{t('when', when)}</span> <a href={calendar}>{t('ticket.calendar')}</a>
      </Fact>
      <Fact icon="map-pin" hiddenLabel={t('ticket.place')}>
        {venue && (
          <>
            {venue}
            <br />
          </>
        )}
        {address ? <span lang="en">{address}</span> : t('page.online')}{' '}
        {directions && (
          <a href={directions} rel="noopener">
            {t('page.directions')}
          </a>
        )}
      </Fact>
      <Fact icon="info" hiddenLabel={t('page.price')}>
        {price ?? t('page.free')}
        {isFreeForMembers
          ? ` · ${t('page.freeForMembers')}`
          : memberPrice && ` · ${t('page.memberPrice', { price: memberPrice })}`}
      </Fact>
      {cme && (
        <Fact icon="badge-check" hiddenLabel={t('certificate.hours')}>
          {t('page.cme', { hours: cme })}
        </Fact>
      )}
    </Facts>
  )
}

function SeatForm({ page, answer }: PublicEventProps) {
  const { t } = useTranslation('association-events')
  const message = useProblem('association-events')
  const { slug, eventId, guestsAllowed } = page
  const [, { name, email, guests }] = useForm<Record<'name' | 'email' | 'guests', string>>({
    id: 'seat',
    lastResult: answer?.submission,
    defaultValue: { guests: '0' },
  })
  const action = useHref(paths.associationEventPage(slug, eventId))
  return (
    <form method="post" action={action} className="stack" noValidate>
      <ErrorSummary items={errorItems([name, email, guests], message)} />
      <FormField field={name} label={t('page.name')} message={message}>
        {(control) => <TextInput {...control} autoComplete="name" />}
      </FormField>
      <FormField field={email} label={t('page.email')} hint={t('page.emailHint')} message={message}>
        {(control) => <TextInput {...control} type="email" autoComplete="email" />}
      </FormField>
      {guestsAllowed > 0 && (
        <FormField field={guests} label={t('page.guests', { count: guestsAllowed })} message={message}>
          {(control) => <TextInput {...control} width="2" numeric inputMode="numeric" />}
        </FormField>
      )}
      <div className="honeypot" aria-hidden="true">
        <Field id="website" label={t('page.website')}>
          {(control) => <TextInput {...control} name="website" tabIndex={-1} autoComplete="off" />}
        </Field>
      </div>
      <Button block>{page.isFull ? t('page.joinWaitlist') : t('page.register')}</Button>
    </form>
  )
}

function Registering({ page, answer }: PublicEventProps) {
  const { t } = useTranslation('association-events')
  const { isSent, isOpen, status, isFull } = page
  if (isSent) return <Banner tone="success">{t('page.sent')}</Banner>
  if (status === 'canceled') return <Banner tone="warning">{t('page.isCanceled')}</Banner>
  if (!isOpen) return <Banner>{t(isFull && status === 'published' ? 'page.isFull' : 'page.closed')}</Banner>
  return (
    <>
      {isFull && <Banner tone="warning">{t('page.fullHint')}</Banner>}
      <SeatForm page={page} answer={answer} />
    </>
  )
}

/** An event of an association, for everybody: what, when, where, and a seat by e-mail. */
export function PublicEvent({ page, answer }: PublicEventProps) {
  const { t } = useTranslation('association-events')
  const { title, body, organizer, slug, isDemo } = page
  return (
    <div className="wrap association">
      <div className="stack">
        <Breadcrumb items={[{ to: paths.association(slug), label: organizer }]} current={title} />
        <div className="event-title">
          <DateLeaf {...page.leaf} />
          <div>
            <h1>
              <PhraseBreaks text={title} />
            </h1>
            <p>
              <Link to={paths.association(slug)}>{organizer}</Link>
            </p>
          </div>
        </div>
        <DemoNotice isShown={isDemo} />
        <EventFacts page={page} />
        <div className="measure stack">
          {body.split(/\n+/).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <EventMap {...page} />
      </div>
      <aside>
        <Card as="section" labelledBy="registering" className="card__body stack">
          <h2 id="registering" className="association-aside__title">
            {t('page.registering')}
          </h2>
          <Registering page={page} answer={answer} />
        </Card>
      </aside>
    </div>
  )
}
