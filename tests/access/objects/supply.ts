import { eq } from 'drizzle-orm'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { facilities, supplyItems, supplyLots, supplyTransactions } from '#drizzle/schema/index.ts'
import { nobody } from '../ask.ts'
import type { AccessRow } from '../objects.ts'
import type { Role } from '../world.ts'

const leads: readonly Role[] = ['tier_3', 'tier_4', 'manager']
const movers: readonly Role[] = [...leads, 'front_desk']
const readers: readonly Role[] = [...movers, 'viewer']

/** A clinic, and an item there of which five are left in one lot. */
const make: AccessRow['make'] = async ({ practice: { facilityId } }) => {
  const [facility] = await db.select().from(facilities).where(eq(facilities.id, facilityId))
  const [item, lot] = [newId(), newId()]
  await withTransaction(async (tx) => {
    const said = { unit: 'box', minimum: 1, isArchived: false, version: 1, stockVersion: 0, createdAt: 1, updatedAt: 1 }
    await tx.insert(supplyItems).values({ id: item, facilityId, name: item, ...said })
    await tx.insert(supplyLots).values({ id: lot, itemId: item, lotNumber: 'A1', expiresOn: null, createdAt: 1 })
    const received = { kind: 'receive' as const, quantity: 5, userId: nobody, at: 1 }
    await tx.insert(supplyTransactions).values({ id: newId(), lotId: lot, ...received })
  })
  return { item, lot, place: facility!.slug }
}

const missing = { item: nobody, lot: nobody, place: nobody }
const base = '/provider/mgmt/supply'
const ofClinic = { make, missing, search: ({ place = '' }: Readonly<Record<string, string>>) => `?place=${place}` }
const ofItem = { make, missing, path: `${base}/item/:item` }
const details = () => ({ version: '1', name: `Masks ${newId()}`, unit: 'box', minimum: '2' })

/** A form of an item's page. */
const stock = (form: string, allowed: readonly Role[], more: Record<string, string> = {}): AccessRow => ({
  ...{ ...ofItem, method: 'POST', search: () => `?form=${form}`, allowed },
  fields: ({ lot = '' }) => ({ id: newId(), lotId: lot, quantity: '1', ...more }),
})

export const rows: readonly AccessRow[] = [
  // Below the third level the page says which level has it.
  { path: base, method: 'GET', ...ofClinic, allowed: [...readers, 'tier_1', 'tier_2'] },
  { path: `${base}/reorder`, method: 'GET', ...ofClinic, allowed: readers },
  { path: `${base}/reorder.csv`, method: 'GET', ...ofClinic, allowed: readers },
  { path: `${base}/new`, method: 'GET', ...ofClinic, allowed: leads },
  { path: `${base}/new`, method: 'POST', ...ofClinic, fields: () => ({ id: newId(), ...details() }), allowed: leads },
  { ...ofItem, method: 'GET', allowed: readers },
  stock('receive', movers),
  stock('use', movers),
  stock('waste', leads, { note: 'Broken' }),
  stock('count', leads, { seen: '0' }),
  { ...ofItem, path: `${ofItem.path}/edit`, method: 'GET', allowed: leads },
  { ...ofItem, path: `${ofItem.path}/edit`, method: 'POST', fields: details, allowed: leads },
  { ...ofItem, path: `${ofItem.path}/archive`, method: 'POST', fields: () => ({ version: '1' }), allowed: leads },
]
