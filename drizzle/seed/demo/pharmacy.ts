import { eq, inArray } from 'drizzle-orm'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { sealRefill } from '#app/modules/practice/pharmacy/queries/refills.server.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { facilityPharmacies, refillRequests } from '#drizzle/schema/practice/pharmacy.ts'
import { demoUserId } from './accounts.ts'

type Refill = typeof refillRequests.$inferInsert

const facilityId = 'demo-magnolia-medical-building'
const directoryId = 'demo-jade-spring-pharmacy'
const pharmacyId = 'demo-magnolia-pharmacy'

const refills: readonly Readonly<{
  code: string
  status: Refill['status']
  hours: number
  name: string
  medicine: string
  answer?: string
}>[] = [
  { code: 'new', status: 'new', hours: 1, name: '示例病人甲', medicine: '早上吃的白色小药片（示例）' },
  {
    code: 'waiting',
    status: 'with_clinician',
    hours: 30,
    name: 'Demo Patient B',
    medicine: 'Demo tablet 10 mg, once a day',
  },
  {
    code: 'approved',
    status: 'approved',
    hours: 3,
    name: '示例病人丙',
    medicine: '示例药 5 mg',
    answer: '三十天（示例）',
  },
]

function refillRow({ code, status, hours, name, medicine, answer }: (typeof refills)[number], at: number): Refill {
  const id = `demo-refill-${code}`
  const waitsSince = at - hours * hourMs
  const person = { name, phone: '+17185550190', birthDate: '1950-01-01' }
  return {
    ...{ id, facilityId, formKey: id, patientId: null, pharmacyId, locale: 'zh-Hans', mayText: false, status },
    personEnc: sealRefill(id, 'person_enc', JSON.stringify(person)),
    medicineEnc: sealRefill(id, 'medicine_enc', medicine),
    answerEnc: answer === undefined ? null : sealRefill(id, 'answer_enc', answer),
    ...{ noteEnc: null, version: 1, takenById: demoUserId('magnolia.desk') },
    decidedById: answer === undefined ? null : demoUserId('magnolia.manager'),
    ...{ toldAt: null, waitsSince, remindedAt: waitsSince, createdAt: waitsSince - hourMs, updatedAt: waitsSince },
  }
}

/** A pharmacy of the demo clinic and requests in three states, while the clinic has entered nothing itself. */
export async function seedDemoPharmacy(tx: Transaction): Promise<void> {
  const ids = [facilityId, directoryId]
  const there = await tx.select({ id: facilities.id }).from(facilities).where(inArray(facilities.id, ids))
  const known = await tx.$count(facilityPharmacies, eq(facilityPharmacies.facilityId, facilityId))
  if (there.length < ids.length || known > 0) return
  const at = now()
  await tx.insert(facilityPharmacies).values({
    ...{ id: pharmacyId, facilityId, directoryId, name: 'Jade Spring Pharmacy 玉泉药房' },
    ...{ address: '135-02 Jade Spring St, Flushing, NY 11354', phone: '+17185550122', fax: null },
    ...{ languages: ['cmn', 'yue'], hours: '周一至周六 9:00–20:00', note: null, isArchived: false },
    ...{ version: 1, createdAt: at - 30 * dayMs, updatedAt: at - 30 * dayMs },
  })
  await tx.insert(refillRequests).values(refills.map((refill) => refillRow(refill, at)))
}
