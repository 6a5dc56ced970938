import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { dayMs, hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { takeToken } from '#app/core/rate-limits.server.ts'
import { registerMember } from '#app/modules/association/events/commands/register-person.server.ts'
import type { loadDoor } from '#app/modules/association/events/pages/door-page.server.ts'
import type { loadGreeterDoor } from '#app/modules/association/events/pages/greeter-door.server.ts'
import type { loadGreeters } from '#app/modules/association/events/pages/greeters-page.server.ts'
import { paths } from '#app/paths.ts'
import { associationEvents, eventRegistrations } from '#drizzle/schema/association/events.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import {
  associationManager,
  insertAssociation,
  insertMember,
  switchAssociations,
} from '#tests/factories/associations.ts'
import { insertEvent } from '#tests/factories/events.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, post } from './route-request.ts'

useDatabase()

beforeEach(() => switchAssociations(true))

const network = { clientAddress: '203.0.113.9' }

async function sentVars(template: string) {
  const rows = await db
    .select()
    .from(messageOutbox)
    .where(eq(messageOutbox.template, template))
    .orderBy(asc(messageOutbox.createdAt), asc(messageOutbox.id))
  return rows.map(
    ({ id, varsEnc }) =>
      JSON.parse(decryptField(varsEnc, { table: 'message_outbox', column: 'vars_enc', rowId: id })) as Record<
        string,
        string
      >,
  )
}

/** An event in two days with somebody registered, and its greeters' page. */
async function stage() {
  const startsAt = now() + 2 * dayMs
  const [associationId, eventId] = await withTransaction(async (tx) => {
    const own = await insertAssociation(tx, { slug: 'society' })
    return [own, await insertEvent(tx, { associationId: own, startsAt })] as const
  })
  const headers = await associationManager({ associationIds: [associationId] })
  const memberId = await withTransaction((tx) => insertMember(tx, { associationId, name: '白芷宁' }))
  const seat = await registerMember({ memberId, associationId, locale: 'zh-Hans' }, { eventId, guests: 0 })
  const greeters = paths.associationEventGreeters(eventId)
  const hand = (fields: Record<string, string>) =>
    post<FormAnswer>(
      greeters,
      { intent: 'hand', officer: '', name: '', email: '', language: 'en-US', ...fields },
      { headers },
    )
  return { associationId, eventId, headers, seat, greeters, hand, startsAt }
}

/** Opens the latest link of a greeter with its code; answers its address and the cookie. */
async function openLatest() {
  const { pathname } = new URL((await sentVars('event_door')).at(-1)!.link!)
  await post<never>(`${pathname}/code`, {}, network)
  const { code } = (await sentVars('one_time_code')).at(-1)!
  const entered = await post<never>(`${pathname}/access`, { code: code! }, network)
  return { pathname, headers: { Cookie: entered.headers.get('Set-Cookie')!.split(';')[0]! } }
}

const auditedGreeter = async () =>
  (
    await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectType, 'event_greeter'))
      .orderBy(asc(auditEvents.seq))
  )
    .map(({ action }) => action)
    .filter((action) => action.startsWith('association_event.'))

