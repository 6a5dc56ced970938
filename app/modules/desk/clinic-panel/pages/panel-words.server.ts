import type { ProviderActor } from '#app/core/actor.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { clockWords, periodWords } from '#app/modules/booking/schedule/wall-words.ts'
import { type Desk, openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { dayMinutes, type DayPart, wallOf } from '../clinic-day.ts'

/** Opens the desk at the clinic that the address names, with all its doctors: the panel is the clinic's. */
export function openClinic(request: Request, actor: ProviderActor): Promise<Desk> {
  const place = new URL(request.url).searchParams.get('place')
  return openDesk(request, actor, new URLSearchParams(place ? { place } : {}))
}

type TitleKey = 'title' | `closure.title.${'rest' | 'today' | 'tomorrow'}` | 'reopening.title'

/** The head of a page of the panel. */
export function panelHead(request: Request, key: TitleKey, path: string) {
  const t = translator(localeOf(request), 'clinic-panel')
  return requestHead(request, { title: t(key), description: t('description'), path, isIndexable: false })
}

/** A part of a day in words: all day · from 1:00 PM · until 12:00 PM · 1:00 PM–3:00 PM */
export function partWords({ from, to }: DayPart, locale: Locale): string {
  const t = translator(locale, 'clinic-panel')
  if (from === 0 && to === dayMinutes) return t('closed.wholeDay')
  if (from === 0) return t('closed.until', { time: clockWords(wallOf(to), locale) })
  if (to === dayMinutes) return t('closed.from', { time: clockWords(wallOf(from), locale) })
  return periodWords(wallOf(from), wallOf(to), locale)
}

/** Hours in words. */
export const hoursWords = (parts: readonly DayPart[], locale: Locale) =>
  parts.map(({ from, to }) => periodWords(wallOf(from), wallOf(to), locale))
