import { eq } from 'drizzle-orm'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { complianceItems, facilities } from '#drizzle/schema/index.ts'
import { nobody } from '../ask.ts'
import type { AccessRow } from '../objects.ts'
import { insiders, type Role } from '../world.ts'

/** Who leads a clinic of a level that has it. */
const leads: readonly Role[] = ['tier_3', 'tier_4', 'manager']

/** What a clinic keeps valid of itself. */
const ofClinic: AccessRow['make'] = async ({ practice: { facilityId } }) => {
  const [row] = await db.select().from(facilities).where(eq(facilities.id, facilityId))
  await withTransaction((tx) =>
    tx
      .insert(complianceItems)
      .values({
        ...{ id: newId(), facilityId, kind: 'clia', expires: '2030-01-01', isWaived: false },
        ...{ version: 1, createdAt: 1, updatedAt: 1 },
      })
      .onConflictDoNothing(),
  )
  const [item] = await db.select().from(complianceItems).where(eq(complianceItems.facilityId, facilityId))
  return { place: row!.slug, version: String(item!.version) }
}

const base = '/provider/mgmt/compliance'
const missing = { place: nobody, version: '1' }
const item = ({ place = '' }: Readonly<Record<string, string>>) => `?place=${place}&subject=clinic&kind=clia`

export const rows: readonly AccessRow[] = [
  // Others read there what concerns themselves; below the level it says what there would be.
  {
    ...{ path: base, method: 'GET', make: ofClinic, missing, allowed: insiders },
    search: ({ place = '' }) => `?place=${place}`,
  },
  {
    ...{ path: `${base}/item`, method: 'GET', make: ofClinic, missing, search: item },
    allowed: [...leads, 'viewer'],
  },
  {
    ...{ path: `${base}/item`, method: 'POST', make: ofClinic, missing, search: item, allowed: leads },
    fields: ({ version = '' }) => ({ version, term: 'dated', expires: '2031-01-01' }),
  },
]
