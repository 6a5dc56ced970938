import { useTranslation } from 'react-i18next'
import { withoutBrackets } from '#app/core/format/brackets.ts'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { AreaMap } from '#app/modules/geo/components/area-map.tsx'
import type { MarkShape } from '#app/modules/geo/map-marks.ts'
import { paths } from '#app/paths.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import { useAreaLabels, useMapWords } from './map-words.ts'

type MappedNeighborhood = Readonly<{ slug: string; name: string; lat: number; lng: number }>

/** A map shows where a place is, so its name is enough there: Chinatown, Manhattan; Sunset Park / 8th Ave. */
const nameOnMap = (name: string) => withoutBrackets(name).split(/, | \/ /)[0]!

/** The drawn map of the area, on which each neighborhood leads to its page; `width` is about how wide a desk shows it, in pixels. */
export function NeighborhoodsMap({
  neighborhoods,
  ...picture
}: {
  /** Those first whose names matter most: where there is no room for all of them, the last go without. */
  neighborhoods: readonly MappedNeighborhood[]
  width: number
  height: number
  shape?: MarkShape
}) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  const words = useMapWords()
  const labels = useAreaLabels()
  const points = neighborhoods.map(({ slug, name, lat, lng }) => ({
    id: slug,
    lat,
    lng,
    label: name,
    caption: nameOnMap(name),
    href: withPrefix(paths.neighborhood(slug), locale),
  }))
  return (
    <AreaMap
      points={points}
      labels={labels}
      {...picture}
      leastWidth={340}
      ariaLabel={t('home.mapLabel')}
      clusterLabel={(count) => words.cluster.replace('{count}', String(count))}
      clusterCount={(count) => words.count.replace('{count}', String(count))}
    />
  )
}
