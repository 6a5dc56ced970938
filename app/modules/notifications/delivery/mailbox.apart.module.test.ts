import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { now } from '#app/core/clock.ts'
import { replaceDurably } from '#app/core/crypto/durable-file.server.ts'
import { finishRotation, readFieldKeys, startRotation } from '#app/core/crypto/field-keys.server.ts'
import { formatKeyRing } from '#app/core/crypto/key-ring.server.ts'
import { closeDatabase, db, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { mailboxOf } from '#tests/factories/mailbox.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { enqueueNotice } from '../commands/notices.server.ts'
import { leaseTime } from './commands/leases.server.ts'
import { listMailbox, mailboxForMail, mailboxForSms } from './mailbox.server.ts'
import { deliverDue } from './commands/worker.server.ts'

// A mailbox and keys of its own, that other test files do not see.
const folder = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const made = mkdtempSync(`${tmpdir()}/mailbox-`)
  vi.stubEnv('DATA_DIR', made)
  return made
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => rmSync(join(folder, 'mailbox'), { recursive: true, force: true }))

useDatabase()

const startsAt = Date.parse('2026-10-29T14:30:00Z')
const book = (id: string, contact = { email: 'patient@example.com', phone: '+12125550100' }) =>
  withTransaction((tx) =>
    enqueueNotice(tx, {
      template: 'appointment_booked',
      recipient: { locale: 'zh-Hant', ...contact },
      vars: {
        startsAt,
        endsAt: startsAt + 30 * 60_000,
        timeZone: 'America/New_York',
        sequence: 0,
        link: siteAddress(`/${id}`, 'zh-Hant'),
      },
      subject: { type: 'appointment', id },
      event: 1,
    }),
  )
const keep = (key: string, text = '約好了') => mailboxForSms.send({ channel: 'sms', key, to: '+1', text, writtenAt: 0 })
const files = () => readdirSync(join(folder, 'mailbox')).sort()

describe('the mailbox', () => {
  it('is empty before the first message', async () => {
    expect(await listMailbox()).toEqual({ total: 0, entries: [] })
  })

  it('keeps what the worker sends when nothing else is configured', async () => {
    await book('a1')
    expect(await deliverDue(now())).toMatchObject({ sent: 2 })
    const { total, entries } = await listMailbox()
    expect(total).toBe(2)
    const mail = entries.find(({ channel }) => channel === 'email')!
    const sms = entries.find(({ channel }) => channel === 'sms')!
    expect(sms).toMatchObject({
      to: '+12125550100',
      subject: null,
      html: null,
      raw: null,
      attachments: [],
      keptAt: now(),
    })
    expect(sms.text).toContain(`${siteAddress('/a1', 'zh-Hant')} `)
    expect(mail).toMatchObject({ to: 'patient@example.com', subject: '您的預約' })
    expect(mail.attachments[0]).toMatchObject({ name: 'appointment.ics', type: 'text/calendar; method=PUBLISH' })
    const raw = await simpleParser(mail.raw!)
    expect([raw.subject, raw.text, raw.attachments.length]).toEqual([mail.subject, mail.text, 1])
    expect(files()).toEqual([`${mail.key}.sealed`, `${sms.key}.sealed`].sort())
  })

  it('is readable by its owner only', async () => {
    await keep('a'.repeat(40))
    expect(statSync(join(folder, 'mailbox')).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'mailbox', files()[0]!)).mode & 0o777).toBe(0o600)
  })

  it('drops a message that it has, however many come at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => keep('b'.repeat(40), `copy ${index}`)))
    expect(files()).toEqual([`${'b'.repeat(40)}.sealed`])
    expect((await listMailbox()).entries.map(({ text }) => text)).toEqual(['copy 0'])
  })

  it('lists the newest first, up to a limit, and nothing else that lies there', async () => {
    for (const [index, letter] of ['a', 'b', 'c'].entries()) {
      await keep(letter.repeat(40), letter)
      utimesSync(join(folder, 'mailbox', `${letter.repeat(40)}.sealed`), 1000 + index, 1000 + index)
    }
    mkdirSync(join(folder, 'mailbox', 'draft.sealed.1.2'))
    const { total, entries } = await listMailbox(2)
    expect(total).toBe(3)
    expect(entries.map(({ text }) => text)).toEqual(['c', 'b'])
  })
})

