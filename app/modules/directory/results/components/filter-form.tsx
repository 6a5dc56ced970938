import { useTranslation } from 'react-i18next'
import { withSearch } from '#app/core/page/with-search.ts'
import { paths } from '#app/paths.ts'
import { FilterPanel } from '#app/ui/forms/filter-panel.tsx'
import { Link } from '#app/ui/link.tsx'
import { appliedFilters, type FilterLabels, type FilterOptions, withoutFilters } from '../result-filters.ts'
import { type SearchParams, toSearch } from '../search-params.ts'
import {
  ChildAgeGroup,
  ChoiceGroup,
  DayGroup,
  DistanceGroup,
  EndorsedGroup,
  FlagGroups,
  LanguageByGroup,
  PlanGroup,
} from './filter-groups.tsx'

/** Slugs, under the names that a list's own query gives them. */
export type FixedChoices = Partial<Record<'specialty' | 'near', string>>

type FilterFormProps = {
  /** Root-form path of the list. */
  path: string
  params: SearchParams
  options: FilterOptions
  labels: FilterLabels
  total: number
  /** The words that no ticked choice says, and how many choices are ticked for the others. */
  read: { rest: string; count: number }
  /** What the address already fixes. */
  fixed: FixedChoices
}

/** The filters of a list of doctors, as a GET form; every choice ends up in the address. */
export function FilterForm({ path, params, options, labels, total, read, fixed }: FilterFormProps) {
  const { t } = useTranslation('directory')
  const keep = {
    q: read.rest || undefined,
    sort: params.sort === 'best' ? undefined : params.sort,
    view: params.view === 'list' ? undefined : params.view,
  }
  const point = params.point ? { lat: String(params.point.lat), lng: String(params.point.lng) } : {}
  // What names nothing is not applied.
  const applied = appliedFilters(params, labels).length
  return (
    <FilterPanel
      action={path}
      keep={{ ...keep, ...point }}
      appliedCount={applied + read.count}
      countPath={paths.doctorCount(fixed)}
      submitLabel={t('filter.show', { count: total })}
      footer={applied > 0 && <Link to={withSearch(path, toSearch(withoutFilters(params)))}>{t('results.clear')}</Link>}
    >
      <ChoiceGroup name="lang" legend={t('filter.language')} list={options.language} />
      <PlanGroup options={options} />
      <DayGroup day={params.day} />
      <LanguageByGroup by={params.by} />
      {fixed.near === undefined && (
        <ChoiceGroup name="near" legend={t('filter.neighborhood')} list={options.neighborhood} isFolded />
      )}
      {fixed.specialty === undefined && (
        <ChoiceGroup name="specialty" legend={t('filter.specialty')} list={options.specialty} isFolded />
      )}
      <FlagGroups params={params} options={options} />
      <EndorsedGroup options={options} />
      <ChildAgeGroup childAge={params.childAge} />
      {(params.point !== null || params.near.length > 0 || fixed.near !== undefined) && (
        <DistanceGroup radiusMeters={params.radiusMeters} />
      )}
    </FilterPanel>
  )
}
