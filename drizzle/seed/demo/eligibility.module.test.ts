import { afterEach, expect, it } from 'vitest'
import { instantOfWall, newYork } from '#app/core/calendar/zones.ts'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { openCheck } from '#app/modules/practice/eligibility/queries/checks.server.ts'
import { carriers } from '#drizzle/schema/reference.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { insertFacility, insertProvider, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { seedDemoEligibility } from './eligibility.ts'

useDatabase()
afterEach(() => setClock(null))

const facilityId = 'demo-magnolia-medical-building'
const actor = actorOf({ seats: [{ facilityId, role: 'front_desk', tier: 3 }] })

it.each(['2026-11-26', '2028-02-29'])(
  'the demo has a check of every kind on %s, and a second start adds none',
  async (day) => {
    setClock(instantOfWall(day, '21:30', newYork))
    const aliases = { 'zh-Hans': [], 'zh-Hant': [], 'en-US': [] }
    await withTransaction(async (tx) => {
      await insertFacility(tx, { id: facilityId })
      await insertProvider(tx, { id: 'demo-zhongwen-du', npi: '1900000012', practices: [{ facilityId }] })
      const name = tri('第一保健', '第一保健', 'Healthfirst')
      await tx.insert(carriers).values({ id: 'healthfirst', name, aliases, kind: 'private', sort: 1 })
    })
    for (let start = 0; start < 2; start++) await withTransaction(seedDemoEligibility)
    const codes = ['active', 'birth', 'inactive', 'unclear', 'silent', 'draft']
    const checks = await Promise.all(codes.map((code) => openCheck(actor, `demo-eligibility-${code}`)))
    expect(checks.map((open) => open?.check.status)).toEqual([
      ...['answered_active', 'rejected', 'answered_inactive', 'answered_unclear', 'failed', 'draft'],
    ])
  },
)
