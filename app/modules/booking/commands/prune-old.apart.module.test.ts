import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { confirmContact } from '#app/modules/notifications/commands/contact-standings.server.ts'
import { pruneMailbox } from '#app/modules/notifications/delivery/mailbox.server.ts'
import { deliverDue } from '#app/modules/notifications/delivery/commands/worker.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import { bookingInput, insertPractice, type Practice, somebody, waitlistInput } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { pruneOld, runChores } from './chores.server.ts'
import { leaveWaitlist } from '../waitlist/commands/answer-offer.server.ts'
import { answerText } from '../appointments/commands/answer-text.server.ts'
import { bookAppointment } from '../appointments/commands/book-appointment.server.ts'
import { holdSlot } from '../holds/commands/hold-slot.server.ts'
import { joinWaitlist } from '../waitlist/commands/join-waitlist.server.ts'

// A mailbox of its own: these tests remove what lies in it.
vi.hoisted(() => (process.env.DATA_DIR = `./data/test/prune-${process.pid}`))
afterAll(() => rmSync(env.DATA_DIR, { recursive: true, force: true }))

useDatabase()

const day = 86_400_000
const wednesday = Date.parse('2026-10-21T14:00:00Z')
const { appointmentEvents, auditEvents, contactStandings, messageInbound, messageOutbox, otps, slotHolds } = schema
const { actionTokens, patientRelations, patients, waitlistEntries } = schema
let practice: Practice
let began: number
beforeEach(async () => {
  began = now()
  practice = await withTransaction((tx) => insertPractice(tx))
})

/** Moves the clock to so many days after the beginning. */
const afterDays = (days: number) => setClock(began + days * day)

