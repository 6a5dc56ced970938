import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { cancelMessages, enqueueMessage, type OutboxMessage } from '#app/core/outbox.server.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { recordOptOut, withdrawOptOut } from '#app/modules/notifications/commands/record-opt-out.server.ts'
import { messageKey } from '#app/modules/notifications/compose/compose-message.server.ts'
import { leaseDue, leaseTime, settleMessage } from './leases.server.ts'
import {
  type ComposedMail,
  type ComposedSms,
  DeliveryError,
  type Transports,
} from '#app/modules/notifications/transport.ts'
import { deliverDue, startDelivery } from './worker.server.ts'

useDatabase()

const minute = 60_000
const hour = 60 * minute

/** Transports that keep what they are given, or do as told. */
function recorder(act: (message: ComposedMail | ComposedSms) => void | Promise<void> = () => undefined) {
  const sent: (ComposedMail | ComposedSms)[] = []
  const transport = {
    async send(message: ComposedMail | ComposedSms) {
      await act(message)
      sent.push(message)
      return message.key
    },
  }
  return { sent, transports: { email: transport, sms: transport } satisfies Transports }
}

let count = 0
async function enqueue(changes: Partial<OutboxMessage> = {}): Promise<string> {
  const dedupeKey = changes.dedupeKey ?? `event-${(count += 1)}`
  await withTransaction((tx) =>
    enqueueMessage(tx, {
      channel: 'sms',
      to: '+12125550100',
      template: 'link_renewed',
      locale: 'zh-Hans',
      vars: { link: 'https://care.test/AbCdEfGhIjKlMnOpQrStUv' },
      subject: { type: 'appointment', id: 'a1' },
      notBefore: now(),
      ...changes,
      dedupeKey,
    }),
  )
  return dedupeKey
}
async function row(dedupeKey: string) {
  const [found] = await db.select().from(messageOutbox).where(eq(messageOutbox.dedupeKey, dedupeKey))
  return found!
}
const reminder = {
  template: 'reminder_hours',
  vars: { link: 'https://care.test/A', startsAt: 0, timeZone: 'America/New_York' },
} as const

