import { useTranslation } from 'react-i18next'
import { AppointmentTicket } from '#app/modules/booking/appointments/components/appointment-ticket.tsx'
import type { TicketPage } from '#app/modules/booking/appointments/pages/ticket-page.server.ts'
import { TurnCode } from '#app/modules/booking/queue/components/turn-view.tsx'
import { WaitingPanel } from '#app/modules/booking/queue/components/waiting-panel.tsx'
import type { TurnLink } from '#app/modules/booking/queue/pages/turn-page.server.ts'
import type { WaitingWords } from '#app/modules/booking/queue/pages/waiting.server.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { KeyValues, Ticket, TicketSection } from '#app/ui/cards/ticket.tsx'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'

type SlipProps = {
  visit: DeskVisit
  ticket: TicketPage
  waiting: WaitingWords | null
  /** To the place in line of who came without an appointment. */
  turn: TurnLink | null
  isFresh: boolean
}

/** What somebody who came without an appointment holds while they wait. */
function QueueTicket({ visit, waiting, turn }: Pick<SlipProps, 'visit' | 'waiting' | 'turn'>) {
  const { t } = useTranslation('desk')
  const { main, other } = visit.patient
  return (
    <Ticket printable title={<b>{t('slip.queue')}</b>} end={<b className="ticket__code num">{visit.reference}</b>}>
      <TicketSection first>
        <KeyValues
          items={[
            { label: t('visit.patient'), value: [main, other].filter(Boolean).join(' ') },
            { label: t('visit.doctor'), value: visit.doctor.name },
            { label: t('visit.kind'), value: visit.visit?.name ?? t('card.noType') },
          ]}
        />
        <p>{t('slip.queueText')}</p>
        {waiting && <WaitingPanel waiting={waiting} />}
      </TicketSection>
      {turn && (
        <TicketSection>
          <TurnCode link={turn} />
        </TicketSection>
      )}
    </Ticket>
  )
}

/** The slip of a visit, with a button that prints it alone. */
export function SlipPage({ visit, ticket, waiting, turn, isFresh }: SlipProps) {
  const { t } = useTranslation('desk')
  const hasTime = visit.time !== null || visit.wishes.length > 0
  return (
    <div className="desk">
      <PageHead
        title={t('slip.title')}
        actions={
          <>
            <Button type="button" hidden data-print="" icon="printer">
              {t('slip.print')}
            </Button>
            <ButtonLink to={paths.deskVisit(visit.id)} variant="line">
              {t('slip.visit')}
            </ButtonLink>
            <ButtonLink to={paths.deskNew()} variant="line" icon="plus">
              {t('day.new')}
            </ButtonLink>
          </>
        }
      />
      {isFresh && <Banner tone="success">{t(visit.time === null ? 'slip.arrived' : 'slip.booked')}</Banner>}
      <div className="slip">
        {hasTime ? (
          <AppointmentTicket page={ticket} qr={paths.deskCode(visit.id)}>
            {waiting && <WaitingPanel waiting={waiting} />}
          </AppointmentTicket>
        ) : (
          <QueueTicket visit={visit} waiting={waiting} turn={turn} />
        )}
      </div>
      <noscript>
        <p className="muted noprint">{t('slip.noScript')}</p>
      </noscript>
    </div>
  )
}
