import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProviderActor, SeatRole } from '#app/core/actor.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { auditEvents, facilities, supplyItems, supplyTransactions } from '#drizzle/schema/index.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { moveStock } from './commands/move-stock.server.ts'
import { archiveItem, changeItem, createItem } from './commands/save-item.server.ts'
import type { ItemValues, StockMove } from './forms.ts'
import { findSupply, listSupplies } from './queries/supplies.server.ts'
import { listSupplyClinics } from './queries/supply-clinics.server.ts'

useDatabase()

const refusal = (code: string) => expect.objectContaining({ name: 'DomainError', code }) as Error
const gloves: ItemValues = {
  ...{ name: 'Gloves', unit: 'box', category: null, cvxCode: null, ndcCode: null, minimum: 10 },
}

let facilityId: string
let foreign: string
let itemId: string
const seat = (role: SeatRole, tier = 3, at = facilityId): ProviderActor =>
  actorOf({ seats: [{ facilityId: at, role, tier }] })
const manager = () => seat('manager')

type Receipt = Extract<StockMove, { kind: 'receive' }>
const receive = (quantity: number, of: Partial<Receipt> = {}, actor = manager()) =>
  moveStock(actor, itemId, {
    ...{ kind: 'receive', id: newId(), lotNumber: 'A1', expiresOn: '2027-03-31', quantity, note: null },
    ...of,
  })
const item = async () => (await findSupply(manager(), itemId))!
const lotId = async () => (await item()).lots[0]!.id
const take = async (quantity: number, kind: 'use' | 'waste' = 'use', actor = manager(), id = newId()) =>
  moveStock(actor, itemId, { kind, id, lotId: await lotId(), quantity, note: null })
const count = async (quantity: number, seen: number | null, actor = manager()) =>
  moveStock(actor, itemId, { kind: 'count', id: newId(), lotId: await lotId(), seen, quantity, note: null })
const onHand = async () => (await item()).item.stock.onHand
const transactions = async () =>
  (await db.select().from(supplyTransactions).orderBy(asc(supplyTransactions.at), asc(supplyTransactions.id))).map(
    ({ kind, quantity }) => `${kind} ${quantity}`,
  )

beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  const made = await withTransaction(async (tx) => [await insertFacility(tx), await insertFacility(tx)] as const)
  ;[facilityId, foreign] = made
  itemId = await createItem(manager(), { facilityId, id: newId(), values: gloves })
})
afterEach(() => setClock(null))

