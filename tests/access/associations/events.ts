import { withTransaction } from '#app/core/database/database.server.ts'
import { attendedEvent, insertEvent } from '#tests/factories/events.ts'
import type { AssociationRow } from '../associations.ts'

const path = '/association-management/events/:event'

const draft: AssociationRow['make'] = async (associationId) => ({
  event: await withTransaction((tx) => insertEvent(tx, { associationId, status: 'draft' })),
})
const published: AssociationRow['make'] = async (associationId) => ({
  event: await withTransaction((tx) => insertEvent(tx, { associationId })),
})

export const rows: AssociationRow[] = [
  { path, method: 'GET', make: draft },
  { path, method: 'POST', make: draft, fields: () => ({ intent: 'publish' }) },
  { path: `${path}/edit`, method: 'GET', make: draft },
  { path: `${path}/door`, method: 'GET', make: published },
  {
    ...{ path: `${path}/door`, method: 'POST', make: published },
    fields: () => ({ intent: 'checkin', registration: '', number: 'ABCD-EFGH-J' }),
  },
  { path: `${path}/greeters`, method: 'GET', make: published },
  {
    ...{ path: `${path}/greeters`, method: 'POST', make: published },
    fields: () => ({ intent: 'hand', officer: '', name: 'A', email: 'greeter@example.com', language: 'en-US' }),
  },
  { path: `${path}/registrations.csv`, method: 'GET', make: published },
  {
    ...{ path: '/association-management/events/:event/certificates/:registration', method: 'GET' },
    make: attendedEvent,
  },
]
