import { newYork } from '#app/core/calendar/zones.ts'
import { formatDate, formatInstantClock } from '#app/core/format/format.ts'
import { useLocale } from '#app/ui/use-locale.ts'

/** A date and a time of New York, as the reader writes them. */
export function useTimeWords(): (instant: number) => string {
  const locale = useLocale()
  return (instant) => `${formatDate(instant, locale)} ${formatInstantClock(instant, newYork, locale)}`
}
