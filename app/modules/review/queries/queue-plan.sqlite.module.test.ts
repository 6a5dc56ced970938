import Client from 'better-sqlite3'
import { expect, it } from 'vitest'
import { adminActor } from '#tests/factories/accounts.ts'
import { databaseWork } from '#tests/fakes/statement-log.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { readQueueFilters } from '../queue-filters.ts'
import { countQueues } from './queue-counts.server.ts'
import { listQueue } from './request-queue.server.ts'

useDatabase()

/** How SQLite goes about the statements of some work that read requests. */
async function plansOf(work: () => Promise<unknown>): Promise<string[][]> {
  const { statements } = await databaseWork(work)
  const client = new Client(`${process.cwd()}/data/test/${process.pid}.sqlite`, { readonly: true })
  try {
    const asked = statements.filter((text) => text.includes('from "change_requests"') && text.startsWith('select'))
    return [...new Set(asked)].map((text) => {
      const nulls = [...text.matchAll(/\?/g)].map(() => null)
      const steps = client.prepare(`explain query plan ${text}`).all(...nulls) as { detail: string }[]
      return steps.map(({ detail }) => detail)
    })
  } finally {
    client.close()
  }
}

// A range of an index that is in order already is left as soon as the page is full: three thousand requests cost what thirty do.
it.each(['', 'sort=newest', 'after=1700000000000.a', 'state=returned'])(
  'the page "%s" of a queue is read along its index, sorting nothing',
  async (query) => {
    const filters = readQueueFilters(new URLSearchParams(query))
    const plans = await plansOf(() => listQueue(adminActor(), 'updates', filters))
    expect(plans).toHaveLength(1)
    for (const plan of plans) {
      expect(plan).toHaveLength(1)
      expect(plan[0]).toMatch(/^SEARCH change_requests USING INDEX change_requests_queue \(kind=\? AND status=\?/)
    }
  },
)

it('the counts of all queues are read off the index alone', async () => {
  const [plan] = await plansOf(() => countQueues(['doctors', 'descriptions', 'photos', 'updates']))
  expect(plan).toEqual(['SEARCH change_requests USING COVERING INDEX change_requests_queue (kind=? AND status=?)'])
})
