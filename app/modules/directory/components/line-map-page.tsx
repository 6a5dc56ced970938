import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedNeighborhood } from '#app/modules/directory/queries/neighborhoods.server.ts'
import { lineColor } from '#app/modules/directory/subway-lines.ts'
import { paths } from '#app/paths.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { NeighborhoodsMap } from './neighborhoods-map.tsx'

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

/** Those that the map shows; the suburbs would make it so wide that nothing in the city could be told apart. */
const city: readonly string[] = boroughs.slice(0, 5)

/** How one gets there: the signs of the subway lines, else in words. */
function Way({ neighborhood }: { neighborhood: ListedNeighborhood }) {
  const { t } = useTranslation('directory')
  if (neighborhood.lines.length === 0)
    return <span className="stop__way">{neighborhood.transit.split(/[；;]/)[0]}</span>
  return (
    <span className="stop__lines">
      <span className="vh">{t('location.index.lines')}</span>
      {neighborhood.lines.map((line) => (
        <i key={line} className={`line-sign-${lineColor(line) ?? 'plain'}`}>
          {line}
        </i>
      ))}
    </span>
  )
}

function LineStop({ neighborhood }: { neighborhood: ListedNeighborhood }) {
  const { t } = useTranslation('directory')
  const { slug, name, otherName, count } = neighborhood
  return (
    <li className="line-stop">
      <Link to={paths.neighborhood(slug)} className="stop">
        <span>
          <b className="phr">{name}</b> <Lang lang={otherName.lang}>{otherName.text}</Lang>
          <Way neighborhood={neighborhood} />
        </span>
      </Link>
      {count > 0 ? (
        <Link to={paths.neighborhoodAll(slug)} className="line-stop__list num">
          <span className="vh">{name} </span>
          {t('specialties.doctors', { count })}
        </Link>
      ) : (
        <span className="line-stop__list muted">{t('specialties.none')}</span>
      )}
    </li>
  )
}

function CityMap({ neighborhoods }: { neighborhoods: readonly ListedNeighborhood[] }) {
  const inCity = neighborhoods
    .filter(({ borough, count }) => count > 0 && city.includes(borough))
    .toSorted((a, b) => b.count - a.count)
  if (inCity.length === 0) return null
  return (
    <div className="map line-map__map elder-hide">
      <NeighborhoodsMap neighborhoods={inCity} width={416} height={475} shape="stop" />
    </div>
  )
}

/** The areas of a borough in the order of the list, those without a doctor at the end of its line. */
function stopsOf<T extends { borough: string; count: number }>(areas: readonly T[], borough: string): T[] {
  const own = areas.filter((area) => area.borough === borough)
  return [...own.filter(({ count }) => count > 0), ...own.filter(({ count }) => count === 0)]
}

type LineMapPageProps = {
  neighborhoods: readonly ListedNeighborhood[]
  total: number
  /** What goes on in any of them. */
  events?: ReactNode
}

/** Every neighborhood as a stop on the line of its borough: its names in both languages, how to get there, and its doctors. */
export function LineMapPage({ neighborhoods, total, events }: LineMapPageProps) {
  const { t } = useTranslation('directory')
  const groups = boroughs
    .map((borough) => ({ borough, stops: stopsOf(neighborhoods, borough) }))
    .filter(({ stops }) => stops.length > 0)
  return (
    <div className="wrap">
      <Breadcrumb current={t('location.index.title')} />
      <h1>{t('location.index.title')}</h1>
      <p className="lead measure">{t('location.index.lead')}</p>
      <nav className="row chips" aria-label={t('location.index.boroughs')}>
        {groups.map(({ borough }) => (
          <Chip key={borough} to={`#borough-${borough}`}>
            {t(`location.borough.${borough}`)}
          </Chip>
        ))}
        <Chip to={paths.everywhere()}>{t('location.index.all', { count: total })}</Chip>
      </nav>
      <div className="line-map">
        <div className="line-map__lines">
          {groups.map(({ borough, stops }) => (
            <section key={borough} aria-labelledby={`borough-${borough}`}>
              <h2 id={`borough-${borough}`}>{t(`location.borough.${borough}`)}</h2>
              <ul className="stops">
                {stops.map((neighborhood) => (
                  <LineStop key={neighborhood.slug} neighborhood={neighborhood} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <CityMap neighborhoods={neighborhoods} />
      </div>
      {events}
    </div>
  )
}
