import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { scheduleFingerprint } from '#app/modules/booking/schedule/fingerprint.server.ts'
import { resources } from '#drizzle/schema/scheduling.ts'

export type Resource = Omit<typeof resources.$inferSelect, 'facilityId'>

const columns = { id: resources.id, kind: resources.kind, name: resources.name, capacity: resources.capacity }

/** The rooms, devices and chairs of a facility, in the order in which they are given out; the retired ones too. */
export function listResources(facilityId: string, reader: Reader = db): Promise<Resource[]> {
  return reader
    .select(columns)
    .from(resources)
    .where(eq(resources.facilityId, facilityId))
    .orderBy(asc(resources.name), asc(resources.id))
}

/** One of a facility; null where there is none of this id. */
export async function findResource(facilityId: string, id: string, reader: Reader = db): Promise<Resource | null> {
  const [row] = await reader
    .select(columns)
    .from(resources)
    .where(and(eq(resources.facilityId, facilityId), eq(resources.id, id)))
  return row ?? null
}

/** What a form shows of it, which a change may overwrite only while it is so. */
export const resourceBasis = ({ name, capacity }: Pick<Resource, 'name' | 'capacity'>): string =>
  scheduleFingerprint([name, capacity])
