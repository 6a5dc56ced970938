import { eq } from 'drizzle-orm'
import type { ProviderActor, SeatRole } from '#app/core/actor.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { beginCall, feedCall, positionOf } from '#app/modules/desk/telephony/commands/run-call.server.ts'
import { saveGroup } from '#app/modules/desk/telephony/commands/save-group.server.ts'
import { startTelephony } from '#app/modules/desk/telephony/commands/start-telephony.server.ts'
import { findSettings, listGroups, listLines } from '#app/modules/desk/telephony/queries/set-up.server.ts'
import { facilityHours } from '#drizzle/schema/directory.ts'
import { calls } from '#drizzle/schema/practice/telephony.ts'
import { actorOf, insertSeat, insertUser } from './accounts.ts'
import { insertPractice } from './booking.ts'

/** Tuesday 2026-10-20, 10:00 in New York. */
export const start = Date.parse('2026-10-20T14:00:00Z')
/** Of who calls. */
export const from = '+12125550177'

async function insertClinics() {
  return withTransaction(async (tx) => {
    const home = await insertPractice(tx, { provider: { tier: 3 }, facility: { slug: 'harbor' } })
    const elsewhere = { slug: 'uptown', phone: '+12125550112' }
    const other = await insertPractice(tx, { provider: { tier: 3 }, facility: elsewhere })
    const userId = await insertUser(tx, { emailVerifiedAt: 1 })
    await insertSeat(tx, { userId, facilityId: home.facilityId, role: 'front_desk' })
    const hours = { facilityId: home.facilityId, opens: '09:00', closes: '17:00' }
    for (const weekday of [1, 2, 3, 4, 5]) await tx.insert(facilityHours).values({ id: newId(), weekday, ...hours })
    return { practice: home, foreign: other.facilityId, userId }
  })
}

/** A clinic whose telephone is set up, with the telephone of somebody at its desk in the group, and another one that has none yet. */
export async function telephonyStage() {
  setClock(start)
  const { practice, foreign, userId } = await insertClinics()
  const { facilityId } = practice
  const seat = (role: SeatRole, tier = 3, at = facilityId): ProviderActor =>
    actorOf({ userId, seats: [{ facilityId: at, role, tier }] })
  const manager = () => seat('manager')
  const settings = async () => (await findSettings(facilityId))!
  const line = async () => (await listLines(facilityId))[0]!
  const group = async () => (await listGroups(facilityId))[0]!
  const call = async (id: string) => (await db.select().from(calls).where(eq(calls.id, id)))[0]!
  const press = async (id: string, key: string) => feedCall(id, { kind: 'key', key }, positionOf(await call(id)).turn)

  await startTelephony(manager(), facilityId)
  const { id: groupId, version } = await group()
  const members = [{ userId, destination: '+12125550131', seconds: 20 }]
  await saveGroup(manager(), { facilityId, groupId, version, name: 'Desk', members })

  return {
    ...{ practice, facilityId, foreign, userId, seat, manager, settings, line, group, call, press },
    desk: () => seat('front_desk'),
    versionNow: async () => (await settings()).version,
    stateOf: async (id: string) => (await call(id)).state,
    /** A call as its page showed it. */
    pressed: async (id: string) => ({ callId: id, version: (await call(id)).version }),
    /** A call that has come as far as the front desk's telephone. */
    async waiting(number: string | null = from): Promise<string> {
      const lineId = (await line()).id
      const { call: begun } = await beginCall({ carrier: 'simulator', ref: newId(), lineId, from: number })
      await press(begun.id, '2')
      await press(begun.id, '1')
      return begun.id
    },
  }
}

export type TelephonyStage = Awaited<ReturnType<typeof telephonyStage>>
