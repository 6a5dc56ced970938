import { formatLongDate, formatShortDate, formatTime, formatWeekday } from '#app/core/format/format.ts'
import { newYork, wallClock } from '#app/core/calendar/zones.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { dateFormat } from '#app/core/format/intl.ts'

type Moment = Readonly<{ at: number; timeZone: string; locale: Locale }>

/** 2026年6月12日，周五上午10:30 · Friday, June 12, 2026 at 10:30 AM; with the zone when the reader may be in another. */
export function longWhen({ at, timeZone, locale }: Moment, saysZone: boolean): string {
  const t = translator(locale, 'messages')
  const time = formatTime(at, timeZone, locale)
  const when = t('when.long', { date: formatLongDate(at, locale, timeZone), time })
  return saysZone || timeZone !== newYork ? t('when.zoned', { when, zone: zoneName({ at, timeZone, locale }) }) : when
}

/** 6月12日周五上午10:30 · Fri, Jun 12, 10:30 AM */
export function shortWhen({ at, timeZone, locale }: Moment, saysZone: boolean): string {
  const t = translator(locale, 'messages')
  const { weekday } = wallClock(at, timeZone)
  const when = t('when.short', {
    date: formatShortDate(at, locale, timeZone),
    weekday: formatWeekday(weekday, locale, 'short'),
    time: formatTime(at, timeZone, locale),
  })
  return saysZone || timeZone !== newYork ? t('when.zoned', { when, zone: zoneName({ at, timeZone, locale }) }) : when
}

function zoneName({ at, timeZone, locale }: Moment): string {
  if (timeZone === newYork) return translator(locale, 'messages')('when.newYork')
  const parts = dateFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')!.value
}
