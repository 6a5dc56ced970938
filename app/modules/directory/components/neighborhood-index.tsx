import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { Link } from '#app/ui/link.tsx'

type NeighborhoodEntry = { slug: string; name: string; borough: string; count: number }

const boroughs = [
  'queens',
  'brooklyn',
  'manhattan',
  'bronx',
  'staten-island',
  'long-island',
  'westchester',
  'new-jersey',
] as const

/** Every neighborhood by borough, with its number of doctors. */
export function NeighborhoodIndex({ neighborhoods }: { neighborhoods: NeighborhoodEntry[] }) {
  const { t } = useTranslation('directory')
  return (
    <Disclosures>
      <Disclosure summary={t('location.choose')}>
        <div className="index">
          {boroughs.map((borough) => {
            const own = neighborhoods.filter((neighborhood) => neighborhood.borough === borough)
            return own.length === 0 ? null : (
              <section key={borough} aria-labelledby={`borough-${borough}`}>
                <h2 id={`borough-${borough}`} className="index__head">
                  {t(`location.borough.${borough}`)}
                </h2>
                <ul>
                  {own.map((neighborhood) => (
                    <li key={neighborhood.slug}>
                      <Link to={paths.neighborhood(neighborhood.slug)}>{neighborhood.name}</Link>{' '}
                      <span className="muted num">
                        {neighborhood.count > 0
                          ? t('specialties.doctors', { count: neighborhood.count })
                          : t('specialties.none')}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
      </Disclosure>
    </Disclosures>
  )
}
