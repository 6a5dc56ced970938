import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { openPatient } from '#app/modules/booking/patients/identity.server.ts'
import { appointments, messageOutbox, patients } from '#drizzle/schema/index.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, somebody } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import type { DeskBooking } from '../booking-forms.ts'
import { listDeskProviderFacilities } from '../queries/desk-provider-facilities.server.ts'
import { listVisitChoices } from '../queries/desk-times.server.ts'
import { bookAtDesk } from './book-at-desk.server.ts'

useDatabase()

const dayMs = 86_400_000
/** Tuesday, 10:00 in New York. */
const tuesday = Date.parse('2026-10-20T14:00:00Z')

it('leaves a patient the language in which they are reminded, though a helper who reads another one calls', async () => {
  setClock(tuesday)
  const practice = await withTransaction((tx) => insertPractice(tx))
  const daughter = { nameEn: 'Lily Fang', nameZh: null, phone: '+19175550199', email: null }
  const { appointmentId } = await bookAppointment(
    bookingInput(practice, {
      ...{ startsAt: tuesday + 14 * dayMs, forWhom: 'parent', contact: daughter, locale: 'en-US' },
      ...{ patient: somebody({ phone: '+19175550133', email: null }), remindsPatient: { locale: 'zh-Hans' } },
    }),
  )
  const patientOf = async (id: string) => {
    const [row] = await db.select().from(appointments).where(eq(appointments.id, id))
    return openPatient((await db.select().from(patients).where(eq(patients.id, row!.patientId)))[0]!)
  }
  const father = await patientOf(appointmentId)
  const desk = actorOf({ seats: [{ facilityId: practice.facilityId, role: 'front_desk', tier: 3 }] })
  const providerFacilities = await listDeskProviderFacilities(desk, 'en-US')
  const [visit] = await listVisitChoices(providerFacilities, 'en-US')
  const form: DeskBooking = {
    ...{ key: 'A'.repeat(22), phone: daughter.phone, visit: visit!.value, patientId: father.id },
    ...{ nameEn: '', nameZh: null, birthDate: '', locale: null, plan: null, smsConsent: false, override: null },
    time: { startsAt: tuesday + 21 * dayMs },
  }
  const where = {
    providerFacility: providerFacilities[0]!,
    visit: visit!,
    providerFacilities,
    locale: 'en-US',
  } as const
  const booked = await bookAtDesk(desk, form, where)

  expect(await patientOf(booked.appointmentId)).toMatchObject({ id: father.id, locale: 'zh-Hans' })
  const messages = await db.select().from(messageOutbox).where(eq(messageOutbox.subjectId, booked.appointmentId))
  const reminders = messages.filter(({ template }) => template === 'reminder_hours')
  expect(reminders.map(({ locale }) => locale).sort()).toEqual(['en-US', 'zh-Hans'])
})
