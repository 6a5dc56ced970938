import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { setClock } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { voicemails } from '#drizzle/schema/practice/telephony.ts'
import { from, start, telephonyStage, type TelephonyStage } from '#tests/factories/telephony.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { pruneTelephony } from '../commands/forget-telephony.server.ts'
import { beginCall, leaveMessage } from '../commands/run-call.server.ts'
import { countLeftRecordings } from '../queries/left-recordings.server.ts'

vi.mock(import('#app/core/env.server.ts'), async (original) => {
  const real = await original()
  const voice = {
    VOICE_API_URL: 'https://voice.test/2010-04-01',
    VOICE_ACCOUNT: 'AC0123456789',
    VOICE_TOKEN: 'token-of-the-account',
  }
  return { ...real, env: { ...real.env, ...voice } }
})

useDatabase()

let stage: TelephonyStage
beforeEach(async () => {
  stage = await telephonyStage()
})
afterEach(() => {
  setClock(null)
  vi.unstubAllGlobals()
})

/** A message that was left at the carrier, under this name of its recording. */
async function left(recording: string): Promise<string> {
  const lineId = (await stage.line()).id
  const { call } = await beginCall({ carrier: 'voice_api', ref: recording, lineId, from })
  for (const key of ['2', '2']) await stage.press(call.id, key)
  await leaveMessage(call.id, { seconds: 9, recording, transcript: 'Please call me' })
  const [row] = await db.select().from(voicemails).where(eq(voicemails.callId, call.id))
  return row!.id
}

const isOver = () => setClock(start + 90 * dayMs + 1)

/** Answers as the carrier does, and notes what was deleted. */
function carrier(answer: (recording: string) => Response | null) {
  const deleted: string[] = []
  vi.stubGlobal('fetch', (url: string, { method }: { method: string }) => {
    const recording = /Recordings\/(\w+)\.json$/.exec(url)![1]!
    expect(method).toBe('DELETE')
    deleted.push(recording)
    const answered = answer(recording)
    return answered ? Promise.resolve(answered) : Promise.reject(new Error('down'))
  })
  return deleted
}

const gone = () => new Response(null, { status: 204 })

it('what is over is deleted at the carrier as well, once', async () => {
  const id = await left('RE0000000001')
  const deleted = carrier(gone)
  expect(await pruneTelephony()).toBe(0)
  isOver()
  await pruneTelephony()
  await pruneTelephony()
  expect(deleted).toEqual(['RE0000000001'])
  expect((await db.select().from(voicemails))[0]).toMatchObject({ recordingEnc: null, transcriptEnc: null })
  const told = await db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
  expect(told.map(({ action, fields }) => [action, fields])).toEqual([
    ['telephony.voicemail_wipe', ['transcript']],
    ['telephony.voicemail_wipe', ['recording']],
  ])
})

it('what the carrier does not delete is over here at once, and is tried again until it is gone there', async () => {
  await left('RE0000000001')
  isOver()
  carrier(() => null)
  expect(await pruneTelephony()).toBe(1)
  const [row] = await db.select().from(voicemails)
  expect([row!.transcriptEnc, row!.wipedAt !== null, await countLeftRecordings(stage.facilityId)]).toEqual([
    null,
    true,
    1,
  ])
  const deleted = carrier(() => new Response(null, { status: 404 }))
  expect(await pruneTelephony()).toBe(1)
  expect([deleted, await countLeftRecordings(stage.facilityId)]).toEqual([['RE0000000001'], 0])
})

it('one that is never deleted does not keep others from being', async () => {
  await left('RE0000000001')
  await left('RE0000000002')
  isOver()
  const asked = carrier((recording) => (recording === 'RE0000000001' ? new Response(null, { status: 500 }) : gone()))
  await pruneTelephony()
  expect(asked.toSorted()).toEqual(['RE0000000001', 'RE0000000002'])
  expect(await countLeftRecordings(stage.facilityId)).toBe(1)
})