describe('deliverDue', () => {
  it('sends what is due, once, and writes it down', async () => {
    const key = await enqueue()
    const later = await enqueue({ notBefore: now() + 1 })
    const { sent, transports } = recorder()
    expect(await deliverDue(now(), { transports })).toMatchObject({ sent: 1 })
    expect(await deliverDue(now(), { transports })).toMatchObject({ sent: 0 })
    expect(sent).toHaveLength(1)
    expect(await row(key)).toMatchObject({
      state: 'sent',
      attempts: 1,
      sentAt: now(),
      leaseOwner: null,
      lastError: null,
    })
    expect((await row(key)).providerRef).toBe(sent[0]!.key)
    expect(await row(later)).toMatchObject({ state: 'queued', attempts: 0 })
    expect(await deliverDue(now() + 1, { transports })).toMatchObject({ sent: 1 })
  })

  it('sends each of many to one of several workers', async () => {
    await Promise.all(Array.from({ length: 60 }, () => enqueue()))
    const { sent, transports } = recorder()
    const counts = await Promise.all(
      ['one', 'two', 'three', 'four'].map((owner) => deliverDue(now(), { transports, owner })),
    )
    expect(counts.reduce((sum, { sent: number }) => sum + number, 0)).toBe(60)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(60)
    expect(sent).toHaveLength(60)
  })

  it('waits longer after each failure and then gives up', async () => {
    const key = await enqueue()
    const { transports } = recorder(() => {
      throw new DeliveryError('gateway.503', false)
    })
    const waits: number[] = []
    for (let attempt = 1; attempt < 6; attempt++) {
      expect(await deliverDue(now(), { transports })).toMatchObject({ retry: 1 })
      const { state, notBefore, lastError, attempts } = await row(key)
      expect({ state, lastError, attempts }).toEqual({ state: 'queued', lastError: 'gateway.503', attempts: attempt })
      waits.push((notBefore - now()) / minute)
      expect(await deliverDue(notBefore - 1, { transports })).toMatchObject({ retry: 0 })
      setClock(notBefore)
    }
    expect(waits).toEqual([1, 5, 30, 120, 720])
    expect(await deliverDue(now(), { transports })).toMatchObject({ failed: 1 })
    expect(await row(key)).toMatchObject({ state: 'failed', attempts: 6 })
    expect(await deliverDue(now() + 1000 * hour, { transports })).toMatchObject({ failed: 0, retry: 0 })
  })

  it('recovers when the server does', async () => {
    const key = await enqueue()
    let isDown = true
    const { sent, transports } = recorder(() => {
      if (isDown) throw new Error('boom +12125550100')
    })
    await deliverDue(now(), { transports })
    expect((await row(key)).lastError).toBe('Error')
    isDown = false
    setClock(now() + minute)
    expect(await deliverDue(now(), { transports })).toMatchObject({ sent: 1 })
    expect(await row(key)).toMatchObject({ state: 'sent', attempts: 2, lastError: null })
    expect(sent).toHaveLength(1)
  })

  it('does not repeat what was refused for good or cannot be written', async () => {
    const { transports } = recorder(() => {
      throw new DeliveryError('smtp.EENVELOPE.550', true)
    })
    const refused = await enqueue()
    const noAddress = await enqueue({ channel: 'email', to: 'a@b.co\r\nBcc: c@d.co' })
    const unknown = await enqueue({ template: 'no_such' })
    expect(await deliverDue(now(), { transports })).toMatchObject({ failed: 3 })
    expect(await row(refused)).toMatchObject({ state: 'failed', lastError: 'smtp.EENVELOPE.550' })
    expect(await row(noAddress)).toMatchObject({ state: 'failed', lastError: 'address' })
    expect(await row(unknown)).toMatchObject({ state: 'failed', lastError: 'template' })
  })

  it('lets one bad message hold up no other', async () => {
    const bad = await enqueue({ notBefore: now() - 1, template: 'no_such' })
    const good = await Promise.all(Array.from({ length: 25 }, () => enqueue()))
    expect(await deliverDue(now(), recorder())).toMatchObject({ failed: 1, sent: 25 })
    expect([(await row(bad)).state, (await row(good[24]!)).state]).toEqual(['failed', 'sent'])
  })

  it('leaves notices inside the product to be read where they are', async () => {
    const key = await enqueue({ channel: 'inapp', to: 'user-1' })
    const { sent, transports } = recorder()
    await deliverDue(now(), { transports })
    expect([(await row(key)).state, sent.length]).toEqual(['sent', 0])
  })
})

