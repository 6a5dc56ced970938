import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hourMs } from '#app/core/calendar/durations.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { auditEvents, facilityHolidays } from '#drizzle/schema/index.ts'
import { ringGroups, telephonySettings } from '#drizzle/schema/practice/telephony.ts'
import { start, telephonyStage, type TelephonyStage } from '#tests/factories/telephony.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { removeGroup, saveGroup } from './commands/save-group.server.ts'
import { removeLine, saveLine } from './commands/save-line.server.ts'
import { publishMenu, removeNode, restoreMenu } from './commands/save-menu.server.ts'
import { saveHours, switchLine } from './commands/save-settings.server.ts'
import { startTelephony } from './commands/start-telephony.server.ts'
import { readLineState } from './queries/ivr-world.server.ts'
import { findVersion, listGroups, listLines } from './queries/set-up.server.ts'

useDatabase()

const refusal = (code: string) => expect.objectContaining({ name: 'DomainError', code }) as Error

let stage: TelephonyStage
let facilityId: string
let foreign: string
beforeEach(async () => {
  stage = await telephonyStage()
  ;({ facilityId, foreign } = stage)
})
afterEach(() => setClock(null))

describe('setting up', () => {
  it('begins with a menu that is published, a group and the clinic’s number, once', async () => {
    await startTelephony(stage.manager(), facilityId)
    expect(await listLines(facilityId)).toMatchObject([{ number: '+12125550111', languages: ['cmn', 'yue', 'en'] }])
    expect(await listGroups(facilityId)).toHaveLength(1)
    expect(await findVersion(facilityId, 1)).toEqual((await stage.settings()).draft)
    expect(await stage.settings()).toMatchObject({ liveVersion: 1, announcesRecording: false, textsBack: true })
  })

  it('is for who leads a clinic of the third level, and is unknown to others', async () => {
    await expect(startTelephony(stage.desk(), facilityId)).rejects.toEqual(refusal('practice.read_only'))
    for (const actor of [stage.seat('viewer'), stage.seat('manager', 2), stage.seat('owner', 3, foreign)])
      await expect(startTelephony(actor, facilityId)).rejects.toEqual(refusal('telephony.unknown'))
  })

  it('takes a number once a clinic, and keeps one that was called', async () => {
    const values = { number: '+12125550111', label: 'Again', languages: ['en' as const] }
    const added = saveLine(stage.manager(), { facilityId, lineId: null, version: null, values })
    await expect(added).rejects.toEqual(refusal('telephony.number_taken'))
    const shown = { facilityId, lineId: (await stage.line()).id, version: 1 }
    const elsewhere = saveLine(stage.seat('owner', 3, foreign), { ...shown, facilityId: foreign, values })
    await expect(elsewhere).rejects.toEqual(refusal('telephony.unknown'))
    await stage.waiting()
    await expect(removeLine(stage.manager(), shown)).rejects.toEqual(refusal('telephony.line_used'))
  })

  it('keeps a group that a menu rings, and lets only the team be in one', async () => {
    const { id, version } = await stage.group()
    const shown = { facilityId, groupId: id, version }
    await expect(removeGroup(stage.manager(), shown)).rejects.toEqual(refusal('telephony.group_used'))
    const stranger = [{ userId: newId(), destination: '+12125550131', seconds: 20 }]
    await expect(saveGroup(stage.manager(), { ...shown, name: 'Desk', members: stranger })).rejects.toEqual(
      refusal('telephony.unknown'),
    )
  })

  it('publishes no menu with a fault, and callers meet the last one that had none', async () => {
    await removeNode(stage.manager(), { facilityId, version: await stage.versionNow(), nodeId: 'message' })
    const shown = async () => ({ facilityId, version: await stage.versionNow() })
    await expect(publishMenu(stage.manager(), await shown())).rejects.toEqual(refusal('telephony.menu_faulty'))
    expect((await stage.settings()).liveVersion).toBe(1)
    await restoreMenu(stage.manager(), { ...(await shown()), number: 1 })
    expect(await publishMenu(stage.manager(), await shown())).toBe(2)
    await expect(publishMenu(stage.manager(), { facilityId, version: 1 })).rejects.toEqual(refusal('directory.stale'))
  })

  it('is audited by the names of what changed, and holds no number', async () => {
    const events = await db.select().from(auditEvents).where(eq(auditEvents.subjectId, facilityId))
    expect(events.map(({ action }) => action)).toEqual(['telephony.set_up', 'telephony.group_save'])
    const [row] = await db.select().from(ringGroups)
    expect(row!.membersEnc).not.toContain('5550131')
    expect(JSON.stringify(events)).not.toContain('5550131')
  })
})

describe('the hours of a line', () => {
  const stateAt = async (utc: string) => readLineState(await stage.settings(), Date.parse(utc))

  it('are the clinic’s, with the holidays it keeps', async () => {
    expect(await stateAt('2026-10-20T14:00:00Z')).toBe('open')
    expect(await stateAt('2026-10-20T22:00:00Z')).toBe('closed')
    expect(await stateAt('2026-10-24T14:00:00Z')).toBe('closed')
    await withTransaction((tx) =>
      tx.insert(facilityHolidays).values({ id: newId(), facilityId, holidayCode: 'thanksgiving-day', part: 'all' }),
    )
    expect(await stateAt('2026-11-26T15:00:00Z')).toBe('holiday')
  })

  it('are of its own where it has some', async () => {
    const hours = { mode: 'own' as const, week: { '6': [{ from: 540, to: 600 }] }, holidays: [] }
    await saveHours(stage.manager(), { facilityId, version: await stage.versionNow(), hours })
    expect(await stateAt('2026-10-24T13:30:00Z')).toBe('open')
    expect(await stateAt('2026-10-20T14:00:00Z')).toBe('closed')
  })

  it('give way to the switch of the desk until it ends', async () => {
    await switchLine(stage.desk(), { facilityId, switched: { to: 'holiday', until: start + hourMs } })
    expect(await readLineState(await stage.settings(), start)).toBe('holiday')
    expect(await readLineState(await stage.settings(), start + hourMs)).toBe('open')
    await expect(switchLine(stage.desk(), { facilityId, switched: { to: 'closed', until: start } })).rejects.toEqual(
      refusal('telephony.switch_end'),
    )
    await expect(switchLine(stage.seat('viewer'), { facilityId, switched: null })).rejects.toEqual(
      refusal('telephony.unknown'),
    )
    await switchLine(stage.desk(), { facilityId, switched: null })
    expect(await readLineState(await stage.settings(), start)).toBe('open')
  })
})

it('one version of the settings is not written over from a second tab', async () => {
  const version = await stage.versionNow()
  const hours = { mode: 'clinic' as const }
  await saveHours(stage.manager(), { facilityId, version, hours })
  await expect(saveHours(stage.manager(), { facilityId, version, hours })).rejects.toEqual(refusal('directory.stale'))
  expect(await db.select().from(telephonySettings)).toHaveLength(1)
})
