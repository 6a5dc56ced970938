import { useTranslation } from 'react-i18next'
import { formatNumber } from '#app/core/format/format.ts'
import { Stat, Stats } from '#app/ui/tables/stat.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { OfficeHome } from '../queries/office-home.server.ts'

/** The figures of a practice, each with what it is compared to; a dash where there is nothing to count yet. */
export function FiguresRow({ figures }: { figures: NonNullable<OfficeHome['figures']> }) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const percent = (value: number | null) => (value === null ? '—' : `${formatNumber(value, locale)}%`)
  const { answerMinutes: minutes, noShowRateBefore, openRequests, answerHoursLeft } = figures
  const answered =
    minutes === null
      ? '—'
      : minutes < 120
        ? t('figures.minutes', { count: minutes })
        : t('figures.hours', { count: Math.round(minutes / 60) })
  return (
    <Stats>
      <Stat
        label={t('figures.week')}
        value={formatNumber(figures.week, locale)}
        comparison={t('figures.lastWeek', { count: figures.lastWeek })}
      />
      <Stat label={t('figures.confirmed')} value={percent(figures.confirmRate)} comparison={t('figures.last30')} />
      <Stat
        label={t('figures.answer')}
        value={answered}
        comparison={
          openRequests === 0 || answerHoursLeft === null
            ? t('figures.noneWaiting')
            : answerHoursLeft > 0
              ? t('figures.waiting', { count: openRequests, hours: answerHoursLeft })
              : t('figures.waitingLate', { count: openRequests })
        }
      />
      <Stat
        label={t('figures.noShow')}
        value={percent(figures.noShowRate)}
        comparison={
          noShowRateBefore === null ? t('figures.last30') : t('figures.before30', { rate: percent(noShowRateBefore) })
        }
      />
    </Stats>
  )
}
