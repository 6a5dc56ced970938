import { expect } from 'vitest'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { adminRows } from './administrators.ts'
import { moduleOf } from './ask.ts'
import { accessRows } from './objects.ts'
import { makeOpenActions } from './open-actions.ts'
import { everyRoute, privateRoutes } from './route-table.ts'
import type { World } from './world.ts'

export type Action = {
  path: string
  file: string
  params: Record<string, string>
  search: string
  headers: Record<string, string>
  /** Answers that its form takes, where not every text will do. */
  fields: Record<string, string>
}

/** Everybody's actions with all that is needed to get as far as the form: by somebody who may, about an object that is there. */
export async function reachedActions(world: World): Promise<Action[]> {
  const open = await makeOpenActions()
  const isPrivate = new Set(privateRoutes.map(({ path }) => path))
  const actions: Action[] = []
  for (const { path, file } of everyRoute) {
    if (!(await moduleOf(file)).action) continue
    const rows = accessRows.filter((each) => each.path === path)
    const row = rows.find(({ method }) => method === 'POST') ?? rows[0]
    const adminRow = adminRows.find((each) => each.path === path && each.method === 'POST')
    if (adminRow) {
      const { permission, make, fields } = adminRow
      const { headers } = await signedInAdmin({ permissions: permission === null ? ['audit.read'] : [permission] })
      const params = (await make?.()) ?? {}
      actions.push({ path, file, params, search: '', headers, fields: fields?.(params) ?? {} })
    } else if (row) {
      const role = row.allowed.at(-1)!
      const params = await row.make({ world, practice: world.practiceOf(role), role })
      const search = row.search?.(params) ?? ''
      actions.push({ path, file, params, search, headers: world.headers[role], fields: row.fields?.(params) ?? {} })
    } else {
      const { params = {}, search = '', fields = {}, ...reached } = open[path] ?? {}
      expect(path.includes(':') && !open[path] ? path : null, 'an action that nobody reaches here').toBeNull()
      const headers = reached.headers ?? (isPrivate.has(path) ? world.headers.tier_4 : {})
      actions.push({ path, file, params, search, headers, fields })
    }
  }
  return actions
}
