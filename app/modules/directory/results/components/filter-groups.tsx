import { useTranslation } from 'react-i18next'
import { formatNumber } from '#app/core/format/format.ts'
import { metersPerMile } from '#app/modules/geo/distance.ts'
import { Checkbox, RadioRow } from '#app/ui/forms/checkbox.tsx'
import { FilterGroup } from '#app/ui/forms/filter-panel.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { FilterOption, FilterOptions } from '../result-filters.ts'
import { type SearchParams, type WantedDay, wantedDays } from '../search-params.ts'

const shownChoices = 6
const radii = [1, 2, 5, 10] as const

function Choices({ name, list }: { name: string; list: FilterOption[] }) {
  const locale = useLocale()
  return list.map((option) => (
    <Checkbox
      key={option.value}
      name={name}
      value={option.value}
      defaultChecked={option.isChosen}
      count={formatNumber(option.count, locale)}
    >
      {option.label}
    </Checkbox>
  ))
}

type ChoiceGroupProps = { name: string; legend: string; list: FilterOption[]; isFolded?: boolean }

/** A group of choices, the most useful first; the long tail behind a disclosure. Nothing when there is nothing to choose. */
export function ChoiceGroup({ name, legend, list, isFolded = false }: ChoiceGroupProps) {
  const { t } = useTranslation('directory')
  if (list.length === 0) return null
  const rest = list.slice(shownChoices)
  const more = {
    label: t('filter.more'),
    open: rest.some((option) => option.isChosen),
    children: <Choices name={name} list={rest} />,
  }
  return (
    <FilterGroup
      legend={legend}
      more={rest.length > 0 ? more : undefined}
      fold={isFolded ? { open: list.some((option) => option.isChosen) } : undefined}
    >
      <Choices name={name} list={list.slice(0, shownChoices)} />
    </FilterGroup>
  )
}

/** `count` is null where nobody has counted. */
type Flag = { name: string; value: string; isSet: boolean; count: number | null; label: string }

/** Yes-or-no choices; what nobody offers is left out, and the whole group with it. */
function FlagGroup({ legend, flags }: { legend: string; flags: Flag[] }) {
  const locale = useLocale()
  const offered = flags.filter(({ isSet, count }) => isSet || count !== 0)
  if (offered.length === 0) return null
  return (
    <FilterGroup legend={legend} fold={{ open: offered.some(({ isSet }) => isSet) }}>
      {offered.map(({ name, value, isSet, count, label }) => (
        <Checkbox
          key={value + name}
          name={name}
          value={value}
          defaultChecked={isSet}
          count={count === null ? undefined : formatNumber(count, locale)}
        >
          {label}
        </Checkbox>
      ))}
    </FilterGroup>
  )
}

/** Plans by the card people know, exact plans behind a disclosure. */
export function PlanGroup({ options }: { options: FilterOptions }) {
  const { t } = useTranslation('directory')
  if (options.planGroup.length === 0 && options.plan.length === 0) return null
  const isOpen = options.plan.some((plan) => plan.isChosen)
  const more = { label: t('filter.morePlans'), open: isOpen, children: <Choices name="plan" list={options.plan} /> }
  return (
    <FilterGroup legend={t('filter.plan')} more={options.plan.length > 0 ? more : undefined}>
      <Choices name="plan" list={options.planGroup} />
    </FilterGroup>
  )
}

/** Who has to speak the language: the doctor, the staff, or anyone of them. */
export function LanguageByGroup({ by }: Pick<SearchParams, 'by'>) {
  const { t } = useTranslation('directory')
  return (
    <FilterGroup legend={t('filter.by')} fold={{ open: by !== 'anyone' }}>
      {(['anyone', 'doctor', 'staff'] as const).map((who) => (
        <RadioRow key={who} name="by" value={who} defaultChecked={by === who}>
          {t(who === 'anyone' ? 'filter.byAnyone' : who === 'doctor' ? 'filter.byDoctor' : 'filter.byStaff')}
        </RadioRow>
      ))}
    </FilterGroup>
  )
}

