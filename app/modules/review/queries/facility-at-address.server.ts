import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { addressKey } from '#app/modules/directory/registry/postal-address.ts'
import type { PostalAddress } from '#app/modules/geo/address/address.ts'
import { facilities } from '#drizzle/schema/directory.ts'

/** The open facility at an address, however it is spelled; another suite is another practice. Null when there is none. */
export async function findFacilityAt(reader: Reader, { line1, line2, zip }: PostalAddress): Promise<string | null> {
  const nearby = await reader
    .select({ id: facilities.id, line1: facilities.addressLine1, line2: facilities.addressLine2 })
    .from(facilities)
    .where(and(eq(facilities.zip, zip), eq(facilities.status, 'active')))
    .orderBy(asc(facilities.id))
  const key = addressKey(line1, line2 ?? '', zip)
  return nearby.find((one) => addressKey(one.line1, one.line2 ?? '', zip) === key)?.id ?? null
}
