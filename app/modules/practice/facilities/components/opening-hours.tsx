import { useTranslation } from 'react-i18next'
import { formatList, formatWallRange, formatWeekday } from '#app/core/format/format.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { ProviderFacilityDetails } from '../queries/provider-facility-details.server.ts'

/** When a facility is open, days with the same hours together; that nobody has said. */
export function OpeningHours({ hours }: Pick<ProviderFacilityDetails, 'hours'>) {
  const { t } = useTranslation('practice')
  const locale = useLocale()
  const open = hours.filter(({ periods }) => periods.length > 0)
  if (open.length === 0) return <>{t('facilities.noHours')}</>
  return (
    <ul className="plain">
      {open.map(({ weekdays, periods }) => {
        const [first, last] = [weekdays[0]!, weekdays.at(-1)!]
        const days =
          first === last
            ? formatWeekday(first, locale)
            : t('facilities.days', { from: formatWeekday(first, locale), to: formatWeekday(last, locale) })
        const times = periods.map(({ opens, closes }) => formatWallRange(opens, closes, locale))
        return <li key={first}>{t('facilities.dayTimes', { days, times: formatList(times, locale) })}</li>
      })}
    </ul>
  )
}
