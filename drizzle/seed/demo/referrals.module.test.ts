import { expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { parseReference } from '#app/modules/booking/appointments/reference.ts'
import { openCase } from '#app/modules/coordination/case-sealed.server.ts'
import { closureOf, listCases } from '#app/modules/coordination/queries/cases.server.ts'
import { careCases, careEvents } from '#drizzle/schema/coordination/cases.ts'
import { careActor } from '#tests/factories/coordination.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { seedDemo } from '../seed-demo.ts'
import { seedLibrary } from '../seed-library.ts'
import { seedReference } from '../seed-reference.ts'

useDatabase()

it('referrals of the demo are there once, however often it is seeded', async () => {
  await withTransaction(async (tx) => {
    await seedReference(tx)
    await seedLibrary(tx)
    await seedDemo(tx)
  })
  const [before, events] = [await db.select().from(careCases), await db.select().from(careEvents)]
  expect(before).toHaveLength(6)
  for (const row of before) {
    expect(parseReference(row.reference)).toBe(row.reference)
    expect(openCase(row).patient.nameEn).toMatch(/^SAMPLE /)
  }
  const seen = await listCases(careActor('demo-apricot-family-clinic', 'cc_admin'), 'all')
  expect([seen.length, closureOf(seen)]).toEqual([6, { closed: 1, sent: 4 }])
  await withTransaction((tx) => seedDemo(tx))
  expect([await db.select().from(careCases), await db.select().from(careEvents)]).toEqual([before, events])
})
