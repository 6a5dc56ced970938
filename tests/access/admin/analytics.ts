import type { AdminRow } from '../administrators.ts'

const permission = 'analytics.read' as const

export const rows: AdminRow[] = [
  { path: '/admin/analytics', method: 'GET', permission },
  { path: '/admin/analytics/export', method: 'GET', permission },
]
