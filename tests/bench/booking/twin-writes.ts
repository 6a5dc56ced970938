import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { prepared, preparedInsert, rowOf, rowValues } from '#app/core/database/prepared.ts'
import { newId } from '#app/core/ids.server.ts'
import { enqueueMessage } from '#app/core/outbox.server.ts'
import { auditStep, writeEvent } from '#app/modules/booking/appointments/commands/appointment-steps.server.ts'
import type { Appointment } from '#app/modules/booking/appointments/queries/appointment-rows.server.ts'
import type { PatientInput } from '#app/modules/booking/booking-input.ts'
import { getProviderFacility, getVisitType } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { claimTime } from '#app/modules/booking/holds/commands/claim-time.server.ts'
import { lockProvider } from '#app/modules/booking/slots/commands/lock-provider.server.ts'
import { auditNewPatients, newVisit } from '#app/modules/booking/appointments/commands/new-appointment.server.ts'
import { patientHash } from '#app/modules/booking/patients/commands/known-people.server.ts'
import { patientIdsOf } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { rememberPeople } from '#app/modules/booking/patients/commands/facility-people.server.ts'
import { type Patient, sealPatient } from '#app/modules/booking/patients/identity.server.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { appointments, patients } from '#drizzle/schema/scheduling.ts'
import { bookingInput, somebody } from '#tests/factories/booking.ts'
import { writePlainPatient } from './plain-tables.ts'
import type { Seat } from './stage.ts'

/** Who keeps what a booking says: the product, or its twin with plain columns. */
export type Keeper = 'sealed' | 'plain'

const insertPatient = preparedInsert(patients)
const insertAppointment = preparedInsert(appointments)
const messageValues = rowValues(messageOutbox)
const insertMessage = prepared((tx: Transaction) =>
  tx
    .insert(messageOutbox)
    .values(rowOf(messageOutbox))
    .onConflictDoNothing({ target: messageOutbox.dedupeKey })
    .returning({ id: messageOutbox.id })
    .prepare(),
)

const reason = '头晕三天，走路时更明显'
const messages = ['appointment_booked', 'appointment_reminder', 'appointment_reminder_near']

function newPatient(person: PatientInput, matchHash: string): Patient {
  const { nameEn, birthDate, phone, email } = person
  return {
    ...{ id: newId(), nameEn, nameZh: person.nameZh ?? null, birthDate, phone: phone ?? null, email: email ?? null },
    ...{ wechat: null, sex: 'undisclosed', locale: 'zh-Hans', languageId: null, matchHash },
    ...{ smsConsentAt: now(), emailConsentAt: null, createdAt: now(), updatedAt: now() },
  }
}

async function writeMessages(tx: Transaction, keeper: Keeper, visit: Appointment, to: string): Promise<void> {
  const vars = {
    startsAt: visit.startsAt!,
    endsAt: visit.endsAt!,
    timeZone: visit.timeZone,
    link: `https://care.test/${visit.id}`,
  }
  for (const template of messages) {
    const shared = { channel: 'sms', template, locale: 'zh-Hans', notBefore: now() } as const
    const dedupeKey = `${visit.id} ${template}`
    if (keeper === 'sealed') {
      const subject = { type: 'appointment', id: visit.id }
      await enqueueMessage(tx, { ...shared, to, vars, subject, dedupeKey, meta: { visitAt: vars.startsAt } })
      continue
    }
    await insertMessage(tx).execute(
      messageValues({
        ...{
          ...shared,
          id: newId(),
          toEnc: to,
          varsEnc: JSON.stringify(vars),
          state: 'queued',
          attempts: 0,
          dedupeKey,
        },
        ...{ subjectType: 'appointment', subjectId: visit.id, meta: { visitAt: vars.startsAt } },
        ...{ createdAt: now(), updatedAt: now() },
      }),
    )
  }
}

/**
 * The writes of one booking of somebody new, by the product's own steps: claim, person, visit, event, three messages, two audit
 * events. They differ in who keeps the person, the reason and the messages.
 */
async function writeBooking(tx: Transaction, keeper: Keeper, seat: Seat, person: PatientInput): Promise<void> {
  const providerFacility = await getProviderFacility(tx, seat.providerFacilityId)
  const visitType = await getVisitType(tx, seat.providerFacilityId, seat.visitTypeId)
  await lockProvider(tx, providerFacility.providerId)
  const { slot } = await claimTime(tx, {
    providerFacility,
    visitType,
    startsAt: seat.startsAt,
    isNewPatient: true,
    desk: null,
  })
  const isSealed = keeper === 'sealed'
  const patient = newPatient(person, isSealed ? patientHash({ patient: person, contact: null }) : '')
  if (isSealed) {
    await patientIdsOf(tx, patient.matchHash)
    await insertPatient(tx, sealPatient(patient))
  } else await writePlainPatient(tx, patient)
  const known = { patient, contact: null, created: [patient.id] }
  const form = bookingInput(seat, { startsAt: seat.startsAt, patient: person, reason: isSealed ? reason : null })
  const visit = newVisit({ providerFacility, visitType, slot, known, form }, 'booked')
  await insertAppointment(tx, isSealed ? visit : { ...visit, reasonEnc: reason })
  if (isSealed) await rememberPeople(tx, providerFacility.facilityId, [patient])
  const actor = { type: 'patient', id: patient.id } as const
  await writeEvent(tx, visit, null, { action: 'book', actor, notifies: true })
  await writeMessages(tx, keeper, visit, patient.phone!)
  await auditNewPatients(tx, known, actor)
  await auditStep(tx, visit.id, actor, 'book', ['startsAt', 'patientId', 'link', 'reasonEnc'])
}

/** Books every seat, so many waiting at once. */
export async function writeBookings(keeper: Keeper, seats: readonly Seat[], waiting: number): Promise<void> {
  const queue = seats.map((seat) => ({ seat, person: somebody() }))
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { seat, person } = next
      await withTransaction((tx) => writeBooking(tx, keeper, seat, person))
    }
  }
  await Promise.all(Array.from({ length: waiting }, lane))
}
