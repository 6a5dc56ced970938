import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import {
  facilities,
  planGroups,
  plans,
  providerFacilities,
  providerFacilityPlans,
  providers,
} from '#drizzle/schema/index.ts'

const providerColumns = {
  id: providers.id,
  npi: providers.npi,
  legalFirst: providers.legalFirst,
  legalLast: providers.legalLast,
  legalMiddle: providers.legalMiddle,
  preferredName: providers.preferredName,
  nameHans: providers.nameHans,
  nameHant: providers.nameHant,
  pronunciationPinyin: providers.pronunciationPinyin,
  pronunciationJyutping: providers.pronunciationJyutping,
  gender: providers.gender,
  accepting: providers.accepting,
  acceptingVerifiedAt: providers.acceptingVerifiedAt,
  offersTelehealth: providers.offersTelehealth,
  minAge: providers.minAge,
  maxAge: providers.maxAge,
}

export type ProviderRow = Awaited<ReturnType<typeof selectProviders>>[number]
export type ProviderFacilityRow = Awaited<ReturnType<typeof selectProviderFacilities>>[number]

/** Listed providers among some. */
export function selectProviders(reader: Reader, ids: readonly string[]) {
  return reader
    .select(providerColumns)
    .from(providers)
    .where(and(inArray(providers.id, [...ids]), eq(providers.status, 'listed')))
    .orderBy(asc(providers.id))
}

/** Where providers work: active facilities only. */
export function selectProviderFacilities(reader: Reader, providerIds: readonly string[]) {
  return reader
    .select({
      id: providerFacilities.id,
      providerId: providerFacilities.providerId,
      facilityId: facilities.id,
      isPrimary: providerFacilities.isPrimary,
      accepting: providerFacilities.accepting,
      activeFrom: providerFacilities.activeFrom,
      activeTo: providerFacilities.activeTo,
      nameEn: facilities.nameEn,
      nameHans: facilities.nameHans,
      nameHant: facilities.nameHant,
      phone: facilities.phone,
      ownPhone: providerFacilities.phone,
      neighborhoodId: facilities.neighborhoodId,
      lat: facilities.lat,
      lng: facilities.lng,
      wheelchair: facilities.isWheelchairAccessible,
    })
    .from(providerFacilities)
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(and(inArray(providerFacilities.providerId, [...providerIds]), eq(facilities.status, 'active')))
    .orderBy(asc(providerFacilities.providerId), asc(providerFacilities.id))
}

export type PlanFact = Awaited<ReturnType<typeof selectPlanFacts>>[number]

/** Plans accepted at places, whenever that was verified. */
export function selectPlanFacts(reader: Reader, rows: readonly ProviderFacilityRow[]) {
  const ids = rows.map((providerFacility) => providerFacility.id)
  return reader
    .select({
      practiceId: providerFacilityPlans.providerFacilityId,
      planId: providerFacilityPlans.planId,
      verifiedAt: providerFacilityPlans.verifiedAt,
      line: plans.line,
    })
    .from(providerFacilityPlans)
    .innerJoin(plans, eq(plans.id, providerFacilityPlans.planId))
    .where(and(inArray(providerFacilityPlans.providerFacilityId, ids), eq(providerFacilityPlans.state, 'accepted')))
    .orderBy(asc(providerFacilityPlans.id))
}

/** The plan groups that each line of plans belongs to. */
export async function readGroupsOfLine(reader: Reader): Promise<Map<string, string[]>> {
  const rows = await reader
    .select({ id: planGroups.id, lines: planGroups.lines })
    .from(planGroups)
    .orderBy(asc(planGroups.id))
  const groups = new Map<string, string[]>()
  for (const { id, lines } of rows) for (const line of lines) groups.set(line, [...(groups.get(line) ?? []), id])
  return groups
}
