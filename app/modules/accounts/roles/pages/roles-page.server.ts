import type { AdminActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { i18nOf, translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { steppedUp } from '#app/modules/accounts/guards/stepped-up.server.ts'
import { changeRole, confirmRoleChange, withdrawRoleChange } from '../commands/change-role.server.ts'
import { roleForm } from '../forms.ts'
import { findAdministratorPage, listAdministrators, listRoleRequests } from '../queries/administrators.server.ts'
import { listAdminRoles, listPermissionRoles } from '../queries/role-matrix.server.ts'

const headOf = (request: Request, title: string) =>
  requestHead(request, { title, description: title, path: paths.adminRoles(), isIndexable: false })

/** Roles, people and what waits for a second person. */
export async function loadRoles(request: Request, { locale, userId }: AdminActor) {
  const head = headOf(request, translator(locale, 'admin')('menu.items.roles'))
  const page = {
    people: await listAdministrators(locale),
    requests: await listRoleRequests(locale),
    matrix: await listPermissionRoles(locale),
    ownId: userId,
  }
  return json({ head, ...page }, { headers: privateHeaders })
}

/** One administrator. The form there hands out rights, so a fresh code comes before it. */
export async function loadPerson(request: Request, actor: AdminActor, id: string) {
  const person = await findAdministratorPage(id, actor.locale)
  if (!person) notFound()
  steppedUp(request, actor)
  const isAuditor = actor.permissions.has('audit.read')
  const page = { person, isSelf: id === actor.userId, isAuditor, roles: await listAdminRoles(actor.locale) }
  return json({ head: headOf(request, person.name), ...page }, { headers: privateHeaders })
}

/** Refusals that leave the page as it is: said in a notice, on the page as it stands now. */
const told = [
  'accounts.roles_changed',
  'accounts.last_super_admin',
  'accounts.own_roles',
  'accounts.second_person',
  'accounts.role_request_ended',
] as const

/** Awaits a deed and goes on to a page, with a word on what was done or why it was not. */
async function ended(work: Promise<string>, { locale }: AdminActor, to: string): Promise<Response> {
  const said = (code: (typeof told)[number]) => i18nOf[locale].getFixedT(locale, 'errors')(code)
  const answers = Object.fromEntries(told.map((code) => [code, () => toasted(to, { tone: 'error', text: said(code) })]))
  const done = await orAnswered(work, answers)
  return done instanceof Response ? done : accepted(to, done)
}

export async function submitRole(request: Request, actor: AdminActor, userId: string) {
  steppedUp(request, actor)
  const submission = parseForm(await readForm(request), roleForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { kind, role, reason } = submission.value
  const t = translator(actor.locale, 'admin')
  const work = changeRole(actor, { userId, roleId: role, kind, reason }).then((outcome) => t(`roles.done.${outcome}`))
  return ended(work, actor, paths.adminPerson(userId))
}

export async function submitRequest(
  request: Request,
  actor: AdminActor,
  changeId: string,
  deed: 'confirmation' | 'withdrawal',
) {
  steppedUp(request, actor)
  const t = translator(actor.locale, 'admin')
  const command = deed === 'confirmation' ? confirmRoleChange : withdrawRoleChange
  return ended(
    command(actor, changeId).then(() => t(`roles.done.${deed}`)),
    actor,
    paths.adminRoles(),
  )
}
