import { eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { simulatedObjects } from '#drizzle/schema/payments.ts'
import type { Simulated, SimulatedKind } from '../simulated.ts'

/** An object of the simulator as its pages show it; null where there is none of the kind. */
export async function findSimulated<Kind extends SimulatedKind>(
  kind: Kind,
  id: string,
): Promise<Simulated[Kind] | null> {
  const [row] = await db.select().from(simulatedObjects).where(eq(simulatedObjects.id, id))
  return row?.kind === kind ? (row.data as Simulated[Kind]) : null
}
