import { eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { facilities } from '#drizzle/schema/index.ts'
import { nobody } from '../ask.ts'
import type { AccessRow } from '../objects.ts'

const make: AccessRow['make'] = async ({ practice: { facilityId } }) => {
  const [row] = await db.select().from(facilities).where(eq(facilities.id, facilityId))
  return { place: row!.slug }
}

export const rows: readonly AccessRow[] = [
  {
    ...{ path: '/provider/mgmt/feedback', method: 'GET', make, missing: { place: nobody } },
    search: ({ place = '' }) => `?place=${place}`,
    // Who answers for the clinic, and a doctor of their own patients.
    allowed: ['tier_1', 'tier_2', 'tier_3', 'tier_4', 'manager', 'clinician'],
  },
]
