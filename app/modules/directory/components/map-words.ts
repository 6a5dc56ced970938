import { useTranslation } from 'react-i18next'
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
  }
}
