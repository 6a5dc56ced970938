import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import { useFirstOpening } from '#app/modules/directory/components/opening-strip.tsx'
import { type Openings, type ProviderFacilityOpenings, slotOf } from '#app/modules/directory/openings.ts'
import type { CivilSurgeon } from '#app/modules/library/immigration/rules.server.ts'
import { FacilityCard } from '#app/modules/library/facilities/components/facility-card.tsx'
import type { ServiceFacility } from '#app/modules/library/facilities/service-facilities.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FirstFew } from '#app/ui/sections/disclosure.tsx'
import { Section } from '#app/ui/sections/section.tsx'

type SurgeonProps = {
  surgeon: CivilSurgeon
  facilitySlug: string
  /** Left out where times are not booked at once, or not those of the examination. */
  openings: ProviderFacilityOpenings | undefined
}

/** The way to a civil surgeon: the first open time by name where one is known, else all times, else the profile. */
function Surgeon({ surgeon, facilitySlug, openings }: SurgeonProps) {
  const { t } = useTranslation('exams')
  const words = useFirstOpening()
  const { specialty, slug, name, isBookable } = surgeon
  const first = openings && words(openings)
  if (first && openings.firstAt !== null) {
    const choice = { loc: facilitySlug, vt: openings.visitCode, slot: slotOf(openings.firstAt) }
    return (
      <ButtonLink to={paths.appointment(specialty, slug, choice)} variant="book" rel="nofollow">
        {t('i693.bookAt', { name: name.main, take: first.take })}
      </ButtonLink>
    )
  }
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

function Cards({ facilities, openings }: { facilities: readonly ExamFacility[]; openings: Openings }) {
  const { t } = useTranslation('exams')
  return (
    <ul className="cards">
      {facilities.map((facility) => (
        <FacilityCard key={facility.slug} facility={facility} labelOf={() => t('i693.exam')}>
          {facility.surgeons.length > 0 && (
            <p className="row">
              {facility.surgeons.slice(0, 2).map((surgeon) => (
                <Surgeon
                  key={surgeon.slug}
                  surgeon={surgeon}
                  facilitySlug={facility.slug}
                  openings={openings[surgeon.providerFacilityId]}
                />
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

type ExamFacilitiesProps = { facilities: readonly ExamFacility[]; openings: Openings; phone: string }

/** Clinics that make the examination, with their prices and civil surgeons. */
export function ExamFacilities({ facilities, openings, phone }: ExamFacilitiesProps) {
  const { t } = useTranslation('exams')
  return (
    <Section id="places" title={t('i693.facilities')}>
      <p className="measure">{t('i693.facilitiesLead')}</p>
      {facilities.length > 0 && (
        <div className="stack">
          <FirstFew items={facilities} shown={shownAtOnce} more={(count) => t('facilities.more', { count })}>
            {(few) => <Cards facilities={few} openings={openings} />}
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
