import { and, asc, eq, gt } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { resources } from '#drizzle/schema/scheduling.ts'

/** Kinds of resource of which a facility has any that are in use. */
export async function listResourceKinds(facilityId: string, reader: Reader = db): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ kind: resources.kind })
    .from(resources)
    .where(and(eq(resources.facilityId, facilityId), gt(resources.capacity, 0)))
    .orderBy(asc(resources.kind))
  return rows.map(({ kind }) => kind)
}
