import { and, eq } from 'drizzle-orm'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { payerSimulator, simulatedAnswer, simulatedIds } from '#app/modules/practice/eligibility/gateway/simulator.ts'
import { sealPerson, sealText } from '#app/modules/practice/eligibility/person.server.ts'
import { buildRequest } from '#app/modules/practice/eligibility/x12/request.ts'
import { carriers, eligibilityChecks, facilities, providerFacilities } from '#drizzle/schema/index.ts'
import { tri } from '#tests/factories/directory.ts'
import { nobody } from '../ask.ts'
import type { AccessRow } from '../objects.ts'
import { insiders, type Role } from '../world.ts'

/** Who asks payers at a practice of the third level; a clinician has no seat for it, and the check is of somebody else's patient. */
const askers: readonly Role[] = ['tier_3', 'tier_4', 'manager', 'front_desk', 'biller']
const rawReaders: readonly Role[] = ['tier_3', 'tier_4', 'manager', 'biller']

const carrierId = 'access-carrier'

async function insertCarrier(): Promise<void> {
  const aliases = { 'zh-Hans': [], 'zh-Hant': [], 'en-US': [] }
  const row = {
    id: carrierId,
    name: tri('甲', '甲', 'A plan'),
    aliases,
    kind: 'private',
    payerCode: 'A1',
    sort: 1,
  } as const
  await withTransaction((tx) => tx.insert(carriers).values(row).onConflictDoNothing())
}

const person = {
  ...{ memberId: simulatedIds.active, dependent: null },
  subscriber: { firstName: 'MEI', lastName: 'LI', birthDate: '1950-02-03', sex: null },
} as const

type Status = (typeof eligibilityChecks.$inferSelect)['status']

/** A check of the practice's doctor, in a state. */
const made =
  (status: Status, more: Partial<typeof eligibilityChecks.$inferInsert> = {}): AccessRow['make'] =>
  async ({ practice: { facilityId, providerId } }) => {
    await insertCarrier()
    const id = newId()
    const payer = { name: 'A PLAN', id: 'A1' }
    const provider = { kind: 'person', lastName: 'BAI', firstName: 'ZHINING', npi: '1234567893' } as const
    const asked = { serviceDate: '2030-01-01', serviceCodes: ['30'] }
    const { sender, receiver, isTest } = payerSimulator
    const x12 = buildRequest(
      { ...person, ...asked, payer, provider, trace: 'T1' },
      { sender, receiver, isTest, control: 1, date: '2029-12-31', time: '1000' },
    )
    await withTransaction((tx) =>
      tx.insert(eligibilityChecks).values({
        ...{ id, facilityId, providerId, carrierId, payerCode: 'A1', personEnc: sealPerson(id, person), status },
        ...{ ...asked, attempts: 1, rejections: [], createdById: nobody, version: 1, createdAt: 1, updatedAt: 1 },
        ...{ answeredAt: 1, requestEnc: sealText(id, 'request_enc', x12) },
        ...{ answerEnc: sealText(id, 'answer_enc', simulatedAnswer(x12, 1)), ...more },
      }),
    )
    return { check: id, doctor: providerId }
  }

/** A clinic, and a doctor there. */
const place: AccessRow['make'] = async ({ practice: { facilityId, providerId } }) => {
  await insertCarrier()
  const [row] = await db
    .select({ slug: facilities.slug })
    .from(facilities)
    .innerJoin(providerFacilities, eq(providerFacilities.facilityId, facilities.id))
    .where(and(eq(facilities.id, facilityId), eq(providerFacilities.providerId, providerId)))
  return { place: row!.slug, doctor: providerId }
}

const base = '/provider/3/mgmt/insurance-eligibility'
const missing = { check: nobody, doctor: nobody }
const noPlace = { place: nobody, doctor: nobody }
const atPlace = ({ place: slug = '' }: Readonly<Record<string, string>>) => `?place=${slug}`
const fields = ({ doctor = '' }: Readonly<Record<string, string>>) => ({
  ...{ version: '1', doctor, carrier: carrierId, memberId: 'AB12', firstName: 'Mei', lastName: 'Li' },
  ...{ birthDate: '1950-02-03', serviceDate: new Date().toISOString().slice(0, 10), intent: 'save' },
})
const version = () => ({ version: '1' })

export const rows: readonly AccessRow[] = [
  // Below the level it says which has it. A clinician there is a doctor too, with patients of their own.
  {
    ...{ path: base, method: 'GET', make: place, missing: noPlace, search: atPlace },
    allowed: insiders.filter((role) => role !== 'viewer'),
  },
  {
    ...{ path: `${base}/new`, method: 'POST', make: place, missing: noPlace, search: atPlace, fields },
    allowed: askers,
  },
  {
    ...{ path: `${base}/batch`, method: 'POST', make: place, missing: noPlace, search: atPlace },
    fields: version,
    allowed: [...askers, 'clinician'],
  },
  { path: `${base}/:check`, method: 'GET', make: made('answered_active'), missing, allowed: askers },
  { path: `${base}/:check`, method: 'POST', make: made('draft'), missing, fields: version, allowed: askers },
  {
    ...{ path: `${base}/:check`, method: 'POST', make: made('rejected', { rejections: ['71'] }), missing },
    ...{ search: () => '?step=copy', fields: version, allowed: askers },
  },
  { path: `${base}/:check/edit`, method: 'GET', make: made('draft'), missing, allowed: askers },
  { path: `${base}/:check/edit`, method: 'POST', make: made('draft'), missing, fields, allowed: askers },
  { path: `${base}/:check/card`, method: 'GET', make: made('answered_active'), missing, allowed: askers },
  { path: `${base}/:check/raw`, method: 'GET', make: made('answered_active'), missing, allowed: rawReaders },
]