/** Of the days that an address may name; what is asked for beside them is among them as well. */
const offeredDays: readonly WantedDay[] = ['today', 'tomorrow', '3days', 'week']

export function DayGroup({ day }: Pick<SearchParams, 'day'>) {
  const { t } = useTranslation('directory')
  return (
    <FilterGroup legend={t('filter.day')}>
      {[null, ...wantedDays.filter((each) => each === day || offeredDays.includes(each))].map((each) => (
        <RadioRow key={each} name="day" value={each ?? ''} defaultChecked={day === each}>
          {t(`filter.openWithin.${each ?? 'any'}`)}
        </RadioRow>
      ))}
    </FilterGroup>
  )
}

const genders = { f: 'filter.genderF', m: 'filter.genderM', x: 'filter.genderX' } as const

/** Gender, opening hours, and what else is yes or no. */
export function FlagGroups({ params, options }: { params: SearchParams; options: FilterOptions }) {
  const { t } = useTranslation('directory')
  return (
    <>
      <FlagGroup
        legend={t('filter.gender')}
        flags={(['f', 'm', 'x'] as const).map((value) => ({
          name: 'gender',
          value,
          isSet: params.gender.includes(value),
          count: options.gender[value],
          label: t(genders[value]),
        }))}
      />
      <FlagGroup
        legend={t('filter.open')}
        flags={(['am', 'pm', 'evening', 'weekend'] as const).map((value) => ({
          name: 'open',
          value,
          isSet: params.open.includes(value),
          count: value === 'am' || value === 'pm' ? null : options[value],
          label: t(`filter.${value}`),
        }))}
      />
      <FlagGroup
        legend={t('filter.other')}
        flags={[
          { name: 'new', isSet: params.isAcceptingNew, count: options.acceptingNew, label: t('filter.acceptingNew') },
          { name: 'tele', isSet: params.isTelehealth, count: options.telehealth, label: t('filter.telehealth') },
          { name: 'access', isSet: params.isAccessible, count: options.wheelchair, label: t('filter.wheelchair') },
        ].map((flag) => ({ ...flag, value: '1' }))}
      />
    </>
  )
}

/** Who is endorsed by an association; nothing where nobody is. */
export function EndorsedGroup({ options: { endorsed } }: { options: FilterOptions }) {
  const { t } = useTranslation('directory')
  if (endorsed.length === 0) return null
  return (
    <FilterGroup legend={t('filter.endorsed')} fold={{ open: endorsed.some(({ isChosen }) => isChosen) }}>
      {endorsed.map(({ value, label, isChosen }) => (
        <Checkbox key={value} name="endorsed" value={value} defaultChecked={isChosen}>
          {label}
        </Checkbox>
      ))}
    </FilterGroup>
  )
}

export function ChildAgeGroup({ childAge }: Pick<SearchParams, 'childAge'>) {
  const { t } = useTranslation('directory')
  return (
    <FilterGroup legend={t('filter.childAge')} fold={{ open: childAge !== null }}>
      <Select
        name="age"
        aria-label={t('filter.childAge')}
        defaultValue={childAge ?? ''}
        options={[
          { value: '', label: t('filter.childAgeAny') },
          { value: '0', label: t('filter.childAgeBaby') },
          ...Array.from({ length: 17 }, (_, index) => ({
            value: String(index + 1),
            label: t('filter.childAgeYears', { count: index + 1 }),
          })),
        ]}
      />
    </FilterGroup>
  )
}

export function DistanceGroup({ radiusMeters }: Pick<SearchParams, 'radiusMeters'>) {
  const { t } = useTranslation('directory')
  return (
    <FilterGroup legend={t('filter.distance')} fold={{ open: radiusMeters !== null }}>
      <Select
        name="r"
        aria-label={t('filter.distance')}
        defaultValue={radiusMeters ?? ''}
        options={[
          { value: '', label: t('filter.distanceAny') },
          ...radii.map((miles) => ({
            value: String(Math.round(miles * metersPerMile)),
            label: t('filter.distanceMiles', { count: miles }),
          })),
        ]}
      />
    </FilterGroup>
  )
}