describe('what lies in the folder', () => {
  const [one, other] = ['1'.repeat(40), '2'.repeat(40)]
  const path = (key: string) => join(folder, 'mailbox', `${key}.sealed`)
  const texts = async () => (await listMailbox()).entries.map(({ text }) => text)

  it('has no readable byte of whom it is for or of what it says', async () => {
    const [name, phone, words] = ['金絲雀 CANARYNAME', '+19175550188', 'CANARYWORDS 約好了']
    await mailboxForSms.send({ channel: 'sms', key: one, to: phone, text: `${name} ${words}`, writtenAt: 0 })
    await mailboxForMail.send({
      ...{ channel: 'email', key: other, to: 'canary.one@example.com', locale: 'zh-Hant', subject: `${name} ${words}` },
      ...{ text: words, html: `<p>${name} ${words}</p>`, writtenAt: 0, isReminder: false },
      calendar: { method: 'PUBLISH', content: `BEGIN:VCALENDAR ${name}` },
    })
    const canaries = ['金絲雀', 'CANARYNAME', '9175550188', 'CANARYWORDS', '約好了', 'canary.one', 'VCALENDAR']
    const opened = JSON.stringify(mailboxOf(folder))
    for (const canary of canaries) expect(opened).toContain(canary)
    expect(files()).toHaveLength(2)
    for (const file of files()) {
      const bytes = readFileSync(join(folder, 'mailbox', file), 'latin1')
      for (const canary of canaries) {
        expect(bytes).not.toContain(Buffer.from(canary).toString('latin1'))
        // At any of the three alignments that base64 knows.
        for (const lead of ['', 'x', 'xx']) {
          const coded = Buffer.from(lead + canary).toString('base64url')
          const own = coded.slice(lead === '' ? 0 : 4, -4)
          // Fewer letters may stand there by chance.
          if (own.length >= 6) expect(bytes).not.toContain(own)
        }
      }
    }
  })

  it('opens under its own name only', async () => {
    await keep(one, 'mine')
    copyFileSync(path(one), path(other))
    expect(await listMailbox()).toMatchObject({ total: 1, entries: [{ key: one, text: 'mine' }] })
  })

  it('is read through a rotation of the keys, and goes with the key it was sealed under', async () => {
    await keep(one, 'before')
    const { keyId } = startRotation()
    finishRotation()
    await keep(other, 'after')
    expect((await texts()).sort()).toEqual(['after', 'before'])
    const ring = readFieldKeys(env)
    const withoutOld = { ...ring, keys: new Map([[keyId, ring.keys.get(keyId)!]]) }
    replaceDurably(join(folder, 'secrets', 'field-keys.json'), formatKeyRing(withoutOld))
    await keep('3'.repeat(40), 'later')
    expect((await texts()).sort()).toEqual(['after', 'later'])
    expect((await listMailbox()).total).toBe(2)
  })
})

const isSqlite = dialect === 'sqlite'
describe.skipIf(!isSqlite)(
  `workers in processes of their own${isSqlite ? '' : ' (PGlite lives in one process)'}`,
  () => {
    const sentFile = join(folder, 'sent')
    beforeEach(() => rmSync(sentFile, { force: true }))
    const sentKeys = () => (existsSync(sentFile) ? readFileSync(sentFile, 'utf8').trim().split('\n') : [])

    async function work(env: Record<string, string>): Promise<string | number> {
      const child = spawn(process.execPath, [resolve('tests/fakes/worker-process.mjs')], {
        stdio: ['ignore', 'inherit', 'pipe'],
        env: {
          ...process.env,
          DATABASE_URL: `file:${resolve(`data/test/${process.pid}.sqlite`)}`,
          DATA_DIR: folder,
          WORKER_SENT: sentFile,
          WORKER_CLOCK: String(now()),
          ...env,
        },
      })
      const errors: Buffer[] = []
      child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
      const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
      if (code) throw new Error(Buffer.concat(errors).toString())
      return signal ?? code ?? -1
    }

    it('killed between sending and writing it down leave one message, not two and not none', async () => {
      await withTransaction((tx) =>
        enqueueNotice(tx, {
          template: 'link_renewed',
          recipient: { locale: 'zh-Hans', email: 'patient@example.com', phone: null },
          vars: { link: siteAddress('/A', 'zh-Hans') },
          subject: { type: 'appointment', id: 'a1' },
          event: 1,
        }),
      )
      expect(await work({ WORKER_CRASH: 'after-send' })).toBe('SIGKILL')
      const [afterKill] = await db.select().from(messageOutbox)
      expect(afterKill).toMatchObject({ state: 'sending', attempts: 1, sentAt: null })
      expect((await listMailbox()).total).toBe(1)

      expect(await work({})).toBe(0)
      expect((await db.select().from(messageOutbox))[0]).toMatchObject({ state: 'sending' })
      expect(await work({ WORKER_CLOCK: String(now() + leaseTime) })).toBe(0)
      expect((await db.select().from(messageOutbox))[0]).toMatchObject({ state: 'sent', attempts: 2 })
      // Handed over twice under one key; the mailbox has it once.
      expect(sentKeys()).toHaveLength(2)
      expect(new Set(sentKeys()).size).toBe(1)
      expect((await listMailbox()).total).toBe(1)
    })

    it('never send one message twice', async () => {
      for (let index = 0; index < 40; index++) {
        const phone = `+1212555${String(1000 + index)}`
        await book(`a${index}`, { email: `patient-${index}@example.com`, phone })
      }
      expect(await Promise.all([work({}), work({}), work({})])).toEqual([0, 0, 0])
      expect(sentKeys()).toHaveLength(80)
      expect(new Set(sentKeys()).size).toBe(80)
      expect((await listMailbox(200)).total).toBe(80)
      // The parent sees what the children wrote.
      await closeDatabase()
      await openDatabase(`file:${resolve(`data/test/${process.pid}.sqlite`)}`)
      const states = await db.select({ state: messageOutbox.state }).from(messageOutbox)
      expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['sent']))
    })
  },
)
