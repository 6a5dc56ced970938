import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { Stepper } from '#app/ui/navigation/stepper.tsx'
import { DoctorHeading } from './doctor-heading.tsx'
import type { BookingPage } from '../pages/booking-page.server.ts'
import type { WhenWords } from '#app/modules/booking/slots/when-words.ts'
import { bookingAddress } from './booking-address.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import type { PublicRefusal } from '../form-answer.ts'
import { HoldForm } from '#app/modules/booking/slots/components/time-buttons.tsx'

type HoldRefusedProps = { page: BookingPage; code: PublicRefusal; nearest: WhenWords[] }

/** Nothing was sent: the way to the times. */
export function HoldNothing({ title, times }: { title: string; times: string }) {
  const { t } = useTranslation('booking')
  return (
    <div className="wrap wrap--form stack private">
      <h1>{title}</h1>
      <p>
        <Link to={times} className="alone">
          {t('time.all')}
        </Link>
      </p>
    </div>
  )
}

/** The time could not be kept: near ones as buttons, and the way back to all. */
export function HoldRefused({ page, code, nearest }: HoldRefusedProps) {
  const { t } = useTranslation('booking')
  const { doctor, providerFacility, visit, seen } = page
  return (
    <div className="wrap wrap--form stack">
      <Breadcrumb
        items={[{ to: paths.doctor(doctor.specialtySlug, doctor.slug), label: doctor.name }]}
        current={t('page.crumb')}
      />
      <Stepper label={t('steps.label')} steps={[t('steps.time'), t('steps.details'), t('steps.done')]} current={0} />
      <DoctorHeading text="page.heading" doctor={doctor} />
      <HoldForm
        action={paths.appointmentHold(doctor.specialtySlug, doctor.slug)}
        facilitySlug={providerFacility.slug}
        visit={visit?.code ?? ''}
        seen={seen}
      >
        <RefusalNotice code={code} nearest={nearest} phone={providerFacility.phone} />
      </HoldForm>
      <p>
        <Link to={bookingAddress(page)}>{t('time.all')}</Link>
      </p>
    </div>
  )
}
