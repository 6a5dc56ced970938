import { afterEach, expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { publishFaults } from '#app/modules/content/blog/post-fields.ts'
import { listOwnPosts } from '#app/modules/content/blog/queries/own-posts.server.ts'
import { getPostRow, readPostText } from '#app/modules/content/blog/queries/post-text.server.ts'
import { insertProvider, insertSpecialty } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { seedLibrary } from '../seed-library.ts'
import { seedDoctorPosts } from './doctor-posts.ts'

useDatabase()
afterEach(() => setClock(null))

const doctor = 'demo-zhining-bai'

it('has a post of a doctor in every state on any day, and those that were sent could appear', async () => {
  setClock(Date.parse('2026-10-20T15:00:00Z'))
  await withTransaction(seedLibrary)
  await withTransaction(seedDoctorPosts)
  expect((await listOwnPosts(doctor, null, 'en-US')).total).toBe(0)
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine' })
    await insertProvider(tx, { id: doctor, specialties: ['family-medicine'] })
  })
  for (const days of [0, 60]) {
    setClock(now() + days * dayMs)
    await withTransaction(seedDoctorPosts)
    const { counts, posts } = await listOwnPosts(doctor, null, 'en-US')
    expect(counts.map(({ status, count }) => [status, count])).toEqual([
      ...[
        ['draft', 1],
        ['in_review', 1],
        ['needs_changes', 1],
      ],
      ...[
        ['approved', 1],
        ['scheduled', 1],
        ['published', 2],
      ],
      ...[
        ['unpublished', 1],
        ['archived', 1],
      ],
    ])
    expect(posts.filter(({ draftStatus }) => draftStatus === 'in_review')).toHaveLength(1)
    for (const { id, status, appearsAt, publishAt } of posts) {
      const { text } = await readPostText(await getPostRow(id))
      if (!['draft', 'needs_changes'].includes(status)) expect([id, publishFaults(text)]).toEqual([id, []])
      if (status === 'in_review') expect(appearsAt).toBeGreaterThan(now())
      if (status === 'scheduled') expect(publishAt).toBeGreaterThan(now())
    }
  }
})
