import { useTranslation } from 'react-i18next'
import { formatWeekday } from '#app/core/format/format.ts'
import { classNames } from '#app/ui/class-names.ts'
import { useLocale } from '#app/ui/use-locale.ts'

const width = 46
const height = 84

/** Visits a day of this week, Monday first, as bars with their numbers; the same in words for who does not see it. */
export function WeekChart({ perDay, today }: { perDay: readonly number[]; today: number }) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const most = Math.max(1, ...perDay)
  const names = perDay.map((_, index) => formatWeekday(index + 1, locale, 'short'))
  const words = perDay.map((count, index) => t('home.chartDay', { day: names[index], count })).join(t('home.between'))
  return (
    <svg className="bars" viewBox={`0 0 ${width * perDay.length} 150`} role="img" aria-label={words}>
      {perDay.map((count, index) => {
        const tall = (count / most) * height
        const middle = index * width + width / 2
        return (
          <g key={names[index]} className={classNames(index === today && 'bars__today')}>
            <rect x={middle - 14} y={120 - tall} width="28" height={tall} rx="2" />
            <text x={middle} y={113 - tall} className="bars__number">
              {count}
            </text>
            <text x={middle} y="141">
              {names[index]}
            </text>
          </g>
        )
      })}
      <path d={`M0 120.5H${width * perDay.length}`} />
    </svg>
  )
}
