import { now } from '#app/core/clock.ts'
import { newYork, localDate } from '#app/core/calendar/zones.ts'
import { formatInstantClock, formatShortDate } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import { findTakingBack } from '../queries/scan-events.server.ts'
import { type ScanFacts, scanFacts } from '../queries/scan-facts.server.ts'
import { isUndoable, type Light, reasonOf, type ScanEvent } from '../scan-result.ts'

/** A scan in words, as the page shows it and as the script is answered: it puts them where they belong and makes none. */
export type ScanCard = Readonly<{
  id: string
  light: Light
  title: string
  reason: string
  lines: readonly string[]
  canUndo: boolean
  /** Of an arrival; nobody has one of an envelope. */
  hasReceipt: boolean
  /** Where what was scanned is done, for who is signed in; null where nothing is left to do. */
  way: string | null
}>

/** A time of today is a time; of another day it has its date. */
export function timeOf(instant: number, timeZone: string, locale: Locale): string {
  const time = formatInstantClock(instant, timeZone, locale)
  const isToday = localDate(instant, timeZone) === localDate(now(), timeZone)
  return isToday ? time : `${formatShortDate(instant, locale, timeZone)} ${time}`
}

function linesOf(facts: ScanFacts, locale: Locale): string[] {
  const t = translator(locale, 'scanning')
  const { name, reference, startsAt, timeZone, guests, event } = facts
  return [
    name,
    ...(guests > 0 ? [t('card.guests', { count: guests })] : []),
    ...(event === null ? [] : [event]),
    ...(startsAt === null ? [] : [timeOf(startsAt, timeZone, locale)]),
    reference,
  ]
}

export async function scanCard(scan: ScanEvent, locale: Locale): Promise<ScanCard> {
  const t = translator(locale, 'scanning')
  const facts = await scanFacts(scan, locale)
  const timeZone = facts?.timeZone ?? newYork
  const instant = (at: number | null | undefined) =>
    at === null || at === undefined ? '' : timeOf(at, timeZone, locale)
  const reason = reasonOf(scan)
  const isUndone = (await findTakingBack(scan.id)) !== null
  // What was taken back does not stand there in green any more.
  const light = isUndone || scan.light === 'undone' ? 'yellow' : scan.light
  const said = t(`reasons.${reason}`, { first: instant(scan.firstAt), opens: instant(facts?.opensAt) })
  const isEnvelope = scan.mode === 'i693' && light !== 'red'
  const title = isUndone ? t('card.undone') : t(isEnvelope ? `envelope.${light}` : `lights.${light}`)
  return {
    ...{ id: scan.id, light, title },
    reason: isUndone ? t('card.undoneReason') : said,
    lines: [
      ...(facts ? linesOf(facts, locale) : []),
      ...(scan.isOffline ? [t('card.offline', { time: instant(scan.scannedAt) })] : []),
    ],
    canUndo: !isUndone && isUndoable(scan, now()),
    hasReceipt: scan.mode !== 'i693' && light !== 'red',
    way: isEnvelope && light === 'green' ? paths.i693Signature(scan.subjectId ?? '') : null,
  }
}
