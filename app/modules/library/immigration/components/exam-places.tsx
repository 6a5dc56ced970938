import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import type { CivilSurgeon } from '#app/modules/library/immigration/rules.server.ts'
import { PlaceCard } from '#app/modules/library/places/components/place-card.tsx'
import type { ServicePlace } from '#app/modules/library/places/service-places.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
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

/** Clinics that make the examination, with their prices and civil surgeons. */
export function ExamPlaces({
  places,
  phone,
}: {
  places: readonly (ServicePlace & { surgeons: CivilSurgeon[] })[]
  phone: string
}) {
  const { t } = useTranslation('exams')
  return (
    <Section id="places" title={t('i693.places')}>
      <p className="measure">{t('i693.placesLead')}</p>
      {places.length > 0 && (
        <ul className="cards">
          {places.map((place) => (
            <PlaceCard key={place.slug} place={place} labelOf={() => t('i693.exam')}>
              {place.surgeons.length > 0 && (
                <p className="row">
                  {place.surgeons.slice(0, 2).map((surgeon) => (
                    <Surgeon key={surgeon.slug} surgeon={surgeon} />
                  ))}
                </p>
              )}
            </PlaceCard>
          ))}
        </ul>
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
