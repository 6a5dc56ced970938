import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ProviderActor } from '#app/core/actor.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { availabilityRules, changeRequests, providerFacilities, providers, visitTypes } from '#drizzle/schema/index.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { insertFacility, insertLanguage, insertProvider, insertSpecialty } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { requestFacility } from '../facilities/commands/request-facility.server.ts'
import { savePart } from '../profile/commands/save-part.server.ts'
import { finishOnboarding } from './commands/finish-onboarding.server.ts'
import { setFirstSchedule } from './commands/set-first-schedule.server.ts'
import { loadWizard } from './queries/wizard-page.server.ts'

useDatabase()

let owner: ProviderActor
let providerFacilityId: string

async function make(status: 'draft' | 'listed', tier = 2) {
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'internal-medicine' })
    await insertLanguage(tx, { id: 'yue' })
    const facilityId = await insertFacility(tx)
    const providerId = await insertProvider(tx, { status, tier, practices: [{ facilityId }] })
    owner = actorOf({ providerId, tier, seats: [], isProfileComplete: false })
  })
  providerFacilityId = (await db.select().from(providerFacilities))[0]!.id
}

const own = async () => (await db.select().from(providers).where(eq(providers.id, owner.providerId!)))[0]!
const first = { minutes: 30, weekdays: [1, 3], periods: [{ starts: '09:00', ends: '12:00' }] }

describe('what was left for later', () => {
  beforeEach(() => make('draft'))

  it('is not done, and is where the wizard goes on, on whichever machine', async () => {
    const named = { nameHans: '关彼得', nameHant: '關彼得', preferredName: null, title: null }
    await savePart(owner, { part: 'names', values: named }, 1)
    const wizard = (await loadWizard(owner, null, new URLSearchParams()))!
    expect(wizard.step).toBe('specialties')
    expect(wizard.done).toEqual({
      ...{ names: true, specialties: false, languages: false, locations: true },
      ...{ plans: false, schedule: false, about: false },
    })
    await savePart(owner, { part: 'specialties', values: ['internal-medicine'] }, 2)
    await savePart(owner, { part: 'languages', values: [{ languageId: 'yue', level: 'native' }] }, 3)
    expect(await loadWizard(owner, null, new URLSearchParams())).toMatchObject({
      step: 'plans',
      done: { specialties: true, languages: true },
    })
    // A step that the address names is shown, done or not.
    expect(await loadWizard(owner, 'names', new URLSearchParams())).toMatchObject({ step: 'names' })
  })

  it('is on two devices at once what it is on one; of two that save the same page the second is told, and loses nothing', async () => {
    const languages = { part: 'languages' as const, values: [{ languageId: 'yue', level: 'native' as const }] }
    const [one, other] = await Promise.all([1, 2].map(() => loadWizard(owner, 'languages', new URLSearchParams())))
    expect(other).toEqual(one)
    await savePart(owner, { part: 'specialties', values: ['internal-medicine'] }, one!.personal.version)
    await expect(savePart(owner, languages, other!.personal.version)).rejects.toMatchObject({ code: 'directory.stale' })
    const again = (await loadWizard(owner, 'languages', new URLSearchParams()))!
    expect(again.personal.specialties).toEqual(['internal-medicine'])
    await savePart(owner, languages, again.personal.version)
    expect((await loadWizard(owner, null, new URLSearchParams()))!.done).toMatchObject({
      specialties: true,
      languages: true,
    })
  })

  it('is done with hours, or once patients may ask for a time', async () => {
    await withTransaction((tx) => tx.update(providerFacilities).set({ isBookable: false }))
    const schedule = async () => (await loadWizard(owner, null, new URLSearchParams()))!.done.schedule
    expect(await schedule()).toBe(false)
    await withTransaction((tx) => tx.update(providerFacilities).set({ isBookable: true }))
    expect(await schedule()).toBe(true)
  })
})

