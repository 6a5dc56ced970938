import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { facilityServices } from '#drizzle/schema/index.ts'

type Row = typeof facilityServices.$inferSelect

/** Which service of a facility. */
export type ServiceKey = Readonly<Pick<Row, 'facilityId' | 'kind' | 'code'>>

/** What is said of it. */
export type ServiceFacts = Readonly<Pick<Row, 'priceCents' | 'isWalkIn' | 'needsOrder' | 'isAtHome' | 'note'>>

/** Says what a facility offers, or that it offers it no more (`null`). Whether the code is known, and the user may, is the caller's to know. */
export async function setFacilityService(tx: Transaction, key: ServiceKey, facts: ServiceFacts | null): Promise<void> {
  const { facilityId, kind, code } = key
  if (facts === null) {
    await tx
      .delete(facilityServices)
      .where(
        and(
          eq(facilityServices.facilityId, facilityId),
          eq(facilityServices.kind, kind),
          eq(facilityServices.code, code),
        ),
      )
    return
  }
  const said = { ...facts, updatedAt: now() }
  await tx
    .insert(facilityServices)
    .values({ id: newId(), facilityId, kind, code, ...said })
    .onConflictDoUpdate({
      target: [facilityServices.facilityId, facilityServices.kind, facilityServices.code],
      set: said,
    })
}
