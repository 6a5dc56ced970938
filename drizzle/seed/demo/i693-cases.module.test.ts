import { afterEach, expect, it } from 'vitest'
import { instantOfWall, newYork } from '#app/core/calendar/zones.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findCase } from '#app/modules/practice/i693/queries/find-case.server.ts'
import { i693Cases } from '#drizzle/schema/practice/i693-cases.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { insertI693Rules, insertSurgeon } from '#tests/factories/i693.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { seedDemoI693 } from './i693-cases.ts'

useDatabase()
afterEach(() => setClock(null))

const facilityId = 'demo-magnolia-medical-building'
const actor = actorOf({ seats: [{ facilityId, role: 'manager', tier: 3 }] })

it.each(['2026-11-26', '2028-02-29', '2030-07-31'])(
  'the demo exams are at their steps on %s, and are not added to by a second start',
  async (day) => {
    setClock(instantOfWall(day, '21:30', newYork))
    await withTransaction(async (tx) => {
      await insertFacility(tx, { id: facilityId })
      await insertProvider(tx, { id: 'demo-zhongwen-du', practices: [{ facilityId }] })
      await insertSurgeon(tx, 'demo-zhongwen-du')
      await insertI693Rules(tx)
    })
    for (let start = 0; start < 2; start++) await withTransaction(seedDemoI693)
    expect(await db.select().from(i693Cases)).toHaveLength(5)
    const of = async (code: string) => (await findCase(actor, `demo-i693-${code}`))!
    for (const code of ['father', 'envelope']) expect((await of(code)).assessment.isComplete).toBe(true)
    expect((await of('mother')).assessment.missing.tests).toContainEqual({ kind: 'cxr', gap: 'result' })
    expect((await of('baby')).assessment.missing.vaccines).toContain('mmr')
    expect((await of('son')).assessment.missing.vaccines).toContain('menacwy')
    expect((await of('envelope')).row.pickUpIndex).not.toBeNull()
  },
)
