import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import {
  getProviderProfile,
  type ProviderProfile,
  type ProviderRow,
} from '#app/modules/directory/queries/provider-profile.server.ts'
import { noPreferences, type Preferences } from '#app/modules/directory/preferences/preferences.ts'
import { findRememberedPlan } from '#app/modules/directory/preferences/queries/remembered-plan.server.ts'
import type { RememberedPlan } from '#app/modules/directory/preferences/remembered-plan.ts'
import { nameInText } from '#app/modules/directory/person-name.ts'
import type { ProviderPhoto } from '#app/modules/directory/provider-photo.ts'
import { listFilterLanguages, listPlans } from '#app/modules/directory/queries/reference.server.ts'
import { hasFeature } from '#app/modules/tiers/features.ts'
import { readSlot } from '#app/modules/booking/slots/slot-text.ts'
import type { WhenWords } from '#app/modules/booking/slots/when-words.ts'
import { findTimeChoices, type TimeChoices } from '#app/modules/booking/slots/pages/time-choices.server.ts'
import { hasOpenWaitlist } from '#app/modules/booking/queries/booking-rules.server.ts'
import { chooseVisit, readSeen, type SeenBefore } from '../seen-before.ts'
import { type ChosenTime, chosenTime, nearestTimes } from './chosen-time.server.ts'
import { findKeeping, ownHold, visitAt } from './keeping-answers.server.ts'
import { findVisitChoices, type VisitChoice } from './visit-choices.server.ts'

type Location = ProviderProfile['locations'][number]

/** A provider facility to choose on the booking page, and the ticket's words for it. */
export type ProviderFacilityChoice = {
  id: string
  slug: string
  name: string
  nameEn: string
  addressLines: readonly [string, string]
  phone: string | null
  timeZone: string
  neighborhoodSlug: string | null
}

export type BookingPage = {
  mode: 'live' | 'request'
  doctor: {
    id: string
    slug: string
    specialtySlug: string
    specialty: string
    name: string
    /** The same inside a sentence, where Chinese has no space. */
    nameInText: string
    otherName: string | null
    isChinese: boolean
    seal: string
    photo: ProviderPhoto | null
    isDemo: boolean
  }
  providerFacilities: ProviderFacilityChoice[]
  providerFacility: ProviderFacilityChoice
  visits: VisitChoice[]
  visit: VisitChoice | null
  seen: SeenBefore | null
  /** Whether the patient is asked if they have seen the doctor before any time is shown. */
  isSeenAsked: boolean
  /** Whether a place on a waitlist can be asked for. */
  hasWaitlist: boolean
  /** The answers with which the chosen time can be kept at once. */
  keepsTime: readonly SeenBefore[]
  /** The visits for which it can be kept, by their codes, where the question leads to one of several. */
  keepsVisits: readonly string[]
  /** The day in the address, as somebody typed it. */
  day: string | null
  times: TimeChoices | null
  chosen: ChosenTime | null
  /** Open times nearest to a chosen one that is gone. */
  nearest: WhenWords[]
  plans: { accepted: PlanOption[]; others: PlanOption[] }
  ownPlan: OwnPlanChoice | null
  languages: { value: string; label: string }[]
}

type PlanOption = { value: string; label: string }

/** The remembered plan, and the option that it is; null where it is a card that stands for several. */
type OwnPlanChoice = { label: string; value: string | null }

function providerFacilityChoice(location: Location): ProviderFacilityChoice {
  const { id, slug, name, nameEn, addressLines, phone, timeZone, neighborhood } = location
  const neighborhoodSlug = neighborhood?.slug ?? null
  return { id, slug, name, nameEn, addressLines, phone, timeZone, neighborhoodSlug }
}

async function planOptions(location: Location, locale: Locale): Promise<BookingPage['plans']> {
  const accepted = new Set(
    location.plans.filter((plan) => plan.state === 'accepted' && plan.freshness !== 'stale').map((plan) => plan.slug),
  )
  const options = (await listPlans()).map(({ slug, name }) => ({ value: slug, label: name[locale] }))
  return {
    accepted: options.filter(({ value }) => accepted.has(value)),
    others: options.filter(({ value }) => !accepted.has(value)),
  }
}

/** Of a card that people know, only the one plan accepted here can be meant without asking. */
function ownPlanChoice(plan: RememberedPlan | null, { accepted, others }: BookingPage['plans']): OwnPlanChoice | null {
  if (!plan) return null
  const { label, isCard, slugs } = plan
  const meant = (isCard ? accepted : [...accepted, ...others]).filter(({ value }) => slugs.includes(value))
  return { label, value: meant.length === 1 ? meant[0]!.value : null }
}

