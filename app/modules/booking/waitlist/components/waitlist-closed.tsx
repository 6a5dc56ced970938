import { useTranslation } from 'react-i18next'
import { bookingAddress } from '#app/modules/booking/form/components/booking-address.ts'
import { RefusalNotice } from '#app/modules/booking/form/components/refusal-notice.tsx'
import type { BookingPage } from '#app/modules/booking/form/pages/booking-page.server.ts'
import { paths } from '#app/paths.ts'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { DoctorHeading } from '#app/modules/booking/form/components/doctor-heading.tsx'
import type { SpecialtyList } from '#app/modules/booking/slots/pages/specialty-list.server.ts'
import { SpecialtyListLink } from '#app/modules/booking/slots/components/specialty-list-link.tsx'

/** The address of a waitlist that takes nobody at present, from an old link: why, the doctor's times and the telephone. */
export function WaitlistClosed({ page, specialtyList }: { page: BookingPage; specialtyList: SpecialtyList | null }) {
  const { t } = useTranslation('booking')
  const { doctor, providerFacility } = page
  return (
    <div className="wrap wrap--form stack">
      <Breadcrumb
        items={[{ to: paths.doctor(doctor.specialtySlug, doctor.slug), label: doctor.name }]}
        current={t('waitlist.crumb')}
      />
      <DoctorHeading text="waitlist.title" doctor={doctor} />
      <RefusalNotice code="WAITLIST_CLOSED" phone={providerFacility.phone} />
      <p>
        <Link to={bookingAddress(page)} className="alone">
          {t('time.all')}
        </Link>
      </p>
      {specialtyList && (
        <p>
          <SpecialtyListLink list={specialtyList} />
        </p>
      )}
    </div>
  )
}
