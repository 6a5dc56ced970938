import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { cancelMessages, enqueueMessage, type OutboxMessage } from '#app/core/outbox.server.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'

useDatabase()

const message = (changes: Partial<OutboxMessage> = {}): OutboxMessage => ({
  channel: 'email',
  to: 'patient@example.com',
  template: 'appointment_booked',
  locale: 'zh-Hans',
  vars: { link: 'https://care.test/canary-token', startsAt: 5 },
  subject: { type: 'appointment', id: 'a1' },
  notBefore: now(),
  dedupeKey: 'appointment:a1:appointment_booked:1:email',
  ...changes,
})
const enqueue = (changes?: Partial<OutboxMessage>) => withTransaction((tx) => enqueueMessage(tx, message(changes)))
const rows = () => db.select().from(messageOutbox).orderBy(messageOutbox.dedupeKey)

describe('enqueueMessage', () => {
  it('writes a queued message whose address and values are not readable', async () => {
    expect(await enqueue({ meta: { visitAt: 7 } })).toBe(true)
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'queued', attempts: 0, meta: { visitAt: 7 }, createdAt: now() })
    expect(JSON.stringify(row)).not.toMatch(/canary|patient@/)
    const context = { table: 'message_outbox', rowId: row!.id }
    expect(decryptField(row!.toEnc, { ...context, column: 'to_enc' })).toBe('patient@example.com')
    expect(JSON.parse(decryptField(row!.varsEnc, { ...context, column: 'vars_enc' }))).toEqual(message().vars)
  })

  it('writes one row for fifty sends of one event at once', async () => {
    const written = await Promise.all(Array.from({ length: 50 }, () => enqueue()))
    expect(written.filter(Boolean)).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
  })

  it('leaves nothing of an event that did not happen', async () => {
    const failed = withTransaction(async (tx) => {
      await enqueueMessage(tx, message())
      throw new Error('slot taken')
    })
    await expect(failed).rejects.toThrow('slot taken')
    expect(await rows()).toEqual([])
    expect(await enqueue()).toBe(true)
  })

  it('does not spoil the transaction of an event that was told before', async () => {
    await enqueue()
    const again = await withTransaction(async (tx) => [
      await enqueueMessage(tx, message()),
      await enqueueMessage(tx, message({ dedupeKey: 'another' })),
    ])
    expect(again).toEqual([false, true])
  })
})

describe('cancelMessages', () => {
  const cancel = (...rest: [templates?: string[], keep?: string[]]) =>
    withTransaction((tx) => cancelMessages(tx, { type: 'appointment', id: 'a1' }, ...rest))
  const states = async () => Object.fromEntries((await rows()).map((row) => [row.dedupeKey, row.state]))

  it('takes back what is about one subject and not sent', async () => {
    await enqueue({ dedupeKey: 'queued' })
    await enqueue({ dedupeKey: 'sent' })
    await enqueue({ dedupeKey: 'sending' })
    await enqueue({ dedupeKey: 'other', subject: { type: 'appointment', id: 'a2' } })
    await enqueue({ dedupeKey: 'entry', subject: { type: 'waitlist_entry', id: 'a1' } })
    await withTransaction(async (tx) => {
      await tx.update(messageOutbox).set({ state: 'sent' }).where(eq(messageOutbox.dedupeKey, 'sent'))
      await tx.update(messageOutbox).set({ state: 'sending' }).where(eq(messageOutbox.dedupeKey, 'sending'))
    })
    expect(await cancel()).toBe(2)
    expect(await states()).toEqual({
      queued: 'canceled',
      sending: 'canceled',
      sent: 'sent',
      other: 'queued',
      entry: 'queued',
    })
  })

  it('takes back only some templates, and keeps some rows', async () => {
    await enqueue({ dedupeKey: 'booked' })
    await enqueue({ dedupeKey: 'week', template: 'reminder_week' })
    await enqueue({ dedupeKey: 'hours', template: 'reminder_hours' })
    expect(await cancel(['reminder_week', 'reminder_hours'], ['hours'])).toBe(1)
    expect(await states()).toEqual({ booked: 'queued', week: 'canceled', hours: 'queued' })
  })
})
