import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { facilityServices } from '#drizzle/schema/content.ts'
import { facilities, facilityHours, facilityLanguages } from '#drizzle/schema/directory.ts'
import { seedDemo, seedDemoFacilityServices } from '#drizzle/seed/seed-demo.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { demoFacilityServices } from './facility-services.ts'

useDatabase()

const stored = () => db.select().from(facilityServices).orderBy(asc(facilityServices.id))

describe('seedDemo', () => {
  beforeEach(async () => {
    await withTransaction(async (tx) => {
      await seedReference(tx)
      await seedDemo(tx)
    })
  })

  it('stores every service at an active demo facility', async () => {
    const rows = await stored()
    expect(rows).toHaveLength(demoFacilityServices.length)
    const active = await db.select({ id: facilities.id }).from(facilities).where(eq(facilities.status, 'active'))
    const known = new Set(active.map(({ id }) => id))
    for (const { facilityId } of rows) expect(known).toContain(facilityId)
  })

  it('puts back what is missing and leaves an edited price alone', async () => {
    const before = await stored()
    const [edited, missing] = [before[0]!, before[1]!]
    await withTransaction(async (tx) => {
      await tx.update(facilityServices).set({ priceCents: 12_345 }).where(eq(facilityServices.id, edited.id))
      await tx.delete(facilityServices).where(eq(facilityServices.id, missing.id))
    })
    setClock(now() + 86_400_000)
    await withTransaction(seedDemo)
    const after = await stored()
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after[0]!.priceCents).toBe(12_345)
    expect(after[1]).toMatchObject({ ...missing, updatedAt: now() })
  })

  it('passes over facilities that the database does not have', async () => {
    const before = await stored()
    const gone = 'demo-morning-dew-laboratory'
    await withTransaction(async (tx) => {
      await tx.delete(facilityServices)
      await tx.delete(facilityHours).where(eq(facilityHours.facilityId, gone))
      await tx.delete(facilityLanguages).where(eq(facilityLanguages.facilityId, gone))
      await tx.delete(facilities).where(eq(facilities.id, gone))
      await seedDemoFacilityServices(tx)
    })
    const expected = before.filter(({ facilityId }) => facilityId !== gone)
    expect(expected.length).toBeLessThan(before.length)
    expect((await stored()).map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  })
})
