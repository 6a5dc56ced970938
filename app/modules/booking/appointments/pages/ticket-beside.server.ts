import { formatTime } from '#app/core/format/format.ts'
import { dateFormat } from '#app/core/format/intl.ts'
import { habits, isEnglish } from '#app/core/i18n/habits.ts'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { dayWords, whenWords } from '#app/modules/booking/slots/when-words.ts'
import type { Ticket } from '../queries/ticket.server.ts'

const ticketLabels = ['doctor', 'patient', 'visit', 'language', 'address', 'phone', 'wishes', 'scan'] as const
export type TicketLabel = (typeof ticketLabels)[number]

/** What a ticket says a second time, under what it says in the page's language. */
export type TicketBeside = {
  /** Of its words, as markup has it. */
  lang: string
  title: string
  labels: Record<TicketLabel, string>
  when: string | null
  wishes: string[]
  kind: string
  language: string | null
  /** By when somebody new comes; the front desk knows that. */
  arriveBy: string | null
}

export type TicketKind = { visitType: Ticket['visitType']; turn: 'first' | 'return' | null }

/** The kind of visit, and first or return where it does not say that already. */
export function kindIn(locale: Locale, { visitType, turn }: TicketKind): string {
  const t = translator(locale, 'booking')
  return [visitType?.name[locale], turn && t(`slip.${turn}`)].filter(Boolean).join(t('slip.join'))
}

/**
 * In which language a ticket says everything once more: in English for the front desk; on an English page in the Chinese that the
 * patient reads, by what they asked for, else, of who asked to be spoken to in Chinese, in the script in which English pages write names.
 */
function besideLocale({ patientLocale, isSpokenToInChinese }: Ticket, locale: Locale): Locale | null {
  if (!isEnglish(locale)) return 'en-US'
  if (!isEnglish(patientLocale)) return patientLocale
  const { chineseScript } = habits[locale]
  const script = locales.find((each) => !isEnglish(each) && habits[each].chineseScript === chineseScript)
  return isSpokenToInChinese ? (script ?? null) : null
}

/** An instant as the front desk reads it: Fri, Jun 12, 2026, 10:30 AM. In Chinese as pages have it. */
function instantIn(locale: Locale, instant: number, timeZone: string, now: number): string {
  if (!isEnglish(locale)) return translator(locale, 'booking')('near.time', whenWords(instant, timeZone, locale, now))
  const date = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const
  return `${dateFormat(locale, { ...date, timeZone }).format(instant)}, ${formatTime(instant, timeZone, locale)}`
}

/** Null where the page's language is all there is to say it in. */
export function besideOf(
  ticket: Ticket,
  {
    kind,
    arriveAt,
    today,
    now,
    locale: page,
  }: Readonly<{
    kind: TicketKind
    arriveAt: number | null
    today: string
    now: number
    locale: Locale
  }>,
): TicketBeside | null {
  const locale = besideLocale(ticket, page)
  if (locale === null) return null
  const t = translator(locale, 'booking')
  const { startsAt, timeZone } = ticket
  const labels = Object.fromEntries(ticketLabels.map((label) => [label, t(`slip.${label}`)]))
  const isForPatient = !isEnglish(locale)
  return {
    lang: isForPatient ? locale : 'en',
    title: isForPatient ? t('slip.label') : t('slip.english'),
    labels: labels as Record<TicketLabel, string>,
    when: startsAt === null ? null : instantIn(locale, startsAt, timeZone, now),
    wishes: ticket.requestedWindows.map(({ date, part }) => {
      const { date: day, weekday } = dayWords(date, today, locale)
      return t('wish.both', { date: day, weekday, part: t(`part.${part}`) })
    }),
    kind: kindIn(locale, kind),
    language: ticket.language?.[locale] ?? null,
    arriveBy:
      isForPatient && arriveAt !== null ? t('bring.arriveBy', { time: formatTime(arriveAt, timeZone, locale) }) : null,
  }
}