/** Where the provider takes bookings, or else requests; null where neither. */
async function findOffer(row: ProviderRow, profile: ProviderProfile, locale: Locale) {
  const choices = await findVisitChoices(
    profile.locations.map(({ id }) => id),
    locale,
  )
  const bookable = profile.locations.filter(({ id }) => choices.has(id))
  const booksAtOnce = hasFeature(row.tier, 'liveBooking')
  const live = booksAtOnce ? bookable.filter(({ id }) => choices.get(id)!.length > 0) : []
  const isLive = live.length > 0
  // Nobody at the other end would read a request: an unclaimed record has no account.
  const isUnread = !isLive && profile.isUnclaimed
  if (profile.specialties.length === 0 || profile.isRetired || bookable.length === 0 || isUnread) return null
  const offered = isLive ? live : bookable
  const ids = offered.map(({ id }) => id)
  return { isLive, offered, choices, hasWaitlist: isLive && (await hasOpenWaitlist(db, ids)) }
}

function doctorOf(profile: ProviderProfile, locale: Locale): BookingPage['doctor'] {
  const { name } = profile
  const primary = profile.specialties[0]!
  const addressed = translator(locale, 'directory')(`card.honorific.${name.honorific}`, { name: name.main })
  return {
    id: profile.id,
    slug: profile.slug,
    specialtySlug: primary.slug,
    specialty: primary.name,
    name: addressed,
    nameInText: nameInText(addressed, name),
    otherName: name.other,
    isChinese: name.isChinese,
    seal: name.seal,
    photo: profile.photo,
    isDemo: profile.isDemo,
  }
}

/** What a browser brings along: the key of its holds, and what it was asked to remember. */
type Visitor = { holderKey?: string | null; preferences?: Preferences }

/**
 * Everything the booking page shows of a provider for an address's choices (`loc`, `seen`, `vt`, `day`, `from`, `slot`). Choices
 * that do not exist count as not made. Null when the provider takes neither bookings nor requests here.
 */
export async function findBookingPage(
  row: ProviderRow,
  search: URLSearchParams,
  { holderKey = null, preferences = noPreferences }: Visitor,
  locale: Locale,
): Promise<BookingPage | null> {
  const now = clockNow()
  const profile = await getProviderProfile(row, locale)
  const offer = await findOffer(row, profile, locale)
  if (!offer) return null
  const { isLive, offered, choices, hasWaitlist } = offer
  const location = offered.find(({ slug }) => slug === search.get('loc')) ?? offered[0]!
  const providerFacility = providerFacilityChoice(location)
  const visits = isLive ? choices.get(providerFacility.id)! : []
  const code = search.get('vt')
  const { visit: meant, seen, isAsked } = chooseVisit(visits, code, readSeen(search.get('seen')))
  const startsAt = readSlot(search.get('slot'))
  const except = startsAt === null ? undefined : await ownHold(holderKey)
  const visit =
    startsAt === null ? meant : await visitAt(providerFacility.id, visits, { code, seen, startsAt, now, except })
  const time = visit && startsAt !== null ? { providerFacility, visit, startsAt } : null
  const chosen = time && (await chosenTime(time, { visits, holderKey, except, locale, now }))
  const day = search.get('day')
  const times =
    visit && !isAsked
      ? await findTimeChoices(
          {
            providerFacilityId: providerFacility.id,
            timeZone: providerFacility.timeZone,
            visitTypeId: visit.id,
            day: day ?? chosen?.day ?? null,
            from: search.get('from'),
          },
          locale,
          now,
        )
      : null
  const plans = await planOptions(location, locale)
  return {
    mode: isLive ? 'live' : 'request',
    doctor: doctorOf(profile, locale),
    providerFacilities: offered.map(providerFacilityChoice),
    providerFacility,
    visits,
    visit,
    seen,
    isSeenAsked: isAsked,
    hasWaitlist,
    ...(isAsked && startsAt !== null
      ? await findKeeping(providerFacility.id, startsAt, visits, { now, except })
      : { keepsTime: [], keepsVisits: [] }),
    day,
    times,
    chosen,
    nearest: chosen?.refusal && time ? await nearestTimes(time, locale) : [],
    plans,
    ownPlan: ownPlanChoice(await findRememberedPlan(preferences, locale), plans),
    languages: (await listFilterLanguages()).map(({ id, name: names }) => ({ value: id, label: names[locale] })),
  }
}
