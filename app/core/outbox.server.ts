import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { listOf, listValues, prepared, preparedForSizes, rowOf, rowValues } from '#app/core/database/prepared.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'

export type OutboxSubject = Readonly<{ type: string; id: string }>

export type OutboxMessage = Readonly<{
  channel: 'sms' | 'email' | 'inapp'
  /** E-mail address, number in E.164, or the id of a user. Stored encrypted. */
  to: string
  /** A template of modules/notifications. */
  template: string
  locale: Locale
  /** Neutral values only: times (epoch milliseconds), places, links. Stored encrypted. */
  vars: Readonly<Record<string, string | number | readonly number[]>>
  subject: OutboxSubject
  /** Epoch milliseconds; not sent before. */
  notBefore: number
  /** Names the event, template and channel; the second message with the same key is not written. */
  dedupeKey: string
  /** Plain values that delivery decides by, such as `visitAt` and `notAfter` (epoch milliseconds). */
  meta?: Readonly<Record<string, string | number>>
}>

const messageValues = rowValues(messageOutbox)
const insertMessage = prepared((tx: Transaction) =>
  tx
    .insert(messageOutbox)
    .values(rowOf(messageOutbox))
    .onConflictDoNothing({ target: messageOutbox.dedupeKey })
    .returning({ id: messageOutbox.id })
    .prepare(),
)

/**
 * Writes a message into the outbox, in the transaction of the event it tells of; it is sent after the commit or not at all.
 * @returns whether it was written: false when a message with this key exists, in whatever state.
 */
export async function enqueueMessage(tx: Transaction, message: OutboxMessage): Promise<boolean> {
  const rowId = newId()
  const at = now()
  const encrypt = (text: string, column: string) => encryptField(text, { table: 'message_outbox', column, rowId })
  const row = messageValues({
    id: rowId,
    channel: message.channel,
    toEnc: encrypt(message.to, 'to_enc'),
    template: message.template,
    locale: message.locale,
    varsEnc: encrypt(JSON.stringify(message.vars), 'vars_enc'),
    subjectType: message.subject.type,
    subjectId: message.subject.id,
    notBefore: message.notBefore,
    state: 'queued',
    attempts: 0,
    dedupeKey: message.dedupeKey,
    meta: { ...message.meta },
    createdAt: at,
    updatedAt: at,
  })
  const written = await insertMessage(tx).execute(row)
  return written.length > 0
}

/** `templates` -1 is any template. */
const cancelOwn = preparedForSizes((tx: Transaction, templates: number, keep: number) =>
  tx
    .update(messageOutbox)
    .set({ state: 'canceled', updatedAt: sql`${sql.placeholder('updatedAt')}` })
    .where(
      and(
        eq(messageOutbox.subjectType, sql.placeholder('type')),
        eq(messageOutbox.subjectId, sql.placeholder('id')),
        inArray(messageOutbox.state, ['queued', 'sending']),
        templates >= 0 ? inArray(messageOutbox.template, listOf('template', templates)) : undefined,
        keep > 0 ? notInArray(messageOutbox.dedupeKey, listOf('keep', keep)) : undefined,
      ),
    )
    .returning({ id: messageOutbox.id })
    .prepare(),
)

/**
 * Takes back what is not sent yet about a subject: all its messages, or those of some templates, except the rows in `keep` (dedupe keys).
 * A message that is on its way at this moment may still arrive; it is not tried again.
 * @returns the number of messages taken back.
 */
export async function cancelMessages(
  tx: Transaction,
  subject: OutboxSubject,
  templates?: readonly string[],
  keep: readonly string[] = [],
): Promise<number> {
  const values = {
    ...{ type: subject.type, id: subject.id, updatedAt: now() },
    ...listValues('template', templates ?? []),
    ...listValues('keep', keep),
  }
  const canceled = await cancelOwn(tx, templates?.length ?? -1, keep.length).execute(values)
  return canceled.length
}
