import { afterEach, expect, it } from 'vitest'
import { instantOfWall, newYork } from '#app/core/calendar/zones.ts'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { listCallLog, listVoicemails } from '#app/modules/desk/telephony/queries/desk-calls.server.ts'
import { faultsAt, findSettings, listGroups, listLines } from '#app/modules/desk/telephony/queries/set-up.server.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { seedDemoTelephony } from './telephony.ts'

useDatabase()
afterEach(() => setClock(null))

const facilityId = 'demo-magnolia-medical-building'
const actor = actorOf({ seats: [{ facilityId, role: 'manager', tier: 3 }] })

it.each(['2026-11-26', '2028-02-29', '2030-12-31'])(
  'the demo telephone has calls of every kind on %s, and is not added to by a second start',
  async (day) => {
    setClock(instantOfWall(day, '21:30', newYork))
    await withTransaction((tx) => insertFacility(tx, { id: facilityId }))
    for (let start = 0; start < 2; start++) await withTransaction(seedDemoTelephony)
    const log = await listCallLog(actor, facilityId, null)
    expect(log.map(({ state }) => state)).toEqual(['voicemail', 'missed', 'ended', 'returned'])
    expect(log.every(({ number }) => /^\+1212555016\d$/.test(number ?? ''))).toBe(true)
    expect(await listVoicemails(actor, facilityId, true)).toHaveLength(1)
    expect([(await listLines(facilityId)).length, (await listGroups(facilityId))[0]!.members.length]).toEqual([1, 2])
    expect(await faultsAt(facilityId, (await findSettings(facilityId))!.draft)).toEqual([])
  },
)
