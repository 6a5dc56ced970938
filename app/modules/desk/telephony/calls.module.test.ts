import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { recordOptOut } from '#app/modules/notifications/commands/record-opt-out.server.ts'
import { messageOutbox, teamMembers } from '#drizzle/schema/index.ts'
import { calls, voicemails } from '#drizzle/schema/practice/telephony.ts'
import { bookingInput, type Practice, somebody } from '#tests/factories/booking.ts'
import { from, start, telephonyStage, type TelephonyStage } from '#tests/factories/telephony.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { beginCall, feedCall, hangUpCall, leaveMessage, positionOf } from './commands/run-call.server.ts'
import { saveMessageRules } from './commands/save-settings.server.ts'
import { simulateCall } from './commands/simulate-call.server.ts'
import { startTelephony } from './commands/start-telephony.server.ts'
import { runTelephonyChores } from './commands/telephony-chores.server.ts'
import { returnCall, textByHand, workCall } from './commands/work-call.server.ts'
import { countToReturn, findDeskCall, findVoicemail, listLiveCalls, listToReturn } from './queries/desk-calls.server.ts'
import { listLines } from './queries/set-up.server.ts'

useDatabase()

const refusal = (code: string) => expect.objectContaining({ name: 'DomainError', code }) as Error
const texts = () => db.select().from(messageOutbox).where(eq(messageOutbox.template, 'call_missed'))

let stage: TelephonyStage
let practice: Practice
let facilityId: string
let foreign: string
let userId: string
beforeEach(async () => {
  stage = await telephonyStage()
  ;({ practice, facilityId, foreign, userId } = stage)
})
afterEach(() => setClock(null))

