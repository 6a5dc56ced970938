import { isEnglish } from '#app/core/i18n/habits.ts'
import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Lang } from '#app/ui/lang.tsx'
import { type KeyValue, KeyValues, Ticket, TicketSection, TicketWhen } from '#app/ui/cards/ticket.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { TicketLabel } from '../pages/ticket-beside.server.ts'
import type { TicketPage } from '../pages/ticket-page.server.ts'
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

type BesideProps = {
  page: TicketPage
  text: string | null | undefined
  /** As a line of its own. */
  muted?: boolean
}

/** What is said a second time, in the language beside the page's; nothing where there is none. */
function Beside({ page: { beside }, text, muted = false }: BesideProps) {
  if (!beside || !text) return null
  return muted ? (
    <Lang lang={beside.lang} as="p" className="muted">
      {text}
    </Lang>
  ) : (
    <Lang lang={beside.lang}>{text}</Lang>
  )
}

/** What a line says in the page's language, with the other one where that says something else. */
function OwnAndBeside({ page, own, beside }: { page: TicketPage; own: string; beside: string | null | undefined }) {
  return (
    <span className="both">
      <span>{own}</span>
      <Beside page={page} text={beside} />
    </span>
  )
}

/** A line's name in the page's language, with the other one under it. */
function useLabels({ beside }: TicketPage): (key: TicketLabel) => Pick<KeyValue, 'label' | 'beside'> {
  const { t } = useTranslation('booking')
  return (key) => ({
    label: t(`slip.${key}`),
    beside: beside ? { lang: beside.lang, text: beside.labels[key] } : undefined,
  })
}

/** What will not take place: its time is struck through. */
const isOff = (status: TicketPage['status']) =>
  ['cancelled', 'declined', 'expired', 'entered_in_error'].includes(status)

function When({ page }: { page: TicketPage }) {
  const { t } = useTranslation('booking')
  const dayName = useDayName()
  const { when, wishes, beside } = page
  if (!when) {
    return (
      <div>
        <p className="label">
          {t('slip.wishes')} <Beside page={page} text={beside?.labels.wishes} />
        </p>
        <ul className="dots">
          {wishes.map((wish, index) => (
            <li key={`${wish.day}-${wish.part}`}>
              {t('wish.both', { date: wish.date, weekday: dayName(wish), part: t(`part.${wish.part}`) })}
              <Beside page={page} text={beside?.wishes[index]} muted />
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
      <Beside page={page} text={beside?.when} muted />
      {page.arriveBy && (
        <p>
          <Unbroken text={t('bring.arriveBy', { time: page.arriveBy })} />
        </p>
      )}
      <Beside page={page} text={beside?.arriveBy} muted />
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

/** The appointment as a ticket, in the page's language and in the one beside it, with the code for the front desk and whatever else belongs on the same paper. Prints alone on one page. */
export function AppointmentTicket({ page, qr, children }: { page: TicketPage; qr: string; children?: ReactNode }) {
  const { t } = useTranslation('booking')
  const labels = useLabels(page)
  const qrHref = useHref(qr)
  const { reference, doctor, patient, clinic, clinicEn, addressLines, wayIn, phone, status, beside, away } = page
  const items = [
    { ...labels('doctor'), value: <BothNames chinese={doctor.chinese} english={doctor.english} /> },
    { ...labels('patient'), value: <BothNames chinese={patient.chinese} english={patient.english} /> },
    { ...labels('visit'), value: <OwnAndBeside page={page} own={page.kind} beside={beside?.kind} /> },
    ...(page.language
      ? [{ ...labels('language'), value: <OwnAndBeside page={page} own={page.language} beside={beside?.language} /> }]
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
          {t('slip.label')} <Beside page={page} text={beside?.title} />
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
            {beside && (
              <>
                <Beside page={page} text={beside.labels.scan} />
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
