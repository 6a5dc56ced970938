import { useTranslation } from 'react-i18next'
import type { BookingPage } from '#app/modules/booking/form/pages/booking-page.server.ts'
import { DoctorHeading } from '#app/modules/booking/form/components/doctor-heading.tsx'
import { paths } from '#app/paths.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { SpecialtyList } from '#app/modules/booking/slots/pages/specialty-list.server.ts'
import { SpecialtyListLink } from '#app/modules/booking/slots/components/specialty-list-link.tsx'
import { type SentForm, WaitlistForm } from './waitlist-form.tsx'

/** Which kind of visit, where there are several. */
function VisitChoiceField({ visits, chosen }: { visits: BookingPage['visits']; chosen: string | undefined }) {
  const { t } = useTranslation('booking')
  if (visits.length < 2) return null
  return (
    <Field id="vt" label={t('visit.title')}>
      {(control) => (
        <Select
          {...control}
          name="vt"
          defaultValue={chosen}
          options={visits.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </Field>
  )
}

/** Joining the waitlist of a doctor. */
export function DoctorWaitlist({
  page,
  specialtyList,
  ...sent
}: SentForm & { page: BookingPage; specialtyList: SpecialtyList | null }) {
  const { doctor, providerFacility, visit, visits, languages } = page
  return (
    <WaitlistForm
      {...sent}
      to={paths.waitlist(doctor.specialtySlug, doctor.slug)}
      crumb={{ to: paths.doctor(doctor.specialtySlug, doctor.slug), label: doctor.name }}
      heading={<DoctorHeading text="waitlist.title" doctor={doctor} />}
      choice={(_, typed) => (
        <>
          <input type="hidden" name="loc" value={providerFacility.slug} />
          <VisitChoiceField visits={visits} chosen={typed('vt') ?? visit?.code} />
        </>
      )}
      otherList={
        specialtyList && (
          <p>
            <SpecialtyListLink list={specialtyList} />
          </p>
        )
      }
      languages={languages}
      phone={providerFacility.phone}
      isDemo={doctor.isDemo}
    />
  )
}