describe('a call', () => {
  it('waits in the queue with its language, is answered, held, taken up and ended', async () => {
    const id = await stage.waiting()
    expect(await listLiveCalls(stage.desk(), facilityId)).toMatchObject([
      { id, state: 'queued', language: 'yue', number: from, queuedAt: start },
    ])
    for (const move of ['connect', 'hold', 'resume', 'finish'] as const)
      await workCall(stage.desk(), { ...(await stage.pressed(id)), move })
    expect(await stage.call(id)).toMatchObject({
      state: 'ended',
      answeredById: userId,
      answeredAt: start,
      endedAt: start,
    })
    expect(await texts()).toHaveLength(0)
  })

  it('is answered once, of two who press at the same time', async () => {
    const id = await stage.waiting()
    const shown = await stage.pressed(id)
    const both = await Promise.allSettled([
      workCall(stage.desk(), { ...shown, move: 'connect' }),
      workCall(stage.desk(), { ...shown, move: 'connect' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('goes on by itself when nobody answers, and leaves a message', async () => {
    const id = await stage.waiting()
    setClock(start + 20_000)
    expect(await runTelephonyChores()).toBe(1)
    expect(await stage.stateOf(id)).toBe('recording')
    await leaveMessage(id, { seconds: 9, recording: 'Please call me', transcript: null })
    expect(await stage.stateOf(id)).toBe('voicemail')
    const [row] = await db.select().from(voicemails)
    expect(row!.recordingEnc).not.toContain('Please')
    expect(await findVoicemail(stage.desk(), row!.id)).toMatchObject({ recording: 'Please call me', transcript: null })
  })

  it('that is told of twice does nothing the second time', async () => {
    const ref = newId()
    const incoming = { carrier: 'simulator' as const, ref, lineId: (await stage.line()).id, from }
    const first = await beginCall(incoming)
    expect(await beginCall(incoming)).toMatchObject({ call: { id: first.call.id }, step: null })
    const { turn } = positionOf(first.call)
    expect((await feedCall(first.call.id, { kind: 'key', key: '1' }, turn)).step).not.toBeNull()
    expect((await feedCall(first.call.id, { kind: 'key', key: '1' }, turn)).step).toBeNull()
    expect(await db.select().from(calls)).toHaveLength(1)
  })

  it('is sealed: neither number nor hash of it is found elsewhere', async () => {
    const id = await stage.waiting()
    const row = await stage.call(id)
    expect(JSON.stringify(row)).not.toContain('5550177')
    await startTelephony(stage.seat('owner', 3, foreign), foreign)
    const [other] = await listLines(foreign)
    const { call: there } = await beginCall({ carrier: 'simulator', ref: newId(), lineId: other!.id, from })
    expect(there.fromIndex).not.toBe(row.fromIndex)
  })

  it('of another clinic is none', async () => {
    const id = await stage.waiting()
    const stranger = stage.seat('owner', 3, foreign)
    expect(await findDeskCall(stranger, id)).toBeNull()
    expect(await countToReturn(stranger, facilityId)).toBeNull()
    await expect(workCall(stranger, { ...(await stage.pressed(id)), move: 'connect' })).rejects.toEqual(
      refusal('telephony.unknown'),
    )
    const placed = simulateCall(stranger, { facilityId, lineId: (await stage.line()).id, from, ref: newId() })
    await expect(placed).rejects.toEqual(refusal('telephony.unknown'))
    // Nor does one's own clinic lend the number of another.
    const lent = simulateCall(stranger, { facilityId: foreign, lineId: (await stage.line()).id, from, ref: newId() })
    await expect(lent).rejects.toEqual(refusal('telephony.unknown'))
    expect(await db.$count(calls)).toBe(1)
  })
})

describe('whoever has left the team', () => {
  it('has no telephone ring for the clinic any more, at home or anywhere', async () => {
    expect(await stage.stateOf(await stage.waiting())).toBe('queued')
    await withTransaction(async (tx) => {
      await tx.update(teamMembers).set({ status: 'left' }).where(eq(teamMembers.userId, userId))
    })
    expect(await stage.stateOf(await stage.waiting())).toBe('recording')
  })
})

describe('a caller', () => {
  it('is known as a patient of the clinic with the next visit, at this clinic alone', async () => {
    const person = somebody({ phone: from })
    await bookAppointment(bookingInput(practice, { startsAt: start + 2 * dayMs, patient: person }))
    const [shown] = await listLiveCalls(stage.desk(), (await stage.call(await stage.waiting())).facilityId)
    expect(shown!.people).toMatchObject([{ next: { doctor: expect.stringContaining('Bai') as string } }])
    await startTelephony(stage.seat('owner', 3, foreign), foreign)
    const [other] = await listLines(foreign)
    await beginCall({ carrier: 'simulator', ref: newId(), lineId: other!.id, from })
    expect((await listLiveCalls(stage.seat('owner', 3, foreign), foreign))[0]!.people).toEqual([])
  })
})

describe('the callers of a page', () => {
  it('are looked up in as many queries as one of them', async () => {
    const queriesOf = async () => {
      const [plain, distinct] = [vi.spyOn(db, 'select'), vi.spyOn(db, 'selectDistinct')]
      const shown = await listLiveCalls(stage.desk(), facilityId)
      const asked = plain.mock.calls.length + distinct.mock.calls.length
      vi.restoreAllMocks()
      return { asked, known: shown.map(({ people }) => people.length).toSorted() }
    }
    const numbers = [from, '+12125550178', '+12125550179', '+12125550180']
    for (const [index, phone] of numbers.slice(0, 3).entries())
      await bookAppointment(
        bookingInput(practice, {
          startsAt: start + 2 * dayMs + index * hourMs,
          patient: somebody({ nameEn: `Caller Number${index}`, phone }),
        }),
      )
    await stage.waiting(numbers[0])
    const one = await queriesOf()
    for (const number of numbers.slice(1)) await stage.waiting(number)
    expect(one.known).toEqual([1])
    expect(await queriesOf()).toEqual({ asked: one.asked, known: [0, 1, 1, 1] })
  })
})

describe('a missed call', () => {
  it('is written to once a number and day, in the language that was chosen', async () => {
    const id = await stage.waiting()
    await hangUpCall(id)
    expect(await stage.stateOf(id)).toBe('text_back_sent')
    expect(await texts()).toMatchObject([{ channel: 'sms', locale: 'zh-Hant', state: 'queued' }])
    const again = await stage.waiting()
    await hangUpCall(again)
    expect(await stage.stateOf(again)).toBe('missed')
    setClock(start + dayMs)
    const tomorrow = await stage.waiting()
    await hangUpCall(tomorrow)
    expect(await stage.stateOf(tomorrow)).toBe('text_back_sent')
    expect(await texts()).toHaveLength(2)
  })

  it('is not written to who has opted out, hides the number, calls from here, or where the clinic does not want it', async () => {
    await withTransaction((tx) => recordOptOut(tx, 'sms', from))
    for (const number of [from, null, '+12125550111']) {
      const id = await stage.waiting(number)
      await hangUpCall(id)
      expect(await stage.stateOf(id)).toBe('missed')
    }
    const { greeting, tells, announcesRecording, keepDays } = await stage.settings()
    const rules = { greeting, tells, announcesRecording, keepDays, textsBack: false }
    await saveMessageRules(stage.manager(), { facilityId, version: await stage.versionNow(), rules })
    const id = await stage.waiting('+12125550178')
    await hangUpCall(id)
    expect(await stage.stateOf(id)).toBe('missed')
    expect(await texts()).toHaveLength(0)
    expect(await textByHand(stage.desk(), await stage.pressed(id))).toBe('sent')
    expect(await stage.stateOf(id)).toBe('text_back_sent')
  })

  it('is counted until somebody returns it, and says who', async () => {
    const id = await stage.waiting()
    await hangUpCall(id)
    expect(await countToReturn(stage.desk(), facilityId)).toBe(1)
    await returnCall(stage.desk(), await stage.pressed(id))
    expect(await stage.call(id)).toMatchObject({ state: 'returned', returnedById: userId })
    expect(await countToReturn(stage.desk(), facilityId)).toBe(0)
    await expect(returnCall(stage.desk(), await stage.pressed(id))).rejects.toEqual(refusal('telephony.moved_on'))
    expect(await listToReturn(stage.desk(), facilityId)).toEqual([])
  })

  it('that was returned at once is to be returned again, when what was said meanwhile comes in', async () => {
    const id = await stage.waiting()
    await workCall(stage.desk(), { ...(await stage.pressed(id)), move: 'record' })
    await hangUpCall(id)
    await returnCall(stage.desk(), await stage.pressed(id))
    await leaveMessage(id, { seconds: 9, recording: 'Please call me', transcript: null })
    expect(await stage.stateOf(id)).toBe('voicemail')
    expect(await countToReturn(stage.desk(), facilityId)).toBe(1)
  })

  it('has ended when nothing was heard of it for hours', async () => {
    const id = await stage.waiting()
    await workCall(stage.desk(), { ...(await stage.pressed(id)), move: 'connect' })
    setClock(start + 5 * hourMs)
    await runTelephonyChores()
    expect(await stage.stateOf(id)).toBe('ended')
  })
})
