import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import type { CivilSurgeon } from '#app/modules/library/immigration/rules.server.ts'
import { FacilityCard } from '#app/modules/library/facilities/components/facility-card.tsx'
import type { ServiceFacility } from '#app/modules/library/facilities/service-facilities.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FirstFew } from '#app/ui/sections/disclosure.tsx'
import { Section } from '#app/ui/sections/section.tsx'

function Surgeon({ surgeon }: { surgeon: CivilSurgeon }) {
  const { t } = useTranslation('exams')
  const { specialty, slug, name, isBookable } = surgeon
  return isBookable ? (
    <ButtonLink to={paths.appointment(specialty, slug, { vt: 'i693' })} variant="book">
      {t('i693.book', { name: name.main })}
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.doctor(specialty, slug)} variant="line">
      {name.main}
    </ButtonLink>
  )
}

type ExamFacility = ServiceFacility & { surgeons: CivilSurgeon[] }

function Cards({ facilities }: { facilities: readonly ExamFacility[] }) {
  const { t } = useTranslation('exams')
  return (
    <ul className="cards">
      {facilities.map((facility) => (
        <FacilityCard key={facility.slug} facility={facility} labelOf={() => t('i693.exam')}>
          {facility.surgeons.length > 0 && (
            <p className="row">
              {facility.surgeons.slice(0, 2).map((surgeon) => (
                <Surgeon key={surgeon.slug} surgeon={surgeon} />
              ))}
            </p>
          )}
        </FacilityCard>
      ))}
    </ul>
  )
}

/** Further clinics are folded away: each takes a screen and a half of a phone in large type. */
const shownAtOnce = 2

/** Clinics that make the examination, with their prices and civil surgeons. */
export function ExamFacilities({ facilities, phone }: { facilities: readonly ExamFacility[]; phone: string }) {
  const { t } = useTranslation('exams')
  return (
    <Section id="places" title={t('i693.facilities')}>
      <p className="measure">{t('i693.facilitiesLead')}</p>
      {facilities.length > 0 && (
        <div className="stack">
          <FirstFew items={facilities} shown={shownAtOnce} more={(count) => t('facilities.more', { count })}>
            {(few) => <Cards facilities={few} />}
          </FirstFew>
        </div>
      )}
      <p className="row">
        <ButtonLink to="https://my.uscis.gov/findadoctor" variant="line" rel="external noopener">
          {t('i693.official')}
        </ButtonLink>
        <ButtonLink to={`tel:${phone}`} variant="line" icon="phone">
          <span className="num nb">{formatPhone(phone)}</span>
        </ButtonLink>
      </p>
    </Section>
  )
}
