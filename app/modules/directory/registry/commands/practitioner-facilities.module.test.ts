import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import {
  deactivation,
  everything,
  importRows,
  insertReference,
  organization,
  practitioner,
  temporaryFolder,
} from '#tests/bench/import/registry-rows.ts'
import { facilities, providerFacilities } from '#drizzle/schema/index.ts'
import { syntheticNpi } from '#tests/bench/import/synthetic-file.ts'
import { useDatabase } from '#tests/setup/database.ts'

useDatabase()
const folder = temporaryFolder()
beforeEach(() => withTransaction(insertReference))

/** Where each practitioner practices now: the nth number → names of places. */
async function facilitiesOf(index: number): Promise<string[]> {
  const all = await everything()
  const provider = all.providers.find(({ npi }) => npi === syntheticNpi(index))!
  const current = all.links.filter((link) => link.providerId === provider.id && link.activeTo === null)
  return current.map((link) => all.facilities.find(({ id }) => id === link.facilityId)!.nameEn)
}

const atAddress = '136-20 38th Ave, Ste 5A'
const harbor = 'Harbor Care LLC'
const second = { 'Provider Organization Name (Legal Business Name)': 'BAY CARE LLC' }

describe('a practitioner is placed', () => {
  it('with others of the same address, however it is spelled', async () => {
    await importRows(folder, [practitioner(1), practitioner(2, { line1: '13620 38 Avenue', line2: '#5A' })])
    expect(await facilitiesOf(2)).toEqual([atAddress])
    expect((await everything()).facilities).toHaveLength(1)
  })

  it('with the organization of the address when there is one only, whichever comes first', async () => {
    await importRows(folder, [organization(1), practitioner(2)])
    expect(await facilitiesOf(2)).toEqual([harbor])
    await importRows(folder, [practitioner(3, { line1: '5 MAIN ST' })])
    await importRows(folder, [organization(4, { line1: '5 MAIN ST', more: second })])
    expect(await facilitiesOf(3)).toEqual(['Bay Care LLC'])
    expect((await everything()).facilities).toHaveLength(2)
  })

  it('with the address itself when several organizations share it', async () => {
    await importRows(folder, [organization(1), organization(2, { more: second }), practitioner(3)])
    expect(await facilitiesOf(3)).toEqual([atAddress])
  })

  it('never with a pharmacy, a laboratory or a store', async () => {
    await importRows(folder, [
      practitioner(1),
      organization(2, { code: '3336C0003X' }),
      organization(3, { code: '332B00000X' }),
      practitioner(4),
    ])
    expect(await facilitiesOf(1)).toEqual([atAddress])
    expect(await facilitiesOf(4)).toEqual([atAddress])
  })

  it('with a place that people have entered', async () => {
    await importRows(folder, [organization(1, { line1: '77 GRAND ST', line2: '' })])
    await withTransaction(async (tx) => {
      await tx.update(facilities).set({ source: 'admin', nameEn: 'Entered Clinic', status: 'active' })
    })
    await importRows(folder, [practitioner(2, { line1: '77 Grand Street', line2: '' })])
    expect(await facilitiesOf(2)).toEqual(['Entered Clinic'])
  })
})

