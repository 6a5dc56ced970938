import type { ReactNode } from 'react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'
import { Stepper } from '#app/ui/navigation/stepper.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { MovedFrom } from '../pages/link-page.server.ts'
import type { TicketPage } from '../pages/ticket-page.server.ts'
import { AppointmentTicket } from './appointment-ticket.tsx'
import { Bring } from './bring.tsx'
import { Moved } from './moved-time.tsx'
import { OtherTickets } from './other-tickets.tsx'
import { CallInstead } from '#app/modules/booking/form/components/call-instead.tsx'
import { ClinicBar } from '#app/modules/booking/form/components/clinic-bar.tsx'
import { WaitingPanel } from '#app/modules/booking/queue/components/waiting-panel.tsx'
import type { WaitingWords } from '#app/modules/booking/queue/pages/waiting.server.ts'
import { MaskedContacts } from '#app/modules/booking/links/components/masked-contacts.tsx'

function Calendar({ token }: { token: string }) {
  const { t } = useTranslation('booking')
  return (
    <section className="noprint" aria-labelledby="calendar">
      <h2 id="calendar" className="aside__title">
        {t('calendar.title')}
      </h2>
      <p>
        <a className="btn btn--primary btn--block" href={useHref(paths.linkCalendar(token))}>
          <Icon name="calendar-plus" />
          {t('calendar.add')}
        </a>
      </p>
      <p>
        <PrintButton block>{t('calendar.printNow')}</PrintButton>
      </p>
      <p>
        <a className="btn btn--line btn--block" href={useHref(paths.linkTicketImage(token))}>
          {t('sheet.picture')}
        </a>
      </p>
      <p className="muted">{t('calendar.print')}</p>
      <Banner tone="info">{t('calendar.wechat')}</Banner>
    </section>
  )
}

/** How the door is found is on the ticket; here the way there and where a car stays. */
function Directions({ page: { directions, parking } }: { page: TicketPage }) {
  const { t } = useTranslation('booking')
  return (
    <div className="noprint stack stack--sm">
      {parking && (
        <p>
          <b>{t('slip.parking')}</b> <Unbroken text={parking} />
        </p>
      )}
      <p>
        <ButtonLink to={directions} variant="line" icon="navigation" rel="noopener">
          {t('slip.directions')}
        </ButtonLink>
      </p>
    </div>
  )
}

/** Until when what can be done, and no more than that: a request that nobody has answered can be taken back, not moved. */
function useUntil({ can, changeUntil, status }: TicketPage): string | null {
  const { t } = useTranslation('booking')
  if (can.cancel === 'yes' && status === 'requested') return t('changes.request')
  if (!changeUntil || (can.cancel !== 'yes' && can.reschedule !== 'yes')) return null
  return t(can.reschedule === 'yes' ? 'changes.until' : 'changes.untilCancel', changeUntil)
}

/** Confirm, change or give back; past the cut-off the telephone. */
function Changes({ page, token }: { page: TicketPage; token: string }) {
  const { t } = useTranslation('booking')
  const { can, phone, status } = page
  const until = useUntil(page)
  const confirmation = useHref(paths.linkConfirmation(token))
  const isOpen = can.reschedule === 'yes' || can.cancel === 'yes'
  const isLate = can.cancel === 'cutoff'
  if (can.confirm === 'no' && !isOpen && !isLate) return null
  return (
    <section className="noprint changes" aria-labelledby="changes">
      <h2 id="changes" className="aside__title">
        {t(can.confirm === 'no' && status !== 'confirmed' ? 'changes.titleOnly' : 'changes.title')}
      </h2>
      {can.confirm === 'yes' && (
        <form method="post" action={confirmation}>
          <Button block variant="line" icon="check">
            {t('changes.confirm')}
          </Button>
        </form>
      )}
      {status === 'confirmed' && <p>{t('changes.confirmed')}</p>}
      {until && (
        <p>
          <Unbroken text={until} />
        </p>
      )}
      {isLate && (
        <p>
          <Unbroken text={t('changes.late', { hours: page.noticeHours })} />
        </p>
      )}
      <p className="row">
        {can.reschedule === 'yes' && (
          <ButtonLink to={paths.linkReschedule(token)} variant="line">
            {t('changes.reschedule')}
          </ButtonLink>
        )}
        {can.cancel === 'yes' && (
          <ButtonLink to={paths.linkCancellation(token)} variant={can.reschedule === 'yes' ? 'quiet' : 'line'}>
            {t(status === 'requested' ? 'changes.cancelRequest' : 'changes.cancel')}
          </ButtonLink>
        )}
      </p>
      {can.reschedule === 'too_many' && <p>{t('refusal.TOO_MANY_RESCHEDULES.text')}</p>}
      {(isLate || can.reschedule === 'too_many') && <CallInstead phone={phone} words="call.clinic" />}
    </section>
  )
}

