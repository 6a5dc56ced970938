import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { hourMs } from '#app/core/calendar/durations.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { requestPath, ticketPath } from '#app/modules/association/events/commands/ticket-link.server.ts'
import { registerMember } from '#app/modules/association/events/commands/register-person.server.ts'
import type { loadDoor } from '#app/modules/association/events/pages/door-page.server.ts'
import type { loadEvents, loadEvent } from '#app/modules/association/events/pages/manage-events.server.ts'
import type { loadPublicEvent } from '#app/modules/association/events/pages/public-event.server.ts'
import type { loader as ticketLoader } from '#app/routes/public/token/link.tsx'
import { associationEvents, eventRegistrations, eventRequests } from '#drizzle/schema/association/events.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import {
  associationManager,
  insertAssociation,
  insertMember,
  switchAssociations,
} from '#tests/factories/associations.ts'
import { attendedEvent, insertEvent } from '#tests/factories/events.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

beforeEach(() => switchAssociations(true))

const list = '/association-management/events'
const typed = {
  ...{ titleHans: '讲座', titleHant: '講座', titleEn: 'Talk', bodyHans: '讲', bodyHant: '講', bodyEn: 'A talk' },
  ...{ venue: 'Hall', address: '1 Example St, Flushing, NY 11354', date: '2030-12-01', from: '18:30', to: '20:00' },
  ...{ capacity: '2', guests: '0', price: '0', memberPrice: '0', cme: '', waitlist: 'yes', visibility: 'public' },
}

/** An association with a manager and an event of two seats. */
async function stage() {
  const associationId = await withTransaction((tx) => insertAssociation(tx, { slug: 'society' }))
  const eventId = await withTransaction((tx) => insertEvent(tx, { associationId }))
  const headers = await associationManager({ associationIds: [associationId] })
  return { associationId, eventId, headers }
}

async function memberSeat(associationId: string, eventId: string, email: string) {
  const memberId = await withTransaction((tx) => insertMember(tx, { associationId, email, name: `会员 ${email}` }))
  return registerMember({ memberId, associationId, locale: 'zh-Hans' }, { eventId, guests: 0 })
}

const requests = () => db.select().from(eventRequests).orderBy(asc(eventRequests.createdAt), asc(eventRequests.id))
const statusOf = async (id: string) =>
  (await db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id)))[0]!.status

describe('the management of events', () => {
  it('makes a draft of what was typed, says what is wrong beside its field, and publishes it', async () => {
    const { associationId, headers } = await stage()
    const body = { ...typed, association: associationId, version: '0', key: 'key-1' }
    const refused = await post<FormAnswer>(`${list}/new`, { ...body, titleHant: '', to: '09:00' }, { headers })
    expect([refused.status, Object.keys(refused.data.submission.error ?? {})]).toEqual([400, ['titleHant']])
    expect(refused.data.submission.initialValue).toMatchObject({ titleHans: '讲座', address: typed.address })
    const made = await post(`${list}/new`, body, { headers })
    const again = await post(`${list}/new`, body, { headers })
    expect([made.status, again.location]).toEqual([302, made.location])
    const at = made.location!
    expect((await get<typeof loadEvent>(at, { headers })).data).toMatchObject({
      steps: ['publish', 'delete'],
      total: 0,
    })
    await post(at, { intent: 'publish' }, { headers })
    const { data } = await get<typeof loadEvents>(list, { headers })
    expect(data.coming.map(({ status }) => status)).toEqual(['published', 'published'])
  })

  it('finds who has registered, gives a list to take along, and takes somebody off it', async () => {
    const { associationId, eventId, headers } = await stage()
    const at = `${list}/${eventId}`
    const first = await memberSeat(associationId, eventId, 'first@example.com')
    await memberSeat(associationId, eventId, 'second@example.com')
    const third = await memberSeat(associationId, eventId, 'third@example.com')
    const found = await get<typeof loadEvent>(`${at}?q=FIRST`, { headers })
    expect(found.data.registrations.map(({ email }) => email)).toEqual(['first@example.com'])
    const file = await openPage(`${at}/registrations.csv`, { headers })
    expect(file.headers.get('Content-Disposition')).toContain('registrations.csv')
    await post(at, { intent: 'remove', registration: first.id }, { headers })
    expect([await statusOf(first.id), await statusOf(third.id)]).toEqual(['canceled', 'offered'])
    await post(at, { intent: 'cancel' }, { headers })
    expect(await statusOf(third.id)).toBe('canceled')
  })

  it('lets people in by number or line: green once, then yellow with the time', async () => {
    const { associationId, eventId } = await stage()
    const { id, number } = await memberSeat(associationId, eventId, 'first@example.com')
    const [event] = await db.select().from(associationEvents).where(eq(associationEvents.id, eventId))
    setClock(event!.startsAt - hourMs)
    const manager = await associationManager({ associationIds: [associationId], role: 'admin' })
    const door = `${list}/${eventId}/door`
    const scan = (typedNumber: string) =>
      post(door, { intent: 'checkin', registration: '', number: typedNumber }, { headers: manager })
    const lightAt = async (path: string | null) => (await get<typeof loadDoor>(path!, { headers: manager })).data.light
    expect(await lightAt((await scan(number)).location)).toMatchObject({ light: 'green' })
    const yellow = await lightAt((await scan(number)).location)
    expect(yellow?.light).toBe('yellow')
    expect(yellow?.words).toMatch(/\d:\d\d/)
    expect(await lightAt((await scan('ABCD-EFGH-K')).location)).toMatchObject({ light: 'red' })
    await post(door, { intent: 'undo', registration: id, number: '' }, { headers: manager })
    expect(await statusOf(id)).toBe('registered')
  })

  it('draws the certificate of who came, for them and for the association', async () => {
    const { associationId, headers } = await stage()
    const { event, registration } = await attendedEvent(associationId)
    for (const path of [
      `${list}/${event}/certificates/${registration}`,
      `${ticketPath(registration)}/certificate.pdf`,
    ]) {
      const answer = await openPage(path, { headers })
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    }
  })
})

