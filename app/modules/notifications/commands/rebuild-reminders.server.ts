import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { cancelMessages } from '#app/core/outbox.server.ts'
import { reminderTemplates } from '../message-templates.ts'
import type { MessageVars } from '../message-vars.ts'
import { enqueueNotice, type Notice, noticeKeys, type Recipient } from './notices.server.ts'
import { planReminders, type ReminderKind } from '../reminders.ts'

export type RemindedAppointment = Readonly<{
  id: string
  /** `appointments.version` after the change that calls for this. */
  version: number
  /** Sets them apart from others of the same version: for a change that leaves the visit as it is, such as of who is written to. */
  turn?: string | undefined
  /** Epoch milliseconds; null (a time is only wished for) has no reminders. */
  startsAt: number | null
  timeZone: string
  /** When this time was chosen; now when left out or not known. */
  chosenAt?: number | null
  /** Those that the provider wants; left out, all. */
  kinds?: readonly ReminderKind[]
  recipient: Recipient
  /** What the messages say besides the time: places, link, reference. */
  vars: MessageVars
  /** Who is reminded beside the recipient, with what differs in their messages. */
  also?: Readonly<{ recipient: Recipient; vars: MessageVars }> | undefined
}>

/**
 * Takes back the reminders of an appointment that are not sent and enqueues those of its present time, in the transaction of the
 * change. Called again for the same version and turn it changes nothing.
 * @returns the number of messages enqueued.
 */
export async function rebuildReminders(tx: Transaction, appointment: RemindedAppointment): Promise<number> {
  const { id, version, turn, startsAt, timeZone, chosenAt, kinds, recipient, vars, also } = appointment
  const event = turn === undefined ? `v${version}` : `v${version}:${turn}`
  const subject = { type: 'appointment', id }
  const planned =
    startsAt === null
      ? []
      : planReminders({ startsAt, timeZone, chosenAt: chosenAt ?? now(), ...(kinds && { kinds }) }, now())
  const told = [{ recipient, vars, event }, ...(also ? [{ ...also, event: `${event}:also` }] : [])]
  const notices = planned.flatMap(({ template, at, notAfter }) =>
    told.map((each): Notice => ({
      ...each,
      template,
      vars: { ...each.vars, startsAt: startsAt!, timeZone },
      subject,
      notBefore: at,
      notAfter,
    })),
  )
  const keep = notices.flatMap((notice) => [...noticeKeys(notice).values()])
  await cancelMessages(tx, subject, reminderTemplates, keep)
  let written = 0
  for (const notice of notices) written += await enqueueNotice(tx, notice)
  return written
}

/** Takes back the reminders of an appointment that no longer takes place. */
export async function cancelReminders(tx: Transaction, appointmentId: string): Promise<number> {
  return cancelMessages(tx, { type: 'appointment', id: appointmentId }, reminderTemplates)
}
