import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { scheduleAnnouncement } from '#app/modules/association/announcements/commands/schedule-announcement.server.ts'
import { announcements } from '#drizzle/schema/association/announcements.ts'
import { associationEvents } from '#drizzle/schema/association/events.ts'
import { polls } from '#drizzle/schema/association/polls.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { announcementStage, insertAnnouncement } from '#tests/factories/announcements.ts'
import { insertMember, managedAssociation } from '#tests/factories/associations.ts'
import { insertEvent } from '#tests/factories/events.ts'
import { insertPoll } from '#tests/factories/polls.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { listUnfinished } from './queries/closing.server.ts'
import { findPublicAssociation } from '../queries/public-association.server.ts'
import { changeSlug } from './commands/change-slug.server.ts'
import { closeAssociation } from './commands/close-association.server.ts'
import { recordFullExport } from './commands/record-export.server.ts'
import { savePublicParts } from './commands/save-public-parts.server.ts'
import { everything } from './queries/everything.server.ts'
import { findMovedSlug } from './queries/slugs.server.ts'

useDatabase()

const slugOf = async (id: string) =>
  (await db.select({ slug: associations.slug }).from(associations).where(eq(associations.id, id)))[0]!.slug

it('moves once in a while; its old address leads on and nobody else gets it', async () => {
  const { associationId, actor } = await managedAssociation()
  const other = await managedAssociation()
  const before = await slugOf(associationId)
  const page = { shown: associationId, seen: 1 }
  await expect(changeSlug(actor, { ...page, slug: await slugOf(other.associationId) })).rejects.toThrow('slug_taken')
  await changeSlug(actor, { ...page, slug: 'moved-here' })
  expect([await slugOf(associationId), await findMovedSlug(before)]).toEqual(['moved-here', 'moved-here'])
  await changeSlug(actor, { ...page, slug: 'moved-here' })
  await expect(changeSlug(actor, { ...page, seen: 2, slug: 'and-again' })).rejects.toThrow('slug_soon')
  const taking = changeSlug(other.actor, { shown: other.associationId, seen: 1, slug: before })
  await expect(taking).rejects.toThrow('slug_taken')
  await expect(changeSlug(other.actor, { ...page, slug: 'stolen' })).rejects.toThrow('other_chosen')
})

it('hides parts of its page', async () => {
  const { associationId, actor } = await managedAssociation()
  const slug = await slugOf(associationId)
  expect((await findPublicAssociation(slug, 'en-US'))?.contactEmail).toBe('hello@example.com')
  await savePublicParts(actor, { shown: associationId, seen: 1, parts: ['events'] })
  const shown = await findPublicAssociation(slug, 'en-US')
  expect(shown).toMatchObject({ contactEmail: null, members: null, showsEvents: true, showsEndorsements: false })
  await expect(savePublicParts(actor, { shown: associationId, seen: 1, parts: [] })).rejects.toThrow('stale')
})

it('is closed by its owner alone, who has typed its address, and has no page afterwards', async () => {
  const { associationId, actor } = await managedAssociation()
  const slug = await slugOf(associationId)
  const admin = { ...actor, associations: [{ id: associationId, role: 'admin' as const, isApproved: true }] }
  const closing = { shown: associationId, confirmation: slug }
  await expect(closeAssociation(admin, closing)).rejects.toThrow('owner_only')
  await expect(closeAssociation(actor, { ...closing, confirmation: 'x' })).rejects.toThrow('slug_differs')
  await closeAssociation(actor, closing)
  expect(await findPublicAssociation(slug, 'en-US')).toBeNull()
  expect(await listUnfinished(associationId)).toEqual({ events: [], polls: [], announcements: [] })
})

it('ends its coming events, its polls and what was to be announced with it', async () => {
  const { associationId, actor } = await announcementStage(2)
  const eventId = await withTransaction((tx) => insertEvent(tx, { associationId }))
  const pollId = await insertPoll(actor)
  const announcementId = await insertAnnouncement(actor)
  await scheduleAnnouncement(actor, { id: announcementId, seen: 1, at: now() + 7 * dayMs, isMoved: true })
  await closeAssociation(actor, { shown: associationId, confirmation: await slugOf(associationId) })
  const [event] = await db.select().from(associationEvents).where(eq(associationEvents.id, eventId))
  const [poll] = await db.select().from(polls).where(eq(polls.id, pollId))
  const [announcement] = await db.select().from(announcements).where(eq(announcements.id, announcementId))
  expect([event?.status, poll?.status, announcement?.status]).toEqual(['canceled', 'canceled', 'canceled'])
})

it('hands everything to its owner alone', async () => {
  const { associationId, memberId, actor } = await managedAssociation()
  const stranger = await managedAssociation()
  const member = await withTransaction((tx) => insertMember(tx, { associationId, email: 'one@example.com' }))
  expect(await recordFullExport(actor)).toBe(associationId)
  const admin = { ...actor, associations: [{ id: associationId, role: 'admin' as const, isApproved: true }] }
  await expect(recordFullExport(admin)).rejects.toThrow('owner_only')
  const rows: Record<string, unknown>[] = []
  for await (const row of everything.members(associationId)) rows.push(row)
  expect(rows.map(({ id }) => id).toSorted()).toEqual([memberId, member].toSorted())
  expect(rows.some(({ id }) => id === stranger.memberId)).toBe(false)
  expect(rows.every((row) => !('userId' in row))).toBe(true)
})