describe('when things move', () => {
  const moved = { line1: '5 MAIN ST', line2: '', on: '08/09/2021' }

  it('a practitioner has the new place, and the old one ends on the day of the registry', async () => {
    await importRows(folder, [practitioner(1)])
    await importRows(folder, [practitioner(1, moved)])
    expect(await facilitiesOf(1)).toEqual(['5 Main St'])
    const { links } = await everything()
    expect(links.find((link) => link.activeTo !== null)).toMatchObject({ activeTo: '2021-08-09', isPrimary: false })
    await importRows(folder, [practitioner(1, { on: '09/09/2022' })])
    expect(await facilitiesOf(1)).toEqual([atAddress])
    expect((await everything()).links).toHaveLength(2)
  })

  it('a place that a person opened for booking stays', async () => {
    await importRows(folder, [practitioner(1)])
    await withTransaction(async (tx) => {
      await tx.update(providerFacilities).set({ isBookable: true })
    })
    await importRows(folder, [practitioner(1, moved)])
    expect((await facilitiesOf(1)).toSorted()).toEqual([atAddress, '5 Main St'])
    const { links } = await everything()
    expect(links.map((link) => [link.isBookable, link.isPrimary]).toSorted()).toEqual([
      [false, false],
      [true, true],
    ])
  })

  it('an organization leaves its practitioners at the address', async () => {
    await importRows(folder, [organization(1), practitioner(2)])
    await importRows(folder, [organization(1, moved), practitioner(3, { line1: '5 MAIN ST', line2: '' })])
    expect(await facilitiesOf(2)).toEqual([atAddress])
    expect(await facilitiesOf(3)).toEqual([harbor])
  })

  it('an organization and a practitioner that move together stay together', async () => {
    await importRows(folder, [organization(1), practitioner(2), practitioner(3)])
    await importRows(folder, [organization(1, moved), practitioner(2, moved)])
    expect(await facilitiesOf(2)).toEqual([harbor])
    expect(await facilitiesOf(3)).toEqual([atAddress])
  })

  it('a practitioner whom patients can book at an organization goes with it', async () => {
    await importRows(folder, [organization(1), practitioner(2), practitioner(3)])
    const booked = (await everything()).providers.find(({ npi }) => npi === syntheticNpi(2))!
    await withTransaction(async (tx) => {
      await tx.update(providerFacilities).set({ isBookable: true }).where(eq(providerFacilities.providerId, booked.id))
    })
    await importRows(folder, [organization(1, moved)])
    expect(await facilitiesOf(2)).toEqual([harbor])
    expect(await facilitiesOf(3)).toEqual([atAddress])
  })

  it('an organization that comes back into use, also for the second time, is alone at its address as before', async () => {
    await importRows(folder, [organization(1)])
    for (const on of ['08/09/2022', '08/09/2023', '08/09/2024']) {
      await importRows(folder, [deactivation(1)])
      await importRows(folder, [organization(1, { on })])
    }
    await importRows(folder, [practitioner(2)])
    expect(await facilitiesOf(2)).toEqual([harbor])
    const { addresses } = await everything()
    expect(addresses.map(({ organizationCount }) => organizationCount)).toEqual([1])
  })

  it('a closed organization leaves its practitioners at the address', async () => {
    await importRows(folder, [organization(1), practitioner(2)])
    await importRows(folder, [deactivation(1)])
    expect(await facilitiesOf(2)).toEqual([atAddress])
    await importRows(folder, [practitioner(3)])
    expect(await facilitiesOf(3)).toEqual([atAddress])
  })

  it.each([
    ['moves', () => organization(1, moved)],
    ['closes', () => deactivation(1)],
  ])('practitioners of a published organization that %s stay where the public sees them', async (_, next) => {
    await importRows(folder, [organization(1), practitioner(2)])
    await withTransaction(async (tx) => {
      await tx.update(facilities).set({ status: 'active' })
    })
    await importRows(folder, [next()])
    expect(await facilitiesOf(2)).toEqual([atAddress])
    const stayed = (await everything()).facilities.find(({ npi }) => npi === null)!
    expect(stayed.status).toBe('active')
  })

  it('practitioners of an organization that nobody has published stay unpublished', async () => {
    await importRows(folder, [organization(1), practitioner(2)])
    await importRows(folder, [deactivation(1)])
    expect((await everything()).facilities.find(({ npi }) => npi === null)!.status).toBe('pending')
  })

  it('a practitioner who has both places already keeps each once', async () => {
    await importRows(folder, [organization(1), practitioner(2)])
    await importRows(folder, [organization(3, { more: second }), practitioner(4)])
    const all = await everything()
    const named = all.facilities.find(({ npi }) => npi === null)!
    const provider = all.providers.find(({ npi }) => npi === syntheticNpi(2))!
    await withTransaction(async (tx) => {
      const link = { role: 'attending', isBookable: false, isPrimary: false } as const
      await tx
        .insert(providerFacilities)
        .values({ ...link, id: newId(), providerId: provider.id, facilityId: named.id })
    })
    await importRows(folder, [organization(1, moved)])
    expect((await facilitiesOf(2)).toSorted()).toEqual([atAddress, harbor])
  })
})

it('a telephone number that practitioners of one address dispute is nobody’s', async () => {
  const phone = (number: string) => ({ 'Provider Business Practice Location Address Telephone Number': number })
  await importRows(folder, [practitioner(1), practitioner(2), practitioner(3, { more: phone('') })])
  expect((await everything()).facilities[0]!.phone).toBe('+17185550142')
  await importRows(folder, [practitioner(4, { more: phone('7185550143') })])
  expect((await everything()).facilities[0]!.phone).toBeNull()
})

it('a telephone number that a person wrote down for an address stays, whatever practitioners there give', async () => {
  await importRows(folder, [practitioner(1)])
  await withTransaction(async (tx) => {
    await tx.update(facilities).set({ phone: '+12125550199', editedFields: ['phone'] })
  })
  await importRows(folder, [practitioner(2)])
  expect(await facilitiesOf(2)).toEqual([atAddress])
  expect((await everything()).facilities[0]!.phone).toBe('+12125550199')
})

it('a place that was merged or closed by a person takes nobody in', async () => {
  await importRows(folder, [practitioner(1)])
  const [first] = (await everything()).facilities
  await withTransaction(async (tx) => {
    await tx
      .update(facilities)
      .set({ status: 'closed', editedFields: ['status'] })
      .where(eq(facilities.id, first!.id))
  })
  await importRows(folder, [practitioner(2)])
  const all = await everything()
  expect(all.facilities).toHaveLength(2)
  expect(all.links.filter((link) => link.facilityId === first!.id)).toHaveLength(1)
})
