import { useTranslation } from 'react-i18next'
import { countFacilityFilters, type FacilityFilters } from '#app/modules/library/facilities/facility-filters.ts'
import type { FacilitySearch } from '#app/modules/library/facilities/facility-search.server.ts'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { FilterGroup, FilterPanel } from '#app/ui/forms/filter-panel.tsx'
import { Link } from '#app/ui/link.tsx'
import { Select, type SelectOption } from '#app/ui/forms/select.tsx'

type FacilityFilterFormProps = {
  /** Root-form path of the list. */
  path: string
  filters: FacilityFilters
  found: FacilitySearch
  /** The services that can be chosen, with the name of the group. */
  services: { legend: string; options: readonly SelectOption[] }
  /** Draws at home are offered by laboratories. */
  hasHomeDraw?: boolean
}

/** The filters of a list of places as a GET form; every choice is in the address. */
export function FacilityFilterForm({ path, filters, found, services, hasHomeDraw = false }: FacilityFilterFormProps) {
  const { t } = useTranslation('exams')
  const any = { value: '', label: t('facilities.any') }
  const applied = countFacilityFilters(filters)
  const { near, lang, plan, planGroup } = found.options
  const plans = [
    ...(planGroup.length > 0 ? [{ label: t('facilities.planGroups'), options: planGroup }] : []),
    ...(plan.length > 0 ? [{ label: t('facilities.plans'), options: plan }] : []),
  ]
  const choose = (name: 'service' | 'near' | 'lang' | 'plan', legend: string, options: readonly SelectOption[]) => (
    <FilterGroup legend={legend}>
      <Select name={name} aria-label={legend} defaultValue={filters[name]} options={[any, ...options]} />
    </FilterGroup>
  )
  return (
    <FilterPanel
      action={path}
      appliedCount={applied}
      submitLabel={t('facilities.show', { count: found.facilities.length })}
      footer={applied > 0 && <Link to={path}>{t('facilities.clear')}</Link>}
    >
      {choose('service', services.legend, services.options)}
      {choose('near', t('facilities.near'), near)}
      {choose('lang', t('facilities.lang'), lang)}
      {plans.length > 0 && (
        <FilterGroup legend={t('facilities.plan')}>
          <Select name="plan" aria-label={t('facilities.plan')} defaultValue={filters.plan} options={[any, ...plans]} />
        </FilterGroup>
      )}
      <FilterGroup legend={t('facilities.other')}>
        <Checkbox name="open" value="1" defaultChecked={filters.isOpenNow}>
          {t('facilities.openNow')}
        </Checkbox>
        <Checkbox name="walkin" value="1" defaultChecked={filters.isWalkIn}>
          {t('facilities.walkIn')}
        </Checkbox>
        {hasHomeDraw && (
          <Checkbox name="home" value="1" defaultChecked={filters.isAtHome}>
            {t('facilities.atHome')}
          </Checkbox>
        )}
      </FilterGroup>
    </FilterPanel>
  )
}
