import { formatInstantClock, formatList, formatWeekday } from '#app/core/format/format.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { holidayNames } from '#app/modules/booking/holidays/holidays.ts'
import type { TimeObstacle } from '#app/modules/booking/time-obstacles.ts'

type Where = Readonly<{ startsAt: number; timeZone: string; doctor: string; locale: Locale }>

/** Each thing that stands against a time, in a sentence. */
export function obstacleWords(obstacles: readonly TimeObstacle[], where: Where): string[] {
  const { startsAt, timeZone, doctor, locale } = where
  const t = translator(locale, 'desk')
  const clock = (instant: number) => formatInstantClock(instant, timeZone, locale)
  const range = (from: number, to: number) => t('obstacle.range', { from: clock(from), to: clock(to) })
  const say = (obstacle: TimeObstacle): string => {
    switch (obstacle.kind) {
      case 'hours': {
        const { spans } = obstacle
        const ranges = spans.flatMap((from, index) => (index % 2 === 0 ? range(from, spans[index + 1]!) : []))
        return t('obstacle.hours', { doctor, ranges: formatList(ranges, locale) })
      }
      case 'closed_day': {
        const weekday = formatWeekday(wallClock(startsAt, timeZone).weekday, locale)
        return t('obstacle.closed_day', { doctor, weekday })
      }
      case 'holiday':
        return t('obstacle.holiday', { holiday: holidayNames[obstacle.code][locale] })
      case 'buffer':
        return t('obstacle.buffer', { range: range(obstacle.from, obstacle.to), count: obstacle.minutes })
      case 'full_day':
        return t('obstacle.full_day', { doctor, count: obstacle.count })
      case 'break':
      case 'closure':
      case 'time_off':
      case 'visit':
      case 'hold':
        return t(`obstacle.${obstacle.kind}`, { doctor, range: range(obstacle.from, obstacle.to) })
      default:
        return t(`obstacle.${obstacle.kind}`, { doctor })
    }
  }
  return [...new Set(obstacles.map(say))]
}
