import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { Ticket, TicketSection, TicketWhen } from '#app/ui/cards/ticket.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { BookingPage } from '../pages/booking-page.server.ts'
import type { ChosenTime } from '../pages/chosen-time.server.ts'
import { bookingAddress } from './booking-address.ts'
import { useDayName } from '#app/modules/booking/slots/components/use-day-name.ts'

/** Who is seen and where: seal, name, kind of visit, address in English. */
function ProviderAndFacility({ page, withVisit = true }: { page: BookingPage; withVisit?: boolean }) {
  const { t } = useTranslation('booking')
  const { doctor, providerFacility, visit } = page
  const kind =
    withVisit && visit
      ? t('ticket.kind', { specialty: doctor.specialty, visit: visit.name, minutes: visit.minutes })
      : doctor.specialty
  return (
    <div className="row row--tight">
      <SealAvatar name={doctor.seal} seed={doctor.id} size="md" photo={doctor.photo} />
      <p>
        <b>{doctor.name}</b>
        <br />
        <span className="muted">
          <Unbroken text={kind} />
        </span>
        <br />
        <Lang lang="en">{providerFacility.addressLines[0]}</Lang>
      </p>
    </div>
  )
}

/** The chosen time as a ticket, beside the form and again before its button on phones. */
export function ChosenTicket({ page, chosen, note }: { page: BookingPage; chosen: ChosenTime; note?: ReactNode }) {
  const { t } = useTranslation('booking')
  const dayName = useDayName()
  return (
    <Ticket
      title={<h2>{t('ticket.chosen')}</h2>}
      end={<Link to={bookingAddress(page, { day: chosen.day }, '#times')}>{t('ticket.change')}</Link>}
    >
      <TicketSection first className="stack stack--sm">
        <TicketWhen dateTime={chosen.slot} date={chosen.date} weekday={dayName(chosen)} time={chosen.time} />
        {chosen.heldUntil && (
          <p>
            <Unbroken text={t('ticket.held', { time: chosen.heldUntil })} />
          </p>
        )}
      </TicketSection>
      <TicketSection>
        <ProviderAndFacility page={page} />
      </TicketSection>
      {note && <TicketSection className="muted">{note}</TicketSection>}
    </Ticket>
  )
}

/** Before a time is chosen: who is booked, and the telephone. */
export function DoctorTicket({ page, phone }: { page: BookingPage; phone: ReactNode }) {
  const { t } = useTranslation('booking')
  return (
    <Ticket title={<h2>{t('ticket.doctor')}</h2>}>
      <TicketSection first>
        <ProviderAndFacility page={page} withVisit={false} />
      </TicketSection>
      {phone && <TicketSection>{phone}</TicketSection>}
    </Ticket>
  )
}
