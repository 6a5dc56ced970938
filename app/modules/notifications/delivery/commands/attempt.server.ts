import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { isLocale } from '#app/core/i18n/locale.ts'
import { composeMessage, type OutgoingMessage } from '#app/modules/notifications/compose/compose-message.server.ts'
import { isWithinDay } from '#app/modules/notifications/commands/day-bound.server.ts'
import { isTemplateCode, templateSpec } from '#app/modules/notifications/message-templates.ts'
import type { MessageVars } from '#app/modules/notifications/message-vars.ts'
import { hasOptedOut } from '#app/modules/notifications/queries/opt-outs.server.ts'
import { quietUntil } from '#app/modules/notifications/quiet-hours.ts'
import { mostAttempts, nextAttempt } from '../backoff.ts'
import type { Outcome, OutboxRow } from './leases.server.ts'
import { DeliveryError, type Transports } from '#app/modules/notifications/transport.ts'

/** How long a transport may take over one message, in milliseconds; together with the worker's batch well below a lease. */
export const sendTime = 20_000

function opened(row: OutboxRow, channel: 'sms' | 'email'): OutgoingMessage {
  const text = (value: string, column: string) =>
    decryptField(value, { table: 'message_outbox', column, rowId: row.id })
  if (!isLocale(row.locale)) throw new DeliveryError('locale', true)
  return {
    channel,
    to: text(row.toEnc, 'to_enc'),
    template: row.template,
    locale: row.locale,
    vars: JSON.parse(text(row.varsEnc, 'vars_enc')) as MessageVars,
    dedupeKey: row.dedupeKey,
    subjectId: row.subjectId,
    writtenAt: row.createdAt,
  }
}

function numberIn(row: OutboxRow, name: string): number | undefined {
  const value = row.meta[name]
  return typeof value === 'number' ? value : undefined
}

/** Why a message does not go out now, or null. */
async function heldBack(row: OutboxRow, message: OutgoingMessage, at: number): Promise<Outcome | null> {
  const spec = isTemplateCode(row.template) ? templateSpec(row.template) : null
  const notAfter = numberIn(row, 'notAfter')
  if (notAfter !== undefined && at > notAfter) return { kind: 'suppressed', code: 'too_late' }
  const isCovered = message.channel === 'sms' || spec?.isReminder === true
  if (isCovered && (await hasOptedOut(message.channel, message.to))) return { kind: 'suppressed', code: 'opted_out' }
  const mayWait = message.channel === 'sms' ? !spec?.isAnswer : spec?.keepsQuiet === true
  const resumes = mayWait ? quietUntil(at, numberIn(row, 'visitAt')) : null
  return resumes === null ? null : { kind: 'postponed', notBefore: resumes }
}

/**
 * Whether a message that was written ahead is one too many of the day on which it is due. It is counted with its first
 * attempt, which is the last time it could be left out.
 */
async function isOverDay(row: OutboxRow, { channel, to, locale, vars }: OutgoingMessage, at: number): Promise<boolean> {
  const { template } = row
  const most = numberIn(row, 'mostToday')
  if (most === undefined || row.attempts > 1 || !isTemplateCode(template)) return false
  const subject = { type: row.subjectType, id: row.subjectId }
  return withTransaction(
    async (tx) => !(await isWithinDay(tx, { channel, to, template, locale, vars, subject, most, at })),
  )
}

async function withinSendTime(sending: Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeliveryError('timeout', false)), sendTime)
  })
  try {
    return await Promise.race([sending, late])
  } finally {
    clearTimeout(timer)
  }
}

function failure(row: OutboxRow, error: unknown, at: number): Outcome {
  const { code, isFinal } =
    error instanceof DeliveryError ? error : { code: error instanceof Error ? error.name : 'unknown', isFinal: false }
  const notBefore = isFinal ? null : nextAttempt(row.attempts, at)
  return notBefore === null ? { kind: 'failed', code } : { kind: 'retry', code, notBefore }
}

/** Tries to hand one leased message over and says what became of it. Writes nothing but the count of the day, and never throws. */
export async function attemptDelivery(row: OutboxRow, transports: Transports, clock: () => number): Promise<Outcome> {
  // A notice inside the product is read from the outbox itself.
  if (row.channel === 'inapp') return { kind: 'sent', providerRef: row.id }
  if (row.attempts > mostAttempts) return { kind: 'failed', code: 'lease_lapsed' }
  try {
    const outgoing = opened(row, row.channel)
    const held = await heldBack(row, outgoing, clock())
    if (held) return held
    if (await isOverDay(row, outgoing, clock())) return { kind: 'suppressed', code: 'day_bound' }
    const message = composeMessage(outgoing)
    const sending = message.channel === 'sms' ? transports.sms.send(message) : transports.email.send(message)
    return { kind: 'sent', providerRef: await withinSendTime(sending) }
  } catch (error) {
    return failure(row, error, clock())
  }
}
