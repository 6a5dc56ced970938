import { describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { holdSlot } from '#app/modules/booking/holds/commands/hold-slot.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import {
  bookId,
  day,
  desk,
  eventsOf,
  everything,
  hour,
  manager,
  messagesOf,
  patient,
  practice,
  refusal,
  row,
  usePractice,
  waiting,
  wednesday,
} from '#tests/factories/appointments.ts'
import { bookingInput, somebody } from '#tests/factories/booking.ts'
import { failingAt } from '#tests/fakes/failing-transaction.ts'
import { findManagedAppointment } from '../queries/managed-appointment.server.ts'
import { getTicket } from '../queries/ticket.server.ts'
import { approveIn, declineIn } from './answer-request.server.ts'
import { attendIn } from './attend-appointment.server.ts'
import { bookAppointment } from './book-appointment.server.ts'
import { cancelAppointment, cancelIn } from './cancel-appointment.server.ts'
import { confirmAppointment, confirmIn } from './confirm-appointment.server.ts'
import { recordAppointmentRead } from './record-read.server.ts'
import { remindPatient } from './remind-patient.server.ts'
import { renewManageLink } from './renew-link.server.ts'
import { requestIn } from './request-appointment.server.ts'
import { rescheduleIn } from './reschedule-appointment.server.ts'

usePractice()

describe('confirming', () => {
  it('is one step of the patient or the desk, not to be repeated, and writes to nobody', async () => {
    const appointmentId = await bookId({ startsAt: wednesday })
    const messages = await messagesOf(appointmentId)
    expect(await confirmAppointment({ appointmentId, actor: patient })).toEqual({ status: 'confirmed' })
    expect(await messagesOf(appointmentId)).toEqual(messages)
    expect(await eventsOf(appointmentId)).toMatchObject([
      { seq: 1 },
      { seq: 2, action: 'confirm', fromStatus: 'booked' },
    ])
    await expect(confirmAppointment({ appointmentId, actor: desk })).rejects.toEqual(refusal('INVALID_TRANSITION'))
    await expect(confirmAppointment({ appointmentId: 'none', actor: patient })).rejects.toEqual(refusal('NOT_FOUND'))
  })
})

describe('reminding', () => {
  it('is done once a day on the calendar of the facility, by text and by e-mail, and is audited', async () => {
    const appointmentId = await bookId({ startsAt: wednesday + 7 * day })
    const remind = () => remindPatient({ appointmentId, actor: desk })
    // Tuesday, half past seven in the evening in New York, and an hour later: Wednesday has begun in Greenwich.
    setClock(Date.parse('2026-10-20T23:30:00Z'))
    expect([await remind(), await remind()]).toEqual([2, 0])
    setClock(Date.parse('2026-10-21T00:30:00Z'))
    expect(await remind()).toBe(0)
    setClock(Date.parse('2026-10-21T04:00:00Z'))
    expect(await remind()).toBe(2)
    const { audit, messages } = await everything()
    expect(audit.filter(({ action }) => action === 'notifications.message_queue')).toHaveLength(2)
    expect(messages.filter(({ template }) => template === 'reminder_desk')).toHaveLength(4)
  })

  it('is refused for a visit that has begun or was called off', async () => {
    const [past, off] = [await bookId({ startsAt: wednesday }), await bookId({ startsAt: wednesday + day })]
    await cancelAppointment({ appointmentId: off, actor: desk, reasonCode: null })
    await expect(remindPatient({ appointmentId: off, actor: desk })).rejects.toEqual(refusal('INVALID_TRANSITION'))
    setClock(wednesday)
    await expect(remindPatient({ appointmentId: past, actor: desk })).rejects.toEqual(refusal('INVALID_TRANSITION'))
  })
})

describe('cancelling', () => {
  it('frees the time, takes reminders back, tells the patient with the next calendar sequence', async () => {
    const appointmentId = await bookId({ startsAt: wednesday })
    const cancellation = { appointmentId, actor: patient, reasonCode: 'schedule_conflict' }
    expect(await cancelAppointment(cancellation)).toEqual({ status: 'cancelled' })
    expect(await row(appointmentId)).toMatchObject({
      cancelReasonCode: 'schedule_conflict',
      cancelledBy: 'patient',
      icsSequence: 1,
    })
    const queued = await waiting(appointmentId)
    expect(queued.map(({ template }) => template)).toEqual(Array(2).fill('appointment_cancelled_by_patient'))
    expect(queued[0]!.vars).toMatchObject({ sequence: 1, startsAt: wednesday })
    await expect(bookId({ startsAt: wednesday })).resolves.toBeTruthy()
    await expect(cancelAppointment(cancellation)).rejects.toEqual(refusal('INVALID_TRANSITION'))
  })

  it('is the patient’s until the cut-off and the desk’s at any time', async () => {
    const appointmentId = await bookId({ startsAt: wednesday })
    setClock(wednesday - 4 * hour + 1)
    const managed = await findManagedAppointment(appointmentId)
    expect(managed!.can.cancel).toEqual({ ok: false, guard: 'before_cancel_cutoff' })
    const late = { appointmentId, reasonCode: 'other' }
    await expect(cancelAppointment({ ...late, actor: patient })).rejects.toEqual(refusal('CUTOFF_PASSED'))
    await expect(cancelAppointment({ ...late, actor: { type: 'system' } })).rejects.toEqual(
      refusal('INVALID_TRANSITION', { guard: 'closure_decided' }),
    )
    expect(await cancelAppointment({ ...late, actor: desk })).toEqual({ status: 'cancelled' })
    expect((await waiting(appointmentId)).map(({ template }) => template)).toContain('appointment_cancelled_by_clinic')
  })

  it('takes a known reason or none', async () => {
    const appointmentId = await bookId({ startsAt: wednesday })
    const cancel = (reasonCode: string | null) => cancelAppointment({ appointmentId, actor: patient, reasonCode })
    await expect(cancel('I have cancer')).rejects.toEqual(refusal('INVALID_INPUT'))
    expect(await cancel(null)).toEqual({ status: 'cancelled' })
  })
})

