import { and, asc, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { recordInbound, settleInbound } from '#app/modules/notifications/commands/record-inbound.server.ts'
import { recordOptOut, withdrawOptOut } from '#app/modules/notifications/commands/record-opt-out.server.ts'
import type { InboundMessage } from '#app/modules/notifications/inbound/inbound-message.ts'
import { enqueueNotice, recipientOf } from '#app/modules/notifications/commands/notices.server.ts'
import { appointments, patients } from '#drizzle/schema/scheduling.ts'
import type { Appointment } from '../queries/appointment-rows.server.ts'
import { auditActor } from '#app/modules/booking/booking-input.ts'
import { getProviderFacility } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { confirmReached } from '#app/modules/booking/waitlist/commands/confirmed-contacts.server.ts'
import { openPatient, type Patient, phoneIndex } from '#app/modules/booking/patients/identity.server.ts'
import { cancelIn } from './cancel-appointment.server.ts'
import { confirmIn } from './confirm-appointment.server.ts'

type Settled = NonNullable<Parameters<typeof settleInbound>[2]>
type Reply = 'text_unclear' | 'text_confirmed' | 'text_refused' | 'text_resumed'

/** What a text message comes to; `reply` null says nothing more than the step itself does. */
type Answer = { outcome: Settled; reply: Reply | null; visit: Appointment | null }

const unclear: Answer = { outcome: 'unclear', reply: 'text_unclear', visit: null }

/**
 * Does what a text message asks for, once however often the gateway brings it: 1 confirms and 2 cancels the next visit of
 * whoever is written to at this number, by the rules of the link; STOP and START hold for all text messages. Whatever else
 * it says changes nothing and is answered with what we understand. Numbers that are not on file get no answer.
 */
export function answerText(message: InboundMessage): Promise<Settled | 'repeated'> {
  return withTransaction(async (tx) => {
    const seen = await recordInbound(tx, message)
    if (!seen) return 'repeated'
    const { row, mayAnswer } = seen
    // Whoever writes from a number has it.
    await confirmReached(tx, 'sms', message.from, 'text')
    const people = await peopleAt(tx, message.from)
    const { outcome, reply, visit } = await answerOf(tx, row.word, message, people)
    await settleInbound(tx, row.id, outcome, visit?.id ?? null)
    const [latest] = people
    if (reply && latest && mayAnswer) await say(tx, reply, { id: row.id, from: message.from, person: latest, visit })
    return outcome
  })
}

async function answerOf(
  tx: Transaction,
  word: 'confirm' | 'cancel' | 'stop' | 'start' | null,
  { from }: InboundMessage,
  people: readonly Patient[],
): Promise<Answer> {
  if (word === 'stop') {
    await recordOptOut(tx, 'sms', from)
    return { outcome: 'opted_out', reply: null, visit: null }
  }
  if (word === 'start') {
    await withdrawOptOut(tx, 'sms', from)
    return { outcome: 'opted_in', reply: 'text_resumed', visit: null }
  }
  if (people.length === 0) return { ...unclear, outcome: 'unknown' }
  const visit = word === null ? null : await nextVisit(tx, people)
  return visit ? change(tx, word!, visit, people) : unclear
}

/** Everybody on file at a number, the latest first: in whose language the answer is. */
async function peopleAt(tx: Transaction, phone: string): Promise<Patient[]> {
  const rows = await tx
    .select()
    .from(patients)
    .where(eq(patients.phoneIndex, phoneIndex(phone)))
    .orderBy(desc(patients.updatedAt), asc(patients.id))
  return rows.map(openPatient)
}

/** The next visit that these people are written to about; null when there is none, or two at once. */
async function nextVisit(tx: Transaction, people: readonly Patient[]): Promise<Appointment | null> {
  const ids = people.map(({ id }) => id)
  const reminded = people.filter(({ smsConsentAt }) => smsConsentAt !== null).map(({ id }) => id)
  const toldOf = or(
    inArray(appointments.bookedById, ids),
    and(isNull(appointments.bookedById), inArray(appointments.patientId, ids)),
    inArray(appointments.patientId, reminded),
  )
  const [next, other] = await tx
    .select()
    .from(appointments)
    .where(and(toldOf, inArray(appointments.status, ['booked', 'confirmed']), gt(appointments.startsAt, now())))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(2)
  return next && next.startsAt !== other?.startsAt ? next : null
}

/** Confirms or cancels as the link would; a rule that stands against it is told, and recorded. */
async function change(
  tx: Transaction,
  word: 'confirm' | 'cancel',
  visit: Appointment,
  people: readonly Patient[],
): Promise<Answer> {
  const writer = people.find(({ id }) => id === visit.bookedById)
  const actor = { type: 'patient', id: writer?.id ?? visit.patientId } as const
  const step = { appointmentId: visit.id, actor }
  const work = async (): Promise<Answer> => {
    if (word === 'cancel') {
      // The cancellation's own message is the answer.
      await cancelIn(tx, { ...step, reasonCode: null })
      return { outcome: 'canceled', reply: null, visit }
    }
    if (visit.status === 'booked') await confirmIn(tx, step)
    return { outcome: 'confirmed', reply: 'text_confirmed', visit }
  }
  const changed = await outcomeOf(work())
  if (changed.done) return changed.value
  const subject = { type: 'appointment', id: visit.id }
  const action = `booking.appointment_${word}` as const
  await recordAudit(tx, { actor: auditActor(actor), action, subject, outcome: 'refused' })
  return { outcome: 'refused', reply: 'text_refused', visit }
}

type Saying = { id: string; from: string; person: Patient; visit: Appointment | null }

/** Answers the sender at the number they wrote from; who has said STOP gets nothing, see delivery. */
async function say(tx: Transaction, template: Reply, { id, from, person, visit }: Saying): Promise<void> {
  const phone = visit && (await getProviderFacility(tx, visit.providerFacilityId)).facilityPhone
  await enqueueNotice(tx, {
    template,
    recipient: { locale: recipientOf(person).locale, email: null, phone: from },
    vars: {
      ...(visit?.startsAt ? { startsAt: visit.startsAt, timeZone: visit.timeZone } : {}),
      ...(phone ? { clinicPhone: phone } : {}),
    },
    subject: { type: 'message_inbound', id },
    event: 'reply',
    notAfter: now() + 60 * 60_000,
  })
}
