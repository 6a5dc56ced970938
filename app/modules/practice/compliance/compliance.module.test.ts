import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SeatRole } from '#app/core/actor.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { auditEvents, messageOutbox, providers, teamMembers, users } from '#drizzle/schema/index.ts'
import { complianceItems } from '#drizzle/schema/practice/compliance-items.ts'
import { actorOf, insertSeat, insertUser } from '#tests/factories/accounts.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { runComplianceChores } from './commands/compliance-chores.server.ts'
import { remindOfItem } from './commands/remind.server.ts'
import { removeItem, saveItem } from './commands/save-item.server.ts'
import type { ItemAnswers } from './forms.ts'
import type { ComplianceKind } from './kinds.ts'
import { itemOf, openCompliance, openNumber } from './queries/clinic.server.ts'

useDatabase()

/** Noon in New York. */
const start = Date.parse('2026-10-20T16:00:00Z')
const today = '2026-10-20'

let facilityId: string
let ownerId: string
let deskId: string
let doctorId: string

beforeEach(async () => {
  setClock(start)
  await withTransaction(async (tx) => {
    facilityId = await insertFacility(tx, { slug: 'harbor', timeZone: 'America/New_York' })
    ownerId = await insertUser(tx, { email: 'owner@example.com', emailVerifiedAt: 1 })
    const names = { firstName: 'Yulin', lastName: 'Jiang' }
    deskId = await insertUser(tx, { email: 'desk@example.com', emailVerifiedAt: 1, ...names })
    doctorId = await insertProvider(tx, { tier: 3, userId: ownerId, practices: [{ facilityId }] })
    await insertSeat(tx, { userId: ownerId, facilityId, role: 'owner' })
    await insertSeat(tx, { userId: deskId, facilityId, role: 'front_desk' })
  })
})
afterEach(() => setClock(null))

const actor = (role: SeatRole = 'manager', tier = 3) => actorOf({ seats: [{ facilityId, role, tier }] })
const self = (userId: string, role: SeatRole) => actorOf({ userId, seats: [{ facilityId, role, tier: 3 }] })
const open = async (who = actor()) => (await openCompliance(who, 'harbor'))!.open!

async function shownOf(key: string, kind: ComplianceKind, who = actor()) {
  const { subjects, items } = await open()
  const subject = subjects.find((each) => each.key === key)!
  const item = itemOf(items, subject, kind)
  return { who, shown: { facilityId, subject, kind, item, seen: item?.version ?? 0 } }
}

const answers: ItemAnswers = {
  ...{ number: 'AB1234563', issued: '2024-11-01', expires: addDays(today, 200) },
  ...{ isWaived: false, waivedReason: null, note: null },
}

async function save(key: string, kind: ComplianceKind, given: Partial<ItemAnswers> = {}, seen?: number | null) {
  const { who, shown } = await shownOf(key, kind)
  return saveItem(who, { ...shown, ...(seen !== undefined && { seen }), today, answers: { ...answers, ...given } })
}

const doctor = () => `p-${doctorId}`
const desk = () => `u-${deskId}`
const recorded = async () => {
  const rows = await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))
  return rows.map(({ action, fields, subjectId }) => ({ action, fields, subjectId }))
}
const stored = () => db.select().from(complianceItems).orderBy(asc(complianceItems.createdAt))
const mails = async () => {
  const rows = await db.select().from(messageOutbox).orderBy(asc(messageOutbox.createdAt), asc(messageOutbox.id))
  return rows.map((row) => {
    const open = (text: string, column: string) =>
      decryptField(text, { table: 'message_outbox', column, rowId: row.id })
    return { to: open(row.toEnc, 'to_enc'), vars: JSON.parse(open(row.varsEnc, 'vars_enc')) as Record<string, string> }
  })
}
const told = async () => (await mails()).map(({ to }) => to).toSorted()