describe('finishing', () => {
  beforeEach(() => make('draft'))

  it('wants specialty and language first, says which, and changes nothing', async () => {
    const early = finishOnboarding(owner, 1)
    await expect(early).rejects.toMatchObject({
      code: 'practice.unfinished',
      params: { steps: 'specialties,languages' },
    })
    expect(await own()).toMatchObject({ isProfileComplete: false, version: 1 })
  })

  it('takes a facility that waits for a reviewer for the one that is missing', async () => {
    await withTransaction((tx) => tx.update(providerFacilities).set({ activeTo: '2026-10-01' }))
    await savePart(owner, { part: 'specialties', values: ['internal-medicine'] }, 1)
    await savePart(owner, { part: 'languages', values: [{ languageId: 'yue', level: 'native' }] }, 2)
    await expect(finishOnboarding(owner, 3)).rejects.toMatchObject({ params: { steps: 'locations' } })
    const address = { line1: '1 Elm St', line2: null, city: 'Flushing', state: 'NY', zip: '11354' }
    const settled = { address, verification: 'unverified' as const, position: null, rejected: null }
    const facility = { nameEn: 'New Place', nameHans: null, nameHant: null, phone: '+17185550100', settled }
    await requestFacility(owner, facility, 0)
    await finishOnboarding(owner, 3)
    expect(await own()).toMatchObject({ isProfileComplete: true })
  })

  it('completes the profile and hands one that nobody sees to a reviewer', async () => {
    await savePart(owner, { part: 'specialties', values: ['internal-medicine'] }, 1)
    await savePart(owner, { part: 'languages', values: [{ languageId: 'yue', level: 'native' }] }, 2)
    const wizard = await loadWizard(owner, 'about', new URLSearchParams())
    expect(wizard).toMatchObject({ missing: [], isLive: true, personal: { version: 3 } })
    expect(wizard!.percent).toBeGreaterThan(0)
    await expect(finishOnboarding(owner, 2)).rejects.toMatchObject({ code: 'directory.stale' })
    await finishOnboarding(owner, 3)
    expect(await own()).toMatchObject({ isProfileComplete: true, status: 'draft' })
    expect(await db.select().from(changeRequests)).toMatchObject([
      {
        kind: 'new_doctor',
        targetType: 'provider',
        status: 'submitted',
        before: { status: 'draft' },
        after: { status: 'listed' },
      },
    ])
    expect(await loadWizard(owner, 'names', new URLSearchParams())).toBeNull()
  })
})

describe('a profile that patients see already', () => {
  beforeEach(() => make('listed'))

  it('is completed without a request', async () => {
    await savePart(owner, { part: 'specialties', values: ['internal-medicine'] }, 1)
    await savePart(owner, { part: 'languages', values: [{ languageId: 'yue', level: 'native' }] }, 2)
    await finishOnboarding(owner, 3)
    expect(await own()).toMatchObject({ isProfileComplete: true })
    expect(await db.select().from(changeRequests)).toEqual([])
  })
})

describe('first hours', () => {
  it('open a provider facility for booking, once', async () => {
    await make('draft')
    await setFirstSchedule(owner, providerFacilityId, first)
    expect(await db.select().from(availabilityRules)).toMatchObject([
      { weekdays: [1, 3], starts: '09:00', ends: '12:00', everyWeeks: 1 },
    ])
    expect(await db.select().from(visitTypes)).toMatchObject([{ minutes: 30, isActive: true, code: 'office-visit' }])
    expect((await db.select().from(providerFacilities))[0]).toMatchObject({ isBookable: true })
    await expect(setFirstSchedule(owner, providerFacilityId, first)).rejects.toMatchObject({
      code: 'practice.has_schedule',
    })
    const wizard = await loadWizard(owner, 'schedule', new URLSearchParams({ place: providerFacilityId }))
    expect(wizard).toMatchObject({ hasHours: true, providerFacility: { id: providerFacilityId } })
  })

  it('are not for a level without live times, nor for another provider facility', async () => {
    await make('draft', 1)
    await expect(setFirstSchedule(owner, providerFacilityId, first)).rejects.toMatchObject({ kind: 'not_found' })
    await expect(setFirstSchedule(owner, 'another', first)).rejects.toMatchObject({ kind: 'not_found' })
    expect(await db.select().from(visitTypes)).toEqual([])
    expect(await loadWizard(owner, 'schedule', new URLSearchParams())).toMatchObject({ isLive: false })
  })
})
