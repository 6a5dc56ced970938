import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { localeOf, type Locale } from '#app/core/i18n/locale.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { chooseDate, chooseDesk, type DeskChoice, facilitiesOf, type FacilityChoice } from './desk-choice.ts'
import {
  type DeskProviderFacility,
  listDeskProviderFacilities,
  notAtThisDesk,
} from '../queries/desk-provider-facilities.server.ts'

export type Desk = {
  locale: Locale
  search: URLSearchParams
  providerFacilities: DeskProviderFacility[]
  facilities: FacilityChoice[]
  /** Null for somebody who has no provider facility yet. */
  choice: DeskChoice | null
  today: string
  date: string
}

/**
 * What the address of a request looks at, within what somebody may see.
 * @throws DomainError not_found `desk.NOT_FOUND` when it names a facility or doctor of somebody else, or none
 */
export async function openDesk(
  request: Request,
  actor: ProviderActor,
  search = new URL(request.url).searchParams,
): Promise<Desk> {
  const locale = localeOf(request)
  const providerFacilities = await listDeskProviderFacilities(actor, locale)
  const choice = providerFacilities.length === 0 ? null : (chooseDesk(providerFacilities, search) ?? notAtThisDesk())
  const today = localDate(now(), choice?.facility.timeZone ?? newYork)
  const date = chooseDate(search, today)
  return { locale, search, providerFacilities, facilities: facilitiesOf(providerFacilities), choice, today, date }
}

/** What pages show of the choice: slugs and words, never ids. */
export function choiceWords({ choice, facilities, today, date }: Desk) {
  return {
    facilities,
    facility: choice && { slug: choice.facility.slug, name: choice.facility.name },
    doctors: choice?.colleagues.map(({ doctor: { slug, name } }) => ({ slug, name })) ?? [],
    doctor: choice?.doctor ?? null,
    acceptsWalkIn: choice?.facility.acceptsWalkIn ?? false,
    mayManage: choice?.providerFacilities.some(({ powers }) => powers.manage) ?? false,
    mayBlock: choice?.providerFacilities.some(({ powers }) => powers.block) ?? false,
    mayBook: choice?.colleagues.some(({ powers }) => powers.book) ?? false,
    mayRepeat: choice?.colleagues.some(({ powers }) => powers.repeat) ?? false,
    maySubscribe: choice?.colleagues.some(({ powers }) => powers.subscribe) ?? false,
    maySeeWaitlist: choice?.providerFacilities.some(({ powers }) => powers.seeWaitlist) ?? false,
    today,
    date,
  }
}

export type ChoiceWords = ReturnType<typeof choiceWords>
