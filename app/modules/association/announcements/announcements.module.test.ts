import { and, eq, isNotNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AssociationActor } from '#app/core/actor.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { deliverDue } from '#app/modules/notifications/delivery/commands/worker.server.ts'
import { type ComposedMail, DeliveryError } from '#app/modules/notifications/transport.ts'
import { announcementDeliveries, announcements } from '#drizzle/schema/association/announcements.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { announcementDraft, announcementStage, insertAnnouncement } from '#tests/factories/announcements.ts'
import { insertMember } from '#tests/factories/associations.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { chooseAnnouncements } from './commands/choose-announcements.server.ts'
import { editAnnouncement } from './commands/save-announcement.server.ts'
import { cancelAnnouncement, scheduleAnnouncement } from './commands/schedule-announcement.server.ts'
import { runAnnouncementChores, sendBatch } from './commands/send-announcements.server.ts'
import { sendTest } from './commands/send-test.server.ts'
import { memberOfToken, optOutTokenOf } from './opt-out-token.server.ts'
import { findAnnouncementOf, readReport } from './queries/announcement-rows.server.ts'
import { countSegment } from './queries/segments.server.ts'

useDatabase()

/** Tuesday, ten in the morning in New York. */
const morning = Date.parse('2026-10-20T14:00:00Z')

let actor: AssociationActor
let associationId = ''
let memberIds: string[] = []
beforeEach(async () => {
  setClock(morning)
  ;({ actor, associationId, memberIds } = await announcementStage(3))
})
afterEach(() => setClock(null))

const refusal = async (work: Promise<unknown>) => {
  const outcome = await outcomeOf(work)
  return outcome.done ? null : outcome.refusal.code
}
const schedule = (id: string, more: Partial<Parameters<typeof scheduleAnnouncement>[1]> = {}) =>
  scheduleAnnouncement(actor, { id, seen: 1, at: null, isMoved: false, ...more })
const rowOf = async (id: string) => (await findAnnouncementOf(associationId, id))!
const deliveries = (id: string) =>
  db.select().from(announcementDeliveries).where(eq(announcementDeliveries.announcementId, id))
const mails = () => db.select().from(messageOutbox).where(eq(messageOutbox.template, 'association_announcement'))
const opened = (row: typeof messageOutbox.$inferSelect, column: 'to_enc' | 'vars_enc') =>
  decryptField(column === 'to_enc' ? row.toEnc : row.varsEnc, { table: 'message_outbox', column, rowId: row.id })
const addresses = async () => (await mails()).map((row) => opened(row, 'to_enc')).sort()

/** Carries mail nowhere, and refuses some of it for good. */
function carrier(refuses: (to: string) => boolean = () => false) {
  const carried: ComposedMail[] = []
  return {
    carried,
    transports: {
      email: {
        send: (message: ComposedMail) => {
          if (refuses(message.to)) throw new DeliveryError('smtp.EENVELOPE.550', true)
          carried.push(message)
          return Promise.resolve('id')
        },
      },
      sms: { send: () => Promise.reject(new Error('no text messages')) },
    },
  }
}

