import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Chip, RemovableChip } from '#app/ui/chip.tsx'
import { Link } from '#app/ui/link.tsx'
import type { OwnChoices } from '#app/modules/directory/preferences/queries/own-choices.server.ts'
import { paths } from '#app/paths.ts'
import { appliedFilters, type FilterLabels, withoutFilters } from '../result-filters.ts'
import type { SearchParams } from '../search-params.ts'

type QuickFiltersProps = {
  params: SearchParams
  own: OwnChoices | null
  labels: FilterLabels
  to: (params: SearchParams) => string
  /** Where the earliest times of this list are; null where it shows them already. */
  soonest: string | null
}

const dayChips = ['today', 'week'] as const
const hourChips = ['am', 'pm', 'evening', 'weekend'] as const

/** The remembered plan as a filter, beside whatever other plans are chosen. */
function ownPlanChip(
  params: SearchParams,
  { value, label }: NonNullable<OwnChoices['plan']>,
  t: TFunction<'directory'>,
) {
  const isSet = params.plan.includes(value)
  const plan = isSet ? params.plan.filter((each) => each !== value) : [...params.plan, value]
  return { label: t('results.quick.ownPlan', { plan: label }), isSet, next: { ...params, page: 1, plan } }
}

/** The nearest to the remembered ZIP code first. */
function ownZipChip(params: SearchParams, { zip }: NonNullable<OwnChoices['area']>, t: TFunction<'directory'>) {
  const isSet = params.sort === 'distance' && params.point === null && params.near.length === 0
  const sort: SearchParams['sort'] = isSet ? 'best' : 'distance'
  const next = { ...params, page: 1, sort, near: [], point: null, radiusMeters: null }
  return { label: t('results.quick.ownZip', { zip }), isSet, next }
}

/** The plan and the ZIP code that this browser remembers, as filters. */
function ownChips(params: SearchParams, own: OwnChoices | null, t: TFunction<'directory'>) {
  return [
    ...(own?.plan ? [ownPlanChip(params, own.plan, t)] : []),
    ...(own?.area ? [ownZipChip(params, own.area, t)] : []),
  ]
}

/** What most people narrow a list by: its name, whether it applies, and the search that sets it or takes it off. */
function usualChips(params: SearchParams, own: OwnChoices | null, t: TFunction<'directory'>) {
  const first = { ...params, page: 1 }
  const days = dayChips.map((day) => ({
    label: t(`results.quick.${day}`),
    isSet: params.day === day,
    next: { ...first, day },
  }))
  const hours = hourChips.map((part) => ({
    label: t(`results.quick.${part}`),
    isSet: params.open.includes(part),
    next: { ...first, open: [...params.open, part] },
  }))
  const video = {
    label: t('results.quick.telehealth'),
    isSet: params.isTelehealth,
    next: { ...first, isTelehealth: true },
  }
  return [...ownChips(params, own, t), ...days, ...hours, video]
}

/**
 * The filters that apply, each with the way to do without it, and then those that most people narrow a list by: one row, which is pushed
 * sideways on a phone, since the first doctor belongs on the first screen.
 */
export function QuickFilters({ params, own, labels, to, soonest }: QuickFiltersProps) {
  const { t } = useTranslation('directory')
  const applied = appliedFilters(params, labels)
  const others = usualChips(params, own, t).filter(({ isSet }) => !isSet)
  const remember = (
    <Chip to={paths.preferences({ back: to(params) })}>{t(own ? 'results.quick.change' : 'results.quick.own')}</Chip>
  )
  return (
    <nav className="quick" aria-label={t('results.quick.label')}>
      {applied.map(({ label, without }) => (
        <RemovableChip key={label} to={to(without)}>
          {label}
        </RemovableChip>
      ))}
      {applied.length > 1 && (
        <Link to={to(withoutFilters(params))} className="quick__clear">
          {t('results.clear')}
        </Link>
      )}
      {soonest !== null && <Chip to={soonest}>{t('openings.first')}</Chip>}
      {!own && remember}
      {others.map(({ label, next }) => (
        <Chip key={label} to={to(next)}>
          {label}
        </Chip>
      ))}
      {own && remember}
    </nav>
  )
}
