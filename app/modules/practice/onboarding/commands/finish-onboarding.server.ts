import { and, count, eq, isNull } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { changeProvider } from '#app/modules/directory/commands/change-provider.server.ts'
import { englishName } from '#app/modules/directory/person-name.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import { providerFacilities, providerLanguages, providerSpecialties } from '#drizzle/schema/directory.ts'
import { publishedStatuses } from '#app/modules/practice/profile/queries/personal-page.server.ts'
import { openOwn } from '#app/modules/practice/profile/commands/save-part.server.ts'
import { listWantedPlaces } from '#app/modules/practice/places/queries/wanted-places.server.ts'
import { missingSteps, type RequiredStep } from '../steps.ts'

/** The required steps of which a profile has nothing yet; a place that waits for a reviewer counts. */
export async function findMissingSteps(reader: Reader, actor: ProviderActor): Promise<RequiredStep[]> {
  const id = actor.providerId ?? ''
  const [practiced] = await reader
    .select({ n: count() })
    .from(providerSpecialties)
    .where(eq(providerSpecialties.providerId, id))
  const [spoken] = await reader
    .select({ n: count() })
    .from(providerLanguages)
    .where(eq(providerLanguages.providerId, id))
  const [places] = await reader
    .select({ n: count() })
    .from(providerFacilities)
    .where(and(eq(providerFacilities.providerId, id), isNull(providerFacilities.activeTo)))
  const wanted = await listWantedPlaces(actor, reader)
  return missingSteps({
    specialties: Number(practiced?.n ?? 0),
    languages: Number(spoken?.n ?? 0),
    locations: Number(places?.n ?? 0) + wanted.length,
  })
}

/**
 * Declares the own profile complete; one that patients cannot see yet is handed to a reviewer.
 * @throws DomainError conflict `practice.unfinished` with the `steps` that are missing; conflict `directory.stale`
 */
export async function finishOnboarding(actor: ProviderActor, version: number): Promise<void> {
  await withTransaction(async (tx) => {
    const row = await openOwn(tx, actor, version)
    const missing = await findMissingSteps(tx, actor)
    if (missing.length > 0) throw new DomainError('conflict', 'practice.unfinished', { steps: missing.join(',') })
    const edit = { providerId: row.id, userId: actor.userId, version }
    await changeProvider(tx, edit, { fields: [], columns: { isProfileComplete: true } })
    if (publishedStatuses.includes(row.status)) return
    await submitChange(tx, {
      kind: 'new_doctor',
      targetType: 'provider',
      targetId: row.id,
      field: 'profile',
      submitter: { userId: actor.userId },
      locale: actor.locale,
      before: { status: row.status },
      after: { status: 'listed', npi: row.npi, name: englishName(row), nameZh: row.nameHans },
    })
  })
}
