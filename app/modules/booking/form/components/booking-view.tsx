import { useTranslation } from 'react-i18next'
import { DemoNotice } from '#app/modules/directory/components/demo-notice.tsx'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { Stepper } from '#app/ui/navigation/stepper.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { DoctorHeading } from './doctor-heading.tsx'
import type { BookingPage } from '../pages/booking-page.server.ts'
import { useWhenName } from '#app/modules/booking/slots/components/use-when-name.ts'
import type { DayWords } from '#app/modules/booking/slots/when-words.ts'
import { BookingForm } from './booking-form.tsx'
import type { FormAnswer } from '../form-answer.ts'
import { ClinicBar } from './clinic-bar.tsx'
import { CallInstead } from './call-instead.tsx'
import { ChosenTicket, DoctorTicket } from './chosen-ticket.tsx'
import { TimeStep } from './time-step.tsx'
import { useBookingNote } from './use-booking-note.ts'

type BookingViewProps = {
  page: BookingPage
  wishDays: DayWords[]
  /** Root-form path of the appointment that this browser has at the time in the address. */
  own: string | null
  formKey: string
  answer: FormAnswer | undefined
}

/** The booking page: choose a time, then say who comes. What was sent back stays in the second step. */
export function BookingView({ page, wishDays, own, formKey, answer }: BookingViewProps) {
  const { t } = useTranslation('booking')
  const whenName = useWhenName()
  const { doctor, providerFacility, chosen, mode } = page
  const isRequest = mode === 'request'
  const isHeld = chosen !== null && chosen.heldUntil !== null
  const isDetails = isRequest || isHeld || (answer !== undefined && chosen !== null)
  const seenLead =
    chosen && page.keepsTime.length > 0 ? t('page.seenLeadAt', { when: whenName(chosen) }) : t('page.seenLead')
  const lead = page.isSeenAsked ? seenLead : t('page.timeLead')
  const note = useBookingNote(page)
  return (
    <div className="wrap">
      <Breadcrumb
        items={[{ to: paths.doctor(doctor.specialtySlug, doctor.slug), label: doctor.name }]}
        current={t('page.crumb')}
      />
      <Stepper
        label={t('steps.label')}
        steps={[
          t(isRequest ? 'steps.wishes' : 'steps.time'),
          t('steps.details'),
          t(isRequest ? 'steps.answer' : 'steps.done'),
        ]}
        current={isDetails && !isRequest ? 1 : 0}
      />
      <DemoNotice isShown={doctor.isDemo} />
      {own && (
        <Banner tone="success">
          <p>{t('own.text')}</p>
          <p>
            <Link to={own}>{t('own.link')}</Link>
          </p>
        </Banner>
      )}
      <div className="formgrid">
        {isDetails ? (
          <BookingForm page={page} wishDays={wishDays} formKey={formKey} answer={answer} />
        ) : (
          <div className="form">
            <div>
              <DoctorHeading text="page.heading" doctor={doctor} />
              <p className="muted under-title">
                <Unbroken text={lead} />
              </p>
            </div>
            <TimeStep page={page} isOwn={own !== null} />
          </div>
        )}
        <aside className={isDetails && chosen ? 'only-d' : undefined}>
          {isDetails && chosen ? (
            <ChosenTicket page={page} chosen={chosen} note={<Unbroken text={note} />} />
          ) : (
            <DoctorTicket
              page={page}
              phone={providerFacility.phone ? <CallInstead phone={providerFacility.phone} /> : null}
            />
          )}
        </aside>
      </div>
      <ClinicBar phone={providerFacility.phone} />
    </div>
  )
}
