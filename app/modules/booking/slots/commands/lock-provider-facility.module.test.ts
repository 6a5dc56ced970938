import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { DatabaseError } from '#app/core/database/errors.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { getProviderFacility } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { insertPractice } from '#tests/factories/booking.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { lockProviderFacility } from './lock-provider-facility.server.ts'

useDatabase()

describe('a provider facility that was read before the lock', () => {
  it('is locked as it was read', async () => {
    await withTransaction(async (tx) => {
      const { providerFacilityId } = await insertPractice(tx)
      await lockProviderFacility(tx, await getProviderFacility(tx, providerFacilityId))
    })
  })

  it.each(['providerId', 'facilityId'] as const)('lets everything begin anew with another %s by then', async (name) => {
    await withTransaction(async (tx) => {
      const { providerFacilityId } = await insertPractice(tx)
      const read = await getProviderFacility(tx, providerFacilityId)
      const other = name === 'providerId' ? await insertProvider(tx, { practices: [] }) : await insertFacility(tx)
      const work = lockProviderFacility(tx, { ...read, [name]: other })
      await expect(work).rejects.toEqual(expect.objectContaining({ name: 'DatabaseError', kind: 'retryable' }))
      await expect(work).rejects.toBeInstanceOf(DatabaseError)
    })
  })

  it.each([providers, facilities])('takes no visit once it was merged, not at the desk either', async (table) => {
    await withTransaction(async (tx) => {
      const { providerFacilityId, providerId, facilityId } = await insertPractice(tx)
      const merged = { status: 'merged' } as const
      if (table === providers) await tx.update(providers).set(merged).where(eq(providers.id, providerId))
      else await tx.update(facilities).set(merged).where(eq(facilities.id, facilityId))
      const work = lockProviderFacility(tx, await getProviderFacility(tx, providerFacilityId))
      await expect(work).rejects.toMatchObject({ code: 'booking.CLOSED' })
    })
  })
})
