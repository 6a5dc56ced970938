import { useTranslation } from 'react-i18next'
import { RefusalNotice } from '#app/modules/booking/form/components/refusal-notice.tsx'
import { paths } from '#app/paths.ts'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import type { SpecialtyWaitlist } from '../pages/specialty-waitlist.server.ts'
import { type SentForm, WaitlistForm } from './waitlist-form.tsx'

function Heading({ page: { specialty } }: { page: SpecialtyWaitlist }) {
  const { t } = useTranslation('booking')
  return <h1>{t('waitlist.title', { name: specialty.profession.one })}</h1>
}

const crumbOf = ({ specialty }: SpecialtyWaitlist) => ({
  to: paths.doctorsOfSpecialty(specialty.slug),
  label: specialty.profession.Many,
})

/** Where else to go from a list that nobody keeps, or that does not fit. */
function OtherWays({ page: { specialty } }: { page: SpecialtyWaitlist }) {
  const { t } = useTranslation('booking')
  const { t: site } = useTranslation('site')
  return (
    <ul className="stack stack--sm">
      <li>
        <Link to={paths.firstAvailable(specialty.slug)}>
          {t('first.title', { doctors: specialty.profession.many })}
        </Link>
      </li>
      <li>
        <Link to={paths.doctorsOfSpecialty(specialty.slug)}>{t('first.all')}</Link>
      </li>
      <li>
        <Link to={paths.concierge()}>{site('nav.concierge')}</Link>
      </li>
    </ul>
  )
}

/** Joining the waitlist of a specialty: for whichever of its doctors has a time first, in one area or anywhere. */
export function SpecialtyWaitlistForm({ page, ...sent }: SentForm & { page: SpecialtyWaitlist }) {
  const { t } = useTranslation('booking')
  const say = useProblem('booking')
  const { specialty, areas, near, missed, languages, lang, isDemo } = page
  const doctors = specialty.profession.many
  return (
    <WaitlistForm
      {...sent}
      to={paths.specialtyWaitlist(specialty.slug)}
      crumb={crumbOf(page)}
      heading={<Heading page={page} />}
      choice={(area) => (
        <>
          <p>{t('waitlist.whoever', { doctors })}</p>
          <FormField
            field={area}
            label={t('first.near')}
            hint={missed === null ? undefined : t('waitlist.missed', { doctors, area: missed })}
            message={say}
          >
            {({ maxLength: _, ...control }) => (
              <Select {...control} options={[{ value: '', label: t('first.any') }, ...areas]} />
            )}
          </FormField>
        </>
      )}
      area={near}
      otherList={<OtherWays page={page} />}
      languages={languages}
      language={{ chosen: lang, hint: t('waitlist.languageHint', { doctors }) }}
      phone={null}
      isDemo={isDemo}
    />
  )
}

/** A specialty of which nobody can be waited for: why, and where else to go. */
export function SpecialtyWaitlistClosed({ page }: { page: SpecialtyWaitlist }) {
  const { t } = useTranslation('booking')
  return (
    <div className="wrap wrap--form stack">
      <Breadcrumb items={[crumbOf(page)]} current={t('waitlist.crumb')} />
      <Heading page={page} />
      <RefusalNotice code="SPECIALTY_WAITLIST_CLOSED" phone={null} />
      <OtherWays page={page} />
    </div>
  )
}
