import { useTranslation } from 'react-i18next'
import { Chip } from '#app/ui/chip.tsx'
import type { SearchParams } from '../search-params.ts'

type QuickFiltersProps = { params: SearchParams; to: (params: SearchParams) => string }

const dayChips = ['today', 'week'] as const
const hourChips = ['evening', 'weekend'] as const

/** What most people narrow a list by, in one row that is pushed sideways on a phone: each a link that sets it or takes it off. */
export function QuickFilters({ params, to }: QuickFiltersProps) {
  const { t } = useTranslation('directory')
  const first = { ...params, page: 1 }
  const days = dayChips.map((day) => ({
    label: t(`results.quick.${day}`),
    isSet: params.day === day,
    next: { ...first, day: params.day === day ? null : day },
  }))
  const hours = hourChips.map((part) => {
    const isSet = params.open.includes(part)
    const open = isSet ? params.open.filter((each) => each !== part) : [...params.open, part]
    return { label: t(`results.quick.${part}`), isSet, next: { ...first, open } }
  })
  const video = {
    label: t('results.quick.telehealth'),
    isSet: params.isTelehealth,
    next: { ...first, isTelehealth: !params.isTelehealth },
  }
  return (
    <nav className="quick" aria-label={t('results.quick.label')}>
      {[...days, ...hours, video].map(({ label, isSet, next }) => (
        <Chip key={label} to={to(next)} selected={isSet}>
          {label}
        </Chip>
      ))}
    </nav>
  )
}
