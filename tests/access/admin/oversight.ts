import type { AdminRow } from '../administrators.ts'

export const rows: AdminRow[] = [
  { path: '/admin/audit', method: 'GET', permission: 'audit.read' },
  { path: '/admin/audit/export.csv', method: 'GET', permission: 'audit.read' },
]