describe('what somebody keeps valid', () => {
  it('is entered of a doctor, of others in the team and of the clinic, its number encrypted', async () => {
    await save(doctor(), 'dea')
    await save(desk(), 'hipaa_training', { number: null })
    await save('clinic', 'clia')
    const rows = await stored()
    expect(rows.map(({ kind, providerId, userId }) => [kind, providerId, userId])).toEqual([
      ['dea', doctorId, null],
      ['hipaa_training', null, deskId],
      ['clia', null, null],
    ])
    expect(JSON.stringify(rows)).not.toContain('1234563')
    expect(openNumber(rows[0]!)).toBe('AB1234563')
    expect((await recorded())[0]).toEqual({
      ...{ action: 'practice.compliance_save', subjectId: facilityId },
      fields: ['dea', 'expires', 'issued', 'number'],
    })
  })

  it('is changed where something changes, and recorded by the names of fields', async () => {
    await save(doctor(), 'dea')
    expect(await save(doctor(), 'dea')).toBe(false)
    expect(await save(doctor(), 'dea', { number: 'AB1234599', note: 'New address' })).toBe(true)
    const [row] = await stored()
    expect([row!.version, openNumber(row!)]).toEqual([2, 'AB1234599'])
    expect((await recorded()).map(({ fields }) => fields).slice(1)).toEqual([['dea', 'note', 'number']])
  })

  it('is refused from a page that somebody has overtaken, and of two first pages one is kept', async () => {
    const first = await shownOf('clinic', 'clia')
    const work = () => saveItem(first.who, { ...first.shown, today, answers })
    const results = await Promise.allSettled([work(), work()])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const seen of [0, null, 7])
      await expect(save('clinic', 'clia', { note: 'x' }, seen)).rejects.toMatchObject({ code: 'directory.stale' })
    expect(await stored()).toHaveLength(1)
  })

  it('is taken away in the version that was shown', async () => {
    await save(desk(), 'license')
    const { who, shown } = await shownOf(desk(), 'license')
    await expect(removeItem(who, { ...shown, seen: 2 })).rejects.toMatchObject({ code: 'directory.stale' })
    await removeItem(who, shown)
    expect(await stored()).toEqual([])
    expect((await recorded()).at(-1)).toMatchObject({ action: 'practice.compliance_remove', fields: ['license'] })
  })

  it('is written by who leads the clinic, on a level that has it', async () => {
    const { shown } = await shownOf('clinic', 'clia')
    for (const who of [actor('viewer'), actor('front_desk'), actor('manager', 2)])
      await expect(saveItem(who, { ...shown, today, answers })).rejects.toMatchObject({ code: 'practice.read_only' })
    expect(await stored()).toEqual([])
  })

  it('is read of everybody by who leads and who looks on, and by others of themselves', async () => {
    const keysOf = async (who: ReturnType<typeof actor>) => (await open(who)).subjects.map(({ key }) => key)
    const everybody = ['clinic', doctor(), desk()]
    expect(await keysOf(actor())).toEqual(everybody)
    expect(await keysOf(actor('viewer'))).toEqual(everybody)
    expect(await keysOf(self(deskId, 'front_desk'))).toEqual([desk()])
    expect(await keysOf(actorOf({ providerId: doctorId, seats: [] }))).toEqual([doctor()])
    expect(await openCompliance(actor('manager', 2), 'harbor')).toMatchObject({ open: null })
    expect(await openCompliance(actorOf({ seats: [] }), 'harbor')).toBeNull()
  })

  it('stays with somebody of the team who becomes a doctor there', async () => {
    await save(desk(), 'bls')
    await withTransaction((tx) => insertProvider(tx, { userId: deskId, practices: [{ facilityId }] }))
    const { subjects, items } = await open()
    const [subject] = subjects.filter(({ userId }) => userId === deskId)
    expect(subject).toMatchObject({ kind: 'doctor' })
    expect(itemOf(items, subject!, 'bls')).not.toBeNull()
  })
})

const on = (days: number) => setClock(start + days * dayMs)

