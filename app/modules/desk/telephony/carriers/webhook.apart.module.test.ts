import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { minuteMs } from '#app/core/calendar/durations.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { paths } from '#app/paths.ts'
import { facilityHours } from '#drizzle/schema/directory.ts'
import { calls, voicemails } from '#drizzle/schema/practice/telephony.ts'
import { actorOf, insertSeat, insertUser } from '#tests/factories/accounts.ts'
import { insertPractice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { saveGroup } from '../commands/save-group.server.ts'
import { startTelephony } from '../commands/start-telephony.server.ts'
import { textByHand, workCall } from '../commands/work-call.server.ts'
import { openRecording, openTranscript } from '../sealed.server.ts'
import { listGroups, listLines, type PhoneLine } from '../queries/set-up.server.ts'
import { receiveVoice } from './pages/webhook.server.ts'
import { voiceSignature } from './signature.server.ts'

const token = 'token-of-the-account'

vi.mock(import('#app/core/env.server.ts'), async (original) => {
  const real = await original()
  const voice = {
    VOICE_API_URL: 'https://voice.test/2010-04-01',
    VOICE_ACCOUNT: 'AC0123456789',
    VOICE_TOKEN: 'token-of-the-account',
    VOICE_TRANSCRIPTION: true,
  }
  return { ...real, env: { ...real.env, ...voice } }
})

useDatabase()

/** Tuesday 2026-10-20, 10:00 in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const ref = 'CA0123456789abcdef0123456789abcdef'
const desk = '+12125550131'

let facilityId: string
let userId: string
let line: PhoneLine
const actor = (role: 'manager' | 'front_desk' = 'front_desk') =>
  actorOf({ userId, seats: [{ facilityId, role, tier: 3 }] })

beforeEach(async () => {
  setClock(start)
  const made = await withTransaction(async (tx) => {
    const practice = await insertPractice(tx, { provider: { tier: 3 } })
    const user = await insertUser(tx)
    await insertSeat(tx, { userId: user, facilityId: practice.facilityId, role: 'front_desk' })
    await tx
      .insert(facilityHours)
      .values({ id: 'hours', facilityId: practice.facilityId, weekday: 2, opens: '09:00', closes: '17:00' })
    return { facilityId: practice.facilityId, user }
  })
  ;({ facilityId, user: userId } = made)
  await startTelephony(actor('manager'), facilityId)
  const [group] = await listGroups(facilityId)
  const members = [{ userId, destination: desk, seconds: 20 }]
  await saveGroup(actor('manager'), { facilityId, groupId: group!.id, version: 1, name: 'Desk', members })
  line = (await listLines(facilityId))[0]!
})
afterEach(() => {
  setClock(null)
  vi.unstubAllGlobals()
})

/** Brings a request as the carrier does; a signature that is given is sent instead of the right one. */
async function send(address: string, given: Record<string, string>, signature?: string | null) {
  const fields = new URLSearchParams({ CallSid: ref, From: '+12125550177', To: line.number, ...given })
  const signed = signature === undefined ? voiceSignature(address, fields, token) : signature
  const headers = new Headers(signed === null ? {} : { 'X-Twilio-Signature': signed })
  const [, id = '', step = ''] = /telephony\/([^/]+)\/([a-z]+)/.exec(address) ?? []
  try {
    const request = new Request(address, { method: 'POST', headers, body: fields })
    const response = await receiveVoice(request, { line: id, step })
    return { status: response.status, xml: await response.text() }
  } catch (thrown) {
    if (thrown instanceof Response) return { status: thrown.status, xml: '' }
    if (typeof thrown === 'object' && thrown !== null && 'init' in thrown)
      return { status: (thrown as { init: { status: number } }).init.status, xml: '' }
    throw thrown
  }
}
const address = (step: string, search = {}) => siteOrigin + paths.voiceWebhook(line.id, step, search)
const begin = () => send(address('incoming'), {})
/** The address of that step which an answer gave out. */
const given = (xml: string, step: string) =>
  new RegExp(`="([^"]*/${step}\\?[^"]*)"`).exec(xml)![1]!.replaceAll('&amp;', '&')
const stored = async () => (await db.select().from(calls))[0]!

/** As far as the telephone that rings. */
async function ringing() {
  const first = await begin()
  const second = await send(given(first.xml, 'key'), { Digits: '3' })
  return send(given(second.xml, 'key'), { Digits: '1' })
}

describe('a call that comes in', () => {
  it('hears the menu, chooses, waits and is answered by the telephone of the desk', async () => {
    const first = await begin()
    expect([first.status, first.xml.match(/<Say language="[^"]+"/g)]).toEqual([
      200,
      ['<Say language="cmn-CN"', '<Say language="yue-HK"', '<Say language="en-US"'],
    ])
    const rings = await send(given((await send(given(first.xml, 'key'), { Digits: '3' })).xml, 'key'), { Digits: '1' })
    expect(rings.xml).toContain(`>${desk}</Number></Dial>`)
    expect((await stored()).state).toBe('queued')
    await send(given(rings.xml, 'answered'), { CallSid: 'CA-child', ParentCallSid: ref, To: desk })
    expect(await stored()).toMatchObject({ state: 'connected', answeredById: userId })
    await send(given(rings.xml, 'dialed'), { DialCallStatus: 'completed' })
    expect((await stored()).state).toBe('ended')
  })

  it('that nobody answers leaves a message, with its transcript', async () => {
    const rings = await ringing()
    const record = await send(given(rings.xml, 'dialed'), { DialCallStatus: 'no-answer' })
    expect(record.xml).toContain('<Record')
    await send(given(record.xml, 'recorded'), { RecordingSid: 'RE0123456789', RecordingDuration: '12' })
    await send(given(record.xml, 'transcribed'), { TranscriptionText: 'Please call me back' })
    const [row] = await db.select().from(voicemails)
    expect(openRecording(row!)).toBe('RE0123456789')
    expect(openTranscript(row!)).toBe('Please call me back')
    expect(row).toMatchObject({ state: 'new', seconds: 12 })
  })

  it('whose caller hangs up while speaking keeps the message, whichever is told first', async () => {
    const rings = await ringing()
    const record = await send(given(rings.xml, 'dialed'), { DialCallStatus: 'busy' })
    await send(address('status'), { CallStatus: 'completed' })
    expect((await stored()).state).toBe('text_back_sent')
    await send(given(record.xml, 'recorded'), { RecordingSid: 'RE0123456789', RecordingDuration: '5' })
    expect((await stored()).state).toBe('voicemail')
  })

  it('is missed when the caller hangs up before, or leaves a second of silence', async () => {
    const rings = await ringing()
    const record = await send(given(rings.xml, 'dialed'), { DialCallStatus: 'failed' })
    const deleted: string[] = []
    vi.stubGlobal('fetch', (url: string, { method }: { method: string }) => {
      deleted.push(`${method} ${url.slice(url.indexOf('/Recordings'))}`)
      return Promise.resolve(new Response(null, { status: 204 }))
    })
    await send(given(record.xml, 'recorded'), { RecordingSid: 'RE0123456789', RecordingDuration: '1' })
    expect((await stored()).state).toBe('text_back_sent')
    // Nothing here would know of it later.
    expect(deleted).toEqual(['DELETE /Recordings/RE0123456789.json'])
    expect(await db.select().from(voicemails)).toHaveLength(0)
  })

  it('of who hides the number has none', async () => {
    await send(address('incoming'), { From: '+266696687' })
    expect((await stored()).fromEnc).toBeNull()
  })
})

describe('what is brought', () => {
  it('without the right signature is an address that is none', async () => {
    for (const signature of [
      null,
      '',
      'AAAA',
      voiceSignature(address('incoming'), new URLSearchParams(), 'other-token'),
    ])
      expect((await send(address('incoming'), {}, signature)).status).toBe(404)
    expect(await db.select().from(calls)).toHaveLength(0)
  })

  it('for another number, line or step is the same', async () => {
    expect((await send(address('incoming'), { To: '+12125550199' })).status).toBe(404)
    expect((await send(siteOrigin + paths.voiceWebhook('nobody', 'incoming'), {})).status).toBe(404)
    expect((await send(address('dance'), {})).status).toBe(404)
    expect((await send(address('status'), { CallStatus: 'completed' })).status).toBe(404)
  })

  it('that is too long is not read', async () => {
    expect((await send(address('incoming'), { Extra: 'x'.repeat(33_000) })).status).toBe(404)
  })

  it('twice is done once, and answered again', async () => {
    const first = await begin()
    expect((await begin()).xml).toContain('<Gather')
    const key = given(first.xml, 'key')
    await send(key, { Digits: '3' })
    const { position } = await stored()
    expect((await send(key, { Digits: '3' })).xml).toContain('<Gather')
    expect((await stored()).position).toEqual(position)
    expect(await db.select().from(calls)).toHaveLength(1)
  })

  it('of a turn that is over ends nothing, and a message that was kept is kept once', async () => {
    const rings = await ringing()
    const record = await send(given(rings.xml, 'dialed'), { DialCallStatus: 'no-answer' })
    expect((await send(given(rings.xml, 'dialed'), { DialCallStatus: 'completed' })).xml).toContain('<Record')
    expect((await stored()).state).toBe('recording')
    const message = { RecordingSid: 'RE0123456789', RecordingDuration: '12' }
    const early = given(record.xml, 'recorded').replace(/turn=\d+/, 'turn=1')
    await send(early, message)
    expect(await db.$count(voicemails)).toBe(0)
    await send(given(record.xml, 'recorded'), message)
    const { id, version } = await stored()
    expect(await textByHand(actor(), { callId: id, version })).toBe('sent')
    expect((await send(given(record.xml, 'recorded'), message)).status).toBe(200)
    expect([(await stored()).state, await db.$count(voicemails)]).toEqual(['text_back_sent', 1])
  })

  it('too late is no call of ours any more', async () => {
    const first = await begin()
    setClock(start + 11 * minuteMs)
    expect((await send(given(first.xml, 'key'), { Digits: '3' })).status).toBe(404)
    expect((await begin()).status).toBe(404)
    const forged = address('key', { turn: '1', at: String(start / 1000 + 600) })
    expect((await send(forged, { Digits: '3' }, voiceSignature(first.xml, new URLSearchParams(), token))).status).toBe(
      404,
    )
  })
})

describe('the desk', () => {
  const asked: [string, string][] = []
  beforeEach(() => {
    asked.length = 0
    vi.stubGlobal('fetch', (url: string, { body, method }: { body?: URLSearchParams; method: string }) => {
      asked.push([`${method} ${url}`, String(body?.get('Twiml') ?? body?.get('Status') ?? '')])
      return Promise.resolve(new Response('{}'))
    })
  })

  it('hands a waiting call to its own telephone, which says when it is answered', async () => {
    await ringing()
    await workCall(actor(), { callId: (await stored()).id, version: (await stored()).version, move: 'connect' })
    const [[url, xml]] = asked as [[string, string]]
    expect(url).toBe(`POST https://voice.test/2010-04-01/Accounts/AC0123456789/Calls/${ref}.json`)
    expect(xml).toContain(`>${desk}</Number>`)
    expect((await stored()).state).toBe('queued')
    // The telephone that rang before is let go, which is no news.
    await send(given(xml, 'dialed'), { DialCallStatus: 'canceled' })
    expect((await stored()).state).toBe('queued')
    await send(given(xml, 'answered'), { CallSid: 'CA-child', ParentCallSid: ref, To: desk })
    expect((await stored()).state).toBe('connected')
  })

  it('hands it to the first who takes it, and tells the second before any telephone rings', async () => {
    await ringing()
    const { id, version } = await stored()
    await workCall(actor(), { callId: id, version, move: 'connect' })
    await expect(workCall(actor(), { callId: id, version, move: 'connect' })).rejects.toMatchObject({
      code: 'telephony.moved_on',
    })
    expect(asked).toHaveLength(1)
  })

  it('sends a caller to the voicemail', async () => {
    await ringing()
    await workCall(actor(), { callId: (await stored()).id, version: (await stored()).version, move: 'record' })
    const onward = /<Redirect>([^<]+)</.exec(asked[0]![1])![1]!.replaceAll('&amp;', '&')
    expect((await send(onward, {})).xml).toContain('<Record')
  })

  it('is told when the carrier does not answer, and nothing is changed', async () => {
    await ringing()
    vi.stubGlobal('fetch', () => Promise.reject(new Error('down')))
    const { id, version, state } = await stored()
    await expect(workCall(actor(), { callId: id, version, move: 'finish' })).rejects.toMatchObject({
      code: 'telephony.carrier',
    })
    expect((await stored()).state).toBe(state)
  })
})
