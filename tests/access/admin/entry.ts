import type { AdminRow } from '../administrators.ts'

export const rows: AdminRow[] = [{ path: '/admin', method: 'GET', permission: null }]
