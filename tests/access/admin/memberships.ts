import { withTransaction } from '#app/core/database/database.server.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import type { AdminRow } from '../administrators.ts'

const profile = async () => ({ provider: await withTransaction((tx) => insertProvider(tx)) })

export const rows: AdminRow[] = [
  { path: '/admin/memberships/:provider', method: 'GET', permission: 'membership.read', make: profile },
  {
    path: '/admin/memberships/:provider',
    method: 'POST',
    permission: 'membership.comp',
    make: profile,
    fields: () => ({ intent: 'comp', tier: '2', days: '30', reason: 'canarywords of a gift', version: '0' }),
  },
]
