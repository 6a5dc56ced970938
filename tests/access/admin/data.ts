import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { insertLanguage } from '#tests/factories/directory.ts'
import type { AdminRow } from '../administrators.ts'

const permission = 'data.reference'
const path = '/admin/data-management'
const table = () => Promise.resolve({ table: 'languages' })
const row = async () => ({
  table: 'languages',
  row: await withTransaction((tx) => insertLanguage(tx, { id: newId() })),
})
const rowFields = () => ({
  ...{ intent: 'save', version: '0', isDialect: 'yes', isFilter: 'no', sort: '5' },
  ...{ 'name-zh-Hans': '某话', 'name-zh-Hant': '某話', 'name-en-US': 'Some language' },
})

export const rows: AdminRow[] = [
  { path, method: 'GET', permission },
  { path: `${path}/tables/:table`, method: 'GET', permission, make: table },
  { path: `${path}/tables/:table/file`, method: 'GET', permission, make: table },
  { path: `${path}/tables/:table/import`, method: 'GET', permission, make: table },
  { path: `${path}/tables/:table/import`, method: 'POST', permission, make: table },
  { path: `${path}/tables/:table/rows/:row`, method: 'GET', permission, make: row },
  { path: `${path}/tables/:table/rows/:row`, method: 'POST', permission, make: row, fields: rowFields },
  { path: `${path}/flags`, method: 'GET', permission: 'flag.manage' },
  {
    ...{ path: `${path}/flags`, method: 'POST', permission: 'flag.manage' },
    fields: () => ({ code: 'associations', isOn: 'yes', version: '0', reason: 'They have signed' }),
  },
]