describe('the link', () => {
  it('is sent again while it works, and followed by another when it has ended', async () => {
    const booked = await bookAppointment(bookingInput(practice, { startsAt: wednesday, smsConsent: false }))
    const { appointmentId, manageToken } = booked
    await renewManageLink({ appointmentId, channels: ['email'] })
    const sent = async () => (await messagesOf(appointmentId)).filter(({ template }) => template === 'link_renewed')
    expect((await sent()).map(({ channel, vars }) => [channel, vars.link])).toEqual([
      ['email', siteAddress(`/${manageToken}`, 'zh-Hans')],
    ])
    setClock(wednesday + 3 * day)
    expect(await findActionLink(manageToken)).toMatchObject({ state: 'expired' })
    await renewManageLink({ appointmentId })
    const links = (await sent()).slice(1)
    expect(links.map(({ channel }) => channel).sort()).toEqual(['email', 'sms'])
    const token = links[0]!.vars.link!.split('/').at(-1)!
    expect(token).not.toBe(manageToken)
    expect(await findActionLink(token)).toMatchObject({ state: 'valid', subjectId: appointmentId })
    expect(await findActionLink(manageToken)).toMatchObject({ state: 'revoked' })
  })

  it('shows a ticket whose reading is recorded', async () => {
    const appointmentId = await bookId({ startsAt: wednesday })
    const ticket = await getTicket(appointmentId, 'zh-Hant')
    expect(ticket).toMatchObject({
      status: 'booked',
      patient: { nameZh: '陈小明' },
      bookedBy: null,
      doctor: { nameEn: 'Zhining Bai, MD' },
      providerFacility: { nameEn: 'Harbor Practice', addressLines: ['1 Test Street', 'New York, NY 10013'] },
    })
    await recordAppointmentRead(appointmentId, patient)
    const last = (await everything()).audit.at(-1)
    expect(last).toMatchObject({ action: 'booking.appointment_read', subjectId: appointmentId })
    await expect(getTicket('none', 'zh-Hans')).rejects.toEqual(refusal('NOT_FOUND'))
    expect(await findManagedAppointment('none')).toBeNull()
  })
})

describe('a failure', () => {
  const steps: Record<string, (tx: Transaction, appointmentId: string) => Promise<unknown>> = {
    confirm: (tx, appointmentId) => confirmIn(tx, { appointmentId, actor: patient }),
    reschedule: (tx, appointmentId) =>
      rescheduleIn(tx, { appointmentId, startsAt: wednesday + day, actor: patient, holderKey: 'mine' }),
    cancel: (tx, appointmentId) => cancelIn(tx, { appointmentId, actor: patient, reasonCode: null }),
    approve: (tx, appointmentId) => approveIn(tx, { appointmentId, actor: desk, startsAt: wednesday + 2 * hour }),
    decline: (tx, appointmentId) => declineIn(tx, { appointmentId, actor: desk, reasonCode: 'other' }),
    strike: (tx, appointmentId) => attendIn(tx, 'mark_entered_in_error', { appointmentId, actor: manager }),
    request: (tx) => {
      const input = bookingInput(practice, { startsAt: 0, idempotencyKey: 'one', patient: somebody({ phone: null }) })
      return requestIn(tx, { ...input, windows: [{ date: '2026-10-22', part: 'am' }] })
    },
  }

  it.each(Object.keys(steps))('at any write of %s leaves everything as it was', async (name) => {
    if (name === 'approve' || name === 'decline')
      await withTransaction((tx) => tx.update(schema.visitTypes).set({ approval: 'manual' }))
    const appointmentId = await bookId({ startsAt: wednesday })
    if (name === 'reschedule') await holdSlot({ ...practice, startsAt: wednesday + day, holderKey: 'mine' })
    const before = await everything()
    let failures = 0
    for (let failAt = 1; ; failAt++) {
      const attempt = withTransaction((tx) => steps[name]!(failingAt(tx, failAt), appointmentId))
      const outcome = await attempt.then(
        () => 'done',
        (error: Error) => error.message,
      )
      if (outcome === 'done') break
      expect(outcome).toBe('injected')
      expect(await everything()).toEqual(before)
      failures += 1
    }
    expect(failures).toBeGreaterThanOrEqual(5)
    const after = await everything()
    expect(after.events).toHaveLength(before.events.length + 1)
    expect(after.audit.length).toBeGreaterThan(before.audit.length)
  })
})
