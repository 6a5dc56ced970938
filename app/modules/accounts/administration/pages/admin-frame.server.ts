import { localeOf } from '#app/core/i18n/locale.ts'
import { findAdministrator } from '#app/modules/accounts/guards/guards.server.ts'
import { adminMenuOf } from '../navigation.ts'
import { listHeldRoles } from '../queries/held-roles.server.ts'

/** What the frame of the administration shows. No guard: whether a page is shown is for the page. */
export async function readAdminFrame(request: Request) {
  const actor = await findAdministrator(request)
  return {
    menu: (actor ? adminMenuOf(actor) : []).map(({ key, path }) => ({ key, path })),
    person: actor && { name: actor.name, roles: await listHeldRoles(actor.userId, localeOf(request)) },
  }
}
