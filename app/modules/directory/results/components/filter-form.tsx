import { useTranslation } from 'react-i18next'
import { withSearch } from '#app/core/page/with-search.ts'
import { FilterPanel } from '#app/ui/forms/filter-panel.tsx'
import { Link } from '#app/ui/link.tsx'
import { type FilterOptions, withoutFilters } from '../result-filters.ts'
import { countChosen, type SearchParams, toSearch } from '../search-params.ts'
import {
  ChildAgeGroup,
  ChoiceGroup,
  DayGroup,
  DistanceGroup,
  FlagGroups,
  LanguageByGroup,
  PlanGroup,
} from './filter-groups.tsx'

type FilterFormProps = {
  /** Root-form path of the list. */
  path: string
  params: SearchParams
  options: FilterOptions
  total: number
  /** Groups that the address already fixes. */
  hidden: ('specialty' | 'neighborhood')[]
}

/** The filters of a list of doctors, as a GET form; every choice ends up in the address. */
export function FilterForm({ path, params, options, total, hidden }: FilterFormProps) {
  const { t } = useTranslation('directory')
  const keep = {
    q: params.q || undefined,
    sort: params.sort === 'best' ? undefined : params.sort,
    view: params.view === 'list' ? undefined : params.view,
  }
  const point = params.point ? { lat: String(params.point.lat), lng: String(params.point.lng) } : {}
  const applied = countChosen(params)
  return (
    <FilterPanel
      action={path}
      keep={{ ...keep, ...point }}
      appliedCount={applied}
      submitLabel={t('filter.show', { count: total })}
      footer={applied > 0 && <Link to={withSearch(path, toSearch(withoutFilters(params)))}>{t('results.clear')}</Link>}
    >
      <ChoiceGroup name="lang" legend={t('filter.language')} list={options.language} />
      <LanguageByGroup by={params.by} />
      <PlanGroup options={options} />
      {!hidden.includes('neighborhood') && (
        <ChoiceGroup name="near" legend={t('filter.neighborhood')} list={options.neighborhood} />
      )}
      {!hidden.includes('specialty') && (
        <ChoiceGroup name="specialty" legend={t('filter.specialty')} list={options.specialty} />
      )}
      <DayGroup day={params.day} />
      <FlagGroups params={params} options={options} />
      <ChildAgeGroup childAge={params.childAge} />
      {(params.point !== null || params.near.length > 0 || hidden.includes('neighborhood')) && (
        <DistanceGroup radiusMeters={params.radiusMeters} />
      )}
    </FilterPanel>
  )
}
