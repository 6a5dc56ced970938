import { afterEach, expect, it } from 'vitest'
import { instantOfWall, newYork } from '#app/core/calendar/zones.ts'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { listSupplies } from '#app/modules/practice/supply/queries/supplies.server.ts'
import { listSupplyClinics } from '#app/modules/practice/supply/queries/supply-clinics.server.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { seedDemoSupplies } from './supplies.ts'

useDatabase()
afterEach(() => setClock(null))

const facilityId = 'demo-magnolia-medical-building'
const actor = actorOf({ seats: [{ facilityId, role: 'manager', tier: 3 }] })

it.each(['2026-11-26', '2028-02-29', '2030-12-31'])(
  'the demo stock has every state on %s, and is not added to by a second start',
  async (day) => {
    setClock(instantOfWall(day, '21:30', newYork))
    await withTransaction((tx) => insertFacility(tx, { id: facilityId }))
    for (let start = 0; start < 2; start++) await withTransaction(seedDemoSupplies)
    const [clinic] = await listSupplyClinics(actor)
    const items = await listSupplies(clinic!)
    expect(items.map(({ name, stock }) => [name.split(' ', 2)[1], stock.usable, stock.missing, stock.tags])).toEqual([
      ['flu', 38, 0, ['soon']],
      ['Td', 5, 5, ['low', 'expired']],
      ['gloves', 19, 0, []],
      ['test', 0, 5, ['low']],
    ])
  },
)
