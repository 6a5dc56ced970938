import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { getProviderProfile, resolveProvider } from '#app/modules/directory/queries/provider-profile.server.ts'
import { providerFacilities, providers } from '#drizzle/schema/index.ts'
import { insertPractice, insertProviderFacility, insertVisitType, type Practice } from '#tests/factories/booking.ts'
import { insertFacility, insertSpecialty } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findBookableVisits } from './bookable-visits.server.ts'

useDatabase()

const today = Date.parse('2026-10-19T15:00:00Z')
const slug = 'zhining-bai'
let practice: Practice

beforeEach(async () => {
  setClock(today)
  practice = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine' })
    return insertPractice(tx, {
      provider: { slug, specialties: ['family-medicine'] },
      visitType: { code: 'office', minutes: 20, priceCents: 12_000, sort: 2 },
    })
  })
})
afterEach(() => setClock(null))

const add = (overrides: Parameters<typeof insertVisitType>[2], place = practice.providerFacilityId) =>
  withTransaction((tx) => insertVisitType(tx, place, overrides))

const change = (values: Partial<typeof providers.$inferInsert>) =>
  withTransaction(async (tx) => {
    await tx.update(providers).set(values).where(eq(providers.id, practice.providerId))
  })

async function found(locale: Locale = 'en-US') {
  const { provider } = await resolveProvider(slug)
  return findBookableVisits(await getProviderProfile(provider!, locale), provider!.tier, locale)
}

const codes = async () =>
  Object.fromEntries(Object.entries(await found()).map(([place, visits]) => [place, visits.map(({ code }) => code)]))

it('tells the visits of a clinic in the reader’s language, in the order of the clinic', async () => {
  await add({ code: 'video', mode: 'video', newPatients: 'returning_only', sort: 1 })
  const own = (await found('zh-Hant'))[practice.providerFacilityId]!
  expect(own.map(({ code }) => code)).toEqual(['video', 'office'])
  expect(own[1]).toEqual({
    providerFacilityId: practice.providerFacilityId,
    ...{ code: 'office', name: '看診', minutes: 20, mode: 'in_person', newPatients: 'all', priceCents: 12_000 },
  })
})

it('leaves out what is not offered, and tells private ones as the booking page does', async () => {
  await add({ code: 'former', isActive: false })
  await add({ code: 'private', isSensitive: true, sort: 3 })
  expect(await codes()).toEqual({ [practice.providerFacilityId]: ['office', 'private'] })
})

it('leaves out clinics that take no bookings, and tells each other one apart', async () => {
  const facilityId = await withTransaction((tx) => insertFacility(tx, { slug: 'other' }))
  const other = await withTransaction((tx) =>
    insertProviderFacility(tx, { ...practice, facilityId }, { visitType: { code: 'elsewhere' } }),
  )
  expect(await codes()).toEqual({
    [practice.providerFacilityId]: ['office'],
    [other.providerFacilityId]: ['elsewhere'],
  })
  await withTransaction(async (tx) => {
    const { id } = providerFacilities
    await tx.update(providerFacilities).set({ isBookable: false }).where(eq(id, other.providerFacilityId))
  })
  expect(await codes()).toEqual({ [practice.providerFacilityId]: ['office'] })
})

it('is nothing of who cannot be booked online: the first level, and who has retired', async () => {
  await change({ tier: 1 })
  expect(await codes()).toEqual({})
  await change({ tier: 2, status: 'retired' })
  expect(await codes()).toEqual({})
})

it('leaves out visits for new patients where none are taken, as long as that is known', async () => {
  await add({ code: 'first', newPatients: 'new_only', sort: 3 })
  expect(await codes()).toEqual({ [practice.providerFacilityId]: ['office', 'first'] })
  await change({ accepting: 'no', acceptingVerifiedAt: today - dayMs })
  expect(await codes()).toEqual({ [practice.providerFacilityId]: ['office'] })
  await change({ acceptingVerifiedAt: today - 400 * dayMs })
  expect(await codes()).toEqual({ [practice.providerFacilityId]: ['office', 'first'] })
})
