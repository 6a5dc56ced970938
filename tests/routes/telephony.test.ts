import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { facilityHours } from '#drizzle/schema/directory.ts'
import { calls, ivrVersions, phoneLines, ringGroups, telephonySettings, voicemails } from '#drizzle/schema/index.ts'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { insertPractice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

useDatabase()

const setUp = '/provider/4/dashboard/telephony'
const voip = '/provider/3/mgmt/app/communications/voip'
let manager: Record<string, string>
let desk: Record<string, string>
let deskId: string

beforeEach(async () => {
  // Tuesday, 10:00 in New York.
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  const made = await withTransaction(async (tx) => {
    const { facilityId } = await insertPractice(tx, { provider: { tier: 3 }, facility: { slug: 'harbor' } })
    await tx.insert(facilityHours).values({ id: newId(), facilityId, weekday: 2, opens: '09:00', closes: '17:00' })
    const people = { manager: await insertUser(tx), front_desk: await insertUser(tx, { firstName: 'Dana' }) }
    for (const role of ['manager', 'front_desk'] as const)
      await insertSeat(tx, { userId: people[role], facilityId, role })
    return people
  })
  deskId = made.front_desk
  manager = await signedIn(made.manager)
  desk = await signedIn(deskId)
})
afterEach(() => setClock(null))

const page = (path: string, headers = manager) => openPage(withPrefix(path, 'en-US'), { headers })
const send = (path: string, fields: Record<string, string>, headers = manager) =>
  post<FormAnswer>(path, fields, { headers })
const version = async () => String((await db.select().from(telephonySettings))[0]!.version)
const callNow = async () => (await db.select().from(calls))[0]!
const start = () => send(`${setUp}?place=harbor`, {})

/** The numbers of people whose telephones ring. */
async function withDesk() {
  await start()
  const [group] = await db.select().from(ringGroups)
  const member = { member0: deskId, phone0: '(212) 555-0131', seconds0: '15' }
  const path = `${setUp}/group?place=harbor&group=${group!.id}`
  expect((await send(path, { version: '1', name: 'Desk', ...member })).status).toBe(302)
  return path
}
async function simulated(from = '2125550177') {
  const [line] = await db.select().from(phoneLines)
  const { status, location } = await send(`${voip}/simulator?place=harbor`, { line: line!.id, from }, desk)
  expect(status).toBe(302)
  return location!
}
/** The caller does something on the page of the call. */
async function act(call: string, fields: Record<string, string>) {
  const { turn } = (await callNow()).position as { turn: number }
  return send(`${call}/caller`, { turn: String(turn), ...fields }, desk)
}
const press = async (call: string, move: string) =>
  send(call, { version: String((await callNow()).version), move }, desk)

describe('setting up', () => {
  it('begins by a press, and every page is there in three languages', async () => {
    expect((await page(`${setUp}?place=harbor`)).html).toContain('Start with the ready-made menu')
    expect((await start()).location).toBe(`${setUp}?place=harbor`)
    const [line] = await db.select().from(phoneLines)
    const [group] = await db.select().from(ringGroups)
    const parts = [
      ...['', '/number', `/number?line=${line!.id}`, '/hours', '/group', `/group?group=${group!.id}`, '/messages'],
      ...['/menu', '/menu/step?node=main', '/menu/step?node=language', '/menu/step?node=desk', '/test?keys=31x'],
    ]
    for (const locale of locales)
      for (const part of parts)
        expect([part, (await openPage(withPrefix(setUp + part, locale), { headers: manager })).status]).toEqual([
          part,
          200,
        ])
    const { html } = await page(setUp)
    expect(html).toContain('The built-in simulator is on')
    expect((await page(setUp, desk)).status).toBe(403)
  })

  it('says beside the field what is wrong, and keeps what was typed', async () => {
    const path = await withDesk()
    const wrong = await send(path, { version: '2', name: 'Desk', member0: deskId, phone0: '12', seconds0: '15' })
    expect([wrong.status, wrong.data?.submission.error]).toEqual([400, { phone0: ['errors.destination'] }])
    expect(wrong.data?.submission.initialValue).toMatchObject({ phone0: '12' })
    const stranger = await send(path, { version: '2', name: 'Desk', member0: newId(), phone0: '2125550131' })
    expect(stranger.data?.submission.error).toEqual({ member0: ['errors.member'] })
    // Beside the row in which they stand, though the one above is empty.
    const below = await send(path, { version: '2', name: 'Desk', member1: newId(), phone1: '2125550131' })
    expect(below.data?.submission.error).toEqual({ member1: ['errors.member'] })
    const line = { number: '+12125550111', label: 'Again', en: 'on' }
    const taken = await send(`${setUp}/number?place=harbor`, line)
    expect([taken.status, taken.data?.submission.error]).toEqual([409, { number: ['errors.numberTaken'] }])
    const stale = await send(`${setUp}/hours?place=harbor`, { version: '9', mode: 'clinic' })
    expect([stale.status, stale.data?.isStale]).toEqual([409, true])
    const begins = { version: '9', open: 'main', closed: 'closed', holiday: 'closed' }
    const late = await send(`${setUp}/menu?place=harbor&form=entries`, begins)
    expect([late.status, late.data?.isStale]).toEqual([409, true])
    expect(late.data?.submission.initialValue).toMatchObject({ open: 'main', holiday: 'closed' })
  })

  it('edits the menu step by step, shows what is wrong, and publishes it when nothing is', async () => {
    await start()
    const menu = `${setUp}/menu?place=harbor`
    const added = await send(`${menu}&form=add`, {
      version: await version(),
      name: 'Directions',
      action: 'announcement',
    })
    const node = new URL(added.location!, 'https://care.test').searchParams.get('node')!
    expect((await page(menu)).html).toContain('The Mandarin prompt is missing.')
    await send(`${menu}&form=publish`, { version: await version() })
    expect(await db.select().from(ivrVersions)).toHaveLength(1)
    const said = { cmn: '我们在缅街', yue: '我哋喺緬街', en: 'We are on Main Street.', next: 'message' }
    const step = `${setUp}/menu/step?place=harbor`
    await send(`${step}&node=${node}`, { version: await version(), name: 'Directions', ...said })
    const [settings] = await db.select().from(telephonySettings)
    const main = (settings!.draft.nodes as { id: string; name: string; prompts: Record<string, string> }[]).find(
      ({ id }) => id === 'main',
    )!
    const keys = { key1: 'desk', key2: 'message', key9: 'again', key3: node }
    await send(`${step}&node=main`, { version: await version(), name: main.name, ...main.prompts, ...keys })
    expect((await page(`${setUp}/test?keys=33`)).html).toContain('We are on Main Street.')
    expect((await page(`${setUp}/test?keys=33&menu=live`)).html).not.toContain('We are on Main Street.')
    await send(`${menu}&form=publish`, { version: await version() })
    expect((await page(`${setUp}/test?keys=33&menu=live`)).html).toContain('We are on Main Street.')
    await send(`${step}&node=${node}&form=remove`, { version: await version() })
    expect((await page(menu)).html).toContain('Key 3 leads nowhere.')
  })

  it('tests a call at another time of the day', async () => {
    await withDesk()
    expect((await page(`${setUp}/test?keys=31`)).html).toContain('Dana')
    const { html } = await page(`${setUp}/test?at=2026-10-20T20:00`)
    expect(html).toContain('The clinic is closed right now.')
    expect((await page(`${setUp}/test?at=2026-02-30T20:00`)).html).toContain('Enter a valid date and time.')
    expect(await db.select().from(calls)).toHaveLength(0)
  })
})

describe('the desk', () => {
  it('answers a simulated call that came through the menu, and sees its caller’s side', async () => {
    await withDesk()
    const call = await simulated()
    expect((await page(call, desk)).html).toContain('For English, press 3.')
    await act(call, { act: 'key', key: '3' })
    await act(call, { act: 'key', key: '1' })
    for (const locale of locales)
      for (const path of [voip, call, `${voip}/log`, `${voip}/voicemail`, `${voip}/switch`, `${voip}/simulator`])
        expect([path, (await openPage(withPrefix(path, locale), { headers: desk })).status]).toEqual([path, 200])
    const { html } = await page(voip, desk)
    expect(html).toContain('(212) 555-0177')
    expect(html).toContain('English')
    for (const move of ['connect', 'hold', 'resume', 'finish']) expect((await press(call, move)).status).toBe(302)
    expect((await callNow()).state).toBe('ended')
  })

  it('takes a message where nobody answers, and works through it', async () => {
    await withDesk()
    const call = await simulated()
    await act(call, { act: 'key', key: '1' })
    await act(call, { act: 'key', key: '1' })
    await act(call, { act: 'unanswered' })
    const empty = await act(call, { act: 'message', text: '' })
    expect(empty.data?.submission.error).toEqual({ text: ['errors.message'] })
    await act(call, { act: 'message', text: 'Please call me back' })
    const [row] = await db.select().from(voicemails)
    const path = `${voip}/voicemail/${row!.id}`
    const { html } = await page(path, desk)
    expect(html).toContain('Please call me back')
    expect(html).toContain('No transcript')
    const work = (move: string, at: string, more = {}) => send(path, { version: at, move, ...more }, desk)
    await work('assign', '1', { assignee: deskId })
    await work('done', '2')
    expect((await db.select().from(voicemails))[0]).toMatchObject({ state: 'done', assigneeId: deskId })
    expect((await page(`${voip}/voicemail?show=done`, desk)).html).toContain(path)
  })

  it('says on the page of the set-up and of the message that a carrier still has a recording whose time is over', async () => {
    await withDesk()
    const call = await simulated()
    await act(call, { act: 'key', key: '3' })
    await act(call, { act: 'key', key: '2' })
    await act(call, { act: 'message', text: 'Please call me back' })
    expect((await page(setUp)).html).not.toContain('still with the phone carrier')
    await withTransaction(async (tx) => {
      await tx.update(calls).set({ carrier: 'voice_api' })
      await tx.update(voicemails).set({ wipedAt: 1 })
    })
    expect((await page(setUp)).html).toContain('1 recording past its time is still with the phone carrier')
    const [row] = await db.select().from(voicemails)
    const { html } = await page(`${voip}/voicemail/${row!.id}`, desk)
    expect(html).toContain('The phone carrier still has it')
    expect(html).not.toContain('/recording"')
  })

  it('returns missed calls, which the first page of the desk counts', async () => {
    await withDesk()
    const call = await simulated()
    await act(call, { act: 'hang_up' })
    expect((await page('/provider/3', desk)).html).toContain('1 call to return')
    await press(call, 'return')
    expect((await page('/provider/3', desk)).html).not.toContain('call to return')
  })

  it('switches the line until a time, and says beside the field when that is over', async () => {
    await start()
    const path = `${voip}/switch?place=harbor`
    const late = await send(path, { to: 'closed', until: '2026-10-20T09:00' }, desk)
    expect([late.status, late.data?.submission.error]).toEqual([400, { until: ['errors.until'] }])
    expect((await send(path, { to: 'holiday', until: '2026-10-20T18:00' }, desk)).status).toBe(302)
    expect((await page(`${setUp}/test`)).html).toContain('The clinic is closed today for a holiday.')
    expect((await page(voip, desk)).html).toContain('Switched manually until')
    await send(path, { to: 'hours' }, desk)
    expect((await db.select().from(telephonySettings))[0]).toMatchObject({ switchedTo: null, switchedUntil: null })
  })

  it('shows what to do before the telephone is set up', async () => {
    expect((await page(voip, desk)).html).toContain('Ask the clinic’s owner or a manager')
    expect((await page(`${voip}/log`, desk)).status).toBe(404)
  })
})

it('the webhook is an address that is none while no carrier is configured', async () => {
  expect((await send(`/api/telephony/${newId()}/incoming`, { CallSid: 'CA1' })).status).toBe(404)
})
