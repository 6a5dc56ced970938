import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import { DemoNotice } from '#app/modules/directory/components/demo-notice.tsx'
import { paths } from '#app/paths.ts'
import { Fact, Facts } from '#app/ui/tables/facts.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import type { Pharmacy } from '../medications.server.ts'

/** Pharmacies where one can ask in Chinese; where none is known, that any pharmacy must find an interpreter. */
export function PharmacyList({ pharmacies }: { pharmacies: readonly Pharmacy[] }) {
  const { t } = useTranslation('library')
  return (
    <div className="noprint">
      <Section id="pharmacies" title={t('medication.pharmacies')}>
        <p>{t('medication.askPharmacist')}</p>
        <DemoNotice isShown={pharmacies.some(({ isDemo }) => isDemo)} />
        {pharmacies.length > 0 && (
          <ul className="teasers">
            {pharmacies.map((pharmacy) => (
              <li key={pharmacy.slug}>
                <h3>
                  {pharmacy.nameChinese && `${pharmacy.nameChinese} `}
                  <Lang lang="en">{pharmacy.nameEn}</Lang>
                </h3>
                <Facts>
                  <Fact icon="map-pin">
                    <Lang lang="en">{pharmacy.address}</Lang>
                  </Fact>
                  {pharmacy.phone && (
                    <Fact icon="phone">
                      <a href={`tel:${pharmacy.phone}`}>{formatPhone(pharmacy.phone)}</a>
                    </Fact>
                  )}
                  {pharmacy.neighborhoodSlug && (
                    <Fact icon="navigation">
                      <Link to={paths.neighborhood(pharmacy.neighborhoodSlug)}>{pharmacy.neighborhoodName}</Link>
                    </Fact>
                  )}
                </Facts>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}
