import { isEnglish } from '#app/core/i18n/habits.ts'
import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Lang } from '#app/ui/lang.tsx'
import { KeyValues, Ticket, TicketSection, TicketWhen } from '#app/ui/cards/ticket.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { TicketLabel, TicketPage } from '../pages/ticket-page.server.ts'
import { useDayName } from '#app/modules/booking/slots/components/use-day-name.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { ClinicAddress } from '#app/modules/booking/slots/components/clinic-address.tsx'

/** A name in both scripts, the page's own first; the front desk reads the English one. */
export function BothNames({ chinese, english }: { chinese: string | null; english: string }) {
  const locale = useLocale()
  if (!chinese) return <b lang="en">{english}</b>
  const zh = isEnglish(locale) ? <Lang lang="zh">{chinese}</Lang> : <b>{chinese}</b>
  const en = isEnglish(locale) ? <b>{english}</b> : <Lang lang="en">{english}</Lang>
  return (
    <span className="both">
      {isEnglish(locale) ? en : zh} {isEnglish(locale) ? zh : en}
    </span>
  )
}

/** What a line says in the page's language, with the English where that is another. */
function OwnAndEnglish({ own, english }: { own: string; english: string | null | undefined }) {
  return (
    <span className="both">
      <span>{own}</span>
      {english && <Lang lang="en">{english}</Lang>}
    </span>
  )
}

/** A line's name in the page's language, with the English one under it where that is another. */
function useLabels({ inEnglish }: TicketPage): (key: TicketLabel) => { label: string; english?: string | undefined } {
  const { t } = useTranslation('booking')
  return (key) => ({ label: t(`slip.${key}`), english: inEnglish?.labels[key] })
}

/** What will not take place: its time is struck through. */
const isOff = (status: TicketPage['status']) =>
  ['cancelled', 'declined', 'expired', 'entered_in_error'].includes(status)

function When({ page }: { page: TicketPage }) {
  const { t } = useTranslation('booking')
  const locale = useLocale()
  const dayName = useDayName()
  const { when, wishes, inEnglish } = page
  if (!when) {
    return (
      <div>
        <p className="label">
          {t('slip.wishes')} {inEnglish && <Lang lang="en">{inEnglish.labels.wishes}</Lang>}
        </p>
        <ul className="dots">
          {wishes.map((wish) => (
            <li key={`${wish.day}-${wish.part}`}>
              {t('wish.both', { date: wish.date, weekday: dayName(wish), part: t(`part.${wish.part}`) })}
              {inEnglish && (
                <Lang lang="en" as="p" className="muted">
                  {wish.english}
                </Lang>
              )}
            </li>
          ))}
        </ul>
      </div>
    )
  }
  return (
    <>
      <TicketWhen
        dateTime={when.slot}
        date={when.date}
        weekday={dayName(when)}
        time={when.time}
        large
        isOff={isOff(page.status)}
      />
      {!isEnglish(locale) && (
        <Lang lang="en" as="p" className="muted">
          {when.english}
        </Lang>
      )}
      {page.arriveBy && (
        <p>
          <Unbroken text={t('bring.arriveBy', { time: page.arriveBy })} />
        </p>
      )}
    </>
  )
}

/** When all visits of a series are; no date is broken. */
function SeriesDates({ dates }: { dates: readonly string[] }) {
  const { t } = useTranslation('booking')
  return dates.map((date, index) => (
    <span key={date}>
      {index > 0 && t('slip.between')}
      <span className="num nb">{date}</span>
    </span>
  ))
}

/** The appointment as a ticket, in the page's language and in English, with the code for the front desk and whatever else belongs on the same paper. Prints alone on one page. */
export function AppointmentTicket({ page, qr, children }: { page: TicketPage; qr: string; children?: ReactNode }) {
  const { t } = useTranslation('booking')
  const labels = useLabels(page)
  const locale = useLocale()
  const qrHref = useHref(qr)
  const { reference, doctor, patient, clinic, clinicEn, addressLines, wayIn, phone, status, inEnglish, away } = page
  const items = [
    { ...labels('doctor'), value: <BothNames chinese={doctor.chinese} english={doctor.english} /> },
    { ...labels('patient'), value: <BothNames chinese={patient.chinese} english={patient.english} /> },
    { ...labels('visit'), value: <OwnAndEnglish own={page.kind} english={inEnglish?.kind} /> },
    ...(page.language
      ? [{ ...labels('language'), value: <OwnAndEnglish own={page.language} english={inEnglish?.language} /> }]
      : []),
    ...(page.series
      ? [{ label: t('slip.series', page.series), value: <SeriesDates dates={page.series.dates} /> }]
      : []),
    {
      ...labels('address'),
      value: (
        <>
          <ClinicAddress {...{ clinic, clinicEn, away }} lines={addressLines} />
          {wayIn && (
            <p className="muted">
              <Unbroken text={wayIn} />
            </p>
          )}
        </>
      ),
    },
    ...(phone
      ? [
          {
            ...labels('phone'),
            value: <PhoneLink number={phone} />,
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
          {t('slip.label')} {!isEnglish(locale) && <Lang lang="en">{t('slip.english')}</Lang>}
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
            {inEnglish && (
              <>
                <Lang lang="en">{inEnglish.labels.scan}</Lang>
                <br />
              </>
            )}
            <span className="noprint">{t('slip.wechat')}</span>
          </p>
        </TicketSection>
      )}
      {children && <TicketSection>{children}</TicketSection>}
    </Ticket>
  )
}
