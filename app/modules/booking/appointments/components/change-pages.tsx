import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { Link } from '#app/ui/link.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Ticket, TicketSection, TicketWhen } from '#app/ui/cards/ticket.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { cancelReasons } from '#app/modules/booking/booking-input.ts'
import type { TicketPage } from '../pages/ticket-page.server.ts'
import type { WhenWords } from '#app/modules/booking/slots/when-words.ts'
import { CallInstead } from '#app/modules/booking/form/components/call-instead.tsx'
import { RefusalNotice } from '#app/modules/booking/form/components/refusal-notice.tsx'
import type { PublicRefusal } from '#app/modules/booking/form/form-answer.ts'
import { ClinicBar } from '#app/modules/booking/form/components/clinic-bar.tsx'
import { useDayName } from '#app/modules/booking/slots/components/use-day-name.ts'

export type ChangeProps = {
  page: TicketPage
  token: string
  refused: { code: PublicRefusal; nearest: WhenWords[] } | undefined
}

/** The visit that is to be changed, short: nobody changes the wrong one. */
export function Present({ page }: { page: TicketPage }) {
  const { t } = useTranslation('booking')
  const dayName = useDayName()
  const { when, doctor, reference } = page
  return (
    <Ticket title={<b>{t('change.present')}</b>} end={<b className="ticket__code num">{reference}</b>}>
      <TicketSection first>
        {when && <TicketWhen dateTime={when.slot} date={when.date} weekday={dayName(when)} time={when.time} />}
        <p className="present__doctor">
          <b>{doctor.addressed}</b>
        </p>
      </TicketSection>
    </Ticket>
  )
}

/** What refused the change, with near times where these help. */
export function Refused({
  refused,
  phone,
  name,
}: {
  refused: ChangeProps['refused']
  phone: string | null
  name?: string
}) {
  return refused ? (
    <RefusalNotice code={refused.code} nearest={refused.nearest} name={name ?? 'slot'} phone={phone} />
  ) : null
}

/** The rules stand against the change before it is tried. */
export function NotPossible({ permission, page }: { permission: TicketPage['can']['cancel']; page: TicketPage }) {
  const { t } = useTranslation('booking')
  const text =
    permission === 'cutoff'
      ? t('changes.late', { hours: page.noticeHours })
      : permission === 'too_many'
        ? t('refusal.TOO_MANY_RESCHEDULES.text')
        : t('refusal.INVALID_TRANSITION.text')
  return (
    <>
      <Banner tone="warning">
        {permission === 'no' && (
          <p>
            <b>{t('refusal.INVALID_TRANSITION.title')}</b>
          </p>
        )}
        <p>
          <Unbroken text={text} />
        </p>
      </Banner>
      <CallInstead phone={page.phone} words="call.clinic" />
    </>
  )
}

/** The way back to what the link is about. */
export function BackToTicket({ token }: { token: string }) {
  const { t } = useTranslation('booking')
  return (
    <p>
      <Link to={paths.link(token)} className="alone">
        {t('change.back')}
      </Link>
    </p>
  )
}

/** One screen, one button: yes, I will come. */
export function ConfirmationPage({ page, token, refused }: ChangeProps) {
  const { t } = useTranslation('booking')
  const action = useHref(paths.linkConfirmation(token))
  return (
    <div className="wrap wrap--form stack private">
      <Refused refused={refused} phone={page.phone} />
      <h1>{t('change.confirmTitle')}</h1>
      <Present page={page} />
      {page.can.confirm === 'yes' ? (
        <form method="post" action={action}>
          <Button block icon="check">
            {t('changes.confirm')}
          </Button>
        </form>
      ) : (
        <p className="lead">
          {t(page.status === 'confirmed' ? 'changes.confirmed' : 'refusal.INVALID_TRANSITION.text')}
        </p>
      )}
      <BackToTicket token={token} />
      <ClinicBar phone={page.phone} />
    </div>
  )
}

/** Why, and the button that gives the time back. */
export function CancellationPage({ page, token, refused }: ChangeProps) {
  const { t } = useTranslation('booking')
  const action = useHref(paths.linkCancellation(token))
  return (
    <div className="wrap wrap--form stack private">
      <Refused refused={refused} phone={page.phone} />
      <h1>{t('change.cancelTitle')}</h1>
      <Present page={page} />
      {page.can.cancel === 'yes' ? (
        <form method="post" action={action} className="form">
          <p>{t('change.cancelText')}</p>
          <Fieldset id="reason" legend={t('change.reason')} optional>
            <RadioCards
              name="reason"
              options={cancelReasons.patient.map((value) => ({ value, label: t(`change.reasons.${value}`) }))}
            />
          </Fieldset>
          <Button variant="danger" block>
            {t('change.cancelYes')}
          </Button>
        </form>
      ) : (
        !refused && <NotPossible permission={page.can.cancel} page={page} />
      )}
      <BackToTicket token={token} />
      <ClinicBar phone={page.phone} />
    </div>
  )
}
