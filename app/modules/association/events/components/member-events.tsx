import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { MemberEventsData } from '../pages/member-events.server.ts'
import { RegistrationTag } from './event-status-tag.tsx'

type MemberEventsProps = { section: MemberEventsData; action: string }

function Tickets({ section: { tickets } }: Pick<MemberEventsProps, 'section'>) {
  const { t } = useTranslation('association-events')
  if (tickets.length === 0) return null
  return (
    <>
      <h3>{t('mine.tickets')}</h3>
      <ul className="door-list">
        {tickets.map(({ id, title, when, status, path }) => (
          <li key={id}>
            <span>
              <b>{title}</b>
              <br />
              <span className="num">{t('when', when)}</span>
            </span>
            <span className="row">
              <RegistrationTag status={status} />
              <Link to={path} aria-label={t('mine.ticketOf', { title })}>
                {t('mine.ticket')}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Event({ event, action }: { event: MemberEventsData['events'][number]; action: string }) {
  const { t } = useTranslation('association-events')
  const { id, title, when, place, isFull, hasWaitlist, guestsAllowed, price, memberPrice, isFreeForMembers } = event
  return (
    <li>
      <span>
        <b>{title}</b> {isFull && <Tag tone="wait">{t(hasWaitlist ? 'page.waitlist' : 'page.full')}</Tag>}
        <br />
        <span className="num">{t('when', when)}</span>
        <br />
        <span className="muted">
          {[place, isFreeForMembers ? t('page.free') : (memberPrice ?? price ?? t('page.free'))]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {(!isFull || hasWaitlist) && (
        <form method="post" action={action} className="row association-search">
          <input type="hidden" name="event" value={id} />
          {guestsAllowed > 0 && (
            <Field id={`guests-${id}`} label={t('page.guests', { count: guestsAllowed })}>
              {(control) => (
                <TextInput {...control} name="guests" width="2" numeric inputMode="numeric" defaultValue="0" />
              )}
            </Field>
          )}
          <Button variant="line" name="intent" value="register_event" aria-label={t('mine.registerOne', { title })}>
            {t(isFull ? 'page.joinWaitlist' : 'page.register')}
          </Button>
        </form>
      )}
    </li>
  )
}

/** The part of a member's page about events: their tickets, and what they may register for. */
export function MemberEvents({ section, action }: MemberEventsProps) {
  const { t } = useTranslation('association-events')
  return (
    <Card as="section" labelledBy="member-events" className="card__body stack">
      <h2 id="member-events">{t('mine.title')}</h2>
      <Tickets section={section} />
      {section.events.length === 0 && <p>{t('mine.none')}</p>}
      <ul className="door-list">
        {section.events.map((event) => (
          <Event key={event.id} event={event} action={action} />
        ))}
      </ul>
    </Card>
  )
}