describe('sending', () => {
  it('reaches everybody once, also when the process is killed between and within batches', async () => {
    ;({ actor, associationId, memberIds } = await announcementStage(249))
    const id = await insertAnnouncement(actor)
    await schedule(id)
    await withTransaction((tx) => tx.update(announcements).set({ status: 'sending' }).where(eq(announcements.id, id)))
    expect(await withTransaction((tx) => sendBatch(tx, id))).toBe(true)
    const killed = withTransaction(async (tx) => {
      await sendBatch(tx, id)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await deliveries(id)).toHaveLength(100)
    await Promise.all([runAnnouncementChores(), runAnnouncementChores()])
    const reached = await deliveries(id)
    expect(reached).toHaveLength(250)
    expect(new Set(reached.map(({ memberId }) => memberId)).size).toBe(250)
    // The owner has no address on file.
    expect(new Set(await addresses()).size).toBe(249)
    expect(await mails()).toHaveLength(249)
    expect((await rowOf(id)).status).toBe('sent')
    await runAnnouncementChores()
    expect(await mails()).toHaveLength(249)
  })

  it('gives each reader their language, and where it was left empty the nearest; the report knows what became of it', async () => {
    await withTransaction(async (tx) => {
      await tx.update(associationMembers).set({ locale: 'en-US' }).where(eq(associationMembers.id, memberIds[0]!))
      await tx.update(associationMembers).set({ locale: 'zh-Hant' }).where(eq(associationMembers.id, memberIds[1]!))
      await tx
        .update(associationMembers)
        .set({ email: 'gone@example.com' })
        .where(eq(associationMembers.id, memberIds[2]!))
    })
    const title = { 'zh-Hans': '软件讲座', 'zh-Hant': '', 'en-US': '' }
    const body = { 'zh-Hans': '请来。', 'zh-Hant': '', 'en-US': '' }
    const draft = announcementDraft({ title, body })
    const id = await insertAnnouncement(actor, draft)
    expect((await rowOf(id)).title).toEqual({ 'zh-Hans': '软件讲座', 'zh-Hant': '軟體講座', 'en-US': '' })
    expect(await refusal(schedule(id))).toBe('announcement.unread')
    const { title: filled, body: filledBody } = await rowOf(id)
    const read = announcementDraft({ title: filled, body: filledBody }, { isRead: true })
    await editAnnouncement(actor, { id, seen: 1, draft: read })
    await schedule(id, { seen: 2 })
    await runAnnouncementChores()
    const { carried, transports } = carrier((to) => to === 'gone@example.com')
    await deliverDue(undefined, { transports })
    const subjects = carried.map(({ locale, subject }) => [locale, subject]).sort()
    expect(subjects).toEqual([
      ['en-US', 'Some Physicians: 軟體講座'],
      ['zh-Hant', '某醫師會：軟體講座'],
    ])
    expect(carried[0]!.optOut).toContain('/api/messages/announcements/')
    await runAnnouncementChores()
    expect(await readReport(id)).toEqual({
      ...{ reached: 4, queued: 0, sent: 2, failed: 0, bounced: 1, optedOut: 0, noAddress: 1, inApp: 4, read: 0 },
    })
  })

  it('sends nothing of a suspended association, and goes on where it stood', async () => {
    const id = await insertAnnouncement(actor)
    await schedule(id)
    const suspend = (status: 'suspended' | 'approved') =>
      withTransaction((tx) => tx.update(associations).set({ status }).where(eq(associations.id, associationId)))
    await suspend('suspended')
    await runAnnouncementChores()
    expect(await deliveries(id)).toEqual([])
    await suspend('approved')
    await runAnnouncementChores()
    expect(await deliveries(id)).toHaveLength(4)
  })
})

describe('who wants no mail', () => {
  it('gets none, though a notice; what waits is taken back; saying yes again works', async () => {
    await chooseAnnouncements(memberIds[0]!, false)
    await chooseAnnouncements(memberIds[0]!, false)
    setClock(Date.parse('2026-10-21T03:00:00Z'))
    const id = await insertAnnouncement(actor)
    await schedule(id)
    await runAnnouncementChores()
    await chooseAnnouncements(memberIds[1]!, false)
    setClock(Date.parse('2026-10-21T13:00:00Z'))
    const { carried, transports } = carrier()
    await deliverDue(undefined, { transports })
    expect(carried).toHaveLength(1)
    await runAnnouncementChores()
    expect(await readReport(id)).toMatchObject({ sent: 1, optedOut: 2, inApp: 4 })
    await chooseAnnouncements(memberIds[0]!, true)
    const choice = { associationId, segment: 'all', segmentStatus: null, eventId: null, chosen: [] } as const
    expect(await countSegment({ ...choice, chosen: [] })).toEqual({ members: 4, mailed: 2, optedOut: 1, noAddress: 1 })
  })

  it('says so with a token that nobody else can make', () => {
    const token = optOutTokenOf(memberIds[0]!)
    expect(memberOfToken(token)).toBe(memberIds[0])
    expect(memberOfToken(token.replace(memberIds[0]!, memberIds[1]!))).toBeNull()
    expect(memberOfToken('x')).toBeNull()
  })
})

describe('quiet hours', () => {
  it('move a time at night to the morning once that has been read, also when the clocks change', async () => {
    const id = await insertAnnouncement(actor)
    // Saturday, 23:00 by daylight time; the clocks go back in the night.
    const at = Date.parse('2026-11-01T03:00:00Z')
    expect(await refusal(schedule(id, { at }))).toBe('announcement.quiet')
    await schedule(id, { at, isMoved: true })
    expect(new Date((await rowOf(id)).sendAt!).toISOString()).toBe('2026-11-01T13:00:00.000Z')
  })

  it('hold the mail of what is sent at night, not its notices', async () => {
    // Saturday, 22:30 by standard time; the clocks go forward in the night.
    setClock(Date.parse('2027-03-14T03:30:00Z'))
    const id = await insertAnnouncement(actor)
    await schedule(id)
    await runAnnouncementChores()
    expect((await deliveries(id)).every(({ isInApp }) => isInApp)).toBe(true)
    const waiting = (await mails()).map(({ notBefore }) => new Date(notBefore).toISOString())
    expect([...new Set(waiting)]).toEqual(['2027-03-14T12:00:00.000Z'])
  })

  it('hold back what the delivery comes to only at night, and not what is for pages alone', async () => {
    const inApp = await insertAnnouncement(actor, announcementDraft({ channels: 'in_app' }))
    await schedule(inApp, { at: Date.parse('2026-10-21T02:00:00Z') })
    expect((await rowOf(inApp)).sendAt).toBe(Date.parse('2026-10-21T02:00:00Z'))
    const id = await insertAnnouncement(actor)
    setClock(Date.parse('2026-10-21T00:59:00Z'))
    await schedule(id)
    await runAnnouncementChores()
    setClock(Date.parse('2026-10-21T01:30:00Z'))
    const { carried, transports } = carrier()
    expect((await deliverDue(undefined, { transports })).postponed).toBe(3)
    expect(carried).toEqual([])
  })
})

describe('segments', () => {
  it('have the members that they name and never one of another association', async () => {
    const other = await announcementStage(2)
    const providerless = await withTransaction(async (tx) => {
      const lapsed = await insertMember(tx, { associationId, status: 'lapsed', duesPaidUntil: '2026-01-01' })
      const paid = await insertMember(tx, { associationId, duesPaidUntil: '2027-10-01', number: 'A-7' })
      await insertMember(tx, { associationId, status: 'left' })
      return { lapsed, paid }
    })
    const counted = async (segment: (typeof announcements.$inferSelect)['segment'], more = {}) =>
      (await countSegment({ ...{ associationId, segment, segmentStatus: null, eventId: null, chosen: [] }, ...more }))
        .members
    expect(await counted('all')).toBe(5)
    expect(await counted('status', { segmentStatus: 'lapsed' })).toBe(1)
    expect(await counted('officers')).toBe(1)
    expect(await counted('dues')).toBe(5)
    expect(await counted('doctors')).toBe(0)
    expect(await counted('event', { eventId: newId() })).toBe(0)
    const foreign = other.memberIds
    expect(await counted('chosen', { chosen: [...foreign, providerless.paid, providerless.lapsed] })).toBe(1)
    const named = announcementDraft({ segment: 'chosen' }, { named: ['A-7'] })
    const id = await insertAnnouncement(actor, named)
    await schedule(id)
    await runAnnouncementChores()
    expect((await deliveries(id)).map(({ memberId }) => memberId)).toEqual([providerless.paid])
    const [stranger] = await db.select().from(associationMembers).where(eq(associationMembers.id, foreign[0]!))
    const wrong = announcementDraft({ segment: 'chosen' }, { named: [stranger!.email!] })
    expect(await refusal(insertAnnouncement(actor, wrong))).toBe('announcement.no_member')
    const event = announcementDraft({ segment: 'event', eventId: newId() })
    expect(await refusal(insertAnnouncement(actor, event))).toBe('announcement.no_event')
  })
})

describe('managing', () => {
  it('keeps what somebody else has changed, and cancels only what has not begun', async () => {
    const id = await insertAnnouncement(actor)
    await editAnnouncement(actor, { id, seen: 1, draft: announcementDraft({ channels: 'in_app' }) })
    expect(await refusal(editAnnouncement(actor, { id, seen: 1, draft: announcementDraft() }))).toBe(
      'announcement.stale',
    )
    expect(await refusal(schedule(id))).toBe('announcement.stale')
    await schedule(id, { seen: 2, at: morning + 3_600_000 })
    expect(await refusal(schedule(id, { seen: 2 }))).toBe('announcement.not_now')
    await cancelAnnouncement(actor, id)
    setClock(morning + 7_200_000)
    await runAnnouncementChores()
    expect(await deliveries(id)).toEqual([])
    const sent = await insertAnnouncement(actor)
    await schedule(sent)
    await runAnnouncementChores()
    expect(await refusal(cancelAnnouncement(actor, sent))).toBe('announcement.not_now')
    const stranger = await announcementStage(1)
    expect(await refusal(cancelAnnouncement(stranger.actor, sent))).toBe('announcement.unknown')
  })

  it('sends mail only with a postal address, to somebody, and not into the past', async () => {
    const id = await insertAnnouncement(actor)
    expect(await refusal(schedule(id, { at: morning }))).toBe('announcement.past')
    const nobody = await insertAnnouncement(actor, announcementDraft({ segment: 'doctors' }))
    expect(await refusal(schedule(nobody))).toBe('announcement.nobody')
    await withTransaction((tx) =>
      tx.update(associations).set({ address: null }).where(eq(associations.id, associationId)),
    )
    expect(await refusal(schedule(id))).toBe('announcement.no_address')
  })

  it('sends a test to whoever manages it alone, once a version', async () => {
    const id = await insertAnnouncement(actor)
    await sendTest(actor, id)
    await sendTest(actor, id)
    expect((await mails()).map(({ locale }) => locale).sort()).toEqual(['en-US', 'zh-Hans', 'zh-Hant'])
    expect(new Set(await addresses()).size).toBe(1)
    const waiting = and(eq(messageOutbox.subjectId, id), isNotNull(messageOutbox.id))
    expect(await db.$count(messageOutbox, waiting)).toBe(3)
    expect((await rowOf(id)).status).toBe('draft')
    expect(now()).toBe(morning)
  })
})
