import { z } from 'zod'
import { newYork, readWallTime } from '#app/core/calendar/zones.ts'
import { type Faults, hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { defaultLocale, locales } from '#app/core/i18n/locale.ts'
import { readEmail } from '#app/modules/booking/form/person-answers.ts'
import { centsOf } from '#app/modules/payments/lines.ts'
import { eventVisibilities } from '#drizzle/schema/association/events.ts'

const longestTitle = 120
const longestBody = 4000
const mostSeats = 5000
const mostGuests = 9
const mostCents = 1_000_000
/** More than a day and a half of teaching is a slip of the hand. */
const mostCmeHours = 40

/** A text that has to be there in each of the three languages. */
const needed = (key: string, most: number) =>
  z.string(key).trim().min(1, key).max(most, problem('errors.long', { most }))

const isOn = z.literal('yes').optional().catch(undefined)

/** A whole number as somebody types it; null for what is none, or lies outside of the bounds. */
function wholeOf(typed: string | undefined, least: number, most: number): number | null {
  const text = (typed ?? '').normalize('NFKC').trim()
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : null
}

/** Minutes of hours that are typed in quarters, such as 1.5 or 0.75; null for what is none. */
export function cmeMinutesOf(typed: string | undefined): number | null {
  const text = (typed ?? '').normalize('NFKC').trim()
  if (text === '') return 0
  if (!/^\d{1,2}(?:\.\d{1,2})?$/.test(text)) return null
  const minutes = Math.round(Number(text) * 60)
  return minutes % 15 === 0 && minutes <= mostCmeHours * 60 ? minutes : null
}

function readUrl(typed: string): string | null {
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)
  const isPlain = url !== null && url.username === '' && url.password === '' && url.hostname.includes('.')
  return isPlain && /^https?:$/.test(url.protocol) ? url.href : null
}

const typedFields = z.object({
  association: hidden(64),
  version: shownVersion,
  /** Of the form that makes an event. */
  key: hidden(64),
  titleHans: needed('errors.title', longestTitle),
  titleHant: needed('errors.title', longestTitle),
  titleEn: needed('errors.title', longestTitle),
  bodyHans: needed('errors.body', longestBody),
  bodyHant: needed('errors.body', longestBody),
  bodyEn: needed('errors.body', longestBody),
  venue: words(120),
  address: words(200),
  onlineUrl: words(500),
  date: words(20),
  from: words(10),
  to: words(10),
  capacity: words(10),
  guests: words(10),
  price: words(20),
  memberPrice: words(20),
  cme: words(10),
  waitlist: isOn,
  visibility: z.enum(eventVisibilities, 'errors.visibility'),
  publicHealth: isOn,
  neighborhood: hidden(64),
  specialty: hidden(64),
})

type Typed = z.output<typeof typedFields>

/** When it begins and ends, by New York's clocks; an end before the beginning is on the next day. */
function readTimes({ date = '', from = '', to = '' }: Typed, faults: Faults) {
  const startsAt = readWallTime(`${date.trim()}T${from.trim()}`, newYork)
  const sameDay = readWallTime(`${date.trim()}T${to.trim()}`, newYork)
  if (startsAt === null)
    faults[readWallTime(`${date.trim()}T12:00`, newYork) === null ? 'date' : 'from'] = 'errors.time'
  if (startsAt !== null && (sameDay === null || sameDay <= startsAt)) faults.to = 'errors.end'
  return { startsAt: startsAt ?? 0, endsAt: sameDay ?? 0 }
}

function readPlace(typed: Typed, faults: Faults) {
  const said = (name: 'venue' | 'address' | 'onlineUrl') => typed[name]?.trim() ?? ''
  const onlineUrl = said('onlineUrl') ? readUrl(said('onlineUrl')) : null
  if (said('onlineUrl') && onlineUrl === null) faults.onlineUrl = 'errors.onlineUrl'
  if (!said('address') && !said('onlineUrl')) faults.address = 'errors.place'
  if (said('address') && !said('venue')) faults.venue = 'errors.venue'
  return { venue: said('venue') || null, address: said('address') || null, onlineUrl }
}

function readSeats(typed: Typed, faults: Faults) {
  const capacity = wholeOf(typed.capacity, 1, mostSeats)
  const guestsAllowed = wholeOf(typed.guests || '0', 0, mostGuests)
  const cmeMinutes = cmeMinutesOf(typed.cme)
  if (capacity === null) faults.capacity = problem('errors.capacity', { most: mostSeats })
  if (guestsAllowed === null) faults.guests = problem('errors.guests', { most: mostGuests })
  if (cmeMinutes === null) faults.cme = 'errors.cme'
  return { capacity: capacity ?? 1, guestsAllowed: guestsAllowed ?? 0, cmeMinutes: cmeMinutes ?? 0 }
}

