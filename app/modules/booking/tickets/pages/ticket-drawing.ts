import type { TFunction } from 'i18next'
import { formatPhone } from '#app/core/format/format.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { box, type Drawing, type DrawnNode, facesOf, picture } from '#app/modules/seo/share-image/drawing.ts'
import type { TicketPage } from '#app/modules/booking/appointments/pages/ticket-page.server.ts'

type Marks = { brand: string; /** Data addresses. */ mark: string; code: string }

const ink = '#1f2937'
const grey = '#4b5563'
const width = 750
const inner = width - 2 * 56

const text = (words: string, px: number, style: Parameters<typeof box>[0] = {}): DrawnNode =>
  box({ display: 'block', fontSize: px, lineHeight: 1.45, wordBreak: 'break-word', ...style }, words)

const column = (children: DrawnNode[], style: Parameters<typeof box>[0] = {}): DrawnNode =>
  box({ flexDirection: 'column', ...style }, children)

const cut = (): DrawnNode => box({ height: 0, borderTop: '3px dashed #9ca3af', marginTop: 28, marginBottom: 28 })

/** A line of the ticket: its name, then what it says, each with the other language under it. */
function row(label: string, values: (string | null | undefined)[]): DrawnNode[] {
  const [first, ...rest] = values.filter((value): value is string => Boolean(value))
  if (first === undefined) return []
  return [
    box({ marginBottom: 14 }, [
      text(label, 26, { width: 150, flexShrink: 0, color: grey }),
      column([text(first, 30, { fontWeight: 700 }), ...rest.map((value) => text(value, 26, { color: grey }))], {
        width: inner - 150,
      }),
    ]),
  ]
}

/** Date and time as on the page: the date large, weekday and time beside it. */
function when(page: TicketPage, t: TFunction<'booking'>): DrawnNode[] {
  if (!page.when) return [text(t('slip.wishes'), 30)]
  const { date, weekday, time } = page.when
  return [
    box({ alignItems: 'center' }, [
      text(date, 72, { fontWeight: 700, lineHeight: 1.2 }),
      column([text(weekday, 34, { fontWeight: 700 }), text(time, 34, { fontWeight: 700 })], { marginLeft: 28 }),
    ]),
    ...(page.beside?.when ? [text(page.beside.when, 28, { color: grey })] : []),
    ...(page.arriveBy ? [text(t('bring.arriveBy', { time: page.arriveBy }), 28)] : []),
    ...(page.beside?.arriveBy ? [text(page.beside.arriveBy, 28, { color: grey })] : []),
  ]
}

function rows(page: TicketPage, locale: Locale, t: TFunction<'booking'>): DrawnNode[] {
  const { doctor, patient, kind, clinic, clinicEn, addressLines, wayIn, phone, beside, away } = page
  const both = ({ chinese, english }: { chinese: string | null; english: string }) =>
    isEnglish(locale) ? [english, chinese] : [chinese, english]
  const place = away === null ? [...addressLines, wayIn] : [t(`slip.away.${away}`)]
  return [
    ...row(t('slip.doctor'), both(doctor)),
    ...row(t('slip.patient'), both(patient)),
    ...row(t('slip.visit'), [kind, beside?.kind]),
    ...row(t('slip.address'), [clinic === clinicEn ? null : clinic, clinicEn, ...place]),
    ...row(t('slip.phone'), [phone && formatPhone(phone)]),
  ]
}

function bring({ away, toBring, instructions }: TicketPage, t: TFunction<'booking'>): DrawnNode[] {
  if (away !== null && !instructions) return []
  return [
    cut(),
    text(t(away === null ? 'bring.title' : 'bring.before'), 30, { fontWeight: 700 }),
    ...toBring.map((item) => text(`· ${t(`bring.items.${item}`)}`, 28)),
    ...(instructions ? [text(instructions, 28)] : []),
  ]
}

/** The ticket as the page shows it, one column of flat colour and type, as high as what it says. */
export function ticketDrawing(page: TicketPage, locale: Locale, t: TFunction<'booking'>, marks: Marks): Drawing {
  const head = box({ justifyContent: 'space-between', alignItems: 'center', padding: '26px 56px', background: ink }, [
    text(t('slip.label'), 34, { color: '#fff', fontWeight: 700 }),
    text(page.reference, 32, { color: '#fff', fontWeight: 700 }),
  ])
  const body = column(
    [
      ...when(page, t),
      cut(),
      ...rows(page, locale, t),
      cut(),
      box({ alignItems: 'center' }, [
        picture(marks.code, 250, 250),
        text(t('slip.scan'), 28, { width: inner - 280, marginLeft: 30, fontWeight: 700 }),
      ]),
      ...bring(page, t),
    ],
    { padding: '36px 56px 44px' },
  )
  const foot = box({ alignItems: 'center', padding: '22px 56px', background: '#ffebd6' }, [
    picture(marks.mark, 40, 40),
    text(marks.brand, 26, { marginLeft: 14, fontWeight: 700 }),
  ])
  const node = column([head, body, foot], { width, background: '#fff', color: ink, fontFamily: facesOf(locale) })
  return { node, width }
}
