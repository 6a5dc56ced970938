import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProviderActor, SeatRole } from '#app/core/actor.ts'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { recordOptOut } from '#app/modules/notifications/commands/record-opt-out.server.ts'
import { auditEvents, facilityHolidays, messageOutbox, teamMembers } from '#drizzle/schema/index.ts'
import { calls, ringGroups, telephonySettings, voicemails } from '#drizzle/schema/practice/telephony.ts'
import { facilityHours } from '#drizzle/schema/directory.ts'
import { actorOf, insertSeat, insertUser } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice, somebody } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { beginCall, feedCall, hangUpCall, leaveMessage, positionOf } from './commands/run-call.server.ts'
import { removeGroup, saveGroup } from './commands/save-group.server.ts'
import { removeLine, saveLine } from './commands/save-line.server.ts'
import { publishMenu, removeNode, restoreMenu } from './commands/save-menu.server.ts'
import { saveHours, saveMessageRules, switchLine } from './commands/save-settings.server.ts'
import { simulateCall } from './commands/simulate-call.server.ts'
import { startTelephony } from './commands/start-telephony.server.ts'
import { pruneTelephony, runTelephonyChores } from './commands/telephony-chores.server.ts'
import { returnCall, textByHand, workCall } from './commands/work-call.server.ts'
import { workVoicemail } from './commands/work-voicemail.server.ts'
import { countToReturn, findDeskCall, findVoicemail, listLiveCalls, listToReturn } from './queries/desk-calls.server.ts'
import { readLineState } from './queries/ivr-world.server.ts'
import { findSettings, findVersion, listGroups, listLines } from './queries/set-up.server.ts'

useDatabase()

const refusal = (code: string) => expect.objectContaining({ name: 'DomainError', code }) as Error
/** Tuesday 2026-10-20, 10:00 in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const from = '+12125550177'

let practice: Practice
let facilityId: string
let foreign: string
let userId: string
const seat = (role: SeatRole, tier = 3, at = facilityId): ProviderActor =>
  actorOf({ userId, seats: [{ facilityId: at, role, tier }] })
const manager = () => seat('manager')
const desk = () => seat('front_desk')
const settings = async () => (await findSettings(facilityId))!
const versionNow = async () => (await settings()).version
const line = async () => (await listLines(facilityId))[0]!
const group = async () => (await listGroups(facilityId))[0]!
const call = async (id: string) => (await db.select().from(calls).where(eq(calls.id, id)))[0]!
const stateOf = async (id: string) => (await call(id)).state
const texts = () => db.select().from(messageOutbox).where(eq(messageOutbox.template, 'call_missed'))

beforeEach(async () => {
  setClock(start)
  const made = await withTransaction(async (tx) => {
    const home = await insertPractice(tx, { provider: { tier: 3 }, facility: { slug: 'harbor' } })
    const other = await insertPractice(tx, {
      provider: { tier: 3 },
      facility: { slug: 'uptown', phone: '+12125550112' },
    })
    const user = await insertUser(tx, { emailVerifiedAt: 1 })
    await insertSeat(tx, { userId: user, facilityId: home.facilityId, role: 'front_desk' })
    for (const weekday of [1, 2, 3, 4, 5])
      await tx
        .insert(facilityHours)
        .values({ id: newId(), facilityId: home.facilityId, weekday, opens: '09:00', closes: '17:00' })
    return { home, other, user }
  })
  practice = made.home
  facilityId = made.home.facilityId
  foreign = made.other.facilityId
  userId = made.user
  await startTelephony(manager(), facilityId)
  const { id, version } = await group()
  const members = [{ userId, destination: '+12125550131', seconds: 20 }]
  await saveGroup(manager(), { facilityId, groupId: id, version, name: 'Desk', members })
})
afterEach(() => setClock(null))

/** A call that has come as far as the front desk's telephone. */
async function waiting(number: string | null = from): Promise<string> {
  const { call: begun } = await beginCall({
    carrier: 'simulator',
    ref: newId(),
    lineId: (await line()).id,
    from: number,
  })
  await press(begun.id, '2')
  await press(begun.id, '1')
  return begun.id
}
async function press(id: string, key: string) {
  return feedCall(id, { kind: 'key', key }, positionOf(await call(id)).turn)
}
const pressed = async (id: string) => ({ callId: id, version: (await call(id)).version })

