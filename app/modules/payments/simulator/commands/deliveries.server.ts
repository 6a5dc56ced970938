import { withTransaction } from '#app/core/database/database.server.ts'
import { now } from '#app/core/clock.ts'
import type { GatewayEvent } from '#app/modules/payments/gateway.ts'
import { change, hold } from './objects.server.ts'
import { due } from './run-simulator.server.ts'

/** Events whose time to be told has come; each is kept until `delivered`. */
export async function dueEvents(): Promise<{ id: string; event: GatewayEvent }[]> {
  const found: { id: string; event: GatewayEvent }[] = []
  for (const id of await due('event')) {
    const object = await withTransaction((tx) => hold(tx, 'event', id))
    if (object) found.push({ id, event: object.data.event })
  }
  return found
}

/** An event was taken; or it was not, and is told again later. */
export function delivered(id: string, isTaken: boolean): Promise<void> {
  return withTransaction(async (tx) => {
    const object = await hold(tx, 'event', id)
    if (!object) return
    const tries = object.data.tries + 1
    await change(tx, object, { tries }, isTaken ? null : now() + Math.min(2 ** tries * 1_000, 3_600_000))
  })
}