describe('a worker that died', () => {
  it('gives its messages up after the lease, and the next one sends them under the same key', async () => {
    const key = await enqueue()
    const { sent, transports } = recorder()
    const [taken] = await leaseDue('dead', now(), 10)
    await transports.sms.send({ channel: 'sms', key: messageKey(key), to: '', text: '', writtenAt: 0 })
    expect(taken).toMatchObject({ state: 'sending', leaseOwner: 'dead', leaseUntil: now() + leaseTime })
    expect(await deliverDue(now() + leaseTime - 1, { transports })).toMatchObject({ sent: 0 })
    expect(await deliverDue(now() + leaseTime, { transports, owner: 'next' })).toMatchObject({ sent: 1 })
    expect(sent.map((message) => message.key)).toEqual([messageKey(key), messageKey(key)])
    // It comes back from the dead: its word no longer counts.
    await settleMessage(taken!, 'dead', { kind: 'failed', code: 'late' }, now())
    expect(await row(key)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('because of a message does not take every worker with it', async () => {
    const key = await enqueue()
    const { sent, transports } = recorder()
    for (let attempt = 0; attempt < 6; attempt++) {
      expect(await leaseDue('dies', now(), 1)).toHaveLength(1)
      setClock(now() + leaseTime)
    }
    expect(await deliverDue(now(), { transports })).toMatchObject({ failed: 1 })
    expect([(await row(key)).lastError, sent.length]).toEqual(['lease_lapsed', 0])
  })
})

describe('a message that is taken back', () => {
  const cancel = () => withTransaction((tx) => cancelMessages(tx, { type: 'appointment', id: 'a1' }))

  it('is not sent', async () => {
    await enqueue()
    await cancel()
    expect(await deliverDue(now(), recorder())).toMatchObject({ sent: 0 })
  })

  it('while it is on its way is not tried again', async () => {
    const key = await enqueue()
    const { transports } = recorder(async () => {
      await cancel()
      throw new DeliveryError('gateway.timeout', false)
    })
    await deliverDue(now(), { transports })
    expect((await row(key)).state).toBe('canceled')
    expect(await deliverDue(now() + 2 * minute, recorder())).toMatchObject({ sent: 0 })
  })

  it('too late says that it went out', async () => {
    const key = await enqueue()
    const { transports } = recorder(async () => void (await cancel()))
    await deliverDue(now(), { transports })
    expect((await row(key)).state).toBe('sent')
  })
})

describe('quiet hours', () => {
  const night = Date.parse('2026-10-21T02:00:00Z')
  const morning = Date.parse('2026-10-21T12:00:00Z')

  it('hold a text message back until 08:00 without counting an attempt', async () => {
    const key = await enqueue({ ...reminder, meta: { visitAt: night + 40 * hour } })
    expect(await deliverDue(night, recorder())).toMatchObject({ postponed: 1, sent: 0 })
    expect(await row(key)).toMatchObject({ state: 'queued', notBefore: morning, attempts: 0 })
    expect(await deliverDue(morning, recorder())).toMatchObject({ sent: 1 })
  })

  it('do not hold back e-mail, the same day, or the answer to what somebody just did', async () => {
    await enqueue({ ...reminder, channel: 'email', to: 'a@b.co', meta: { visitAt: night + 40 * hour } })
    await enqueue({ ...reminder, meta: { visitAt: night + hour } })
    await enqueue({ template: 'one_time_code', vars: { code: '042915', minutes: 10 } })
    expect(await deliverDue(night, recorder())).toMatchObject({ postponed: 0, sent: 3 })
  })
})

describe('a message that would mislead', () => {
  it('is not sent any more', async () => {
    const at = now()
    const key = await enqueue({
      template: 'one_time_code',
      vars: { code: '1', minutes: 10 },
      meta: { notAfter: at + 10 },
    })
    expect(await deliverDue(at + 11, recorder())).toMatchObject({ suppressed: 1 })
    expect(await row(key)).toMatchObject({ state: 'suppressed', lastError: 'too_late' })
  })
})

describe('somebody who opted out', () => {
  const record = (channel: 'sms' | 'email', contact: string) =>
    withTransaction((tx) => recordOptOut(tx, channel, contact))

  it('of text messages gets none', async () => {
    await record('sms', '+12125550100')
    await record('sms', '+12125550100')
    const key = await enqueue()
    const other = await enqueue({ to: '+12125550101' })
    expect(await deliverDue(now(), recorder())).toMatchObject({ suppressed: 1, sent: 1 })
    expect([(await row(key)).lastError, (await row(other)).state]).toEqual(['opted_out', 'sent'])
  })

  it('of e-mail gets no reminders, and the rest', async () => {
    await record('email', ' Patient@Example.com ')
    const to = { channel: 'email', to: 'patient@example.com' } as const
    await enqueue({ ...reminder, ...to })
    await enqueue(to)
    expect(await deliverDue(now(), recorder())).toMatchObject({ suppressed: 1, sent: 1 })
  })

  it('can come back', async () => {
    await record('sms', '+12125550100')
    await withTransaction((tx) => withdrawOptOut(tx, 'sms', '+12125550100'))
    await enqueue()
    expect(await deliverDue(now(), recorder())).toMatchObject({ sent: 1 })
  })
})

describe('startDelivery', () => {
  it('delivers by itself until it is stopped', async () => {
    await enqueue()
    let arrived: () => void
    const arrival = new Promise<void>((resolve) => (arrived = resolve))
    const { sent, transports } = recorder(() => arrived())
    const delivery = startDelivery({ interval: 5, transports })
    await arrival
    await delivery.stop()
    await enqueue()
    expect(sent).toHaveLength(1)
    expect(await db.$count(messageOutbox, eq(messageOutbox.state, 'sent'))).toBe(1)
  })

  it('goes on after a message that cannot be written', async () => {
    let arrived: () => void
    const arrival = new Promise<void>((resolve) => (arrived = resolve))
    const { transports } = recorder(() => arrived())
    // The first round finds a row that it cannot read as a message.
    await enqueue({ vars: {} })
    const delivery = startDelivery({ interval: 5, transports })
    await enqueue()
    await arrival
    await delivery.stop()
  })
})