describe('pruneOld', () => {
  it('forgets holds a day after the time they held, and none that are alive', async () => {
    const hold = (startsAt: number, holderKey: string) => holdSlot({ ...practice, startsAt, holderKey })
    await hold(wednesday, 'one')
    const { holdId: later } = await hold(wednesday + 7 * day, 'two')
    setClock(began + 60 * 60_000)
    await runChores()
    // Ended long ago, but their times are still to come.
    expect(await pruneOld()).toMatchObject({ pruneHolds: 0 })
    setClock(wednesday + day + 29 * 60_000)
    expect(await pruneOld()).toMatchObject({ pruneHolds: 0 })
    setClock(wednesday + day + 31 * 60_000)
    expect(await pruneOld()).toMatchObject({ pruneHolds: 1 })
    expect((await db.select().from(slotHolds)).map(({ id }) => id)).toEqual([later])
    await withTransaction(async (tx) => {
      await tx.update(slotHolds).set({ status: 'active' })
    })
    afterDays(30)
    expect(await pruneOld()).toMatchObject({ pruneHolds: 0 })
  })

  it('forgets codes when no limit counts them any more', async () => {
    await withTransaction(async (tx) => {
      const code = { tokenId: 'token', channel: 'sms' as const, codeHash: 'hash', attempts: 0 }
      for (const age of [0, 1, 2])
        await tx
          .insert(otps)
          .values({ ...code, id: `code-${age}`, createdAt: began - age * day, expiresAt: began - age * day + 600_000 })
    })
    setClock(began + 11 * 60_000)
    expect(await pruneOld()).toMatchObject({ pruneCodes: 1 })
    expect((await db.select().from(otps).orderBy(asc(otps.id))).map(({ id }) => id)).toEqual(['code-0', 'code-1'])
  })

  it('forgets settled messages after ninety days; what waits, what is read here, audit and events stay', async () => {
    await bookAppointment(bookingInput(practice, { startsAt: wednesday + 20 * day }))
    const sends = { send: () => Promise.resolve('ref') }
    await deliverDue(undefined, { transports: { email: sends, sms: sends } })
    const inapp = newId()
    await withTransaction(async (tx) => {
      const [sent] = await tx.select().from(messageOutbox).where(eq(messageOutbox.state, 'sent')).limit(1)
      await tx.insert(messageOutbox).values({ ...sent!, id: inapp, channel: 'inapp', dedupeKey: inapp })
    })
    const audit = await db.$count(auditEvents)
    const events = await db.$count(appointmentEvents)
    const waiting = await db.$count(messageOutbox, eq(messageOutbox.state, 'queued'))
    expect(waiting).toBeGreaterThan(0)
    afterDays(90)
    expect(await pruneOld()).toMatchObject({ pruneMessages: 0 })
    afterDays(90.01)
    expect(await pruneOld()).toMatchObject({ pruneMessages: 2 })
    const left = await db.select({ id: messageOutbox.id, state: messageOutbox.state }).from(messageOutbox)
    expect(left.filter(({ state }) => state !== 'queued')).toEqual([{ id: inapp, state: 'sent' }])
    expect(left).toHaveLength(waiting + 1)
    expect([await db.$count(auditEvents), await db.$count(appointmentEvents)]).toEqual([audit, events])
  })

  it('forgets messages that came in when the webhook would not take them again', async () => {
    await answerText({ id: 'sms-1', from: '+12125553301', text: 'hello' })
    afterDays(30)
    expect(await pruneOld()).toMatchObject({ pruneMessages: 0 })
    afterDays(31)
    expect(await pruneOld()).toMatchObject({ pruneMessages: 1 })
    expect(await db.$count(messageInbound)).toBe(0)
  })

  it('forgets how a contact stands: counts after two days, a confirmation when it was not used for more than a year', async () => {
    await withTransaction((tx) => confirmContact(tx, 'sms', '+12125553302', 'code'))
    await bookAppointment(
      bookingInput(practice, { startsAt: wednesday, patient: somebody({ phone: '+12125553303', email: null }) }),
    )
    expect(await db.$count(contactStandings)).toBe(2)
    afterDays(2)
    expect(await pruneOld()).toMatchObject({ pruneStandings: 0 })
    afterDays(2.01)
    expect(await pruneOld()).toMatchObject({ pruneStandings: 1 })
    afterDays(400)
    expect(await pruneOld()).toMatchObject({ pruneStandings: 0 })
    afterDays(400.01)
    expect(await pruneOld()).toMatchObject({ pruneStandings: 1 })
    expect(await db.$count(contactStandings)).toBe(0)
  })

  it('forgets links ninety days after they ended, those of one visit only when none of them is younger', async () => {
    const link = (
      id: string,
      kind: 'appt_manage' | 'pwd_reset',
      subjectId: string,
      expiresAt: number,
      revoked = false,
    ) =>
      withTransaction((tx) =>
        tx.insert(actionTokens).values({
          ...{ id, hash: id, kind, subjectType: kind === 'pwd_reset' ? 'user' : 'appointment', subjectId, expiresAt },
          ...{ usedCount: 0, isOtpRequired: false, revokedAt: revoked ? began : null, createdAt: began },
        }),
      )
    await link('revoked', 'appt_manage', 'visit', began, true)
    await link('standing', 'appt_manage', 'visit', began + 10 * day)
    await link('reset', 'pwd_reset', 'user', began)
    await link('next-reset', 'pwd_reset', 'user', began + 10 * day)
    const left = async () =>
      (await db.select({ id: actionTokens.id }).from(actionTokens).orderBy(asc(actionTokens.id))).map(({ id }) => id)
    afterDays(90)
    expect(await pruneOld()).toMatchObject({ pruneLinks: 0 })
    afterDays(90.01)
    expect(await pruneOld()).toMatchObject({ pruneLinks: 1 })
    expect(await left()).toEqual(['next-reset', 'revoked', 'standing'])
    afterDays(100.01)
    expect(await pruneOld()).toMatchObject({ pruneLinks: 3 })
    expect(await left()).toEqual([])
  })

  it('forgets entries ninety days after they ended, with their links and whoever was known by them alone', async () => {
    const { providerId } = practice
    const regular = somebody()
    await bookAppointment(bookingInput(practice, { startsAt: wednesday, patient: regular }))
    const contact = { nameEn: 'Daughter Lin', nameZh: null, phone: '+13475550101', email: null }
    const mother = somebody({ phone: null, email: null })
    const join = (input: Parameters<typeof waitlistInput>[0]) => joinWaitlist(waitlistInput(input))
    const alone = await join({ providerId, forWhom: 'parent', patient: mother, contact })
    const known = await join({ providerId, patient: regular, locale: 'zh-Hans' })
    const waits = await join({ providerId, dateTo: '2027-10-01' })
    expect(await db.$count(patients)).toBe(4)
    for (const { entryId } of [alone, known]) await leaveWaitlist({ entryId })
    const audit = await db.$count(auditEvents)
    afterDays(90)
    expect(await pruneOld()).toMatchObject({ pruneEntries: 0 })
    afterDays(90.01)
    expect(await pruneOld()).toMatchObject({ pruneEntries: 2 })
    expect((await db.select().from(waitlistEntries)).map(({ id }) => id)).toEqual([waits.entryId])
    const links = await db.select().from(actionTokens).where(eq(actionTokens.subjectType, 'waitlist_entry'))
    expect([...new Set(links.map(({ subjectId }) => subjectId))]).toEqual([waits.entryId])
    // Who has a visit stays, and who still waits.
    expect(await db.$count(patients)).toBe(2)
    expect(await db.$count(patientRelations)).toBe(0)
    const told = await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))
    expect(told.slice(audit).map(({ action }) => action)).toEqual([
      ...['booking.waitlist_forget', 'booking.patient_forget', 'booking.patient_forget'],
      'booking.waitlist_forget',
    ])
  })

  it('goes on batch by batch', async () => {
    const code = { tokenId: 'token', channel: 'sms' as const, codeHash: 'hash', attempts: 0 }
    const old = { ...code, createdAt: began - 9 * day, expiresAt: began - 9 * day }
    await withTransaction(async (tx) => {
      await tx.insert(otps).values(Array.from({ length: 1203 }, (_, index) => ({ ...old, id: `code-${index}` })))
    })
    expect(await pruneOld()).toMatchObject({ pruneCodes: 1203 })
    expect(await db.$count(otps)).toBe(0)
  })
})

describe('pruneMailbox', () => {
  it('removes what was kept before an instant, what older versions kept in plain, and nothing else that lies there', async () => {
    const folder = resolve(env.DATA_DIR, 'mailbox')
    mkdirSync(folder, { recursive: true })
    const keep = (name: string, at: number) => {
      writeFileSync(resolve(folder, name), '{}')
      utimesSync(resolve(folder, name), at / 1000, at / 1000)
    }
    const then = Date.parse('2026-09-01T00:00:00Z')
    const [old, young] = ['d'.repeat(39) + '1', 'd'.repeat(39) + '2']
    keep(`${old}.sealed`, then - 1)
    for (const ending of ['sealed', 'json', 'eml']) keep(`${young}.${ending}`, then)
    keep('note.json', then - 1)
    expect(await pruneMailbox(then, 500)).toBe(3)
    const names = readdirSync(folder)
    expect(names.filter((name) => name.startsWith(old!))).toEqual([])
    expect(names.filter((name) => name.startsWith(young!))).toEqual([`${young}.sealed`])
    expect(names).toContain('note.json')
    expect(await pruneMailbox(then + 1, 500)).toBe(1)
  })
})
