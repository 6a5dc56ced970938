import { useTranslation } from 'react-i18next'
import { areaLabelSpots } from '#app/modules/geo/geometry.ts'
import type { MapLabel } from '#app/modules/geo/map-labels.ts'
import type { MapPanelProps } from '#app/modules/geo/components/map-panel.tsx'

/** The words of the map in the page's language. */
export function useMapWords(): MapPanelProps['words'] {
  const { t } = useTranslation('directory')
  return {
    open: t('map.open'),
    searchArea: t('map.searchArea'),
    loading: t('map.loading'),
    failed: t('map.failed'),
    region: t('map.region'),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    // The script fills the number in by itself.
    cluster: t('map.cluster', { count: 999 }).replace('999', '{count}'),
    count: t('map.count', { count: 999 }).replace('999', '{count}'),
    outside: t('map.outside', { count: 999 }).replace('999', '{count}'),
    close: t('map.close'),
  }
}

/** The names of the boroughs and regions, where a map of the whole area writes them. */
export function useAreaLabels(): MapLabel[] {
  const { t } = useTranslation('directory')
  return Object.entries(areaLabelSpots).map(([id, spot]) => ({
    id,
    text: t(`location.borough.${id as keyof typeof areaLabelSpots}`),
    kind: 'area',
    ...spot,
  }))
}
