import { eq } from 'drizzle-orm'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { sealRefill } from '#app/modules/practice/pharmacy/queries/refills.server.ts'
import { facilities, facilityPharmacies, refillRequests } from '#drizzle/schema/index.ts'
import { nobody } from '../ask.ts'
import type { AccessRow } from '../objects.ts'
import type { Role } from '../world.ts'

const leads: readonly Role[] = ['tier_3', 'tier_4', 'manager']
const servers: readonly Role[] = [...leads, 'front_desk', 'clinician']
const readers: readonly Role[] = [...servers, 'viewer']

/** A clinic with a pharmacy, and a request that somebody there has approved or not. */
const makeAs =
  (status: 'new' | 'with_clinician' | 'approved'): AccessRow['make'] =>
  async ({ practice: { facilityId } }) => {
    const [facility] = await db.select().from(facilities).where(eq(facilities.id, facilityId))
    const [refill, pharmacy] = [newId(), newId()]
    await withTransaction(async (tx) => {
      await tx.insert(facilityPharmacies).values({
        ...{ id: pharmacy, facilityId, name: 'Corner', address: '1 Main St', languages: [], isArchived: false },
        ...{ version: 1, createdAt: 1, updatedAt: 1 },
      })
      const person = { name: 'A', phone: '+12125550123', birthDate: '1950-01-01' }
      await tx.insert(refillRequests).values({
        ...{ id: refill, facilityId, formKey: refill, pharmacyId: pharmacy, locale: 'zh-Hans', mayText: false, status },
        personEnc: sealRefill(refill, 'person_enc', JSON.stringify(person)),
        medicineEnc: sealRefill(refill, 'medicine_enc', 'the white one'),
        ...{ version: 1, takenById: nobody, waitsSince: 1, createdAt: 1, updatedAt: 1 },
      })
    })
    return { refill, pharmacy, place: facility!.slug }
  }

const missing = { refill: nobody, pharmacy: nobody, place: nobody }
const make = makeAs('new')
const base = '/provider/mgmt/pharmacy'
type Params = Readonly<Record<string, string>>
const ofClinic = { make, missing, search: ({ place = '' }: Params) => `?place=${place}` }
const entry = {
  ...{ make, missing, path: `${base}/list/entry` },
  search: ({ place = '', pharmacy = '' }: Params) => `?place=${place}&pharmacy=${pharmacy}`,
}
const asked = { name: 'A', phone: '212 555 0123', birthDate: '1950-01-01', medicine: 'the white one' }
const step = (status: Parameters<typeof makeAs>[0], action: string, allowed: readonly Role[]): AccessRow => ({
  ...{ path: `${base}/refills/:refill`, method: 'POST', make: makeAs(status), missing, allowed },
  fields: () => ({ version: '1', action, answer: 'ok', tell: 'phone' }),
})

export const rows: readonly AccessRow[] = [
  // Below the third level, and for who has no right there, the page says which level has it.
  { path: base, method: 'GET', ...ofClinic, allowed: [...readers, 'biller', 'tier_1', 'tier_2'] },
  { path: `${base}/new`, method: 'GET', ...ofClinic, allowed: servers },
  { path: `${base}/new`, method: 'POST', ...ofClinic, fields: () => ({ key: newId(), ...asked }), allowed: servers },
  { path: `${base}/refills/:refill`, method: 'GET', make, missing, allowed: readers },
  step('new', 'send_on', servers),
  step('with_clinician', 'approve', [...leads, 'clinician']),
  step('approved', 'send', servers),
  { path: `${base}/refills/:refill/fax`, method: 'GET', make: makeAs('approved'), missing, allowed: readers },
  { path: `${base}/list`, method: 'GET', ...ofClinic, allowed: readers },
  { ...entry, method: 'GET', allowed: leads },
  { ...entry, method: 'POST', fields: () => ({ version: '1', name: 'Corner', address: '2 Main St' }), allowed: leads },
]
