import type { AdminActor } from '#app/core/actor.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { findAdministrator } from '#app/modules/accounts/guards/guards.server.ts'
import { readImpersonation } from '#app/modules/accounts/impersonation/pages/impersonation-page.server.ts'
import { type AdminMenuKey, adminMenuOf } from '../navigation.ts'
import { listHeldRoles } from '../queries/held-roles.server.ts'

/** How much waits behind an entry of the menu. */
type MenuCount = Readonly<{ key: AdminMenuKey; count: number }>

/**
 * What the frame of the administration shows. No guard: whether a page is shown is for the page. `countWork` is what waits for somebody:
 * the queues stand above this module.
 */
export async function readAdminFrame(
  request: Request,
  countWork: (actor: AdminActor) => Promise<readonly MenuCount[]>,
) {
  const actor = await findAdministrator(request)
  const countOf = new Map(actor ? (await countWork(actor)).map(({ key, count }) => [key, count]) : [])
  return {
    menu: (actor ? adminMenuOf(actor) : []).map(({ key, group, path, parts }) => {
      return { key, group, path, parts, count: countOf.get(key) ?? 0 }
    }),
    impersonation: actor && (await readImpersonation(request)),
    person: actor && { name: actor.name, roles: await listHeldRoles(actor.userId, localeOf(request)) },
  }
}
