import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { formatLongDate } from '#app/core/format/format.ts'
import { newYork } from '#app/core/calendar/zones.ts'
import { hasFeature } from '#app/modules/tiers/features.ts'
import { higherTiers } from '#app/modules/tiers/offers.ts'
import { listSubmittedRequests } from '#app/modules/moderation/queries/submitted-requests.server.ts'
import { figureSpans } from '../figures.ts'
import { countFigures } from './figures.server.ts'
import { listOwnProviderFacilities, chosenProviderFacilities } from './own-provider-facilities.server.ts'
import { findCompleteness, findTasks } from './tasks.server.ts'
import { countToday, findNextVisit, listToday } from './today.server.ts'

/**
 * What the first page of the office shows: the actor's own provider facilities or those of their seats, or the one
 * facility that the address chooses. The number of statements does not grow with provider facilities, visits or requests.
 */
export async function loadOfficeHome(actor: ProviderActor, search: URLSearchParams) {
  const { locale } = actor
  const providerFacilities = chosenProviderFacilities(await listOwnProviderFacilities(actor, locale), search)
  const providerFacilityIds = providerFacilities.map(({ providerFacilityId }) => providerFacilityId)
  const timeZone = providerFacilities[0]?.timeZone ?? newYork
  const at = now()
  const spans = figureSpans(at, timeZone)
  const [figures, visits, visitCount, tasks, completeness, requests] = await Promise.all([
    providerFacilityIds.length > 0 ? countFigures(providerFacilityIds, spans) : null,
    listToday(providerFacilities, spans.today, locale),
    countToday(providerFacilityIds, spans.today),
    findTasks(actor, providerFacilities),
    actor.providerId === null ? null : findCompleteness(actor.providerId),
    listSubmittedRequests(actor, 5),
  ])
  const next = visits.length > 0 ? null : await findNextVisit(providerFacilities, spans.today.to, locale)
  return {
    today: formatLongDate(at, locale, timeZone),
    weekday: spans.week.findIndex(({ from, to }) => at >= from && at < to),
    facilityIds: [...new Set(providerFacilities.map(({ facilityId }) => facilityId))],
    doctors: new Set(providerFacilities.map(({ providerId }) => providerId)).size,
    figures: figures && {
      ...figures,
      answerHoursLeft: figures.answerDueAt === null ? null : Math.ceil((figures.answerDueAt - at) / 3_600_000),
    },
    visits,
    /** Of today in all; the list may be cut. */
    visitCount,
    /** The first visit after today, where today has none. */
    next: next && { ...next, day: formatLongDate(next.startsAt, locale, timeZone) },
    tasks: { ...tasks, completeness },
    requests: requests.map(({ id, kind, field, status, createdAt, decisionNote }) => {
      return { id, kind, field, status, createdAt, decisionNote }
    }),
    tier: actor.tier,
    // Below it patients ask for a time, and there is nothing that a desk could book.
    mayBook: [actor, ...actor.seats].some(({ tier }) => hasFeature(tier, 'liveBooking')),
    hasHigherTier: higherTiers(actor.tier).length > 0,
    isProvider: actor.providerId !== null,
    isUnfinished: actor.providerId !== null && !actor.isProfileComplete,
    isWaiting: actor.providerId === null && actor.seats.length === 0,
  }
}

export type OfficeHome = Awaited<ReturnType<typeof loadOfficeHome>>
