import { newYork } from '#app/core/calendar/zones.ts'
import { formatDate, formatTime } from '#app/core/format/format.ts'
import { useLocale } from '#app/ui/use-locale.ts'

/** A day and a time, each whole where a narrow column takes two lines. */
export function At({ instant }: { instant: number }) {
  const locale = useLocale()
  return (
    <>
      <span className="num nb">{formatDate(instant, locale)}</span>{' '}
      <span className="num nb">{formatTime(instant, newYork, locale)}</span>
    </>
  )
}
