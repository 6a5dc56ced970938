import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { readStoredSchedules } from '#app/modules/booking/schedule/queries/stored-schedules.server.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import type { LocationLimit } from '#app/modules/tiers/offers.ts'
import { readLocationLimit } from '#app/modules/tiers/queries/offers.server.ts'
import {
  type ProviderFacilityDetails,
  listProviderFacilityDetails,
} from '#app/modules/practice/facilities/queries/provider-facility-details.server.ts'
import { listPlanLines, type SoldPlan } from '#app/modules/practice/facilities/queries/plan-lines.server.ts'
import {
  type FoundFacility,
  searchFacilities,
} from '#app/modules/practice/facilities/queries/found-facilities.server.ts'
import {
  listWantedFacilities,
  type WantedFacility,
} from '#app/modules/practice/facilities/queries/wanted-facilities.server.ts'
import { findPersonalPage, type PersonalPage } from '#app/modules/practice/profile/queries/personal-page.server.ts'
import { findCompleteness } from '#app/modules/practice/queries/tasks.server.ts'
import { findListingAnswer } from './listing-answer.server.ts'
import { findMissingSteps } from './missing-steps.server.ts'
import { doneSteps, onboardingSteps, type RequiredStep, type Step } from '../steps.ts'

export type WizardPage = {
  step: Step
  personal: PersonalPage
  providerFacilities: ProviderFacilityDetails[]
  wanted: WantedFacility[]
  limit: LocationLimit
  /** The provider facility that plans and hours are about. */
  providerFacility: ProviderFacilityDetails | null
  plans: SoldPlan[]
  query: string
  found: FoundFacility[]
  /** Whether the level has hours of its own, or patients ask for a time. */
  isLive: boolean
  hasHours: boolean
  percent: number
  missing: RequiredStep[]
  /** What a reviewer has answered who did not list the profile. */
  listingAnswer: string | null
  /** A step that was left for later is not done. */
  done: Record<Step, boolean>
}

/**
 * A step of setting up the own profile, the first that is not done when none is named: on whichever machine, it goes on where it was left.
 * Null for who has no profile, or is done.
 */
export async function loadWizard(
  actor: ProviderActor,
  wanted: Step | null,
  search: URLSearchParams,
): Promise<WizardPage | null> {
  const personal = await findPersonalPage(actor)
  if (!personal || personal.isProfileComplete) return null
  const query = (search.get('q') ?? '').slice(0, 100)
  const [clinics, asked, completeness, missing] = await Promise.all([
    listProviderFacilityDetails(actor),
    listWantedFacilities(actor),
    findCompleteness(personal.providerId),
    findMissingSteps(actor),
  ])
  const providerFacilities = clinics.filter(({ isOwn }) => isOwn)
  const providerFacility =
    providerFacilities.find(({ id }) => id === search.get('place')) ?? providerFacilities[0] ?? null
  const schedules = await readStoredSchedules(db, {
    providerFacilityIds: providerFacilities.map(({ id }) => id),
    facilityId: null,
  })
  const done = doneSteps(
    missing,
    completeness ?? { missing: [] },
    providerFacilities.some(({ isBookable }) => isBookable) || schedules.some(({ rules }) => rules.length > 0),
  )
  const step = wanted ?? onboardingSteps.find((each) => !done[each]) ?? 'about'
  const found = step === 'locations' && query !== '' ? await searchFacilities(actor, query) : []
  const plans = providerFacility && step === 'plans' ? await listPlanLines(providerFacility, actor.locale) : []
  const [schedule] =
    providerFacility && step === 'schedule'
      ? await readStoredSchedules(db, { providerFacilityIds: [providerFacility.id], facilityId: null })
      : []
  return {
    step,
    personal,
    providerFacilities,
    wanted: asked,
    limit: await readLocationLimit(actor.tier),
    providerFacility,
    plans,
    query,
    found,
    isLive: allows(actor, 'schedule.edit', {
      facilityId: providerFacility?.facilityId ?? null,
      providerId: actor.providerId,
    }),
    hasHours: (schedule?.rules.length ?? 0) > 0,
    percent: completeness?.percent ?? 0,
    missing,
    listingAnswer: await findListingAnswer(actor.userId, personal.providerId),
    done,
  }
}
