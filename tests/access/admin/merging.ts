import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { merges } from '#drizzle/schema/administration.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import type { AdminRow } from '../administrators.ts'

const permission = 'facility.merge'
const path = '/admin/data-management'
const facility = () => withTransaction((tx) => insertFacility(tx))
const pair = async () => ({ kind: 'facility', kept: await facility(), gone: await facility() })
const subject = async () => ({ kind: 'facility', subject: await facility() })

/** A merge of which the undo is open; what it did is nothing. */
async function merge() {
  const [keptId, goneId, id] = [await facility(), await facility(), newId()]
  await withTransaction((tx) =>
    tx.insert(merges).values({
      ...{ id, kind: 'facility', keptId, goneId, reason: 'One', steps: [], counts: {}, mergedById: 'somebody' },
      ...{ undoUntil: now() + 1000, createdAt: now() },
    }),
  )
  return { merge: id }
}

const versions = () => ({ keptVersion: '1', goneVersion: '1', reason: 'One and the same' })

export const rows: AdminRow[] = [
  { path: `${path}/merges`, method: 'GET', permission },
  { path: `${path}/merges/:merge`, method: 'GET', permission, make: merge },
  { path: `${path}/merges/:merge`, method: 'POST', permission, make: merge },
  { path: `${path}/merges/:kind/:kept/:gone`, method: 'GET', permission, make: pair },
  { path: `${path}/merges/:kind/:kept/:gone`, method: 'POST', permission, make: pair, fields: versions },
  { path: `${path}/retirements/:kind/:subject`, method: 'GET', permission, make: subject },
  {
    ...{ path: `${path}/retirements/:kind/:subject`, method: 'POST', permission, make: subject },
    fields: () => ({ version: '1', successor: '' }),
  },
]
