import { useTranslation } from 'react-i18next'
import type { Results } from '../pages/results-page.server.ts'
import type { FilterLabels } from '../result-filters.ts'

const optionGroups = { near: 'neighborhood', specialty: 'specialty', lang: 'language', endorsed: 'endorsed' } as const
const flagKeys = {
  f: 'filter.genderF',
  m: 'filter.genderM',
  x: 'filter.genderX',
  weekend: 'filter.weekend',
  am: 'filter.am',
  pm: 'filter.pm',
  evening: 'filter.evening',
  acceptingNew: 'filter.acceptingNew',
  telehealth: 'filter.telehealth',
  wheelchair: 'filter.wheelchair',
  nearPoint: 'filter.nearPoint',
} as const

/** What filters that apply are called, with the names that the list's own choices bear. */
export function useFilterLabels(results: Results): FilterLabels {
  const { t } = useTranslation('directory')
  const optionLabel = (name: 'near' | 'specialty' | 'plan' | 'lang' | 'endorsed', value: string) => {
    const lists =
      name === 'plan' ? [results.options.planGroup, results.options.plan] : [results.options[optionGroups[name]]]
    return lists.flat().find((option) => option.value === value)?.label ?? null
  }
  return {
    option: optionLabel,
    flag: (name) => t(flagKeys[name]),
    day: (day) => t(`filter.openWithin.${day}`),
    childAge: (age) => (age === 0 ? t('filter.childAgeBaby') : t('filter.childAgeYears', { count: age })),
  }
}
