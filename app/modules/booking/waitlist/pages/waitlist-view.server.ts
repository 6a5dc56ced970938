import { facilityName } from '#app/modules/directory/facility-name.ts'
import { eq } from 'drizzle-orm'
import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { newYork, wallClock } from '#app/core/calendar/zones.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { displayName, englishName } from '#app/modules/directory/person-name.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { professionOf } from '#app/modules/directory/professions.ts'
import { neighborhoods, providers, specialties } from '#drizzle/schema/index.ts'
import { slotHolds, waitlistEntries } from '#drizzle/schema/scheduling.ts'
import {
  type BookingProviderFacility,
  getProviderFacility,
} from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { isHoldAlive } from '#app/modules/booking/holds/hold-status.ts'
import { confirmedChannel } from '#app/modules/booking/links/commands/manage-link.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { type DayWords, dayWords, type WhenWords, whenWords } from '#app/modules/booking/slots/when-words.ts'
import { addressedName } from '#app/modules/booking/addressed-name.server.ts'
import { formatTime } from '#app/core/format/format.ts'

type Entry = typeof waitlistEntries.$inferSelect

/** What the holder of a waitlist link sees. */
export type WaitlistView = {
  status: Entry['status']
  /**
   * Whether offers may come: "ask" where this link can confirm, "done", or "unknown" for a browser that has only typed the
   * contact, whatever has become of it.
   */
  confirmation: 'ask' | 'needed' | 'done' | 'unknown'
  /** Who or what is waited for, in the page's language. */
  what: string
  dateFrom: DayWords
  dateTo: DayWords
  /** A time kept for this person, until a wall time; the answer names it by its id. */
  offer:
    | (WhenWords & {
        id: string
        answerBy: string
        doctor: string
        clinic: string
        clinicEn: string
        addressLines: string[]
      })
    | null
  /** There was an offer and it has run out. */
  isOfferOver: boolean
  phone: string | null
}

async function offerOf(holdId: string | null, locale: Locale, now: number) {
  if (holdId === null) return null
  const [hold] = await db.select().from(slotHolds).where(eq(slotHolds.id, holdId))
  if (!hold || !isHoldAlive(hold, now)) return null
  const providerFacility = await getProviderFacility(db, hold.providerFacilityId)
  return {
    id: hold.id,
    ...whenWords(hold.startsAt, providerFacility.timeZone, locale, now),
    answerBy: formatTime(hold.expiresAt, providerFacility.timeZone, locale),
    ...offeredProviderFacility(providerFacility, locale),
  }
}

function offeredProviderFacility(providerFacility: BookingProviderFacility, locale: Locale) {
  const street = [providerFacility.addressLine1, providerFacility.addressLine2].filter(Boolean).join(', ')
  return {
    doctor: addressedName(displayName(providerFacility, locale), locale),
    clinic: facilityName(
      {
        nameEn: providerFacility.facilityName,
        nameHans: providerFacility.facilityNameHans,
        nameHant: providerFacility.facilityNameHant,
      },
      locale,
    ),
    clinicEn: providerFacility.facilityName,
    addressLines: [street, `${providerFacility.city}, ${providerFacility.state} ${providerFacility.zip}`],
    phone: providerFacility.facilityPhone,
  }
}

async function waitedFor({ providerId, specialtyId, neighborhoodId }: Entry, locale: Locale): Promise<string> {
  if (providerId !== null) {
    const [row] = await db.select().from(providers).where(eq(providers.id, providerId))
    return row ? addressedName(displayName(row, locale), locale) || englishName(row) : ''
  }
  const [specialty] = await db
    .select({ slug: specialties.slug, name: specialties.name })
    .from(specialties)
    .where(eq(specialties.id, specialtyId ?? ''))
  if (!specialty) return ''
  const [area] = await db
    .select({ name: neighborhoods.name })
    .from(neighborhoods)
    .where(eq(neighborhoods.id, neighborhoodId ?? ''))
  const t = translator(locale, 'booking')
  const { one: doctor } = professionOf({ slug: specialty.slug, name: specialty.name[locale] }, locale)
  return area ? t('waiting.anyIn', { doctor, area: area.name[locale] }) : t('waiting.anywhere', { doctor })
}

type Opened = Readonly<{ token: string; isProven: boolean }>

/** An entry as who merely typed its contact may see it: whether that contact was confirmed before shows in nothing. */
function guarded(entry: Entry, { isProven }: Opened): Entry {
  if (isProven) return entry
  const status = entry.status === 'offered' || entry.status === 'paused' ? 'waiting' : entry.status
  return { ...entry, status, missedOffers: 0, offeredHoldId: null }
}

function confirmationOf(entry: Entry, { token, isProven }: Opened): WaitlistView['confirmation'] {
  if (!isProven) return 'unknown'
  if (entry.confirmedAt !== null) return 'done'
  return confirmedChannel(entry.id, token) === null ? 'needed' : 'ask'
}

/** @throws DomainError not_found `booking.NOT_FOUND` */
export async function getWaitlistView(entryId: string, locale: Locale, opened: Opened): Promise<WaitlistView> {
  const now = clockNow()
  const [row] = await db.select().from(waitlistEntries).where(eq(waitlistEntries.id, entryId))
  if (!row) refuse('NOT_FOUND')
  const entry = guarded(row, opened)
  const today = wallClock(now, newYork).date
  const offer = entry.status === 'offered' ? await offerOf(entry.offeredHoldId, locale, now) : null
  const { phone = null, ...offered } = offer ?? {}
  return {
    status: entry.status,
    confirmation: confirmationOf(entry, opened),
    what: await waitedFor(entry, locale),
    dateFrom: dayWords(entry.dateFrom, today, locale),
    dateTo: dayWords(entry.dateTo, today, locale),
    offer: offer ? (offered as WaitlistView['offer']) : null,
    isOfferOver: offer === null && (entry.status === 'offered' || entry.missedOffers > 0),
    phone,
  }
}
