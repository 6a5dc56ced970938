import { and, count, eq, isNull } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { touchSchedules } from '#app/modules/booking/slots/commands/touch-schedules.server.ts'
import { linkFacility } from '#app/modules/directory/commands/practice-at.server.ts'
import { englishName } from '#app/modules/directory/person-name.ts'
import { readLocationLimit } from '#app/modules/tiers/queries/offers.server.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import { joinField, type joinRoles } from '#app/modules/practice/join-field.ts'
import { openOwnProfile } from '#app/modules/practice/profile/commands/open-own-profile.server.ts'
import { facilities, providerFacilities } from '#drizzle/schema/directory.ts'
import { tellLeads } from './tell-leads.server.ts'

type Joining = Readonly<{ facilityId: string; role: (typeof joinRoles)[number]; version: number }>

/** Nobody asks for what there is not, is there already, or goes beyond the level. */
async function requireRoom(tx: Transaction, actor: ProviderActor, facilityId: string): Promise<void> {
  const [facility] = await tx
    .select({ id: facilities.id })
    .from(facilities)
    .where(and(eq(facilities.id, facilityId), eq(facilities.status, 'active')))
  if (!facility) throw new DomainError('not_found', 'directory.facility_not_found')
  const isCurrent = and(eq(providerFacilities.providerId, actor.providerId ?? ''), isNull(providerFacilities.activeTo))
  const [there] = await tx
    .select({ id: providerFacilities.id })
    .from(providerFacilities)
    .where(and(isCurrent, eq(providerFacilities.facilityId, facilityId)))
  if (there) throw new DomainError('conflict', 'directory.already_there')
  const [own] = await tx.select({ n: count() }).from(providerFacilities).where(isCurrent)
  const { limit } = await readLocationLimit(actor.tier, tx)
  if (limit !== null && Number(own?.n ?? 0) >= limit)
    throw new DomainError('conflict', 'directory.too_many_facilities', { limit })
}

/**
 * Asks to practice at a facility of the directory: its owner or a manager answers, or the administration. Until then nothing shows it.
 * Whoever leads the facility would ask themselves, and is there at once.
 * @returns the id of the own provider facility there; null when the request waits for an answer
 * @throws DomainError as `linkFacility`; conflict `directory.stale`; forbidden `practice.no_profile`
 */
export async function joinFacility(actor: ProviderActor, joining: Joining): Promise<string | null> {
  const { facilityId, role, version } = joining
  const { providerId, userId, locale } = actor
  if (providerId === null) throw new DomainError('forbidden', 'practice.no_profile')
  return withTransaction(async (tx) => {
    if (allows(actor, 'facility.edit', { facilityId })) {
      await touchSchedules(tx, [providerId])
      const { limit } = await readLocationLimit(actor.tier, tx)
      return linkFacility(tx, { providerId, userId, version }, { facilityId, role, limit })
    }
    const profile = await openOwnProfile(tx, actor, version)
    await requireRoom(tx, actor, facilityId)
    const id = await submitChange(tx, {
      kind: 'update_facility',
      targetType: 'facility',
      targetId: facilityId,
      field: joinField,
      submitter: { userId },
      locale,
      before: {},
      after: { doctor: englishName(profile), npi: profile.npi, role, providerId },
    })
    await tellLeads(tx, { id, facilityId })
    return null
  })
}
