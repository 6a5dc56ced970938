import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { simulatedObjects } from '#drizzle/schema/payments.ts'
import type { GatewayEvent } from '#app/modules/payments/gateway.ts'
import type { Simulated, SimulatedKind } from '../simulated.ts'

const prefixes: Readonly<Record<SimulatedKind, string>> = {
  checkout: 'cs_sim',
  charge: 'ch_sim',
  refund: 're_sim',
  subscription: 'sub_sim',
  event: 'evt_sim',
}

/** The name of what a key asks for: the same key, the same name. Nobody guesses it who does not know the key. */
export function refOf(kind: SimulatedKind, key: string): string {
  return `${prefixes[kind]}_${createHash('sha256').update(key).digest('hex').slice(0, 40)}`
}

export type Stored<Kind extends SimulatedKind> = {
  id: string
  parent: string | null
  data: Simulated[Kind]
  dueAt: number | null
}

/** Makes an object once; asked again under the same id it changes nothing. @returns whether it is new. */
export async function make<Kind extends SimulatedKind>(
  tx: Transaction,
  kind: Kind,
  {
    id,
    parent = null,
    data,
    dueAt = null,
  }: { id: string; parent?: string | null; data: Simulated[Kind]; dueAt?: number | null },
): Promise<boolean> {
  const rows = await tx
    .insert(simulatedObjects)
    .values({ id, kind, parent, data, dueAt, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: simulatedObjects.id })
  return rows.length > 0
}

/** An object for this transaction alone; null where there is none of the kind. */
export async function hold<Kind extends SimulatedKind>(
  tx: Transaction,
  kind: Kind,
  id: string,
): Promise<Stored<Kind> | null> {
  const own = eq(simulatedObjects.id, id)
  const [row] = await tx
    .update(simulatedObjects)
    .set({ createdAt: sql`${simulatedObjects.createdAt}` })
    .where(own)
    .returning()
  return row?.kind === kind ? (row as unknown as Stored<Kind>) : null
}

export async function change<Kind extends SimulatedKind>(
  tx: Transaction,
  { id, data, dueAt }: Stored<Kind>,
  changes: Partial<Simulated[Kind]>,
  dueNext: number | null = dueAt,
): Promise<void> {
  const set = { data: { ...data, ...changes }, dueAt: dueNext }
  await tx.update(simulatedObjects).set(set).where(eq(simulatedObjects.id, id))
}

/** An event to be told, from an instant on; the id is made of what it tells, so that it exists once. */
export async function tell(
  tx: Transaction,
  about: string,
  event: DistributiveOmit<GatewayEvent, 'id' | 'at'>,
  at = now(),
) {
  const id = refOf('event', `${about}:${event.kind}`)
  await make(tx, 'event', { id, data: { event: { ...event, id, at } as GatewayEvent, tries: 0 }, dueAt: at })
}

type Subscription = Pick<Stored<'subscription'>, 'id' | 'data'>

export const namesOf = ({ id, data }: Subscription) => ({
  subscriptionRef: id,
  subscriptionId: data.subscriptionId ?? null,
})

export function tellState(
  tx: Transaction,
  subscription: Subscription,
  state: 'active' | 'past_due' | 'canceled',
  when: string,
) {
  const event = { ...namesOf(subscription), kind: 'subscription', state, renewsAt: null } as const
  return tell(tx, `${subscription.id}:${when}`, event)
}

type DistributiveOmit<Type, Key extends PropertyKey> = Type extends unknown ? Omit<Type, Key> : never
