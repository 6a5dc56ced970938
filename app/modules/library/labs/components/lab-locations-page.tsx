import { useTranslation } from 'react-i18next'
import { DemoNotice } from '#app/modules/directory/components/demo-notice.tsx'
import { useMapWords } from '#app/modules/directory/components/map-words.ts'
import { MapPanel } from '#app/modules/geo/components/map-panel.tsx'
import type { MapLabel } from '#app/modules/geo/map-labels.ts'
import { labCategories, labCategoryOf } from '#app/modules/library/labs/lab-categories.ts'
import { FacilityFilterForm } from '#app/modules/library/facilities/components/facility-filter-form.tsx'
import { FacilityList } from '#app/modules/library/facilities/components/facility-list.tsx'
import type { FacilityFilters } from '#app/modules/library/facilities/facility-filters.ts'
import type { FacilitySearch } from '#app/modules/library/facilities/facility-search.server.ts'
import { paths } from '#app/paths.ts'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'

type LabLocationsPageProps = {
  filters: FacilityFilters
  found: FacilitySearch
  labels: MapLabel[]
  mapboxToken: string | null
  phone: string
}

/** Where blood is drawn: a list with filters, complete without the map beside it. */
export function LabLocationsPage({ filters, found, labels, mapboxToken, phone }: LabLocationsPageProps) {
  const { t } = useTranslation('exams')
  // The script fills the number in by itself.
  const counted = (key: 'locations.cluster' | 'locations.count') => t(key, { count: 999 }).replace('999', '{count}')
  const words = { ...useMapWords(), cluster: counted('locations.cluster'), count: counted('locations.count') }
  const shown = found.facilities.flatMap(({ slug, nameEn, nameChinese, lat, lng }) =>
    lat !== null && lng !== null ? [{ id: slug, lat, lng, label: nameChinese ?? nameEn, href: `#place-${slug}` }] : [],
  )
  const labelOf = (code: string) => t(`labCategory.${labCategoryOf(code)}`)
  return (
    <div className="wrap wrap--wide">
      <Breadcrumb items={[{ to: paths.labs(), label: t('lab.title') }]} current={t('locations.title')} />
      <h1>{t('locations.title')}</h1>
      <p className="lead measure">{t('locations.lead')}</p>
      <DemoNotice isShown={found.facilities.some(({ isDemo }) => isDemo)} />
      <div className="results">
        <FacilityFilterForm
          path={paths.labLocations()}
          filters={filters}
          found={found}
          hasHomeDraw
          services={{
            legend: t('locations.service'),
            options: labCategories.map((code) => ({ value: code, label: t(`labCategory.${code}`) })),
          }}
        />
        <div className="stack results__places">
          <h2 className="vh">{t('locations.list')}</h2>
          <FacilityList
            found={found}
            filters={filters}
            labelOf={labelOf}
            path={paths.labLocations()}
            phone={phone}
            shown={4}
          />
        </div>
        {shown.length > 0 && (
          <div className="results__map">
            <MapPanel
              points={shown}
              labels={labels}
              ariaLabel={t('locations.map')}
              words={words}
              mapboxToken={mapboxToken ?? undefined}
            />
          </div>
        )}
      </div>
    </div>
  )
}
