import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { messageOutbox } from '#drizzle/schema/index.ts'
import { voicemails } from '#drizzle/schema/practice/telephony.ts'
import { from, start, telephonyStage, type TelephonyStage } from '#tests/factories/telephony.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { pruneTelephony } from './commands/forget-telephony.server.ts'
import { beginCall, leaveMessage } from './commands/run-call.server.ts'
import { saveMessageRules } from './commands/save-settings.server.ts'
import { workCall } from './commands/work-call.server.ts'
import { workVoicemail } from './commands/work-voicemail.server.ts'
import { countLeftRecordings } from './queries/left-recordings.server.ts'
import { countToReturn, countVoicemails, findVoicemail } from './queries/desk-calls.server.ts'

useDatabase()

const refusal = (code: string) => expect.objectContaining({ name: 'DomainError', code }) as Error

let stage: TelephonyStage
let facilityId: string
let foreign: string
let userId: string
beforeEach(async () => {
  stage = await telephonyStage()
  ;({ facilityId, foreign, userId } = stage)
})
afterEach(() => setClock(null))

describe('a voicemail', () => {
  async function left(): Promise<string> {
    const id = await stage.waiting()
    await workCall(stage.desk(), { ...(await stage.pressed(id)), move: 'record' })
    await leaveMessage(id, { seconds: 9, recording: 'Please call me', transcript: 'Please call me' })
    const [row] = await db.select().from(voicemails).orderBy(desc(voicemails.createdAt), desc(voicemails.id)).limit(1)
    return row!.id
  }
  const work = async (id: string, move: Parameters<typeof workVoicemail>[1]['move'], assigneeId?: string) => {
    const [row] = await db.select().from(voicemails).where(eq(voicemails.id, id))
    return workVoicemail(stage.desk(), { voicemailId: id, version: row!.version, move, assigneeId })
  }

  it('is told of to who is to be told, without number or words', async () => {
    const { greeting, announcesRecording, textsBack, keepDays } = await stage.settings()
    const rules = { greeting, announcesRecording, textsBack, keepDays, tells: [userId] }
    await saveMessageRules(stage.manager(), { facilityId, version: await stage.versionNow(), rules })
    await left()
    const told = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'voicemail_new'))
    expect(told).toMatchObject([{ channel: 'email' }])
  })

  it('is assigned to somebody of the team, done, and taken up again; its call is returned with it', async () => {
    const id = await left()
    await expect(work(id, 'assign', newId())).rejects.toEqual(refusal('telephony.unknown'))
    await work(id, 'assign', userId)
    await work(id, 'done')
    expect(await countToReturn(stage.desk(), facilityId)).toBe(0)
    expect(await countVoicemails(facilityId)).toBe(0)
    await work(id, 'reopen')
    expect(await countVoicemails(facilityId)).toBe(1)
    await expect(work(id, 'listen')).rejects.toEqual(refusal('telephony.moved_on'))
    expect((await db.select().from(voicemails))[0]).toMatchObject({ state: 'reopened', assigneeId: userId })
  })

  it('is wiped when it was kept as long as the clinic says, and not before', async () => {
    const id = await left()
    setClock(start + 90 * dayMs)
    await pruneTelephony()
    expect(await findVoicemail(stage.desk(), id)).toMatchObject({ wipedAt: null, recording: 'Please call me' })
    setClock(start + 90 * dayMs + 1)
    expect(await pruneTelephony()).toBe(1)
    expect(await findVoicemail(stage.desk(), id)).toMatchObject({ recording: null, transcript: null, wipedAt: now() })
    expect(await pruneTelephony()).toBe(0)
  })

  it('that lies at a carrier which is not configured any more is over here all the same, and is counted until it is gone there', async () => {
    const lineId = (await stage.line()).id
    const { call } = await beginCall({ carrier: 'voice_api', ref: newId(), lineId, from })
    for (const key of ['2', '2']) await stage.press(call.id, key)
    await leaveMessage(call.id, { seconds: 9, recording: 'RE0123456789', transcript: 'Please call me' })
    const { id } = (await db.select().from(voicemails))[0]!
    expect(await countLeftRecordings(facilityId)).toBe(0)
    setClock(start + 90 * dayMs + 1)
    expect(await pruneTelephony()).toBe(1)
    expect(await findVoicemail(stage.desk(), id)).toMatchObject({
      ...{ recording: null, transcript: null, wipedAt: now(), isAtCarrier: true },
    })
    expect((await db.select().from(voicemails))[0]!.transcriptEnc).toBeNull()
    expect([await countLeftRecordings(facilityId), await countLeftRecordings(foreign)]).toEqual([1, 0])
    expect(await pruneTelephony()).toBe(0)
  })

  it('forgets the number of its caller after more than a year', async () => {
    const id = await left()
    setClock(start + 401 * dayMs)
    await pruneTelephony()
    expect((await findVoicemail(stage.desk(), id))!.call.number).toBeNull()
  })

  it('of another clinic is none', async () => {
    const id = await left()
    expect(await findVoicemail(stage.seat('owner', 3, foreign), id)).toBeNull()
    const moved = workVoicemail(stage.seat('owner', 3, foreign), { voicemailId: id, version: 1, move: 'done' })
    await expect(moved).rejects.toEqual(refusal('telephony.unknown'))
  })
})
