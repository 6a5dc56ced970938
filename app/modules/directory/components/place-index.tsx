import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { Link } from '#app/ui/link.tsx'

type PlaceEntry = { slug: string; name: string; borough: string; count: number }

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
export function PlaceIndex({ places }: { places: PlaceEntry[] }) {
  const { t } = useTranslation('directory')
  return (
    <Disclosures>
      <Disclosure summary={t('location.choose')}>
        <div className="index">
          {boroughs.map((borough) => {
            const own = places.filter((place) => place.borough === borough)
            return own.length === 0 ? null : (
              <section key={borough} aria-labelledby={`borough-${borough}`}>
                <h2 id={`borough-${borough}`} className="index__head">
                  {t(`location.borough.${borough}`)}
                </h2>
                <ul>
                  {own.map((place) => (
                    <li key={place.slug}>
                      <Link to={paths.neighborhood(place.slug)}>{place.name}</Link>{' '}
                      <span className="muted num">
                        {place.count > 0 ? t('specialties.doctors', { count: place.count }) : t('specialties.none')}
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
