import { eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { supplyLots, supplyTransactions } from '#drizzle/schema/practice/supplies.ts'
import type { StockForm, StockMove } from '../forms.ts'
import { lotsOfItem } from '../queries/supplies.server.ts'
import type { Lot } from '../stock.ts'
import { openItem, recordSupply, takeStock } from './take-item.server.ts'

const rights = { receive: 'supply.move', use: 'supply.move', waste: 'supply.manage', count: 'supply.manage' } as const

/** Whether a form was written before: it was sent twice. @throws DomainError not_found `supply.unknown` for an id of something else */
async function isWritten(tx: Transaction, itemId: string, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ itemId: supplyLots.itemId })
    .from(supplyTransactions)
    .innerJoin(supplyLots, eq(supplyLots.id, supplyTransactions.lotId))
    .where(eq(supplyTransactions.id, id))
  if (row && row.itemId !== itemId) throw new DomainError('not_found', 'supply.unknown')
  return row !== undefined
}

type Receipt = Extract<StockMove, { kind: 'receive' }>

/**
 * The lot that something comes into. One number has one day: another one is a slip of the pen here or in what there is.
 * @throws DomainError conflict `supply.lot_expiry`
 */
async function lotToReceive(tx: Transaction, itemId: string, { lotNumber, expiresOn }: Receipt): Promise<Lot> {
  const lots = await lotsOfItem(tx, itemId)
  const alike = lots.filter((lot) => lot.lotNumber.toLowerCase() === lotNumber.toLowerCase())
  const same = alike.find((lot) => lot.expiresOn === expiresOn)
  if (same) return same
  if (lotNumber !== '' && alike.some(({ balance }) => balance > 0))
    throw new DomainError('conflict', 'supply.lot_expiry')
  const lot = { id: newId(), lotNumber, expiresOn }
  await tx.insert(supplyLots).values({ ...lot, itemId, createdAt: now() })
  return { ...lot, balance: 0 }
}

/** The lot that a form names. @throws DomainError not_found `supply.unknown` for one of another item */
async function namedLot(tx: Transaction, itemId: string, lotId: string): Promise<Lot> {
  const lot = (await lotsOfItem(tx, itemId)).find(({ id }) => id === lotId)
  if (!lot) throw new DomainError('not_found', 'supply.unknown')
  return lot
}

const fieldsOf: Readonly<Record<StockForm, readonly string[]>> = {
  receive: ['lotNumber', 'expiresOn', 'quantity'],
  use: ['quantity'],
  waste: ['quantity'],
  count: ['quantity'],
}

/** What a form adds to its lot. @throws DomainError conflict `supply.short` where there would be less than nothing */
function changeOf(move: StockMove, lot: Lot): number {
  if (move.kind === 'receive') return move.quantity
  if (move.kind === 'count') return move.quantity - lot.balance
  if (move.quantity > lot.balance) throw new DomainError('conflict', 'supply.short', { left: lot.balance })
  return -move.quantity
}

/**
 * Writes what came, went or was counted. The item's row is taken first, so that of two at once the second sees what the first has left. A
 * form that is sent twice is written once.
 * @returns whether it was written now
 * @throws DomainError conflict `supply.short`, `supply.archived`, `supply.lot_expiry`, and `directory.stale` for a count of a stock that has
 * moved since; not_found `supply.unknown`; forbidden `practice.read_only`
 */
export function moveStock(actor: ProviderActor, itemId: string, move: StockMove): Promise<boolean> {
  return withTransaction(async (tx) => {
    await openItem(tx, actor, { itemId, right: rights[move.kind] })
    const item = await takeStock(tx, itemId)
    const id = move.id || newId()
    if (await isWritten(tx, itemId, id)) return false
    if (item.isArchived) throw new DomainError('conflict', 'supply.archived')
    if (move.kind === 'count' && move.seen !== item.stockVersion - 1)
      throw new DomainError('conflict', 'directory.stale')
    const lot = move.kind === 'receive' ? await lotToReceive(tx, itemId, move) : await namedLot(tx, itemId, move.lotId)
    const kind = move.kind === 'count' ? ('adjust' as const) : move.kind
    const said = { kind, quantity: changeOf(move, lot), note: move.note, userId: actor.userId, at: now() }
    await tx.insert(supplyTransactions).values({ id, lotId: lot.id, ...said })
    const fields = [...fieldsOf[move.kind], ...(move.note === null ? [] : ['note'])]
    await recordSupply(tx, actor, { itemId, action: move.kind, fields })
    return true
  })
}
