import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { supplyItems, supplyLots, supplyTransactions } from '#drizzle/schema/practice/supplies.ts'
import { inOrderOfUse, type Lot, lotState, stockOf } from '../stock.ts'
import { listSupplyClinics, type SupplyClinic } from './supply-clinics.server.ts'

/** The lots of items with what is left of each: the sum of its transactions. */
async function lotsOf(reader: Reader, itemIds: readonly string[]): Promise<(Lot & { itemId: string })[]> {
  if (itemIds.length === 0) return []
  return reader
    .select({
      id: supplyLots.id,
      itemId: supplyLots.itemId,
      lotNumber: supplyLots.lotNumber,
      expiresOn: supplyLots.expiresOn,
      balance: sql<number>`coalesce(sum(${supplyTransactions.quantity}), 0)`.mapWith(Number),
    })
    .from(supplyLots)
    .leftJoin(supplyTransactions, eq(supplyTransactions.lotId, supplyLots.id))
    .where(inArray(supplyLots.itemId, [...itemIds]))
    .groupBy(supplyLots.id, supplyLots.itemId, supplyLots.lotNumber, supplyLots.expiresOn)
    .orderBy(asc(supplyLots.id))
}

/** The lots of one item, for whoever writes in a transaction. */
export const lotsOfItem = (reader: Reader, itemId: string): Promise<Lot[]> => lotsOf(reader, [itemId])

type StoredItem = typeof supplyItems.$inferSelect

function toItem(row: StoredItem, lots: readonly Lot[], today: LocalDate) {
  const { id, name, unit, category, cvxCode, ndcCode, minimum, isArchived, version, stockVersion } = row
  return {
    ...{ id, name, unit, category, cvxCode, ndcCode, minimum, isArchived, version, stockVersion },
    stock: stockOf(minimum, lots, today),
  }
}

export type SupplyItem = ReturnType<typeof toItem>

/** Everything that a clinic keeps or has kept, by name. */
export async function listSupplies({ id, today }: SupplyClinic): Promise<SupplyItem[]> {
  const rows = await db
    .select()
    .from(supplyItems)
    .where(eq(supplyItems.facilityId, id))
    .orderBy(asc(sql`lower(${supplyItems.name})`), asc(supplyItems.id))
  const lots = await lotsOf(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => {
    const own = lots.filter(({ itemId }) => itemId === row.id)
    return toItem(row, own, today)
  })
}

/** So many of the last transactions are shown. */
const historyLength = 50

async function historyOf(itemId: string, locale: ProviderActor['locale']) {
  const rows = await db
    .select({
      id: supplyTransactions.id,
      kind: supplyTransactions.kind,
      quantity: supplyTransactions.quantity,
      note: supplyTransactions.note,
      userId: supplyTransactions.userId,
      at: supplyTransactions.at,
      lotNumber: supplyLots.lotNumber,
    })
    .from(supplyTransactions)
    .innerJoin(supplyLots, eq(supplyLots.id, supplyTransactions.lotId))
    .where(eq(supplyLots.itemId, itemId))
    .orderBy(desc(supplyTransactions.at), desc(supplyTransactions.id))
    .limit(historyLength)
  const names = await namesOfStaff(
    rows.map(({ userId }) => userId),
    locale,
  )
  return rows.map(({ userId, ...row }) => ({ ...row, who: names.get(userId) ?? '' }))
}

/** An item with its lots and what has become of them; null where the person's clinics have none of this id. */
export async function findSupply(actor: ProviderActor, itemId: string) {
  const clinics = (await listSupplyClinics(actor)).filter(({ mayRead }) => mayRead)
  const ids = clinics.map(({ id }) => id)
  if (ids.length === 0) return null
  const [row] = await db
    .select()
    .from(supplyItems)
    .where(and(eq(supplyItems.id, itemId), inArray(supplyItems.facilityId, ids)))
  const clinic = clinics.find(({ id }) => id === row?.facilityId)
  if (!row || !clinic) return null
  const [lots, history] = await Promise.all([lotsOf(db, [itemId]), historyOf(itemId, actor.locale)])
  const { today } = clinic
  return {
    clinic,
    item: toItem(row, lots, today),
    /** What is left stands before what is used up. */
    lots: inOrderOfUse(lots, today)
      .toSorted((a, b) => Number(b.balance > 0) - Number(a.balance > 0))
      .map(({ itemId: _itemId, ...lot }) => ({ ...lot, state: lotState(lot.expiresOn, today) })),
    history,
  }
}

export type Supply = NonNullable<Awaited<ReturnType<typeof findSupply>>>