describe('setting up', () => {
  it('begins with a menu that is published, a group and the clinic’s number, once', async () => {
    await startTelephony(manager(), facilityId)
    expect(await listLines(facilityId)).toMatchObject([{ number: '+12125550111', languages: ['cmn', 'yue', 'en'] }])
    expect(await listGroups(facilityId)).toHaveLength(1)
    expect(await findVersion(facilityId, 1)).toEqual((await settings()).draft)
    expect(await settings()).toMatchObject({ liveVersion: 1, announcesRecording: false, textsBack: true })
  })

  it('is for who leads a clinic of the third level, and is unknown to others', async () => {
    await expect(startTelephony(desk(), facilityId)).rejects.toEqual(refusal('practice.read_only'))
    for (const actor of [seat('viewer'), seat('manager', 2), seat('owner', 3, foreign)])
      await expect(startTelephony(actor, facilityId)).rejects.toEqual(refusal('telephony.unknown'))
  })

  it('takes a number once a clinic, and keeps one that was called', async () => {
    const values = { number: '+12125550111', label: 'Again', languages: ['en' as const] }
    const added = saveLine(manager(), { facilityId, lineId: null, version: null, values })
    await expect(added).rejects.toEqual(refusal('telephony.number_taken'))
    const shown = { facilityId, lineId: (await line()).id, version: 1 }
    const elsewhere = saveLine(seat('owner', 3, foreign), { ...shown, facilityId: foreign, values })
    await expect(elsewhere).rejects.toEqual(refusal('telephony.unknown'))
    await waiting()
    await expect(removeLine(manager(), shown)).rejects.toEqual(refusal('telephony.line_used'))
  })

  it('keeps a group that a menu rings, and lets only the team be in one', async () => {
    const { id, version } = await group()
    const shown = { facilityId, groupId: id, version }
    await expect(removeGroup(manager(), shown)).rejects.toEqual(refusal('telephony.group_used'))
    const stranger = [{ userId: newId(), destination: '+12125550131', seconds: 20 }]
    await expect(saveGroup(manager(), { ...shown, name: 'Desk', members: stranger })).rejects.toEqual(
      refusal('telephony.unknown'),
    )
  })

  it('publishes no menu with a fault, and callers meet the last one that had none', async () => {
    await removeNode(manager(), { facilityId, version: await versionNow(), nodeId: 'message' })
    const shown = async () => ({ facilityId, version: await versionNow() })
    await expect(publishMenu(manager(), await shown())).rejects.toEqual(refusal('telephony.menu_faulty'))
    expect((await settings()).liveVersion).toBe(1)
    await restoreMenu(manager(), { ...(await shown()), number: 1 })
    expect(await publishMenu(manager(), await shown())).toBe(2)
    await expect(publishMenu(manager(), { facilityId, version: 1 })).rejects.toEqual(refusal('directory.stale'))
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
  const stateAt = async (utc: string) => readLineState(await settings(), Date.parse(utc))

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
    await saveHours(manager(), { facilityId, version: await versionNow(), hours })
    expect(await stateAt('2026-10-24T13:30:00Z')).toBe('open')
    expect(await stateAt('2026-10-20T14:00:00Z')).toBe('closed')
  })

  it('give way to the switch of the desk until it ends', async () => {
    await switchLine(desk(), { facilityId, switched: { to: 'holiday', until: start + hourMs } })
    expect(await readLineState(await settings(), start)).toBe('holiday')
    expect(await readLineState(await settings(), start + hourMs)).toBe('open')
    await expect(switchLine(desk(), { facilityId, switched: { to: 'closed', until: start } })).rejects.toEqual(
      refusal('telephony.switch_end'),
    )
    await expect(switchLine(seat('viewer'), { facilityId, switched: null })).rejects.toEqual(
      refusal('telephony.unknown'),
    )
    await switchLine(desk(), { facilityId, switched: null })
    expect(await readLineState(await settings(), start)).toBe('open')
  })
})

