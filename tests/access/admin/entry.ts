import type { AdminRow } from '../administrators.ts'

const everybody = (path: string, methods: readonly AdminRow['method'][]): AdminRow[] =>
  methods.map((method) => ({ path, method, permission: null }))

export const rows: AdminRow[] = [
  ...everybody('/admin', ['GET', 'POST']),
  ...everybody('/admin/activity', ['GET', 'POST']),
  ...everybody('/admin/password', ['GET', 'POST']),
  ...everybody('/admin/second-factor', ['GET', 'POST']),
  ...everybody('/admin/second-factor/enrollment', ['GET', 'POST']),
  ...everybody('/admin/second-factor/recovery-codes', ['GET', 'POST']),
]
