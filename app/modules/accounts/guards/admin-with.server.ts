import type { AdminActor } from '#app/core/actor.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { paths } from '#app/paths.ts'
import { withSearch } from '#app/core/page/with-search.ts'
import type { Permission } from '../admin-permissions.ts'
import { type GuardOptions, guardNamed } from './guards.server.ts'

/**
 * The guard `admin-auth` with the permission that a page or a form of the administration asks for. Commands ask for it again.
 * @throws Response the way to the login, or to /unauthorized for who lacks the permission
 */
export async function adminWith(
  request: Request,
  permission: Permission,
  options: GuardOptions = {},
): Promise<AdminActor> {
  const actor = await guardNamed('admin-auth')(request, options)
  if (actor.permissions.has(permission)) return actor
  throw redirect(withSearch(paths.unauthorized(), { reason: 'role' }), { headers: privateHeaders })
}
