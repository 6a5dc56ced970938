import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { dateSpan, localDate } from '#app/core/calendar/zones.ts'
import { db } from '#app/core/database/database.server.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { openPatient } from '#app/modules/booking/patients/identity.server.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { i693Cases } from '#drizzle/schema/practice/i693-cases.ts'
import { appointments, patients, visitTypes } from '#drizzle/schema/scheduling.ts'
import type { I693Clinic } from './i693-clinics.server.ts'

/** What clinics call a visit for the form. */
const ofI693 = /i-?693|移民体检|移民體檢|immigration (medical )?exam/i

/** Days before and after today among whose visits one is chosen. */
const span = 30

/** Visits for the form at a clinic that have no case yet, by time: those that the person may read. */
export async function listI693Appointments(actor: ProviderActor, clinic: I693Clinic) {
  const from = dateSpan(addDays(clinic.today, -span), clinic.timeZone).from
  const to = dateSpan(addDays(clinic.today, span), clinic.timeZone).to
  const rows = await db
    .select({ appointment: appointments, visitType: visitTypes, patient: patients })
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .innerJoin(visitTypes, eq(visitTypes.id, appointments.visitTypeId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(
      and(
        eq(providerFacilities.facilityId, clinic.id),
        inArray(appointments.status, ['booked', 'confirmed', 'arrived', 'in_room', 'completed']),
        gte(appointments.startsAt, from),
        lt(appointments.startsAt, to),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  const meant = rows.filter(
    ({ appointment: { providerId }, visitType: { code, name } }) =>
      [code, ...Object.values(name)].some((word) => ofI693.test(word)) &&
      allows(actor, 'appointment.read', { facilityId: clinic.id, providerId }),
  )
  const taken = new Set(
    (meant.length === 0
      ? []
      : await db
          .select({ id: i693Cases.appointmentId })
          .from(i693Cases)
          .where(
            inArray(
              i693Cases.appointmentId,
              meant.map(({ appointment }) => appointment.id),
            ),
          )
    ).map(({ id }) => id),
  )
  return meant
    .filter(({ appointment }) => !taken.has(appointment.id))
    .map(({ appointment, visitType, patient }) => {
      const { nameEn, nameZh, birthDate, phone } = openPatient(patient)
      return {
        ...{ id: appointment.id, providerId: appointment.providerId, priceCents: visitType.priceCents },
        examOn: localDate(appointment.startsAt!, clinic.timeZone),
        person: { nameEn, nameZh, birthDate, phone, sex: patient.sex, locale: patient.locale },
      }
    })
}

export type I693Appointment = Awaited<ReturnType<typeof listI693Appointments>>[number]
