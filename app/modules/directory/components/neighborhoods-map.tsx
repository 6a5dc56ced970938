import { useTranslation } from 'react-i18next'
import { withoutBrackets } from '#app/core/format/brackets.ts'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { AreaMap } from '#app/modules/geo/components/area-map.tsx'
import { paths } from '#app/paths.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import { useAreaLabels, useMapWords } from './map-words.ts'

type MappedNeighborhood = Readonly<{ slug: string; name: string; lat: number; lng: number }>

/** The drawn map of the area, on which each neighborhood leads to its page; `width` is about how wide a desk shows it, in pixels. */
export function NeighborhoodsMap({
  neighborhoods,
  width,
  height,
}: {
  neighborhoods: readonly MappedNeighborhood[]
  width: number
  height: number
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
    caption: withoutBrackets(name),
    href: withPrefix(paths.neighborhood(slug), locale),
  }))
  return (
    <AreaMap
      points={points}
      labels={labels}
      width={width}
      leastWidth={340}
      height={height}
      ariaLabel={t('home.mapLabel')}
      clusterLabel={(count) => words.cluster.replace('{count}', String(count))}
    />
  )
}
