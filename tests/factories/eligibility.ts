import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach } from 'vitest'
import type { SeatRole } from '#app/core/actor.ts'
import { setClock } from '#app/core/clock.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { runBatch } from '#app/modules/practice/eligibility/commands/run-batch.server.ts'
import { type CheckValues, createCheck } from '#app/modules/practice/eligibility/commands/save-check.server.ts'
import { listEligibilityClinics } from '#app/modules/practice/eligibility/queries/clinics.server.ts'
import { listTomorrow } from '#app/modules/practice/eligibility/queries/visits.server.ts'
import { appointments, carriers, eligibilityChecks, eligibilityEvents, plans } from '#drizzle/schema/index.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { actorOf } from './accounts.ts'
import { bookingInput, insertPractice, type Practice, somebody } from './booking.ts'
import { tri } from './directory.ts'

/** 10 in the morning in New York. */
export const start = Date.parse('2026-10-20T14:00:00Z')
export const tomorrow = '2026-10-21'
export const npi = '1234567893'

/** Of the test that runs now. */
export let practice: Practice

/** Gives every test of a file a database with a practice that takes a plan, on the day before its visits. */
export function useInsuredPractice(): void {
  useDatabase()
  beforeEach(async () => {
    setClock(start)
    practice = await withTransaction(async (tx) => {
      const made = await insertPractice(tx, {
        provider: { tier: 3, npi },
        facility: { slug: 'harbor', timeZone: 'America/New_York' },
      })
      const none = { 'zh-Hans': [], 'zh-Hant': [], 'en-US': [] }
      await tx.insert(carriers).values({
        ...{ id: 'healthfirst', name: tri('第一保健', '第一保健', 'Healthfirst'), aliases: none, kind: 'private' },
        ...{ payerCode: '80141', sort: 1 },
      })
      await tx.insert(plans).values({
        ...{ id: 'gold', carrierId: 'healthfirst', slug: 'gold', name: tri('金', '金', 'Gold'), aliases: none },
        ...{ line: 'commercial', counties: [], isRetired: false, sort: 1 },
      })
      return made
    })
  })
  afterEach(() => setClock(null))
}

export const actor = (role: SeatRole = 'front_desk', tier = 3) =>
  actorOf({ seats: [{ facilityId: practice.facilityId, role, tier }] })
export const clinicOf = async (who = actor()) => (await listEligibilityClinics(who))[0]!

/** A visit tomorrow at a time, of somebody whose card has this number; none is on record where it is null. */
export async function visit(
  hour: number,
  memberId: string | null,
  given: Parameters<typeof somebody>[0] = {},
): Promise<string> {
  const startsAt = Date.parse(`${tomorrow}T${String(hour + 4).padStart(2, '0')}:00:00Z`)
  const booked = await bookAppointment(bookingInput(practice, { startsAt, patient: somebody(given) }))
  const id = booked.appointmentId
  const context = { table: 'appointments', column: 'member_id_enc', rowId: id }
  const memberIdEnc = memberId === null ? null : encryptField(memberId, context)
  await withTransaction((tx) =>
    tx.update(appointments).set({ planId: 'gold', memberIdEnc }).where(eq(appointments.id, id)),
  )
  return id
}

export const values = (memberId: string, given: Partial<CheckValues> = {}): CheckValues => ({
  ...{ providerId: practice.providerId, carrierId: 'healthfirst', payerCode: '80141', serviceDate: tomorrow },
  ...{ serviceCodes: ['30'] },
  person: {
    ...{ memberId, dependent: null },
    subscriber: { firstName: 'MEI LING', lastName: 'CHEUNG', birthDate: '1950-02-03', sex: 'F' },
  },
  ...given,
})

export async function make(memberId: string, given: Partial<Parameters<typeof createCheck>[1]> = {}): Promise<string> {
  const id = newId()
  await createCheck(actor(), {
    ...{ id, facilityId: practice.facilityId, appointmentId: null, copiedFromId: null, isToSend: true },
    ...{ values: values(memberId), ...given },
  })
  return id
}

export const stored = async (id: string) =>
  (await db.select().from(eligibilityChecks).where(eq(eligibilityChecks.id, id)))[0]!
export const all = () =>
  db.select().from(eligibilityChecks).orderBy(asc(eligibilityChecks.createdAt), asc(eligibilityChecks.id))
export const stepsOf = async (id: string) => {
  const rows = await db
    .select()
    .from(eligibilityEvents)
    .where(eq(eligibilityEvents.checkId, id))
    .orderBy(asc(eligibilityEvents.seq))
  return rows.map(({ step }) => step)
}
export const later = (ms: number) => setClock(start + ms)
export const runBatchNow = async () => runBatch(actor(), await clinicOf(), await listTomorrow(await clinicOf()))
