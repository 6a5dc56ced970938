import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import {
  bookingInput,
  insertPractice,
  insertVisitType,
  type Practice,
  waitConfirmed,
} from '#tests/factories/booking.ts'
import { insertLanguage, insertNeighborhood, insertSpecialty } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { runChores } from '#app/modules/booking/commands/chores.server.ts'
import { findFirstAvailable } from '#app/modules/booking/slots/queries/first-available.server.ts'
import { bookAppointment } from './book-appointment.server.ts'
import { cancelAppointment } from './cancel-appointment.server.ts'
import { holdSlot } from '#app/modules/booking/holds/commands/hold-slot.server.ts'

useDatabase()

const minute = 60_000
const wednesday = Date.parse('2026-10-21T14:00:00Z')
const anything = { specialtyId: 'cardiology', neighborhoodId: null, languageId: null }

/** One time a day at 10:00, 10:30 and 11:00: Lin in Flushing speaks Cantonese, Xu has no live times. */
let lin: Practice, wu: Practice, xu: Practice
beforeEach(async () => {
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'cardiology' })
    await insertNeighborhood(tx, { id: 'flushing' })
    await insertNeighborhood(tx, { id: 'elmhurst' })
    await insertLanguage(tx, { id: 'yue' })
    const at = (starts: string, ends: string) => [{ weekdays: [3], starts, ends }]
    const heart = { specialties: ['cardiology'] }
    wu = await insertPractice(tx, {
      provider: heart,
      facility: { neighborhoodId: 'elmhurst' },
      rules: at('10:00', '10:30'),
    })
    lin = await insertPractice(tx, {
      provider: { ...heart, languages: [{ languageId: 'yue' }] },
      facility: { neighborhoodId: 'flushing' },
      rules: at('10:30', '11:00'),
    })
    xu = await insertPractice(tx, { provider: { ...heart, tier: 1 }, rules: at('09:00', '09:30') })
  })
})

const found = async (wishes: Partial<Parameters<typeof findFirstAvailable>[0]> = {}) =>
  (await findFirstAvailable({ ...anything, ...wishes }, 5)).map(({ providerFacilityId }) => providerFacilityId)

describe('findFirstAvailable', () => {
  it('answers the earliest time of each doctor with live times, and fits area and language', async () => {
    expect(await found()).toEqual([wu.providerFacilityId, lin.providerFacilityId])
    expect(await found({ neighborhoodId: 'flushing' })).toEqual([lin.providerFacilityId])
    expect(await found({ languageId: 'yue' })).toEqual([lin.providerFacilityId])
    expect(await found({ specialtyId: 'dermatology' })).toEqual([])
    expect(await found()).not.toContain(xu.providerFacilityId)
  })
})

describe('chores', () => {
  it('do what is due and count it', async () => {
    const form = { ...lin, startsAt: wednesday + 30 * minute }
    const visitTypeId = await withTransaction((tx) =>
      insertVisitType(tx, wu.providerFacilityId, { approval: 'manual' }),
    )
    await bookAppointment(bookingInput({ ...wu, visitTypeId }, { startsAt: wednesday }))
    const booked = await bookAppointment(bookingInput(lin, form))
    await waitConfirmed({ providerId: lin.providerId, dateTo: '2026-10-21' })
    await cancelAppointment({ ...booked, actor: deskActor({ id: 'desk' }), reasonCode: null })
    await holdSlot({ ...lin, startsAt: form.startsAt + 7 * 86_400_000, holderKey: 'mine' })
    const none = {
      expireHolds: 0,
      expireRequests: 0,
      expireOffers: 0,
      expireEntries: 0,
      markMissed: 0,
      offerWaiting: 0,
      tellOfMatches: 0,
      makePeopleTokens: 0,
    }
    expect(await runChores()).toEqual({ ...none, makePeopleTokens: 2 })
    setClock(now() + 30 * minute)
    expect(await runChores()).toEqual({ ...none, expireHolds: 1, expireOffers: 1 })
    setClock(Date.parse('2026-10-22T14:00:00Z'))
    expect(await runChores()).toEqual({ ...none, expireRequests: 1, expireEntries: 1 })
    expect(await runChores()).toEqual(none)
  })
})