describe('the page of an event', () => {
  it('says when and where, with structured data, and is none of members’ events or of other associations', async () => {
    const { associationId, eventId } = await stage()
    const path = `/association/society/events/${eventId}`
    const { status, data } = await get<typeof loadPublicEvent>(`/en-US${path}`)
    expect([status, data.title, data.isOpen]).toEqual([200, 'Health talk', true])
    const things = data.head.structuredData?.map((text) => (JSON.parse(text) as { '@type': string })['@type'])
    expect(things).toContain('Event')
    expect((await openPage(`${path}/calendar.ics`)).headers.get('Content-Type')).toContain('text/calendar')
    const hidden = await withTransaction((tx) => insertEvent(tx, { associationId, visibility: 'members' }))
    const other = await withTransaction(async (tx) => insertEvent(tx, { associationId: await insertAssociation(tx) }))
    for (const id of [hidden, other, 'nothing'])
      expect((await get<never>(`/association/society/events/${id}`)).status).toBe(404)
    await switchAssociations(false)
    expect((await get<never>(path)).location).toBe('/unauthorized')
  })

  it('answers the same whoever asks, and gives the seat once the message is opened', async () => {
    const { associationId, eventId } = await stage()
    await memberSeat(associationId, eventId, 'known@example.com')
    const path = `/association/society/events/${eventId}`
    const ask = (email: string) => post(path, { name: '王小明', email, guests: '0', website: '' })
    const known = await ask('known@example.com')
    const earlier = (await requests()).map(({ id }) => id)
    const unknown = await ask('unknown@example.com')
    expect([known.status, known.location]).toEqual([unknown.status, unknown.location])
    expect((await post<FormAnswer>(path, { name: '', email: 'x', guests: '', website: '' })).status).toBe(400)
    expect(await db.$count(eventRegistrations)).toBe(1)
    const waiting = (await requests()).find(({ id }) => !earlier.includes(id))!
    const link = await withTransaction((tx) => requestPath(tx, waiting))
    const { data } = await get<typeof ticketLoader>(link)
    expect(data.view).toBe('event-request')
    expect(await db.$count(eventRegistrations)).toBe(1)
    const confirmed = await post(`${link}/seat`, { intent: 'confirm' })
    const ticket = await get<typeof ticketLoader>(confirmed.location!)
    expect(ticket.data).toMatchObject({ view: 'event', ticket: { status: 'registered', name: '王小明' } })
    expect((await openPage(`${confirmed.location}/seat.svg`)).headers.get('Content-Type')).toContain('svg')
    await post(`${confirmed.location}/seat`, { intent: 'cancel' })
    expect((await get<typeof ticketLoader>(confirmed.location!)).data).toMatchObject({ ticket: { status: 'canceled' } })
    expect(await db.$count(messageOutbox)).toBeGreaterThan(2)
  })
})

it('a ticket of somebody who waits takes the seat that is offered, until the offer runs out', async () => {
  const { associationId, eventId, headers } = await stage()
  const seated = await memberSeat(associationId, eventId, 'first@example.com')
  await memberSeat(associationId, eventId, 'second@example.com')
  const waiting = await memberSeat(associationId, eventId, 'third@example.com')
  const path = ticketPath(waiting.id)
  expect((await get<typeof ticketLoader>(path)).data).toMatchObject({ ticket: { status: 'waitlisted', position: 1 } })
  await post(`${list}/${eventId}`, { intent: 'remove', registration: seated.id }, { headers })
  expect((await get<typeof ticketLoader>(path)).data).toMatchObject({ ticket: { isAcceptable: true } })
  await post(`${path}/seat`, { intent: 'accept' })
  expect(await statusOf(waiting.id)).toBe('registered')
})

describe('a link of a seat that has ended', () => {
  it('says why and where to go on, and works while associations are off', async () => {
    const { associationId, eventId } = await stage()
    const { id } = await memberSeat(associationId, eventId, 'first@example.com')
    await switchAssociations(false)
    expect((await get<typeof ticketLoader>(ticketPath(id))).data).toMatchObject({ view: 'event' })
    await switchAssociations(true)
    const [event] = await db.select().from(associationEvents).where(eq(associationEvents.id, eventId))
    setClock(event!.endsAt + 401 * 24 * hourMs)
    const ended = await get<typeof ticketLoader>(ticketPath(id))
    expect([ended.status, ended.data]).toMatchObject([
      410,
      { view: 'event-ended', ended: { reason: 'ticket', path: '/association/society' } },
    ])
    const pressed = await post(`${ticketPath(id)}/seat`, { intent: 'cancel' })
    expect(pressed.location).toBe(ticketPath(id))
  })
})