/** What the last step made of it; of a visit that has just moved, that. */
function useTitle({ status, when }: TicketPage, moved: MovedFrom | null): string {
  const { t } = useTranslation('booking')
  const isBooked = status === 'booked' || status === 'confirmed'
  if (!isBooked) return t(`state.${status}`)
  if (!when) return t('state.confirmed')
  if (!moved) return t('state.bookedOn', { date: when.date })
  return t(moved.byPatient ? 'state.movedOn' : 'state.movedByClinic', { date: when.date })
}

function Headline({ page, sentTo, moved }: Pick<ManagedPageProps, 'page' | 'sentTo' | 'moved'>) {
  const { t } = useTranslation('booking')
  const { status } = page
  const isBooked = status === 'booked' || status === 'confirmed'
  const title = useTitle(page, moved)
  const icon = isBooked ? 'circle-check' : status === 'requested' ? 'clock' : 'info'
  return (
    <div className="row row--tight headline">
      <span className={`headline__icon headline__icon--${isBooked ? 'ok' : 'plain'}`}>
        <Icon name={icon} size={44} />
      </span>
      <div>
        <h1>
          <PhraseBreaks text={title} />
        </h1>
        {isBooked && sentTo.length > 0 && (
          <p className="muted">
            <MaskedContacts text="state.sentTo" contacts={sentTo} />
          </p>
        )}
        {status === 'requested' && <p className="muted">{t('state.requestedText')}</p>}
      </div>
    </div>
  )
}

type ManagedPageProps = {
  page: TicketPage
  token: string
  sentTo: string[]
  /** What the last step changed, where it was a move. */
  moved: MovedFrom | null
  /** How it stands today: the number, the place in line, the doctor's lateness. */
  waiting: WaitingWords | null
  /** What is asked once it is over. */
  after: ReactNode
}

/** The appointment to who may see it: state, ticket, calendar, what to bring, what can be changed. */
export function ManagedPage({ page, token, sentTo, moved, waiting, after }: ManagedPageProps) {
  const { t } = useTranslation('booking')
  const { status, doctor, when, away } = page
  const isComing = status === 'booked' || status === 'confirmed'
  const isRequested = status === 'requested'
  const isOver = ['cancelled', 'declined', 'expired', 'no_show', 'completed'].includes(status)
  return (
    <div className="wrap managed">
      {(isComing || isRequested) && (
        <Stepper
          label={t('steps.label')}
          steps={[
            t(when ? 'steps.time' : 'steps.wishes'),
            t('steps.details'),
            t(isRequested ? 'steps.answer' : 'steps.done'),
          ]}
          current={isRequested ? 2 : 3}
        />
      )}
      <Headline page={page} sentTo={sentTo} moved={moved} />
      {isComing && when && <OtherTickets page={page} token={token} />}
      {isOver && doctor.path && (
        <p className="managed__again">
          <ButtonLink to={paths.appointment(doctor.path.specialtySlug, doctor.path.slug)} variant="book">
            {t('state.again')}
          </ButtonLink>
        </p>
      )}
      {after}
      {isComing && moved && when && <Moved moved={moved} to={when} />}
      {waiting && <WaitingPanel waiting={waiting} />}
      <div className="formgrid">
        <div className="stack">
          <AppointmentTicket page={page} qr={paths.linkQr(token)} />
          {away === null && !isOver && <Directions page={page} />}
        </div>
        <aside className="stack stack--lg" aria-label={t('changes.aside')}>
          {isComing && when && <Calendar token={token} />}
          {isComing && <Bring page={page} />}
          <Changes page={page} token={token} />
        </aside>
      </div>
      <ClinicBar phone={page.phone} />
    </div>
  )
}
