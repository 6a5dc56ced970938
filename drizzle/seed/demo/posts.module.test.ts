import { asc, eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { publishFaults } from '#app/modules/content/blog/post-fields.ts'
import { readPostListFilters } from '#app/modules/content/blog/post-filters.ts'
import { listPostsToEdit } from '#app/modules/content/blog/queries/post-list.server.ts'
import { getPostRow, readPostText } from '#app/modules/content/blog/queries/post-text.server.ts'
import { blogPosts } from '#drizzle/schema/content.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { seedDemoPosts, seedLibrary } from '../seed-library.ts'
import { seedDemoEditing } from './posts.ts'

useDatabase()
afterEach(() => setClock(null))

const list = () => listPostsToEdit(readPostListFilters(new URLSearchParams()), 'zh-Hans')

it('shows something of every kind on any day, and leaves what somebody has worked on', async () => {
  setClock(Date.parse('2026-10-20T15:00:00Z'))
  await withTransaction(seedLibrary)
  await withTransaction(seedDemoPosts)
  await withTransaction(seedDemoEditing)
  const first = await list()
  expect([first.waiting.length, first.scheduled.length, first.counts.draft]).toEqual([1, 1, 1])
  const [scheduled] = first.scheduled
  expect(publishFaults((await readPostText(await getPostRow(scheduled!.id))).text)).toEqual([])
  await withTransaction((tx) => tx.update(blogPosts).set({ version: 2 }).where(eq(blogPosts.id, scheduled!.id)))
  setClock(now() + 30 * dayMs)
  await withTransaction(seedDemoEditing)
  expect((await list()).scheduled[0]!.publishAt).toBe(scheduled!.publishAt)
  const rows = await db.select({ id: blogPosts.id }).from(blogPosts).orderBy(asc(blogPosts.id))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect((await list()).posts.some(({ views }) => views > 0)).toBe(true)
})