describe('a greeter at the door', () => {
  it('opens the list of the one event on its day, by a code, and check-ins name them', async () => {
    const { eventId, headers, seat, hand, startsAt, associationId } = await stage()
    expect((await hand({ name: ' ' })).data.submission.error).toMatchObject({ name: expect.anything() })
    await hand({ name: '王小明', email: 'Greeter@Example.com' })
    const link = new URL((await sentVars('event_door'))[0]!.link!).pathname.replace('/en-US', '')
    const locked = await get<typeof loadGreeterDoor>(link)
    expect(locked.data).toMatchObject({ view: 'locked', person: { initial: '王', contact: 'g•••@example.com' } })
    const { pathname, headers: cookie } = await openLatest()
    expect((await get<typeof loadGreeterDoor>(pathname, { headers: cookie })).data.view).toBe('early')
    await post(pathname, { intent: 'checkin', registration: seat.id, number: '' }, { headers: cookie })
    setClock(startsAt - hourMs)
    const again = await openLatest()
    const at = again.pathname
    const shown = await get<typeof loadGreeterDoor>(at, { headers: again.headers })
    expect(shown.data).toMatchObject({ view: 'door', door: { come: 0, expected: 1, isOpen: true } })
    expect(JSON.stringify(shown.data)).not.toContain('@')
    const pressed = await post(at, { intent: 'checkin', registration: seat.id, number: '' }, { headers: again.headers })
    const green = await get<typeof loadGreeterDoor>(pressed.location!, { headers: again.headers })
    expect(green.data).toMatchObject({ door: { light: { light: 'green' }, come: 1 } })
    const { data } = await get<typeof loadDoor>(paths.associationEventDoor(eventId), { headers })
    expect(data.lines).toMatchObject([{ name: '白芷宁', by: '王小明', isUndoable: true }])
    // Nothing else of the association, not even another event of the same day.
    const other = await withTransaction((tx) => insertEvent(tx, { associationId, startsAt }))
    const elsewhere = await registerMember(
      { memberId: seat.memberId!, associationId, locale: 'zh-Hans' },
      { eventId: other, guests: 0 },
    ).catch(() => null)
    const foreign = { intent: 'checkin', registration: elsewhere?.id ?? 'none', number: '' }
    expect((await post(at, foreign, { headers: again.headers })).status).toBe(404)
    const file = await get<never>(paths.associationEventFile(eventId), { headers: again.headers })
    expect(file.location).toContain(paths.associationLogin())
    await post(at, { intent: 'undo', registration: seat.id, number: '' }, { headers: again.headers })
    expect(await auditedGreeter()).toEqual([
      'association_event.door_hand',
      'association_event.door_check_in',
      'association_event.door_undo',
    ])
  })

  it('has nothing any more once the door is taken back, the event is over, or a newer link was sent', async () => {
    const { headers, seat, greeters, hand, startsAt, eventId } = await stage()
    await hand({ name: '王小明', email: 'greeter@example.com' })
    setClock(startsAt - hourMs)
    const first = await openLatest()
    const viewAt = async ({ pathname, headers: Cookie }: Awaited<ReturnType<typeof openLatest>>) => {
      const { status, data } = await get<typeof loadGreeterDoor>(pathname, { headers: Cookie })
      return [status, 'reason' in data ? data.reason : data.view]
    }
    // Handed over twice it is one greeter with a new link.
    setClock(startsAt - hourMs + minuteMs)
    await hand({ name: '王小明', email: 'GREETER@example.com' })
    const second = await openLatest()
    expect([await viewAt(first), await viewAt(second)]).toEqual([
      [410, 'replaced'],
      [200, 'door'],
    ])
    const { data } = await get<typeof loadGreeters>(greeters, { headers })
    expect(data.greeters).toMatchObject([{ name: '王小明' }])
    await post(greeters, { intent: 'take_back', greeter: data.greeters[0]!.id }, { headers })
    expect(await viewAt(second)).toEqual([410, 'revoked'])
    await post(second.pathname, { intent: 'checkin', registration: seat.id, number: '' }, { headers: second.headers })
    const [row] = await db.select().from(eventRegistrations).where(eq(eventRegistrations.id, seat.id))
    expect(row!.status).toBe('registered')
    setClock(startsAt - hourMs + 2 * minuteMs)
    await hand({ name: '李雷', email: 'other@example.com' })
    const third = await openLatest()
    setClock(startsAt + 5 * hourMs)
    expect(await viewAt(third)).toEqual([410, 'over'])
    await switchAssociations(false)
    expect((await get<never>(third.pathname)).location).toContain(paths.unauthorized())
    await switchAssociations(true)
    setClock(startsAt - hourMs)
    await withTransaction((tx) =>
      tx.update(associationEvents).set({ status: 'canceled' }).where(eq(associationEvents.id, eventId)),
    )
    expect(await viewAt(third)).toEqual([410, 'canceled'])
  })

  it('is written to twelve times a day at most, by an association that writes thirty times, and a refused form loses nothing', async () => {
    const { associationId, greeters, headers, hand } = await stage()
    await hand({ name: '王小明', email: 'greeter@example.com' })
    const { data } = await get<typeof loadGreeters>(greeters, { headers })
    const resend = () => post<never>(greeters, { intent: 'resend', greeter: data.greeters[0]!.id }, { headers })
    for (let sent = 1; sent < 20; sent++) {
      setClock(now() + 1)
      expect((await resend()).status).toBe(302)
    }
    expect((await sentVars('event_door')).length).toBeLessThanOrEqual(12)
    while ((await takeToken('association_invite', associationId)).allowed);
    const audited = await auditedGreeter()
    await resend()
    const refused = await hand({ name: '李雷', email: 'other@example.com' })
    expect(refused.status).toBe(429)
    expect(refused.data.submission).toMatchObject({
      error: { email: ['errors.tooMany'] },
      initialValue: { name: '李雷', email: 'other@example.com' },
    })
    expect(await auditedGreeter()).toEqual(audited)
  })

  it('is an officer with an address, and nobody of another association', async () => {
    const { associationId, greeters, headers, hand } = await stage()
    const [officer, stranger] = await withTransaction(async (tx) => {
      const office = { 'zh-Hans': '秘书', 'zh-Hant': '秘書', 'en-US': 'Secretary' }
      const elsewhere = await insertAssociation(tx, { slug: 'other' })
      return [
        await insertMember(tx, { associationId, name: '陶静宜', email: 'officer@example.com', office }),
        await insertMember(tx, { associationId: elsewhere, email: 'stranger@example.com', office }),
      ]
    })
    const { data } = await get<typeof loadGreeters>(greeters, { headers })
    expect(data.officers).toEqual([{ value: officer, label: '陶静宜 · officer@example.com' }])
    expect((await hand({ officer: stranger! })).status).toBe(404)
    expect((await hand({ officer: officer! })).status).toBe(302)
    expect(await sentVars('event_door')).toHaveLength(1)
  })
})