describe('a call', () => {
  it('waits in the queue with its language, is answered, held, taken up and ended', async () => {
    const id = await waiting()
    expect(await listLiveCalls(desk(), facilityId)).toMatchObject([
      { id, state: 'queued', language: 'yue', number: from, queuedAt: start },
    ])
    for (const move of ['connect', 'hold', 'resume', 'finish'] as const)
      await workCall(desk(), { ...(await pressed(id)), move })
    expect(await call(id)).toMatchObject({ state: 'ended', answeredById: userId, answeredAt: start, endedAt: start })
    expect(await texts()).toHaveLength(0)
  })

  it('is answered once, of two who press at the same time', async () => {
    const id = await waiting()
    const shown = await pressed(id)
    const both = await Promise.allSettled([
      workCall(desk(), { ...shown, move: 'connect' }),
      workCall(desk(), { ...shown, move: 'connect' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('goes on by itself when nobody answers, and leaves a message', async () => {
    const id = await waiting()
    setClock(start + 20_000)
    expect(await runTelephonyChores()).toBe(1)
    expect(await stateOf(id)).toBe('recording')
    await leaveMessage(id, { seconds: 9, recording: 'Please call me', transcript: null })
    expect(await stateOf(id)).toBe('voicemail')
    const [row] = await db.select().from(voicemails)
    expect(row!.recordingEnc).not.toContain('Please')
    expect(await findVoicemail(desk(), row!.id)).toMatchObject({ recording: 'Please call me', transcript: null })
  })

  it('that is told of twice does nothing the second time', async () => {
    const ref = newId()
    const incoming = { carrier: 'simulator' as const, ref, lineId: (await line()).id, from }
    const first = await beginCall(incoming)
    expect(await beginCall(incoming)).toMatchObject({ call: { id: first.call.id }, step: null })
    const { turn } = positionOf(first.call)
    expect((await feedCall(first.call.id, { kind: 'key', key: '1' }, turn)).step).not.toBeNull()
    expect((await feedCall(first.call.id, { kind: 'key', key: '1' }, turn)).step).toBeNull()
    expect(await db.select().from(calls)).toHaveLength(1)
  })

  it('is sealed: neither number nor hash of it is found elsewhere', async () => {
    const id = await waiting()
    const row = await call(id)
    expect(JSON.stringify(row)).not.toContain('5550177')
    await startTelephony(seat('owner', 3, foreign), foreign)
    const [other] = await listLines(foreign)
    const { call: there } = await beginCall({ carrier: 'simulator', ref: newId(), lineId: other!.id, from })
    expect(there.fromIndex).not.toBe(row.fromIndex)
  })

  it('of another clinic is none', async () => {
    const id = await waiting()
    const stranger = seat('owner', 3, foreign)
    expect(await findDeskCall(stranger, id)).toBeNull()
    expect(await countToReturn(stranger, facilityId)).toBeNull()
    await expect(workCall(stranger, { ...(await pressed(id)), move: 'connect' })).rejects.toEqual(
      refusal('telephony.unknown'),
    )
    const placed = simulateCall(stranger, { facilityId, lineId: (await line()).id, from, ref: newId() })
    await expect(placed).rejects.toEqual(refusal('telephony.unknown'))
    // Nor does one's own clinic lend the number of another.
    const lent = simulateCall(stranger, { facilityId: foreign, lineId: (await line()).id, from, ref: newId() })
    await expect(lent).rejects.toEqual(refusal('telephony.unknown'))
    expect(await db.$count(calls)).toBe(1)
  })
})

describe('whoever has left the team', () => {
  it('has no telephone ring for the clinic any more, at home or anywhere', async () => {
    expect(await stateOf(await waiting())).toBe('queued')
    await withTransaction(async (tx) => {
      await tx.update(teamMembers).set({ status: 'left' }).where(eq(teamMembers.userId, userId))
    })
    expect(await stateOf(await waiting())).toBe('recording')
  })
})

describe('a caller', () => {
  it('is known as a patient of the clinic with the next visit, at this clinic alone', async () => {
    const person = somebody({ phone: from })
    await bookAppointment(bookingInput(practice, { startsAt: start + 2 * dayMs, patient: person }))
    const [shown] = await listLiveCalls(desk(), (await call(await waiting())).facilityId)
    expect(shown!.people).toMatchObject([{ next: { doctor: expect.stringContaining('Bai') as string } }])
    await startTelephony(seat('owner', 3, foreign), foreign)
    const [other] = await listLines(foreign)
    await beginCall({ carrier: 'simulator', ref: newId(), lineId: other!.id, from })
    expect((await listLiveCalls(seat('owner', 3, foreign), foreign))[0]!.people).toEqual([])
  })
})

describe('a missed call', () => {
  it('is written to once a number and day, in the language that was chosen', async () => {
    const id = await waiting()
    await hangUpCall(id)
    expect(await stateOf(id)).toBe('text_back_sent')
    expect(await texts()).toMatchObject([{ channel: 'sms', locale: 'zh-Hant', state: 'queued' }])
    const again = await waiting()
    await hangUpCall(again)
    expect(await stateOf(again)).toBe('missed')
    setClock(start + dayMs)
    const tomorrow = await waiting()
    await hangUpCall(tomorrow)
    expect(await stateOf(tomorrow)).toBe('text_back_sent')
    expect(await texts()).toHaveLength(2)
  })

  it('is not written to who has opted out, hides the number, calls from here, or where the clinic does not want it', async () => {
    await withTransaction((tx) => recordOptOut(tx, 'sms', from))
    for (const number of [from, null, '+12125550111']) {
      const id = await waiting(number)
      await hangUpCall(id)
      expect(await stateOf(id)).toBe('missed')
    }
    const { greeting, tells, announcesRecording, keepDays } = await settings()
    const rules = { greeting, tells, announcesRecording, keepDays, textsBack: false }
    await saveMessageRules(manager(), { facilityId, version: await versionNow(), rules })
    const id = await waiting('+12125550178')
    await hangUpCall(id)
    expect(await stateOf(id)).toBe('missed')
    expect(await texts()).toHaveLength(0)
    expect(await textByHand(desk(), await pressed(id))).toBe('sent')
    expect(await stateOf(id)).toBe('text_back_sent')
  })

  it('is counted until somebody returns it, and says who', async () => {
    const id = await waiting()
    await hangUpCall(id)
    expect(await countToReturn(desk(), facilityId)).toBe(1)
    await returnCall(desk(), await pressed(id))
    expect(await call(id)).toMatchObject({ state: 'returned', returnedById: userId })
    expect(await countToReturn(desk(), facilityId)).toBe(0)
    await expect(returnCall(desk(), await pressed(id))).rejects.toEqual(refusal('telephony.moved_on'))
    expect(await listToReturn(desk(), facilityId)).toEqual([])
  })

  it('has ended when nothing was heard of it for hours', async () => {
    const id = await waiting()
    await workCall(desk(), { ...(await pressed(id)), move: 'connect' })
    setClock(start + 5 * hourMs)
    await runTelephonyChores()
    expect(await stateOf(id)).toBe('ended')
  })
})

describe('a voicemail', () => {
  async function left(): Promise<string> {
    const id = await waiting()
    await workCall(desk(), { ...(await pressed(id)), move: 'record' })
    await leaveMessage(id, { seconds: 9, recording: 'Please call me', transcript: 'Please call me' })
    const [row] = await db.select().from(voicemails).orderBy(desc(voicemails.createdAt), desc(voicemails.id)).limit(1)
    return row!.id
  }
  const work = async (id: string, move: Parameters<typeof workVoicemail>[1]['move'], assigneeId?: string) => {
    const [row] = await db.select().from(voicemails).where(eq(voicemails.id, id))
    return workVoicemail(desk(), { voicemailId: id, version: row!.version, move, assigneeId })
  }

  it('is told of to who is to be told, without number or words', async () => {
    const { greeting, announcesRecording, textsBack, keepDays } = await settings()
    const rules = { greeting, announcesRecording, textsBack, keepDays, tells: [userId] }
    await saveMessageRules(manager(), { facilityId, version: await versionNow(), rules })
    await left()
    const told = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'voicemail_new'))
    expect(told).toMatchObject([{ channel: 'email' }])
  })

  it('is assigned to somebody of the team, done, and taken up again; its call is returned with it', async () => {
    const id = await left()
    await expect(work(id, 'assign', newId())).rejects.toEqual(refusal('telephony.unknown'))
    await work(id, 'assign', userId)
    await work(id, 'done')
    expect(await countToReturn(desk(), facilityId)).toBe(0)
    await work(id, 'reopen')
    await expect(work(id, 'listen')).rejects.toEqual(refusal('telephony.moved_on'))
    expect((await db.select().from(voicemails))[0]).toMatchObject({ state: 'reopened', assigneeId: userId })
  })

  it('is wiped when it was kept as long as the clinic says, and not before', async () => {
    const id = await left()
    setClock(start + 90 * dayMs)
    await pruneTelephony()
    expect(await findVoicemail(desk(), id)).toMatchObject({ wipedAt: null, recording: 'Please call me' })
    setClock(start + 90 * dayMs + 1)
    expect(await pruneTelephony()).toBe(1)
    expect(await findVoicemail(desk(), id)).toMatchObject({ recording: null, transcript: null, wipedAt: now() })
    expect(await pruneTelephony()).toBe(0)
  })

  it('forgets the number of its caller after more than a year', async () => {
    const id = await left()
    setClock(start + 401 * dayMs)
    await pruneTelephony()
    expect((await findVoicemail(desk(), id))!.call.number).toBeNull()
  })

  it('of another clinic is none', async () => {
    const id = await left()
    expect(await findVoicemail(seat('owner', 3, foreign), id)).toBeNull()
    const moved = workVoicemail(seat('owner', 3, foreign), { voicemailId: id, version: 1, move: 'done' })
    await expect(moved).rejects.toEqual(refusal('telephony.unknown'))
  })
})

it('one version of the settings is not written over from a second tab', async () => {
  const version = await versionNow()
  const hours = { mode: 'clinic' as const }
  await saveHours(manager(), { facilityId, version, hours })
  await expect(saveHours(manager(), { facilityId, version, hours })).rejects.toEqual(refusal('directory.stale'))
  expect(await db.select().from(telephonySettings)).toHaveLength(1)
})