function readPrices(typed: Typed, faults: Faults) {
  const priceCents = centsOf(typed.price || '0')
  const memberPriceCents = centsOf(typed.memberPrice || typed.price || '0')
  if (priceCents === null || priceCents > mostCents) faults.price = 'errors.price'
  if (memberPriceCents === null || memberPriceCents > (priceCents ?? 0)) faults.memberPrice = 'errors.memberPrice'
  return { priceCents: priceCents ?? 0, memberPriceCents: memberPriceCents ?? 0 }
}

/** What a manager says of an event. Errors are keys of `association-events`. */
export const eventForm = typedFields.transform((typed, context) => {
  const faults: Faults = {}
  const columns = {
    title: { 'zh-Hans': typed.titleHans, 'zh-Hant': typed.titleHant, 'en-US': typed.titleEn },
    body: { 'zh-Hans': typed.bodyHans, 'zh-Hant': typed.bodyHant, 'en-US': typed.bodyEn },
    ...readTimes(typed, faults),
    ...readPlace(typed, faults),
    ...readSeats(typed, faults),
    ...readPrices(typed, faults),
    hasWaitlist: typed.waitlist === 'yes',
    visibility: typed.visibility,
    isPublicHealth: typed.publicHealth === 'yes',
    neighborhoodId: typed.neighborhood || null,
    specialtyId: typed.specialty || null,
  }
  if (columns.isPublicHealth && columns.visibility === 'members') faults.publicHealth = 'errors.publicHealth'
  reportFaults(faults, context)
  return { association: typed.association, version: typed.version, key: typed.key, columns }
})

export type EventColumns = z.output<typeof eventForm>['columns']

/** What a manager does with an event or with somebody on its list. */
export const managingForm = z.object({
  intent: z.enum(['publish', 'cancel', 'delete', 'archive', 'promote', 'remove']),
  registration: hidden(64),
})

/** What is done at the door: a line of the list, or a number that was typed or read from a ticket. */
export const doorForm = z.object({ intent: z.enum(['checkin', 'undo']), registration: hidden(64), number: hidden(40) })

/** Who helps at the door: what is done with one of them, or a new one. */
export const greeterStepForm = z.object({ intent: z.enum(['hand', 'resend', 'take_back']), greeter: hidden(64) })

/** A new greeter: an officer, else somebody by name and address. Errors are keys of `association-events`. */
export const greeterForm = z
  .object({ officer: hidden(64), name: words(80), email: words(254), language: z.enum(locales).catch(defaultLocale) })
  .transform(({ officer, name = '', email = '', language }, context) => {
    if (officer !== '') return { officer }
    const address = readEmail(email)
    const faults: Faults = {}
    if (name.trim() === '') faults.name = 'errors.name'
    if ('problem' in address) faults.email = 'errors.email'
    reportFaults(faults, context)
    const written = 'value' in address ? (address.value ?? '').toLowerCase() : ''
    return { name: name.trim(), email: written, locale: language }
  })

/** What somebody does with their ticket. */
export const ticketForm = z.object({ intent: z.enum(['confirm', 'accept', 'pay', 'cancel']) })

/** The event that a member registers for on their own page, and how many come along. */
export const memberSeatForm = z
  .object({ event: hidden(64), guests: words(10) })
  .transform(({ event, guests }) => ({ event, guests: wholeOf(guests || '0', 0, mostGuests) ?? 0 }))

/** What somebody of the public says to get a seat. Errors are keys of `association-events`. */
export const seatForm = z
  .object({
    name: needed('errors.name', 80),
    email: words(254),
    guests: words(10),
    /** Nobody sees the field; machines fill it in. */
    website: hidden(300),
  })
  .transform(({ name, email = '', guests, website }, context) => {
    const address = readEmail(email)
    const count = wholeOf(guests || '0', 0, mostGuests)
    const faults: Faults = {}
    if ('problem' in address) faults.email = 'errors.email'
    if (count === null) faults.guests = problem('errors.guests', { most: mostGuests })
    reportFaults(faults, context)
    const written = 'value' in address ? (address.value ?? '').toLowerCase() : ''
    return { name, email: written, guests: count ?? 0, isMachine: website !== '' }
  })