describe('a stock', () => {
  it('is the sum of what came, went, and was counted', async () => {
    await receive(10)
    await receive(5)
    await take(4)
    await take(1, 'waste')
    expect(await onHand()).toBe(10)
    const { item: shown } = await item()
    await count(7, shown.stockVersion)
    expect(await onHand()).toBe(7)
    expect((await transactions()).toSorted()).toEqual(['adjust -3', 'receive 10', 'receive 5', 'use -4', 'waste -1'])
    expect((await item()).lots).toHaveLength(1)
  })

  it('never holds less than nothing', async () => {
    await receive(3)
    await expect(take(4)).rejects.toEqual(refusal('supply.short'))
    await expect(take(4, 'waste')).rejects.toEqual(refusal('supply.short'))
    expect(await onHand()).toBe(3)
    await take(3)
    await expect(take(1)).rejects.toEqual(refusal('supply.short'))
  })

  it('of which two take the last at once is given to one of them', async () => {
    await receive(5)
    const lot = await lotId()
    const use = () => moveStock(manager(), itemId, { kind: 'use', id: newId(), lotId: lot, quantity: 4, note: null })
    const done = await Promise.allSettled([use(), use()])
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await onHand()).toBe(1)
  })

  it('is written once from a form that is sent twice', async () => {
    await receive(5)
    const id = newId()
    expect(await take(2, 'use', manager(), id)).toBe(true)
    expect(await take(2, 'use', manager(), id)).toBe(false)
    expect(await onHand()).toBe(3)
  })

  it('is only ever added to', async () => {
    await receive(5)
    const changes = [
      () => withTransaction((tx) => tx.update(supplyTransactions).set({ quantity: 9 })),
      () => withTransaction((tx) => tx.delete(supplyTransactions)),
    ]
    for (const change of changes) await expect(change()).rejects.toThrow()
    expect(await onHand()).toBe(5)
  })

  it('that has moved since it was counted is counted again', async () => {
    await receive(5)
    const seen = (await item()).item.stockVersion
    await take(1)
    await expect(count(5, seen)).rejects.toEqual(refusal('directory.stale'))
    await expect(count(5, null)).rejects.toEqual(refusal('directory.stale'))
    expect(await onHand()).toBe(4)
  })

  it('has one day for a lot number, until the lot is used up', async () => {
    await receive(5)
    await expect(receive(5, { lotNumber: 'a1', expiresOn: '2027-04-30' })).rejects.toEqual(refusal('supply.lot_expiry'))
    await receive(5, { lotNumber: '', expiresOn: null })
    await receive(5, { lotNumber: '', expiresOn: '2027-04-30' })
    expect((await item()).lots).toHaveLength(3)
    await take(5)
    await receive(5, { lotNumber: 'a1', expiresOn: '2027-05-31' })
    expect((await item()).lots).toHaveLength(4)
  })

  it('expires by the day of the clinic', async () => {
    await receive(5, { expiresOn: '2026-10-20' })
    // Eight in the evening in New York, the next day in UTC.
    setClock(Date.parse('2026-10-21T00:00:00Z'))
    expect((await item()).item.stock.tags).not.toContain('expired')
    await withTransaction((tx) =>
      tx.update(facilities).set({ timeZone: 'Asia/Shanghai' }).where(eq(facilities.id, facilityId)),
    )
    expect((await item()).item.stock.tags).toContain('expired')
  })
})

describe('rights', () => {
  it('are all for who leads the clinic, to receive and use at the front desk, and to read for a viewer', async () => {
    await receive(20)
    await receive(1, {}, seat('front_desk'))
    await take(1, 'use', seat('front_desk'))
    const { item: shown } = await item()
    for (const role of ['front_desk', 'viewer'] as const) {
      const actor = seat(role)
      expect(await findSupply(actor, itemId)).not.toBeNull()
      await expect(take(1, 'waste', actor)).rejects.toEqual(refusal('practice.read_only'))
      await expect(count(1, shown.stockVersion, actor)).rejects.toEqual(refusal('practice.read_only'))
      await expect(createItem(actor, { facilityId, id: newId(), values: gloves })).rejects.toEqual(
        refusal('practice.read_only'),
      )
      await expect(changeItem(actor, { itemId, version: 1, values: gloves })).rejects.toEqual(
        refusal('practice.read_only'),
      )
      await expect(archiveItem(actor, { itemId, version: 1, isArchived: true })).rejects.toEqual(
        refusal('practice.read_only'),
      )
    }
    await expect(receive(1, {}, seat('viewer'))).rejects.toEqual(refusal('practice.read_only'))
    await take(1, 'waste', seat('owner'))
    expect(await onHand()).toBe(19)
  })

  it('are none for others, elsewhere, and below the third level', async () => {
    await receive(5)
    const strangers = [seat('clinician'), seat('biller'), seat('manager', 2), seat('owner', 3, foreign)]
    for (const actor of strangers) {
      expect(await findSupply(actor, itemId)).toBeNull()
      await expect(receive(1, {}, actor)).rejects.toEqual(refusal('supply.unknown'))
      await expect(changeItem(actor, { itemId, version: 1, values: gloves })).rejects.toEqual(refusal('supply.unknown'))
    }
    expect(await listSupplyClinics(seat('biller'))).toEqual([])
    expect(await listSupplyClinics(seat('manager', 2))).toMatchObject([{ id: facilityId, mayRead: false }])
    expect(await onHand()).toBe(5)
  })

  it('reach no lot and no form of another item', async () => {
    await receive(5)
    const lot = await lotId()
    const actor = seat('owner', 3, foreign)
    const other = await createItem(actor, { facilityId: foreign, id: newId(), values: gloves })
    const use = { kind: 'use' as const, id: newId(), lotId: lot, quantity: 1, note: null }
    await expect(moveStock(actor, other, use)).rejects.toEqual(refusal('supply.unknown'))
    const [written] = await db.select().from(supplyTransactions)
    const receipt = { kind: 'receive' as const, lotNumber: '', expiresOn: null, quantity: 1, note: null }
    await expect(moveStock(actor, other, { ...receipt, id: written!.id })).rejects.toEqual(refusal('supply.unknown'))
    await expect(createItem(actor, { facilityId: foreign, id: itemId, values: gloves })).rejects.toEqual(
      refusal('supply.unknown'),
    )
  })
})

