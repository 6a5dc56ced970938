import { dayMs } from '#app/core/calendar/durations.ts'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { newId } from '#app/core/ids.server.ts'
import { facilities, providerFacilities } from '#drizzle/schema/directory.ts'
import { acceptingAnywhere } from './set-provider-facility-plans.server.ts'
import { changeProvider, type ProviderEdit } from './change-provider.server.ts'

type Role = (typeof providerFacilities.$inferSelect)['role']

function currentProviderFacilities(tx: Transaction, providerId: string) {
  return tx
    .select()
    .from(providerFacilities)
    .where(and(eq(providerFacilities.providerId, providerId), isNull(providerFacilities.activeTo)))
    .orderBy(desc(providerFacilities.isPrimary), asc(providerFacilities.id))
}

/**
 * Says that a provider practices at a place that the directory has. Nobody can book there until hours are set.
 * @param limit how many places there may be; null is any number
 * @returns the id of the provider at the place
 * @throws DomainError as `changeProvider`; not_found `directory.facility_not_found`; conflict `directory.too_many_facilities` with
 * `limit`, `directory.already_there`
 */
export async function linkFacility(
  tx: Transaction,
  edit: ProviderEdit,
  { facilityId, role, limit }: { facilityId: string; role: Role; limit: number | null },
): Promise<string> {
  const { providerId } = edit
  const [facility] = await tx
    .select({ id: facilities.id })
    .from(facilities)
    .where(and(eq(facilities.id, facilityId), eq(facilities.status, 'active')))
  if (!facility) throw new DomainError('not_found', 'directory.facility_not_found')
  let id = newId()
  await changeProvider(tx, edit, {
    fields: ['facilities'],
    writeRows: async () => {
      const current = await currentProviderFacilities(tx, providerId)
      if (current.some((providerFacility) => providerFacility.facilityId === facilityId))
        throw new DomainError('conflict', 'directory.already_there')
      if (limit !== null && current.length >= limit)
        throw new DomainError('conflict', 'directory.too_many_facilities', { limit })
      const [former] = await tx
        .select({ id: providerFacilities.id })
        .from(providerFacilities)
        .where(and(eq(providerFacilities.providerId, providerId), eq(providerFacilities.facilityId, facilityId)))
      const values = { role, isPrimary: current.length === 0, activeTo: null }
      if (former) {
        id = former.id
        await tx.update(providerFacilities).set(values).where(eq(providerFacilities.id, former.id))
      } else {
        await tx.insert(providerFacilities).values({ id, providerId, facilityId, isBookable: false, ...values })
      }
    },
  })
  return id
}

/**
 * Ends a provider's time at a place: it had its last day yesterday, so that it is gone from the search and from the hours in
 * this moment. History stays. That nobody is booked there is the caller's to see to.
 * @throws DomainError as `changeProvider`; not_found `directory.facility_not_found`
 */
export async function unlinkFacility(tx: Transaction, edit: ProviderEdit, providerFacilityId: string): Promise<void> {
  const { providerId } = edit
  const yesterday = wallClock(now() - dayMs).date
  await changeProvider(tx, edit, {
    fields: ['facilities'],
    writeRows: async (provider) => {
      const current = await currentProviderFacilities(tx, providerId)
      if (!current.some(({ id }) => id === providerFacilityId))
        throw new DomainError('not_found', 'directory.facility_not_found')
      const others = current.filter(({ id }) => id !== providerFacilityId)
      const ended = { activeTo: yesterday, isPrimary: false, isBookable: false }
      await tx.update(providerFacilities).set(ended).where(eq(providerFacilities.id, providerFacilityId))
      const [next] = others
      if (next && !others.some(({ isPrimary }) => isPrimary))
        await tx.update(providerFacilities).set({ isPrimary: true }).where(eq(providerFacilities.id, next.id))
      return { accepting: acceptingAnywhere(others.map(({ accepting }) => accepting ?? provider.accepting)) }
    },
  })
}

/** Says what a provider is at a place. @throws DomainError as `unlinkFacility` */
export async function setRoleAt(
  tx: Transaction,
  edit: ProviderEdit,
  providerFacilityId: string,
  role: Role,
): Promise<void> {
  await changeProvider(tx, edit, {
    fields: ['facilities'],
    writeRows: async ({ id: providerId }) => {
      const current = await currentProviderFacilities(tx, providerId)
      if (!current.some(({ id }) => id === providerFacilityId))
        throw new DomainError('not_found', 'directory.facility_not_found')
      await tx.update(providerFacilities).set({ role }).where(eq(providerFacilities.id, providerFacilityId))
    },
  })
}
