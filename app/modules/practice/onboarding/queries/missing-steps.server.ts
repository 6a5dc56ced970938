import { and, count, eq, isNull } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { listWantedFacilities } from '#app/modules/practice/facilities/queries/wanted-facilities.server.ts'
import { providerFacilities, providerLanguages, providerSpecialties } from '#drizzle/schema/directory.ts'
import { missingSteps, type RequiredStep } from '../steps.ts'

/** The required steps of which a profile has nothing yet; a facility that waits for a reviewer counts. */
export async function findMissingSteps(actor: ProviderActor, reader: Reader = db): Promise<RequiredStep[]> {
  const id = actor.providerId ?? ''
  const [practiced] = await reader
    .select({ n: count() })
    .from(providerSpecialties)
    .where(eq(providerSpecialties.providerId, id))
  const [spoken] = await reader
    .select({ n: count() })
    .from(providerLanguages)
    .where(eq(providerLanguages.providerId, id))
  const [own] = await reader
    .select({ n: count() })
    .from(providerFacilities)
    .where(and(eq(providerFacilities.providerId, id), isNull(providerFacilities.activeTo)))
  const wanted = await listWantedFacilities(actor, reader)
  return missingSteps({
    specialties: Number(practiced?.n ?? 0),
    languages: Number(spoken?.n ?? 0),
    locations: Number(own?.n ?? 0) + wanted.length,
  })
}
