import { dayMs } from '#app/core/calendar/durations.ts'
import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { staleDays } from '#app/modules/directory/freshness.ts'
import { plans, providerFacilities, providerFacilityPlans, providers } from '#drizzle/schema/index.ts'

export type PlanAt = { slug: string; line: string; name: string }

/** The plans that a listed provider accepts at each place, as far as that was verified lately; by facility id. */
export async function findPlansAt(facilityIds: string[], locale: Locale): Promise<Map<string, PlanAt[]>> {
  const rows = await db
    .select({ facilityId: providerFacilities.facilityId, slug: plans.slug, line: plans.line, name: plans.name })
    .from(providerFacilityPlans)
    .innerJoin(providerFacilities, eq(providerFacilities.id, providerFacilityPlans.providerFacilityId))
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(plans, eq(plans.id, providerFacilityPlans.planId))
    .where(
      and(
        inArray(providerFacilities.facilityId, facilityIds),
        isNull(providerFacilities.activeTo),
        eq(providers.status, 'listed'),
        eq(providerFacilityPlans.state, 'accepted'),
        gte(providerFacilityPlans.verifiedAt, now() - staleDays * dayMs),
      ),
    )
    .orderBy(asc(plans.sort), asc(plans.id), asc(providerFacilityPlans.id))
  const found = new Map<string, PlanAt[]>()
  for (const { facilityId, slug, line, name } of rows) {
    const known = found.get(facilityId) ?? []
    // Several providers of a place may take the same plan.
    if (!known.some((plan) => plan.slug === slug)) found.set(facilityId, [...known, { slug, line, name: name[locale] }])
  }
  return found
}
