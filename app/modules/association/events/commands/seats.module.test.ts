import { asc, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { associationEvents, eventRegistrations, eventRequests } from '#drizzle/schema/association/events.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { actionTokens } from '#drizzle/schema/security.ts'
import { associationWithMembers, insertEvent } from '#tests/factories/events.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findRegistration, listEvents } from '../queries/event-rows.server.ts'
import { acceptOffer } from './accept-offer.server.ts'
import { checkIn, undoCheckIn } from './check-in.server.ts'
import { cancelOwn, removeRegistration } from './end-registration.server.ts'
import { runEventChores } from './event-chores.server.ts'
import { handDoor } from './hand-door.server.ts'
import { moveEvent } from './move-event.server.ts'
import { promoteWaiting } from './promote-waiting.server.ts'
import { pruneRegistrations } from './prune-registrations.server.ts'
import { confirmRequest, registerMember, requestSeat } from './register-person.server.ts'
import { createEvent, saveEvent } from './save-event.server.ts'

useDatabase()

type EventRow = typeof associationEvents.$inferInsert

/** An association with members, and an event of two seats. */
async function stage(members: number, event: Partial<EventRow> = {}) {
  const made = await associationWithMembers(members)
  const eventId = await withTransaction((tx) => insertEvent(tx, { associationId: made.associationId, ...event }))
  const register = (serial: number, guests = 0) => {
    const memberId = made.memberIds[serial]!
    return registerMember({ memberId, associationId: made.associationId, locale: 'en-US' }, { eventId, guests })
  }
  return { ...made, eventId, register }
}

const statusOf = async (id: string) => (await findRegistration(id))!.registration.status
const templates = async () => {
  const rows = await db.select({ template: messageOutbox.template }).from(messageOutbox)
  return rows.map(({ template }) => template).toSorted()
}
const eventRow = async (id: string) =>
  (await db.select().from(associationEvents).where(eq(associationEvents.id, id)))[0]!

describe('seats under race', () => {
  const calls = dialect === 'sqlite' ? 2000 : 40
  const seats = dialect === 'sqlite' ? 50 : 10

  it(`${seats} of ${calls} who ask at once get one, the others a place in the order of the writes`, async () => {
    const { associationId, actor } = await associationWithMembers(0)
    const eventId = await withTransaction(async (tx) => {
      const template = (await tx.select().from(associationMembers))[0]!
      for (let serial = 0; serial < calls; serial++)
        await tx
          .insert(associationMembers)
          .values({ ...template, id: `member-${serial}`, userId: null, role: 'member' })
      return insertEvent(tx, { associationId, capacity: seats })
    })
    const answers = await Promise.all(
      Array.from({ length: calls }, (_, serial) =>
        registerMember({ memberId: `member-${serial}`, associationId, locale: 'zh-Hans' }, { eventId, guests: 0 }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'registered')).toHaveLength(seats)
    const rows = await db.select().from(eventRegistrations).orderBy(asc(eventRegistrations.position))
    const waiting = rows.filter(({ status }) => status === 'waitlisted')
    expect(rows.filter(({ status }) => status === 'registered')).toHaveLength(seats)
    expect(waiting.map(({ position }) => position)).toEqual(Array.from({ length: calls - seats }, (_, at) => at + 1))
    expect(waiting.map(({ createdAt }) => createdAt)).toEqual(waiting.map(({ createdAt }) => createdAt).toSorted())
    if (dialect === 'sqlite') {
      // The queue writes in the order in which it was asked.
      const asked = answers.filter(({ status }) => status === 'waitlisted').map(({ id }) => id)
      expect(waiting.map(({ id }) => id)).toEqual(asked)
    }
    expect(await eventRow(eventId)).toMatchObject({ isFull: true })
    await expect(promoteWaiting(actor, { eventId, registrationId: waiting[0]!.id })).rejects.toThrow('full')
  }, 60_000)

  it('nobody has two, however often they press', async () => {
    const { register } = await stage(1, { capacity: 9 })
    const pressed = await Promise.all(Array.from({ length: 20 }, () => register(0)))
    expect(new Set(pressed.map(({ id }) => id)).size).toBe(1)
    expect(await db.$count(eventRegistrations)).toBe(1)
  })
})

describe('a waitlist', () => {
  it('of story 9: a cancellation promotes who is next, who accepts or loses the seat after a day', async () => {
    const { register, eventId } = await stage(4)
    const [first, second, third, fourth] = [await register(0), await register(1), await register(2), await register(3)]
    expect([first, second, third, fourth].map(({ status, position }) => [status, position])).toEqual([
      ...[
        ['registered', null],
        ['registered', null],
        ['waitlisted', 1],
        ['waitlisted', 2],
      ],
    ])
    await cancelOwn(first!.id)
    await cancelOwn(first!.id)
    expect([await statusOf(third!.id), await statusOf(fourth!.id)]).toEqual(['offered', 'waitlisted'])
    setClock(now() + dayMs - 1)
    await runEventChores()
    expect(await statusOf(third!.id)).toBe('offered')
    setClock(now() + 1)
    await expect(acceptOffer(third!.id)).rejects.toThrow('association_event.changed')
    await runEventChores()
    expect([await statusOf(third!.id), await statusOf(fourth!.id)]).toEqual(['expired', 'offered'])
    expect((await acceptOffer(fourth!.id)).status).toBe('registered')
    expect((await acceptOffer(fourth!.id)).status).toBe('registered')
    expect(await templates()).toEqual([
      ...['event_offered', 'event_offered', 'event_registered', 'event_registered', 'event_registered'],
      ...['event_waitlisted', 'event_waitlisted'],
    ])
    expect(await eventRow(eventId)).toMatchObject({ isFull: true })
  })

  it('frees an offer that has run out when the next one asks, before any chore', async () => {
    const { register } = await stage(4, { capacity: 1 })
    const [first, second] = [await register(0), await register(1)]
    await cancelOwn(first.id)
    setClock(now() + dayMs)
    const third = await register(2)
    expect([await statusOf(second.id), third.status]).toEqual(['expired', 'registered'])
  })

  it('passes over a family that does not fit, and offers it the seats once they are enough', async () => {
    const { register } = await stage(5, { capacity: 3 })
    const seated = [await register(0), await register(1), await register(2)]
    const family = await register(3, 1)
    const single = await register(4)
    await cancelOwn(seated[0]!.id)
    expect([await statusOf(family.id), await statusOf(single.id)]).toEqual(['waitlisted', 'offered'])
    await cancelOwn(seated[1]!.id)
    await cancelOwn(seated[2]!.id)
    expect(await statusOf(family.id)).toBe('offered')
  })

  it('is there only where the event has one', async () => {
    const { register } = await stage(3, { hasWaitlist: false })
    await register(0, 1)
    await expect(register(1)).rejects.toThrow('association_event.full')
    await expect(register(2, 3)).rejects.toThrow('association_event.guests')
  })
})

describe('somebody of the public', () => {
  it('gets a seat once they have opened the message, as the member they are where the address is of one', async () => {
    const { associationId, eventId, memberIds } = await stage(1, { capacity: 9 })
    const ask = (email: string) =>
      requestSeat({ name: '王小明', email, guests: 1, locale: 'zh-Hant' }, { associationId, eventId })
    await ask('stranger@example.com')
    // Ids of one millisecond have no order.
    setClock(now() + 1)
    await ask('member.0@example.com')
    expect(await templates()).toEqual(['event_confirm', 'event_confirm'])
    expect(await db.$count(eventRegistrations)).toBe(0)
    const requests = await db.select().from(eventRequests).orderBy(asc(eventRequests.id))
    expect(JSON.stringify(requests)).not.toMatch(/stranger|member\.0|小明/)
    const [stranger, member] = [await confirmRequest(requests[0]!.id), await confirmRequest(requests[1]!.id)]
    expect([stranger.memberId, member.memberId]).toEqual([null, memberIds[0]])
    expect((await confirmRequest(requests[0]!.id)).id).toBe(stranger.id)
    setClock(now() + dayMs)
    await expect(confirmRequest(requests[0]!.id)).rejects.toThrow('association_event.request_over')
  })

  it('finds no event of members, nor one of another association', async () => {
    const { associationId, eventId } = await stage(0, { visibility: 'members' })
    const person = { name: 'A', email: 'a@example.com', guests: 0, locale: 'en-US' } as const
    await expect(requestSeat(person, { associationId, eventId })).rejects.toThrow('association_event.unknown')
    const other = await stage(1)
    await expect(requestSeat(person, { associationId, eventId: other.eventId })).rejects.toThrow('unknown')
  })
})

describe('a manager', () => {
  it('is told of no event, registration or door of another association', async () => {
    const { register, eventId } = await stage(1)
    const { id: registrationId } = await register(0)
    const other = await stage(1)
    const { id: own } = await other.register(0)
    const { actor } = other
    for (const refused of [
      moveEvent(actor, eventId, 'cancel'),
      promoteWaiting(actor, { eventId, registrationId }),
      removeRegistration(actor, { eventId, registrationId }),
      removeRegistration(actor, { eventId: other.eventId, registrationId }),
      checkIn(actor, { eventId, registrationId }),
      checkIn(actor, { eventId: other.eventId, registrationId }),
      undoCheckIn(actor, { eventId, registrationId: own }),
    ])
      await expect(refused).rejects.toThrow('association_event.unknown')
  })

  it('lets somebody in once: the second time is yellow with the time, and a mistake is undone for five minutes', async () => {
    const { register, eventId, actor } = await stage(3, { capacity: 3 })
    const [first, second] = [await register(0), await register(1)]
    const { startsAt, endsAt } = await eventRow(eventId)
    expect(await checkIn(actor, { eventId, typed: first.number })).toEqual({ light: 'red', reason: 'closed' })
    setClock(startsAt - hourMs)
    const typed = first.number.toLowerCase()
    expect(await checkIn(actor, { eventId, typed })).toEqual({ light: 'green', registrationId: first.id })
    setClock(now() + minuteMs)
    const again = await checkIn(actor, { eventId, registrationId: first.id })
    expect(again).toEqual({ light: 'yellow', registrationId: first.id, at: startsAt - hourMs })
    await undoCheckIn(actor, { eventId, registrationId: first.id })
    expect(await checkIn(actor, { eventId, typed })).toMatchObject({ light: 'green' })
    setClock(now() + 5 * minuteMs + 1)
    await expect(undoCheckIn(actor, { eventId, registrationId: first.id })).rejects.toThrow('changed')
    await cancelOwn(second.id)
    expect(await checkIn(actor, { eventId, typed: second.number })).toEqual({ light: 'red', reason: 'canceled' })
    expect(await checkIn(actor, { eventId, typed: 'ABCDEFGHJ' })).toEqual({ light: 'red', reason: 'unknown' })
    setClock(startsAt - 1)
    const third = await register(2)
    setClock(startsAt)
    await runEventChores()
    await expect(cancelOwn(third.id)).rejects.toThrow('association_event.changed')
    setClock(endsAt + 3 * hourMs)
    await runEventChores()
    expect([await statusOf(first.id), await statusOf(third.id)]).toEqual(['attended', 'absent'])
    expect(await eventRow(eventId)).toMatchObject({ status: 'finished' })
  })

  it('makes one draft of a form that is sent twice, and changes a published event so that everybody hears of it', async () => {
    const { actor, associationId, eventId, register } = await stage(2, { capacity: 1 })
    const {
      id: _,
      associationId: __,
      formKey: ___,
      status: ____,
      isFull: _____,
      version: ______,
      ...row
    } = await eventRow(eventId)
    const { sequence: _s, createdAt: _c, updatedAt: _u, ...columns } = row
    const form = { shown: associationId, columns, key: 'key-1' }
    const [one, two] = [await createEvent(actor, form), await createEvent(actor, form)]
    expect(one).toBe(two)
    expect((await listEvents(associationId)).map(({ status }) => status).toSorted()).toEqual(['draft', 'published'])
    await moveEvent(actor, one, 'delete')
    expect((await listEvents(associationId)).map(({ id }) => id)).toEqual([eventId])
    const [seated, waiting] = [await register(0), await register(1)]
    const saving = { shown: associationId, seen: 1 }
    await saveEvent(actor, eventId, {
      ...saving,
      columns: { ...columns, startsAt: columns.startsAt + hourMs, capacity: 2 },
    })
    expect((await templates()).filter((template) => template === 'event_changed')).toHaveLength(2)
    expect([await statusOf(seated.id), await statusOf(waiting.id)]).toEqual(['registered', 'offered'])
    await expect(saveEvent(actor, eventId, { ...saving, columns })).rejects.toThrow('association_event.capacity')
    const stale = saveEvent(actor, eventId, { ...saving, columns: { ...columns, capacity: 2 } })
    await expect(stale).rejects.toThrow('association_event.stale')
    await moveEvent(actor, eventId, 'cancel')
    expect([await statusOf(seated.id), await statusOf(waiting.id)]).toEqual(['canceled', 'canceled'])
    expect((await templates()).filter((template) => template === 'event_canceled')).toHaveLength(2)
  })
})

describe('what is long over', () => {
  it('is forgotten with its links when its tickets cannot be opened any more, and not a day before', async () => {
    const { register, eventId, actor } = await stage(1)
    const { id } = await register(0)
    await handDoor(actor, eventId, { name: '王小明', email: 'greeter@example.com', locale: 'zh-Hans' })
    const { endsAt, startsAt } = await eventRow(eventId)
    setClock(startsAt + minuteMs)
    await runEventChores()
    setClock(endsAt + 3 * hourMs)
    await runEventChores()
    expect(await statusOf(id)).toBe('absent')
    setClock(endsAt + 399 * dayMs)
    expect(await pruneRegistrations()).toBe(0)
    setClock(endsAt + 401 * dayMs)
    expect([await pruneRegistrations(), await pruneRegistrations()]).toEqual([2, 0])
    expect(await db.$count(eventRegistrations)).toBe(0)
    const links = inArray(actionTokens.subjectType, ['event_registration', 'event_greeter'])
    expect(await db.$count(actionTokens, links)).toBe(0)
    expect((await eventRow(eventId)).status).toBe('finished')
  })
})
