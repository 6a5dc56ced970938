import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import { book, minute, practice, refusal, rowsOf, usePractice, wednesday } from '#tests/factories/appointments.ts'
import { holdSlot, releaseHold } from './hold-slot.server.ts'

usePractice()
const { slotHolds } = schema

describe('holdSlot', () => {
  const time = () => ({ ...practice, startsAt: wednesday })

  it('keeps the time for its holder alone, for ten minutes', async () => {
    const { expiresAt } = await holdSlot({ ...time(), holderKey: 'mine' })
    expect(expiresAt).toBe(now() + 10 * minute)
    await expect(book()).rejects.toEqual(refusal('SLOT_TAKEN'))
    await expect(holdSlot({ ...time(), holderKey: 'yours' })).rejects.toEqual(refusal('SLOT_TAKEN'))
    expect(await book({ holderKey: 'mine' })).toMatchObject({ status: 'booked' })
    expect((await db.select().from(slotHolds))[0]).toMatchObject({ status: 'converted' })
  })

  it('does not start anew when asked again, and gives back the earlier time for another', async () => {
    const first = await holdSlot({ ...time(), holderKey: 'mine' })
    setClock(now() + 5 * minute)
    expect(await holdSlot({ ...time(), holderKey: 'mine' })).toEqual(first)
    await holdSlot({ ...time(), startsAt: wednesday + 30 * minute, holderKey: 'mine' })
    expect(await book()).toMatchObject({ status: 'booked' })
    await releaseHold({ holderKey: 'mine' })
    expect(await book({ startsAt: wednesday + 30 * minute })).toMatchObject({ status: 'booked' })
  })

  it('is begun anew when it has run out, whoever asks, and told to the audit when it is given back', async () => {
    const first = await holdSlot({ ...time(), holderKey: 'mine' })
    setClock(now() + 10 * minute)
    const second = await holdSlot({ ...time(), holderKey: 'mine' })
    expect(second.holdId).not.toBe(first.holdId)
    expect(second.expiresAt).toBe(now() + 10 * minute)
    await releaseHold({ holderKey: 'mine' })
    await releaseHold({ holderKey: 'mine' })
    const told = (await rowsOf()).audit.filter(({ subjectType }) => subjectType === 'slot_hold')
    expect(told.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['booking.hold_place', first.holdId],
      ['booking.hold_release', first.holdId],
      ['booking.hold_place', second.holdId],
      ['booking.hold_release', second.holdId],
    ])
  })

  it('frees the time when it runs out: booked if nobody took it, HOLD_EXPIRED if somebody did', async () => {
    await holdSlot({ ...time(), holderKey: 'mine' })
    setClock(now() + 10 * minute)
    await expect(book({ holderKey: 'mine' })).resolves.toMatchObject({ status: 'booked' })
    const later = { startsAt: wednesday + 60 * minute }
    await holdSlot({ ...time(), ...later, holderKey: 'late' })
    setClock(now() + 10 * minute)
    await book(later)
    await expect(book({ ...later, holderKey: 'late' })).rejects.toEqual(refusal('HOLD_EXPIRED'))
  })

  it('lets who holds a time book it though it has become too soon for others meanwhile', async () => {
    const soon = now() + 120 * minute
    await holdSlot({ ...practice, startsAt: soon, holderKey: 'mine' })
    setClock(now() + 9 * minute)
    expect(await book({ startsAt: soon, holderKey: 'mine' })).toMatchObject({ status: 'booked' })
  })
})
