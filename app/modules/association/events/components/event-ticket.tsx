import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { KeyValues, Ticket, TicketSection } from '#app/ui/cards/ticket.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { EventTicketData } from '../pages/ticket-page.server.ts'

type EventPart = EventTicketData['event']

function Place({ event }: { event: EventPart }) {
  const { t } = useTranslation('association-events')
  return (
    <>
      {event.venue}
      {event.address && (
        <>
          {event.venue && <br />}
          <span lang="en">{event.address}</span>
        </>
      )}
      {!event.venue && !event.address && t('page.online')}
      {event.directions && (
        <p className="noprint">
          <a href={event.directions} rel="noopener">
            {t('page.directions')}
          </a>
        </p>
      )}
    </>
  )
}

/** What an event's papers say of it: what, when, where, and who holds it. */
function useEventLines(event: EventPart) {
  const { t } = useTranslation('association-events')
  return [
    { label: t('ticket.event'), value: event.title },
    { label: t('ticket.when'), value: <span className="num">{t('when', event.when)}</span> },
    { label: t('ticket.place'), value: <Place event={event} /> },
    { label: t('ticket.organizer'), value: event.organizer },
  ]
}

const tones = { registered: 'success', checked_in: 'success', attended: 'success', offered: 'warning' } as const

function Standing({ ticket }: { ticket: EventTicketData }) {
  const { t } = useTranslation('association-events')
  const { status, position, keptUntil, amount } = ticket
  const tone = status in tones ? tones[status as keyof typeof tones] : 'info'
  return (
    <Banner tone={tone}>
      <p>{t(`ticket.standing.${status}`, { position, time: keptUntil, amount })}</p>
    </Banner>
  )
}

function Actions({ ticket, token }: { ticket: EventTicketData; token: string }) {
  const { t } = useTranslation('association-events')
  const action = useHref(paths.linkSeat(token))
  const { isPayable, isAcceptable, isCancelable, amount } = ticket
  return (
    <form method="post" action={action} className="stack stack--sm noprint">
      {isAcceptable && (
        <Button name="intent" value="accept" block>
          {amount ? t('ticket.acceptAndPay', { amount }) : t('ticket.accept')}
        </Button>
      )}
      {isPayable && (
        <Button name="intent" value="pay" block>
          {t('ticket.pay', { amount })}
        </Button>
      )}
      {isCancelable && (
        <Button variant="line" name="intent" value="cancel" block>
          {t(ticket.isSeated ? 'ticket.cancel' : 'ticket.giveUp')}
        </Button>
      )}
    </form>
  )
}

/** Somebody's ticket for an event, with the code for the door; prints alone. */
export function EventTicket({ ticket, token }: { ticket: EventTicketData; token: string }) {
  const { t } = useTranslation('association-events')
  const { event, name, guests, number, isSeated } = ticket
  const lines = useEventLines(event)
  const [qr, calendar, certificate] = [
    useHref(paths.linkSeatCode(token)),
    useHref(paths.linkSeatCalendar(token)),
    useHref(paths.linkSeatCertificate(token)),
  ]
  return (
    <div className="wrap wrap--form stack private">
      <h1>{t('ticket.title')}</h1>
      <Standing ticket={ticket} />
      <Ticket title={t('ticket.title')} end={<span className="num">{number}</span>} printable>
        <TicketSection first>
          <KeyValues
            items={[
              ...lines,
              { label: t('ticket.name'), value: name },
              ...(guests > 0 ? [{ label: t('ticket.guests'), value: <span className="num">{guests}</span> }] : []),
              ...(ticket.onlineUrl
                ? [
                    {
                      label: t('ticket.onlineUrl'),
                      value: <a href={ticket.onlineUrl}>{new URL(ticket.onlineUrl).host}</a>,
                    },
                  ]
                : []),
            ]}
          />
        </TicketSection>
        {isSeated && (
          <TicketSection>
            <p>
              <img src={qr} width={180} height={180} alt={t('ticket.code', { number })} />
            </p>
            <p className="muted">{t('ticket.scan')}</p>
          </TicketSection>
        )}
      </Ticket>
      <Actions ticket={ticket} token={token} />
      <p className="noprint row">
        {isSeated && <a href={calendar}>{t('ticket.calendar')}</a>}
        {ticket.hasCertificate && <a href={certificate}>{t('ticket.certificate')}</a>}
      </p>
      <p className="muted noprint">{t('ticket.print')}</p>
    </div>
  )
}

type EndedProps = { reason: 'ticket' | 'request'; path: string }

/** A link of a seat that no longer works: why, and where to go on. */
export function EventLinkEnded({ reason, path }: EndedProps) {
  const { t } = useTranslation('association-events')
  return (
    <div className="wrap wrap--form stack private">
      <h1>{t('ended.title')}</h1>
      <p className="lead">{t(`ended.${reason}`)}</p>
      <p>
        <ButtonLink to={path}>{t(reason === 'ticket' ? 'ended.association' : 'ended.event')}</ButtonLink>
      </p>
    </div>
  )
}

type EventRequestProps = { event: EventPart; guests: number; token: string }

/** What the message to somebody's address leads to: opening it takes no seat, the button does. */
export function EventRequest({ event, guests, token }: EventRequestProps) {
  const { t } = useTranslation('association-events')
  const action = useHref(paths.linkSeat(token))
  const lines = useEventLines(event)
  return (
    <div className="wrap wrap--form stack private">
      <h1>{t('request.title')}</h1>
      <p className="lead">{t('request.lead')}</p>
      <KeyValues items={[...lines, { label: t('ticket.guests'), value: <span className="num">{guests}</span> }]} />
      <form method="post" action={action}>
        <Button name="intent" value="confirm" block>
          {t('request.confirm')}
        </Button>
      </form>
    </div>
  )
}
