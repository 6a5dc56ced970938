import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { Simulated } from '../simulated.ts'
import { type CardDoes, disputeDelay, lateness, testCode } from '../test-cards.ts'
import { change, hold, make, refOf, type Stored, tell } from './objects.server.ts'

export type Paying = 'accepted' | 'declined' | 'asks_code' | 'wrong_code' | 'closed' | 'unknown'

/**
 * Pays on a simulated page with one of its cards. Pressed twice it is one charge, but for the card that is charged twice on purpose. What
 * came of it is told by events.
 */
export function payWith(checkoutRef: string, card: CardDoes, code: string): Promise<Paying> {
  return withTransaction(async (tx) => {
    const checkout = await hold(tx, 'checkout', checkoutRef)
    if (!checkout) return 'unknown'
    if (checkout.data.state === 'done') return 'accepted'
    if (checkout.data.state === 'closed') return 'closed'
    if (card === 'declines') {
      await charge(tx, checkout, card, `declined-${now()}`, 'failed')
      return 'declined'
    }
    if (card === 'asks_code' && code === '') return 'asks_code'
    if (card === 'asks_code' && code !== testCode) return 'wrong_code'
    await change(tx, checkout, { state: 'done' }, null)
    await take(tx, checkout, card)
    return 'accepted'
  })
}

async function take(tx: Transaction, checkout: Stored<'checkout'>, card: CardDoes): Promise<void> {
  if (card === 'succeeds_late' || card === 'fails_late') {
    await charge(tx, checkout, card, 'first', 'pending')
    return
  }
  const first = await charge(tx, checkout, card, 'first', 'succeeded')
  if (card === 'succeeds_twice') await charge(tx, checkout, card, 'second', 'succeeded')
  if (card !== 'disputes') return
  const { amountCents, currency } = checkout.data
  const dispute = { kind: 'disputed', chargeRef: first, disputeRef: `dp_${first}`, amountCents, currency } as const
  await tell(tx, first, dispute, now() + disputeDelay)
}

async function charge(
  tx: Transaction,
  { id: checkoutRef, data }: Stored<'checkout'>,
  card: CardDoes,
  name: string,
  state: Simulated['charge']['state'],
): Promise<string> {
  const id = refOf('charge', `${checkoutRef}:${name}`)
  const { paymentId, amountCents, currency } = data
  const customerRef = data.customerRef ?? `cus_sim_${paymentId}`
  const made = { paymentId, checkoutRef, customerRef, renewal: null, amountCents, currency, card, state } as const
  const dueAt = state === 'pending' ? now() + lateness : null
  await make(tx, 'charge', {
    id,
    parent: checkoutRef,
    data: { ...made, disputeAt: card === 'disputes' ? now() + disputeDelay : null },
    dueAt,
  })
  if (state !== 'pending') await tellCharge(tx, id, made, state === 'succeeded' ? 'succeeded' : 'declined')
  return id
}

export async function tellCharge(
  tx: Transaction,
  chargeRef: string,
  { paymentId, checkoutRef, customerRef, renewal, amountCents, currency }: Omit<Simulated['charge'], 'disputeAt'>,
  kind: 'succeeded' | 'declined' | 'failed',
): Promise<void> {
  await tell(tx, chargeRef, { kind, chargeRef, paymentId, checkoutRef, customerRef, renewal, amountCents, currency })
}
