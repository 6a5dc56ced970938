import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format.ts'
import { Lang } from '#app/ui/lang.tsx'
import { KeyValues, Ticket, TicketSection, TicketWhen } from '#app/ui/ticket.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { TicketPage } from '../pages/ticket-page.server.ts'
import { useDayName } from './use-day-name.ts'

/** A name in both scripts, the page's own first; the front desk reads the English one. */
function BothNames({ chinese, english }: { chinese: string | null; english: string }) {
  const isEnglish = useLocale() === 'en-US'
  if (!chinese) return <b lang="en">{english}</b>
  const zh = isEnglish ? <Lang lang="zh">{chinese}</Lang> : <b>{chinese}</b>
  const en = isEnglish ? <b>{english}</b> : <Lang lang="en">{english}</Lang>
  return (
    <span className="both">
      {isEnglish ? en : zh} {isEnglish ? zh : en}
    </span>
  )
}

/** A label in the page's language, with the English one under it where that is another. */
function useLabel(): (key: 'doctor' | 'patient' | 'visit' | 'address' | 'phone' | 'wishes') => string {
  const { t } = useTranslation('booking')
  return (key) => t(`slip.${key}`)
}

function When({ page }: { page: TicketPage }) {
  const { t } = useTranslation('booking')
  const isEnglish = useLocale() === 'en-US'
  const dayName = useDayName()
  const { when, wishes } = page
  if (!when) {
    return (
      <div>
        <p className="label">{t('slip.wishes')}</p>
        <ul className="dots">
          {wishes.map((wish) => (
            <li key={`${wish.day}-${wish.part}`}>
              {t('wish.both', { date: wish.date, weekday: dayName(wish), part: t(`part.${wish.part}`) })}
            </li>
          ))}
        </ul>
      </div>
    )
  }
  return (
    <>
      <TicketWhen dateTime={when.slot} date={when.date} weekday={dayName(when)} time={when.time} large />
      {!isEnglish && (
        <Lang lang="en" as="p" className="muted">
          {when.english}
        </Lang>
      )}
    </>
  )
}

/** The appointment as a ticket, in the page's language and in English, with the code for the front desk. Prints alone on one page. */
export function AppointmentTicket({ page, qr }: { page: TicketPage; qr: string }) {
  const { t } = useTranslation('booking')
  const label = useLabel()
  const locale = useLocale()
  const qrHref = useHref(qr)
  const { reference, doctor, patient, visit, turn, clinicEn, addressLines, phone, status } = page
  const kind = [visit?.name, turn && t(`slip.${turn}`)].filter(Boolean).join(t('slip.join'))
  const items = [
    { label: label('doctor'), value: <BothNames chinese={doctor.chinese} english={doctor.english} /> },
    { label: label('patient'), value: <BothNames chinese={patient.chinese} english={patient.english} /> },
    { label: label('visit'), value: kind },
    {
      label: label('address'),
      value: (
        <Lang lang="en" as="address" className="address">
          {clinicEn}
          <br />
          {addressLines[0]}
          <br />
          {addressLines[1]}
        </Lang>
      ),
    },
    ...(phone
      ? [
          {
            label: label('phone'),
            value: (
              <a className="num nb" href={`tel:${phone}`}>
                {formatPhone(phone)}
              </a>
            ),
          },
        ]
      : []),
  ]
  const isComing = ['booked', 'confirmed', 'arrived', 'in_room'].includes(status)
  return (
    <Ticket
      printable
      label={t('slip.label')}
      title={
        <b>
          {t('slip.label')} {locale !== 'en-US' && <Lang lang="en">{t('slip.english')}</Lang>}
        </b>
      }
      end={<b className="ticket__code num">{reference}</b>}
    >
      <TicketSection first>
        <When page={page} />
      </TicketSection>
      <TicketSection>
        <KeyValues items={items} />
      </TicketSection>
      {isComing && (
        <TicketSection className="qrrow">
          <img className="qrrow__code" src={qrHref} alt={t('slip.qr')} width={370} height={370} />
          <p>
            <b>{t('slip.scan')}</b>
            <br />
            <span className="noprint">{t('slip.wechat')}</span>
          </p>
        </TicketSection>
      )}
    </Ticket>
  )
}
