import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { facilities } from '#drizzle/schema/directory.ts'

/**
 * Takes hold of a facility until the commit: of two who would write at once what it may have only one of, the second reads what the first
 * has written. @throws DomainError not_found `directory.facility_not_found`
 */
export async function holdFacility(tx: Transaction, facilityId: string): Promise<void> {
  const held = await tx
    .update(facilities)
    .set({ version: sql`${facilities.version}` })
    .where(eq(facilities.id, facilityId))
    .returning({ id: facilities.id })
  if (held.length === 0) throw new DomainError('not_found', 'directory.facility_not_found')
}