describe('the mails before something expires', () => {
  it('go out at 90, 60 and 30 days and on the last day, once each, to whom it concerns and who leads', async () => {
    await save(desk(), 'hipaa_training', { expires: addDays(today, 100) })
    const counts: number[] = []
    for (const days of [9, 10, 11, 40, 41, 70, 99, 100, 101, 300]) {
      on(days)
      await runComplianceChores()
      await runComplianceChores()
      counts.push((await mails()).length)
    }
    expect(counts).toEqual([0, 2, 2, 4, 4, 6, 6, 8, 8, 8])
    expect([...new Set(await told())]).toEqual(['desk@example.com', 'owner@example.com'])
    const [{ vars } = { vars: {} as Record<string, string> }] = await mails()
    expect(vars.topic).toContain('Yulin Jiang')
    expect(vars.link).toContain('/provider/mgmt/compliance/item?place=harbor')
    expect(JSON.stringify(await mails())).not.toContain('AB1234563')
  })

  it('tell the last of several that have gone by, and none that had when it was entered', async () => {
    await save('clinic', 'clia', { expires: addDays(today, 100) })
    await save('clinic', 'malpractice', { expires: addDays(today, 45) })
    await runComplianceChores()
    expect(await mails()).toEqual([])
    on(80)
    expect(await runComplianceChores()).toBe(2)
    expect(await told()).toEqual(['owner@example.com', 'owner@example.com'])
  })

  it('begin anew with a new date', async () => {
    await save('clinic', 'clia', { expires: addDays(today, 100) })
    on(101)
    await runComplianceChores()
    const { who, shown } = await shownOf('clinic', 'clia')
    const renewed = { ...answers, expires: addDays(today, 500) }
    await saveItem(who, { ...shown, today: addDays(today, 101), answers: renewed })
    on(410)
    await runComplianceChores()
    expect(await mails()).toHaveLength(2)
  })

  it('are none for what is waived, for who has left, and below the level', async () => {
    await save('clinic', 'clia', { expires: null, isWaived: true, waivedReason: 'No lab' })
    await save(desk(), 'bls', { expires: addDays(today, 100) })
    await withTransaction((tx) => tx.update(teamMembers).set({ status: 'left' }).where(eq(teamMembers.userId, deskId)))
    on(50)
    await runComplianceChores()
    expect(await mails()).toEqual([])
    await save('clinic', 'malpractice', { expires: addDays(today, 150) })
    await withTransaction(async (tx) => {
      await tx.update(providers).set({ tier: 2 }).where(eq(providers.id, doctorId))
    })
    on(100)
    await runComplianceChores()
    expect(await mails()).toEqual([])
  })

  it('follow the day of the clinic', async () => {
    // 22:00 on the 20th in Honolulu, 04:00 on the 21st in New York.
    const late = Date.parse('2026-10-21T08:00:00Z')
    const far = await withTransaction(async (tx) => {
      const id = await insertFacility(tx, { slug: 'far', timeZone: 'Pacific/Honolulu' })
      await insertSeat(tx, { userId: ownerId, facilityId: id, role: 'owner' })
      await insertProvider(tx, { tier: 3, practices: [{ facilityId: id }] })
      for (const facility of [facilityId, id])
        await tx.insert(complianceItems).values({
          ...{ id: newId(), facilityId: facility, kind: 'clia', expires: addDays('2026-10-21', 30), isWaived: false },
          ...{ toldDays: 60, version: 1, createdAt: 1, updatedAt: 1 },
        })
      return id
    })
    setClock(late)
    expect(await runComplianceChores()).toBe(1)
    const toldAt = async (id: string) => (await stored()).find((row) => row.facilityId === id)!.toldDays
    expect([await toldAt(facilityId), await toldAt(far)]).toEqual([30, 60])
  })

  it('go to no account that is locked or whose address nobody has confirmed', async () => {
    await save(desk(), 'bls', { expires: addDays(today, 100) })
    await withTransaction(async (tx) => {
      await tx.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, deskId))
      await tx.update(users).set({ status: 'disabled' }).where(eq(users.id, ownerId))
    })
    on(50)
    expect(await runComplianceChores()).toBe(0)
    expect(await mails()).toEqual([])
  })
})

describe('a reminder by hand', () => {
  const remind = async (key: string, kind: ComplianceKind, who = actor(), day = today) => {
    const { facility, subjects, items } = await open()
    const subject = subjects.find((each) => each.key === key)!
    return remindOfItem(who, { facility, subject, item: itemOf(items, subject, kind)!, today: day })
  }

  it('goes to whom it concerns, at most once a day', async () => {
    await save(desk(), 'hipaa_training', { expires: addDays(today, 20) })
    expect(await remind(desk(), 'hipaa_training')).toBe('sent')
    expect(await remind(desk(), 'hipaa_training')).toBe('before')
    expect(await told()).toEqual(['desk@example.com'])
    expect(await remind(desk(), 'hipaa_training', actor(), addDays(today, 1))).toBe('sent')
    expect(await told()).toHaveLength(2)
    const actions = (await recorded()).map(({ action }) => action)
    expect(actions.filter((action) => action === 'practice.compliance_remind')).toHaveLength(2)
  })

  it('about the clinic goes to who leads it', async () => {
    await save('clinic', 'clia', { expires: addDays(today, -3) })
    expect(await remind('clinic', 'clia')).toBe('sent')
    expect(await told()).toEqual(['owner@example.com'])
  })

  it('is none where nothing expires soon, nobody has an account, or somebody may not', async () => {
    await save(doctor(), 'license')
    expect(await remind(doctor(), 'license')).toBe('valid')
    const other = await withTransaction((tx) => insertProvider(tx, { practices: [{ facilityId }] }))
    await save(`p-${other}`, 'license', { expires: addDays(today, 3) })
    expect(await remind(`p-${other}`, 'license')).toBe('nobody')
    await expect(remind(`p-${other}`, 'license', actor('viewer'))).rejects.toMatchObject({ code: 'practice.read_only' })
    expect(await mails()).toEqual([])
  })
})
