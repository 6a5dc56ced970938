import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { BothNames } from '#app/modules/booking/appointments/components/appointment-ticket.tsx'
import { ClinicAddress } from '#app/modules/booking/slots/components/clinic-address.tsx'
import { useDayName } from '#app/modules/booking/slots/components/use-day-name.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { KeyValues, Ticket, TicketSection, TicketWhen } from '#app/ui/cards/ticket.tsx'
import type { OwnVisit } from '../pages/visits-list.server.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'

type VisitTicketProps = { visit: OwnVisit; token: string; isPast?: boolean }

function When({ visit: { when, wishes } }: { visit: OwnVisit }) {
  const { t } = useTranslation('booking')
  const dayName = useDayName()
  if (when) return <TicketWhen dateTime={when.slot} date={when.date} weekday={dayName(when)} time={when.time} />
  return (
    <>
      <p className="label">{t('slip.wishes')}</p>
      <ul className="dots">
        {wishes.map((wish) => (
          <li key={`${wish.day}-${wish.part}`}>
            {t('wish.both', { date: wish.date, weekday: dayName(wish), part: t(`part.${wish.part}`) })}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Doctor, patient and clinic; the address in English, as drivers read it. */
function Facts({ visit: { doctor, patient, clinic, clinicEn, addressLines, away, phone } }: { visit: OwnVisit }) {
  const { t } = useTranslation('booking')
  const call = phone && {
    label: t('slip.phone'),
    value: <PhoneLink number={phone} />,
  }
  const items = [
    { label: t('slip.doctor'), value: <b>{doctor}</b> },
    { label: t('slip.patient'), value: <BothNames chinese={patient.chinese} english={patient.english} /> },
    {
      label: t('mine.clinic'),
      value: <ClinicAddress {...{ clinic, clinicEn, away }} lines={addressLines} />,
    },
    ...(call ? [call] : []),
  ]
  return <KeyValues items={items} />
}

/** A visit on the list, with what can be done about it. */
export function VisitTicket({ visit, token, isPast = false }: VisitTicketProps) {
  const { t } = useTranslation('booking')
  const opening = useHref(paths.myVisitsOpening(token))
  const calendar = useHref(paths.myVisitCalendar(token, visit.id))
  const { id, status, reference, doctor, isOwn, hasCalendar, directions, again } = visit
  return (
    <Ticket
      label={t('mine.label', { doctor })}
      title={<b>{t(`mine.status.${status}`)}</b>}
      end={<b className="ticket__code num nb">{reference}</b>}
    >
      <TicketSection first>
        <When visit={visit} />
      </TicketSection>
      <TicketSection className="stack">
        <Facts visit={visit} />
        {isOwn ? (
          <form method="post" action={opening}>
            <Button name="visit" value={id} variant={isPast ? 'line' : 'primary'} block>
              {t(isPast ? 'mine.openPast' : status === 'requested' ? 'mine.openRequest' : 'mine.open')}
            </Button>
          </form>
        ) : (
          <p className="muted">{t('mine.notOwn')}</p>
        )}
        {(hasCalendar || directions) && (
          <p className="row">
            {hasCalendar && (
              <a className="btn btn--line" href={calendar}>
                {t('mine.calendar')}
              </a>
            )}
            {directions && (
              <ButtonLink to={directions} variant="line" icon="navigation" rel="noopener">
                {t('slip.directions')}
              </ButtonLink>
            )}
          </p>
        )}
        {isPast && again && (
          <ButtonLink to={again} variant="book" block>
            {t('mine.again')}
          </ButtonLink>
        )}
      </TicketSection>
    </Ticket>
  )
}
