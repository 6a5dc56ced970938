import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminActor } from '#app/core/actor.ts'
import { dayMs, hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { insertFacility, insertNeighborhood, insertProvider } from '#tests/factories/directory.ts'
import { insertRequest, insertReviewer } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { claimRequest } from '../commands/claim-request.server.ts'
import { queueSearch, readQueueFilters } from '../queue-filters.ts'
import { countQueues } from './queue-counts.server.ts'
import { listQueue } from './request-queue.server.ts'
import { findSubjects } from './request-subjects.server.ts'

useDatabase()

let reviewer: AdminActor
const read = (query = '') => readQueueFilters(new URLSearchParams(query))
const ids = async (query = '', queue: Parameters<typeof listQueue>[1] = 'updates', size = 25) =>
  (await listQueue(reviewer, queue, read(query), size)).rows.map(({ id }) => id)

beforeEach(async () => {
  reviewer = await insertReviewer()
  await withTransaction(async (tx) => {
    await insertFacility(tx, { id: 'f1', nameEn: 'Lotus 50% Clinic', nameHans: '莲花诊所', nameHant: '蓮花診所' })
    await insertProvider(tx, { id: 'p1', nameHans: '李安', legalFirst: 'Ann', legalLast: 'Lee', npi: '1234567893' })
    const send = (id: string, age: number, more: Parameters<typeof insertRequest>[1] = {}) =>
      insertRequest(tx, { id, targetId: 'f1', createdAt: now() - age, ...more })
    await send('late', 5 * dayMs)
    await send('doctor', 2 * dayMs, { kind: 'update_provider', targetType: 'provider', targetId: 'p1', field: 'names' })
    await send('english', hourMs, { locale: 'en-US' })
    await send('back', dayMs, { status: 'needs_info' })
    await send('done', dayMs, { status: 'applied' })
    await send('text', dayMs, { kind: 'description', targetType: 'provider', targetId: 'p1' })
    await send('clinic', dayMs, { kind: 'association_new' })
  })
})

describe('a queue', () => {
  it('holds what waits in its kinds, the longest wait first', async () => {
    expect(await ids()).toEqual(['late', 'doctor', 'english'])
    expect(await ids('sort=newest')).toEqual(['english', 'doctor', 'late'])
    expect(await ids('state=returned')).toEqual(['back'])
    expect(await ids('', 'descriptions')).toEqual(['text'])
    expect(await ids('', 'photos')).toEqual([])
  })

  it('is narrowed by age, language and words of the subject', async () => {
    expect(await ids('age=late')).toEqual(['late'])
    expect(await ids('age=new')).toEqual(['english'])
    expect(await ids('locale_of=en-US')).toEqual(['english'])
    expect(await ids('q=莲花')).toEqual(['late', 'english'])
    expect(await ids('q=lotus 50%')).toEqual(['late', 'english'])
    expect(await ids('q=ann lee')).toEqual(['doctor'])
    expect(await ids('q=1234567893')).toEqual(['doctor'])
    expect(await ids('q=%25')).toEqual(['late', 'english'])
    expect(await ids('q=5_%25')).toEqual([])
  })

  it('is narrowed by what is asked about, and by who reports it', async () => {
    await withTransaction((tx) =>
      insertRequest(tx, {
        ...{ id: 'report', kind: 'update_provider', targetType: 'provider', targetId: 'p1', field: 'names' },
        ...{ submitterType: 'public', submitterId: null, createdAt: now() },
      }),
    )
    expect(await ids('type=phone')).toEqual(['late', 'english'])
    expect(await ids('type=names')).toEqual(['doctor', 'report'])
    expect(await ids('type=report')).toEqual(['report'])
    expect(await ids('type=hours')).toEqual([])
    expect(await ids('type=claim', 'doctors')).toEqual([])
  })

  it('is narrowed by the neighborhood of a facility, of where a doctor practices, and of what is stated', async () => {
    await withTransaction(async (tx) => {
      await insertNeighborhood(tx, { id: 'n1', slug: 'flushing', zips: ['11354', '11355'] })
      await insertNeighborhood(tx, { id: 'n2', slug: 'elmhurst', zips: ['11373'] })
      await insertFacility(tx, { id: 'f2', neighborhoodId: 'n1' })
      const here = { nameHans: '王平', practices: [{ facilityId: 'f2' }] }
      await insertProvider(tx, { id: 'p2', ...here })
      const stated = (zip: string) => ({ npi: '1467560003', address: { line1: '38-01 Main St', zip } })
      await insertRequest(tx, { id: 'facility', targetId: 'f2', createdAt: now() - 3 })
      const ofProvider = { kind: 'update_provider', targetType: 'provider', targetId: 'p2', field: 'names' } as const
      await insertRequest(tx, { id: 'provider', ...ofProvider, createdAt: now() - 2 })
      const ofNobody = { kind: 'new_doctor', targetType: 'npi', targetId: '1467560003', field: 'profile' } as const
      await insertRequest(tx, { id: 'new', ...ofNobody, after: stated('11355-1234') })
      await insertRequest(tx, { id: 'elsewhere', ...ofNobody, after: stated('10013') })
    })
    expect(await ids('area=flushing')).toEqual(['facility', 'provider'])
    expect(await ids('area=flushing', 'doctors')).toEqual(['new'])
    expect(await ids('area=elmhurst')).toEqual([])
    expect(await ids('area=elmhurst', 'doctors')).toEqual([])
    // A neighborhood that is not there narrows nothing.
    expect(await ids('area=nowhere', 'doctors')).toHaveLength(2)
  })

  it('knows who works on what, for half an hour', async () => {
    const other = await insertReviewer()
    await claimRequest(reviewer, 'late')
    await claimRequest(other, 'doctor')
    expect(await ids('assigned=me')).toEqual(['late'])
    expect(await ids('assigned=others')).toEqual(['doctor'])
    expect(await ids('assigned=nobody')).toEqual(['english'])
    setClock(now() + 30 * minuteMs)
    expect(await ids('assigned=me')).toEqual([])
    expect(await ids('assigned=nobody')).toEqual(['late', 'doctor', 'english'])
  })

  it('is read a page at a time, to and fro, in either order', async () => {
    await withTransaction(async (tx) => {
      // Several at one instant: the id decides.
      for (const id of ['a', 'b', 'c', 'd']) await insertRequest(tx, { id, createdAt: now() - 2 * dayMs })
    })
    for (const sort of ['', 'sort=newest']) {
      const all = await ids(sort)
      expect(all).toHaveLength(7)
      const seen: string[] = []
      let filters = read(sort)
      for (;;) {
        const page = await listQueue(reviewer, 'updates', filters, 2)
        seen.push(...page.rows.map(({ id }) => id))
        expect(page.hasPrevious).toBe(seen.length > 2)
        const last = page.rows.at(-1)!
        if (!page.hasNext) break
        filters = { ...filters, cursor: { way: 'after', createdAt: last.createdAt, id: last.id } }
      }
      expect(seen).toEqual(all)
      const [, , third] = (await listQueue(reviewer, 'updates', read(sort), 3)).rows
      const back = { ...read(sort), cursor: { way: 'before', createdAt: third!.createdAt, id: third!.id } as const }
      expect(await ids(new URLSearchParams(queueSearch(back)).toString())).toEqual(all.slice(0, 2))
    }
  })

  it('counts what waits and since when', async () => {
    expect(await countQueues(['updates', 'descriptions', 'photos'])).toEqual({
      updates: { waiting: 3, returned: 1, late: 1, oldestAt: now() - 5 * dayMs },
      descriptions: { waiting: 1, returned: 0, late: 0, oldestAt: now() - dayMs },
      photos: { waiting: 0, returned: 0, late: 0, oldestAt: null },
    })
    expect(await countQueues([])).toEqual({})
  })

  it('names its subjects in the reader’s language, and those the directory does not have by what they say', async () => {
    const { rows } = await listQueue(reviewer, 'updates', read())
    const subjectOf = await findSubjects(rows, 'zh-Hans')
    expect(rows.map((row) => subjectOf(row))).toMatchObject([
      { name: '莲花诊所', second: '1 Test Street, New York', seal: null },
      { name: '李安', second: 'Ann Lee · NPI 1234567893', seal: '李' },
      { name: '莲花诊所' },
    ])
    const after = { name: 'Mei Wu', nameZh: '吴梅' }
    const stranger = { targetType: 'npi', targetId: '1234567893', before: {}, after }
    expect(subjectOf(stranger)).toMatchObject({ name: 'Mei Wu 吴梅', second: 'NPI 1234567893' })
  })
})
