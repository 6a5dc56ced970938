import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { enqueueNotice, recipientOf } from './notices.server.ts'
import { cancelReminders, rebuildReminders, type RemindedAppointment } from './rebuild-reminders.server.ts'

useDatabase()

const day = 24 * 60 * 60_000
const appointment = (changes: Partial<RemindedAppointment> = {}): RemindedAppointment => ({
  id: 'a1',
  version: 1,
  startsAt: Date.parse('2026-11-05T15:30:00Z'),
  timeZone: 'America/New_York',
  recipient: { locale: 'zh-Hans', email: 'patient@example.com', phone: null },
  vars: { link: siteAddress('/A', 'zh-Hans') },
  ...changes,
})
const rebuild = (changes?: Partial<RemindedAppointment>) =>
  withTransaction((tx) => rebuildReminders(tx, appointment(changes)))

async function rows(state: 'queued' | 'canceled') {
  const all = await db.select().from(messageOutbox).orderBy(messageOutbox.notBefore, messageOutbox.dedupeKey)
  return all
    .filter((row) => row.state === state)
    .map((row) => `${row.template} ${row.channel} ${new Date(row.notBefore).toISOString().slice(0, 16)}`)
}

describe('rebuildReminders', () => {
  it('enqueues the reminders of a visit, on each contact', async () => {
    expect(await rebuild({ recipient: { locale: 'zh-Hans', email: 'a@b.co', phone: '+12125550100' } })).toBe(6)
    expect(await rows('queued')).toEqual([
      'reminder_week email 2026-10-29T14:00',
      'reminder_week sms 2026-10-29T14:00',
      'reminder_two_days email 2026-11-03T15:00',
      'reminder_two_days sms 2026-11-03T15:00',
      'reminder_hours email 2026-11-05T12:30',
      'reminder_hours sms 2026-11-05T12:30',
    ])
    const [first] = await db.select().from(messageOutbox).orderBy(messageOutbox.notBefore)
    const notAfter = Date.parse('2026-10-30T14:00:00Z')
    expect(first!.meta).toEqual({ visitAt: appointment().startsAt, notAfter, mostToday: 6 })
  })

  it('takes back those of the old time and writes those of the new', async () => {
    await rebuild()
    await rebuild({ version: 2, startsAt: Date.parse('2026-10-28T15:30:00Z') })
    expect(await rows('canceled')).toHaveLength(3)
    expect(await rows('queued')).toEqual([
      'reminder_two_days email 2026-10-26T14:00',
      'reminder_hours email 2026-10-28T12:30',
    ])
  })

  it('writes them again when the visit goes back to its first time', async () => {
    await rebuild()
    await rebuild({ version: 2, startsAt: appointment().startsAt! + day })
    await rebuild({ version: 3 })
    expect(await rows('queued')).toHaveLength(3)
    expect(await rows('queued')).toContain('reminder_hours email 2026-11-05T12:30')
  })

  it('changes nothing when it is called again for the same version', async () => {
    await rebuild()
    expect(await rebuild()).toBe(0)
    expect(await rows('queued')).toHaveLength(3)
    expect(await rows('canceled')).toEqual([])
  })

  it('does not repeat a reminder that is past', async () => {
    await rebuild()
    setClock(Date.parse('2026-11-03T15:00:01Z'))
    await rebuild({ version: 2, chosenAt: now() - 14 * day })
    expect(await rows('queued')).toEqual(['reminder_hours email 2026-11-05T12:30'])
  })

  it('has none for a time that is only wished for', async () => {
    await rebuild()
    expect(await rebuild({ version: 2, startsAt: null })).toBe(0)
    expect(await rows('queued')).toEqual([])
  })
})

describe('cancelReminders', () => {
  it('takes back the reminders and nothing else', async () => {
    await rebuild()
    await withTransaction((tx) =>
      enqueueNotice(tx, {
        template: 'appointment_cancelled_by_clinic',
        recipient: appointment().recipient,
        vars: { link: siteAddress('/A', 'zh-Hans') },
        subject: { type: 'appointment', id: 'a1' },
        event: 2,
      }),
    )
    expect(await withTransaction((tx) => cancelReminders(tx, 'a1'))).toBe(3)
    expect(await rows('queued')).toEqual(['appointment_cancelled_by_clinic email 2026-10-20T14:00'])
  })
})

describe('enqueueNotice', () => {
  const notice = {
    template: 'one_time_code',
    recipient: { locale: 'en-US', email: 'a@b.co', phone: '+12125550100' },
    vars: { code: '042915', minutes: 10 },
    subject: { type: 'token', id: 't1' },
    event: 'otp-1',
  } as const

  it('tells an event once a channel', async () => {
    expect(await withTransaction((tx) => enqueueNotice(tx, notice))).toBe(2)
    expect(await withTransaction((tx) => enqueueNotice(tx, notice))).toBe(0)
    expect(await withTransaction((tx) => enqueueNotice(tx, { ...notice, event: 'otp-2', channels: ['sms'] }))).toBe(1)
  })
})

describe('recipientOf', () => {
  it('takes only contacts that the patient agreed to', () => {
    const patient = { locale: 'zh-Hant', email: 'a@b.co', phone: '+12125550100', emailConsentAt: 1, smsConsentAt: null }
    expect(recipientOf(patient)).toEqual({ locale: 'zh-Hant', email: 'a@b.co', phone: null })
    expect(recipientOf({ ...patient, locale: 'fr', emailConsentAt: null, smsConsentAt: 1 })).toEqual({
      locale: 'zh-Hans',
      email: null,
      phone: '+12125550100',
    })
  })
})
