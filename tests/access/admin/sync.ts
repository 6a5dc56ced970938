import { importKind } from '#app/modules/directory/registry/commands/import-run.server.ts'
import { startRun } from '#app/modules/long-work/commands/start-run.server.ts'
import { newId } from '#app/core/ids.server.ts'
import type { AdminRow } from '../administrators.ts'

const permission = 'sync.run' as const
const queued = async () => {
  const params = { path: '/nowhere.csv', states: null, rejectsPath: null, fileName: 'nowhere.csv', fileDigest: 'none' }
  const { run } = await startRun({ scope: 'system' }, importKind, { key: newId(), inputDigest: null, params })
  return { run: run.id }
}

export const rows: AdminRow[] = [
  { path: '/admin/ees-sync/schedules', method: 'GET', permission },
  {
    path: '/admin/ees-sync/schedules',
    method: 'POST',
    permission,
    fields: () => ({ source: 'csv', version: '0', cadence: 'daily', weekday: '1', hour: '3', what: 'dry', states: '' }),
  },
  { path: '/admin/ees-sync', method: 'GET', permission },
  {
    path: '/admin/ees-sync',
    method: 'POST',
    permission,
    fields: () => ({ file: 'none.csv', intent: 'dry', states: '' }),
  },
  { path: '/admin/ees-sync/runs', method: 'GET', permission },
  { path: '/admin/ees-sync/runs/:run/errors', method: 'GET', permission, make: queued },
  { path: '/admin/ees-sync/conflicts', method: 'GET', permission },
  {
    path: '/admin/ees-sync/conflicts',
    method: 'POST',
    permission: 'sync.apply',
    fields: () => ({ conflict: 'none', decision: 'ours' }),
  },
  { path: '/admin/ees-sync/runs/:run', method: 'GET', permission, make: queued },
  { path: '/admin/ees-sync/runs/:run', method: 'POST', permission, make: queued, fields: () => ({ step: 'pause' }) },
]
