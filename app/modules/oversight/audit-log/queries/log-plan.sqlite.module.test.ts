import Client from 'better-sqlite3'
import { expect, it } from 'vitest'
import { databaseWork } from '#tests/fakes/statement-log.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { readLogFilters } from '../log-filters.ts'
import { listLogEntries } from './log-entries.server.ts'

useDatabase()

const indexes = [
  ['', 'audit_events_time'],
  ['from=2026-10-01&to=2026-10-02', 'audit_events_time'],
  ['person=user-1', 'audit_events_actor_time'],
  ['person=user-1&from=2026-10-01', 'audit_events_actor_time'],
  ['type=user&object=user-1&from=2026-10-01', 'audit_events_subject_time'],
  ['action=audit.log_read&before=1700000000000.7', 'audit_events_action_time'],
] as const

// The log only ever grows: a page of it is read along an index that is in order already.
it.each(indexes)('the search "%s" is read along %s, sorting nothing', async (query, index) => {
  const filters = readLogFilters(new URLSearchParams(query))
  const { statements } = await databaseWork(() => listLogEntries(filters, 'en-US', 50))
  const text = statements.find((each) => each.includes('from "audit_events"'))!
  const client = new Client(`${process.cwd()}/data/test/${process.pid}.sqlite`, { readonly: true })
  try {
    const given = [...text.matchAll(/\?/g)].map(() => null)
    const plan = client.prepare(`explain query plan ${text}`).all(...given) as { detail: string }[]
    expect(plan).toHaveLength(1)
    expect(plan[0]!.detail).toContain(`USING INDEX ${index}`)
  } finally {
    client.close()
  }
})
