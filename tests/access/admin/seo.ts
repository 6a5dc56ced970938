import { adminActor } from '#tests/factories/accounts.ts'
import { startAudit } from '#app/modules/seo/audit/commands/start-audit.server.ts'
import { cancelRun } from '#app/modules/long-work/commands/steer-run.server.ts'
import type { AdminRow } from '../administrators.ts'

const permission = 'seo.run' as const
/** One at a time: the one before is cancelled. */
let last: string | null = null
const queued = async () => {
  const actor = adminActor('seo.run')
  if (last !== null) await cancelRun(actor, last).catch(() => undefined)
  last = await startAudit(actor, 100)
  return { run: last }
}

export const rows: AdminRow[] = [
  { path: '/admin/seo-evaluation', method: 'GET', permission: 'seo.read' },
  { path: '/admin/seo-evaluation', method: 'POST', permission, fields: () => ({ limit: '100' }) },
  { path: '/admin/seo-evaluation/ignores', method: 'GET', permission },
  {
    path: '/admin/seo-evaluation/ignores',
    method: 'POST',
    permission,
    fields: () => ({ intent: 'ignore', kind: 'title_long', path: '/doctor', reason: 'A name that long' }),
  },
  { path: '/admin/seo-evaluation/runs/:run', method: 'GET', permission, make: queued },
  {
    path: '/admin/seo-evaluation/runs/:run',
    method: 'POST',
    permission,
    make: queued,
    fields: () => ({ step: 'cancel' }),
  },
]
