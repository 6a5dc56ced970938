import { eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { facilities } from '#drizzle/schema/index.ts'
import { nobody } from '../ask.ts'
import type { AccessRow } from '../objects.ts'
import { insiders, type Role } from '../world.ts'

const leads: readonly Role[] = ['tier_1', 'tier_2', 'tier_3', 'tier_4', 'manager']

/** A clinic and a part of its facts, in the version that a page showed. */
const ofClinic: AccessRow['make'] = async ({ practice: { facilityId } }) => {
  const [row] = await db.select().from(facilities).where(eq(facilities.id, facilityId))
  return { part: 'contact', place: row!.slug, version: String(row!.version) }
}

const about = {
  make: ofClinic,
  missing: { part: 'contact', place: nobody, version: '1' },
  search: ({ place = '' }: Readonly<Record<string, string>>) => `?place=${place}`,
}

const base = '/provider/mgmt/clinic'

export const rows: readonly AccessRow[] = [
  { path: base, method: 'GET', ...about, allowed: insiders },
  { path: `${base}/:part`, method: 'GET', ...about, allowed: leads },
  {
    ...{ path: `${base}/:part`, method: 'POST', ...about, allowed: leads },
    fields: ({ version = '' }) => ({ version, website: 'clinic.example' }),
  },
  { path: `${base}/service`, method: 'GET', ...about, allowed: leads },
  {
    ...{ path: `${base}/service`, method: 'POST', ...about, allowed: leads },
    fields: ({ version = '' }) => ({ version, service: 'lab.heart', price: '35' }),
  },
]