describe('an item', () => {
  it('is not written over from a second tab', async () => {
    expect(await changeItem(manager(), { itemId, version: 1, values: { ...gloves, minimum: 4 } })).toBe(true)
    await expect(changeItem(manager(), { itemId, version: 1, values: gloves })).rejects.toEqual(
      refusal('directory.stale'),
    )
    await expect(archiveItem(manager(), { itemId, version: 1, isArchived: true })).rejects.toEqual(
      refusal('directory.stale'),
    )
    expect(await changeItem(manager(), { itemId, version: 2, values: { ...gloves, minimum: 4 } })).toBe(false)
  })

  it('has a name of its own at its clinic, and is added once', async () => {
    const again = { facilityId, id: itemId, values: gloves }
    expect(await createItem(manager(), again)).toBe(itemId)
    await expect(
      createItem(manager(), { facilityId, id: newId(), values: { ...gloves, name: 'GLOVES' } }),
    ).rejects.toEqual(refusal('supply.name_taken'))
    await createItem(seat('owner', 3, foreign), { facilityId: foreign, id: newId(), values: gloves })
    expect(await db.select().from(supplyItems)).toHaveLength(2)
  })

  it('that is archived takes nothing, gives its name free, and keeps its stock', async () => {
    await receive(5)
    await archiveItem(manager(), { itemId, version: 1, isArchived: true })
    await expect(receive(1)).rejects.toEqual(refusal('supply.archived'))
    await createItem(manager(), { facilityId, id: newId(), values: gloves })
    await expect(archiveItem(manager(), { itemId, version: 2, isArchived: false })).rejects.toEqual(
      refusal('supply.name_taken'),
    )
    expect(await onHand()).toBe(5)
    const [clinic] = await listSupplyClinics(manager())
    expect((await listSupplies(clinic!)).map(({ isArchived }) => isArchived).toSorted()).toEqual([false, true])
  })

  it('is audited by the names of its fields', async () => {
    await receive(5, { note: 'Two boxes dented' })
    await changeItem(manager(), { itemId, version: 1, values: { ...gloves, unit: 'pack' } })
    const events = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, itemId))
      .orderBy(asc(auditEvents.seq))
    expect(events.map(({ action, fields, actorId }) => [action, fields, actorId])).toEqual([
      ['practice.supply_create', ['minimum', 'name', 'unit'], 'user-1'],
      ['practice.supply_receive', ['expiresOn', 'lotNumber', 'note', 'quantity'], 'user-1'],
      ['practice.supply_edit', ['unit'], 'user-1'],
    ])
    expect(JSON.stringify(events)).not.toContain('dented')
  })
})

it('a sum over many transactions is a number on both databases', async () => {
  await receive(99_999)
  await receive(99_999)
  expect(await onHand()).toBe(199_998)
})
