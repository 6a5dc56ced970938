import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { markArrived } from '#app/modules/booking/appointments/commands/attend-appointment.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { sessions } from '#drizzle/schema/accounts.ts'
import { deskActor, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { changeStream, endStreams, lookForChanges } from './live-feed.server.ts'

useDatabase()

const start = Date.parse('2026-10-20T14:00:00Z')
const staff = deskActor({ id: 'desk' })

let practice: Practice
let sessionId: string

beforeEach(async () => {
  setClock(start)
  const userId = await withTransaction(async (tx) => {
    practice = await insertPractice(tx)
    return insertUser(tx)
  })
  await signedIn(userId)
  sessionId = (await db.select().from(sessions))[0]!.id
})
afterEach(() => {
  endStreams()
  setClock(null)
})

/** An open screen: what it has been told so far, and whether its stream is over. */
function open(providerIds: string[]) {
  const leaving = new AbortController()
  const reader = changeStream({ providerIds, sessionId }, leaving.signal).getReader()
  const screen = { told: '', isOver: false, leave: () => leaving.abort(), ended: Promise.resolve() }
  screen.ended = (async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      screen.told += new TextDecoder().decode(value)
    }
    screen.isOver = true
  })()
  return screen
}

const changes = ({ told }: { told: string }) => told.split('event: change').length - 1
const book = async () =>
  (await bookAppointment(bookingInput(practice, { startsAt: start + 3_600_000, actor: staff }))).appointmentId

describe('the stream of changes', () => {
  it('tells every open screen of a provider of each change, and nobody else', async () => {
    const screens = [open([practice.providerId]), open([practice.providerId, 'another'])]
    const stranger = open(['another'])
    await lookForChanges()
    const id = await book()
    await lookForChanges()
    await markArrived({ appointmentId: id, actor: staff })
    await lookForChanges()
    await lookForChanges()
    endStreams()
    await Promise.all([...screens, stranger].map(({ ended }) => ended))
    expect(screens.map(changes)).toEqual([2, 2])
    expect(changes(stranger)).toBe(0)
    expect(screens[0]!.told).not.toContain(practice.providerId)
  })

  it('tells nothing of what a step that was refused has not changed', async () => {
    const screen = open([practice.providerId])
    const id = await book()
    await lookForChanges()
    setClock(start - 24 * 3_600_000)
    await expect(markArrived({ appointmentId: id, actor: staff })).rejects.toThrow('INVALID_TRANSITION')
    setClock(start)
    await lookForChanges()
    endStreams()
    await screen.ended
    expect(changes(screen)).toBe(0)
  })

  it.each([
    ['is signed out', () => ({ revokedAt: now(), revokedReason: 'logout' as const })],
    ['has run out', () => ({ expiresAt: now() })],
    ['has been idle for half an hour', () => ({ activeAt: now() - 30 * 60_000 })],
  ])('ends when its session %s', async (_, change) => {
    const screen = open([practice.providerId])
    await lookForChanges()
    expect(screen.isOver).toBe(false)
    await withTransaction((tx) => tx.update(sessions).set(change()).where(eq(sessions.id, sessionId)))
    await lookForChanges()
    // Not until its end: that of the longest stream would come by itself.
    await new Promise((resolve) => setImmediate(resolve))
    expect(screen.isOver).toBe(true)
  })

  it('keeps nobody active', async () => {
    const screen = open([practice.providerId])
    const [before] = await db.select().from(sessions)
    setClock(start + 20 * 60_000)
    await lookForChanges()
    await book()
    await lookForChanges()
    expect((await db.select().from(sessions))[0]).toEqual(before)
    screen.leave()
    await screen.ended
  })

  it('ends when the reader goes, and all of them when the process stops', async () => {
    const [gone, other] = [open([practice.providerId]), open([practice.providerId])]
    gone.leave()
    await gone.ended
    expect(other.isOver).toBe(false)
    endStreams()
    await other.ended
    expect(other.isOver).toBe(true)
  })
})
