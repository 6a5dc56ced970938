import { afterEach, beforeEach, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { insertDoctorPost } from '#tests/factories/content.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { listPostsOfDoctor } from './doctor-posts.server.ts'

useDatabase()

const today = Date.parse('2026-06-01T16:00:00Z')
beforeEach(() => setClock(today))
afterEach(() => setClock(null))

const write = (number: number, post: Parameters<typeof insertDoctorPost>[1] = {}, written?: readonly Locale[]) =>
  insertDoctorPost(number, { ownerId: 'bai', publishAt: today - number, ...post }, written)

const numbers = async (limit = 9) => {
  const { posts, hasMore } = await listPostsOfDoctor('bai', 'en-US', limit)
  return [posts.map(({ number }) => number), hasMore]
}

it('names the newest posts of one doctor, and says whether there are more', async () => {
  expect(await numbers()).toEqual([[], false])
  for (const number of [4, 1, 3, 2]) await write(number)
  await write(5, { ownerId: 'somebody-else' })
  await write(6, { owner: 'association' })
  expect(await numbers()).toEqual([[1, 2, 3, 4], false])
  expect(await numbers(3)).toEqual([[1, 2, 3], true])
  expect(await numbers(4)).toEqual([[1, 2, 3, 4], false])
})

it('names none that is not public', async () => {
  const statuses = ['draft', 'in_review', 'approved', 'scheduled', 'unpublished', 'archived'] as const
  for (const [index, status] of statuses.entries()) await write(index + 1, { status })
  await write(20, { publishAt: today + 1 })
  await write(21, { publishAt: null })
  expect(await numbers()).toEqual([[], false])
  setClock(today + 1)
  expect(await numbers()).toEqual([[20], false])
})

it('tells a title in the reader’s language, or in one that there is', async () => {
  await write(1)
  await write(2, {}, ['zh-Hant'])
  const { posts } = await listPostsOfDoctor('bai', 'zh-Hans', 3)
  expect(posts).toEqual([
    {
      ...{ number: 1, slug: 'post-1-zh-Hans', locale: 'zh-Hans', title: '1 in zh-Hans' },
      ...{ publishedAt: today - 1, author: '白芷宁 医生' },
    },
    expect.objectContaining({ number: 2, slug: 'post-2-zh-Hant', locale: 'zh-Hant', title: '2 in zh-Hant' }),
  ])
})
