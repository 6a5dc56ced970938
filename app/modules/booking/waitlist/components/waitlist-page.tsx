import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Ticket, TicketSection, TicketWhen } from '#app/ui/cards/ticket.tsx'
import { ClinicAddress } from '#app/modules/booking/slots/components/clinic-address.tsx'
import type { WaitlistView } from '../pages/waitlist-view.server.ts'
import { ClinicBar } from '#app/modules/booking/form/components/clinic-bar.tsx'
import { StartAnew } from '#app/modules/booking/links/components/start-anew.tsx'
import { CallInstead } from '#app/modules/booking/form/components/call-instead.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { useDayName } from '#app/modules/booking/slots/components/use-day-name.ts'

type WaitlistPageProps = { page: WaitlistView; token: string }

/** A time that is kept for this person: take it or leave it. */
function Offer({ offer, token }: { offer: NonNullable<WaitlistView['offer']>; token: string }) {
  const { t } = useTranslation('booking')
  const dayName = useDayName()
  const acceptance = useHref(paths.linkAcceptance(token))
  const refusal = useHref(paths.linkRefusal(token))
  return (
    <>
      <Ticket title={<h2>{t('waiting.offered')}</h2>}>
        <TicketSection first className="stack">
          <TicketWhen dateTime={offer.slot} date={offer.date} weekday={dayName(offer)} time={offer.time} large />
          <p>
            <Unbroken text={t('waiting.answerBy', { time: offer.answerBy })} />
          </p>
          <form method="post" action={acceptance}>
            <input type="hidden" name="offer" value={offer.id} />
            <Button variant="book" block>
              {t('waiting.accept')}
            </Button>
          </form>
        </TicketSection>
        <TicketSection>
          <p>
            <b>{offer.doctor}</b>
          </p>
          <ClinicAddress clinic={offer.clinic} clinicEn={offer.clinicEn} lines={offer.addressLines} />
        </TicketSection>
      </Ticket>
      <form method="post" action={refusal}>
        <input type="hidden" name="offer" value={offer.id} />
        <Button variant="line" block>
          {t('waiting.decline')}
        </Button>
      </form>
    </>
  )
}

/** A place on the waitlist, with the offer when there is one. */
export function WaitlistPage({ page, token }: WaitlistPageProps) {
  const { t } = useTranslation('booking')
  const { status, confirmation, what, dateFrom, dateTo, offer, isOfferOver, phone } = page
  const refusal = useHref(paths.linkRefusal(token))
  const isOpen = status === 'waiting' || status === 'paused'
  return (
    <div className="wrap wrap--form stack private">
      <h1>{offer ? t('waiting.offerTitle') : t(`waiting.status.${status}`)}</h1>
      <p className="lead">{t('waiting.for', { what })}</p>
      <p className="muted">
        <Unbroken
          text={
            dateFrom.day === dateTo.day
              ? t('waiting.on', { date: dateFrom.date })
              : t('waiting.between', { from: dateFrom.date, to: dateTo.date })
          }
        />
      </p>
      {isOpen && confirmation !== 'done' && <Banner tone="info">{t(`waiting.confirmation.${confirmation}`)}</Banner>}
      {isOpen && confirmation === 'done' && <p>{t('waiting.confirmation.done')}</p>}
      {isOfferOver && <Banner tone="info">{t('waiting.offerOver')}</Banner>}
      {offer && <Offer offer={offer} token={token} />}
      {isOpen && (
        <form method="post" action={refusal} className="stack stack--sm">
          {confirmation === 'ask' && (
            <Button name="answer" value="confirm" block>
              {t('waiting.confirm')}
            </Button>
          )}
          {status === 'paused' && (
            <Button name="answer" value="resume" block>
              {t('waiting.resume')}
            </Button>
          )}
          <Button name="answer" value="leave" variant="line" block>
            {t('waiting.leave')}
          </Button>
        </form>
      )}
      {!isOpen && !offer && <StartAnew />}
      <CallInstead phone={phone} />
      <ClinicBar phone={phone} />
    </div>
  )
}
