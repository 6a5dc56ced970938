import type { AdminActor, AssociationActor, ProviderActor, SessionScope, SignedInActor } from '#app/core/actor.ts'
import { areaOfPath } from '#app/core/area.ts'
import { json, privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf, withoutPrefix } from '#app/core/i18n/locale.ts'
import type { GuardName } from '#app/core/page/page.ts'
import {
  endedCookie,
  findLapsedSession,
  findSession,
  hasSessionCookie,
  touchSession,
} from '#app/core/session/session.server.ts'
import { isIdle } from '#app/core/session/idle.ts'
import { paths } from '#app/paths.ts'
import { readAsSomebody } from '../impersonation/guards/read-as-somebody.server.ts'
import { findImpersonated } from '../impersonation/queries/running-impersonation.server.ts'
import { type ActorOf, findActor, findActorIn } from '../queries/find-actor.server.ts'
import { returnPathOf } from './return-path.server.ts'
import { claimSentForm, keepSentForm } from './sent-form.server.ts'

export type GuardOptions = Readonly<{
  /** The page shows health data: after half an hour without a deed it asks for the password again. */
  showsHealthData?: boolean
  /** The page asks by itself (a poll, an event stream): that keeps nobody active. A request may also say so with `X-Poll`. */
  isPoll?: boolean
}>

type Guard<Scope extends SessionScope> = (request: Request, options?: GuardOptions) => Promise<ActorOf<Scope>>

const loginPaths: Readonly<Record<SessionScope, (search: Record<string, string>) => string>> = {
  provider: paths.login,
  association: paths.associationLogin,
  admin: paths.adminLogin,
}

/** Reachable while a new password is asked for. */
const changePages: readonly string[] = [
  paths.changePassword(),
  paths.deskChangePassword(),
  paths.logout(),
  paths.adminPassword(),
]

/** Whether a script asks, which can do nothing with a page: an API route, an event stream, a fetch for JSON. */
function isForScript(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url)
  if (areaOfPath(withoutPrefix(pathname)) === 'api') return true
  if (searchParams.has('_data')) return false
  const accept = request.headers.get('Accept') ?? ''
  return /\b(?:text\/event-stream|application\/json)\b/i.test(accept) && !accept.includes('text/html')
}

/** Where the second factor is given or set up: all that is reachable without it. */
const secondFactorPages: readonly string[] = [paths.adminSecondFactor(), paths.adminEnrollment()]

/** Whether the password of an administrator has been checked in this session, and the second factor has not. */
function isEntering(actor: SignedInActor): boolean {
  return actor.scope === 'admin' && actor.secondFactor.givenAt === null
}

/** Somebody whom only time makes an outsider: idle too long for health data, or the session's life is over. */
type Late = Readonly<{ person: SignedInActor; reason?: 'idle' }>

/** Who sends something after the end of their session; null when it is another area's, or they may no longer be signed in. */
async function findLate(request: Request, scope: SessionScope): Promise<Late | null> {
  const lapsed = await findLapsedSession(request)
  const person = await findActorIn(scope, lapsed, localeOf(request))
  return person && { person }
}

/**
 * The answer to an outsider: a page leads to the login and back, a script gets 401. Of somebody late, what was typed is kept. A cookie that
 * is worth nothing is taken away; one that only time has ended still tells whose the next form is, as in another tab.
 */
async function outsiderAnswer(request: Request, scope: SessionScope, late: Late | null): Promise<Response> {
  const headers = new Headers(privateHeaders)
  const reason = late?.reason
  if (!late && hasSessionCookie(request)) headers.append('Set-Cookie', await endedCookie(request))
  if (isForScript(request)) {
    return json({ status: 'error', error_code: 'NOT_AUTHENTICATED', reason: reason ?? null }, { status: 401, headers })
  }
  const kept = late?.person.scope === 'provider' ? await keepSentForm(late.person, request) : null
  const next = kept ?? returnPathOf(request)
  // The login is a page without a framework: a hydrated page opens it as a document.
  headers.set('X-Remix-Reload-Document', 'true')
  return redirect(loginPaths[scope]({ ...(next && { next }), ...(reason && { reason }) }), { headers })
}

/** The second factor comes first. */
function secondFactorAnswer(request: Request): Response {
  const headers = privateHeaders
  const next = returnPathOf(request)
  if (!isForScript(request)) return redirect(paths.adminSecondFactor(next ? { next } : {}), { headers })
  return json({ status: 'error', error_code: 'NOT_AUTHENTICATED', reason: null }, { status: 401, headers })
}

/** A new password comes first. */
function passwordChangeAnswer(request: Request, scope: SessionScope): Response {
  const headers = privateHeaders
  const page = scope === 'admin' ? paths.adminPassword() : paths.changePassword()
  if (!isForScript(request)) return redirect(page, { headers })
  return json({ status: 'error', error_code: 'PASSWORD_CHANGE_REQUIRED' }, { status: 403, headers })
}

function guardOf<Scope extends SessionScope>(
  scope: Scope,
  elsewhere: (actor: ActorOf<Scope>) => string | null = () => null,
): Guard<Scope> {
  return async (request, { showsHealthData = false, isPoll = false } = {}) => {
    const session = await findSession(request)
    if (scope === 'provider' && session?.scope === 'admin') {
      const person = await readAsSomebody(request, session, showsHealthData)
      if (person) return person as ActorOf<Scope>
    }
    const actor = await findActorIn(scope, session, localeOf(request))
    if (!session || !actor) {
      throw await outsiderAnswer(request, scope, session ? null : await findLate(request, scope))
    }
    const other = elsewhere(actor)
    if (other !== null) throw redirect(other, { headers: privateHeaders })
    if ((showsHealthData || scope === 'admin') && isIdle(session)) {
      throw await outsiderAnswer(request, scope, { person: actor, reason: 'idle' })
    }
    const path = withoutPrefix(new URL(request.url).pathname)
    if (isEntering(actor)) {
      if (!secondFactorPages.includes(path)) throw secondFactorAnswer(request)
    } else if (actor.requiresPasswordChange && !changePages.includes(path)) {
      throw passwordChangeAnswer(request, scope)
    }
    const sentBefore = await claimSentForm(actor, request)
    if (sentBefore) throw redirect(sentBefore, { headers: privateHeaders })
    await touchSession(session, !isPoll && !request.headers.has('X-Poll'))
    return actor
  }
}

/** Somebody of the administration without any permission is an outsider there. */
function isAdministrator({ permissions }: AdminActor): boolean {
  return permissions.size > 0
}

const outsideOf = (isFit: boolean) => (isFit ? null : paths.unauthorized())

/** Where somebody goes instead who manages no association. */
const unlessManager = ({ associations }: AssociationActor) => outsideOf(associations.length > 0)

/** The same; one that is not approved is told so on its first page. */
const unlessApproved = (actor: AssociationActor) =>
  unlessManager(actor) ?? (actor.associations[0]!.isApproved ? null : paths.associationHome({ reason: 'pending' }))

/** Every guard by the name that the specification gives it: the only way to one. A route names its own in its `handle` as well. */
const guards = {
  /** The pages of a provider's own office (level 4). */
  auth: guardOf('provider'),
  /** Every other page of the provider area. */
  'provider-auth': guardOf('provider'),
  /** Whoever has a permission at all; which one a page asks for is its own rule. */
  'admin-auth': guardOf('admin', (actor) => outsideOf(isAdministrator(actor))),
  /** Whoever manages an association, one that waits for its approval too. */
  'association-admin': guardOf('association', unlessManager),
  /** The same, where the one they have chosen is approved. */
  'association-approved-admin': guardOf('association', unlessApproved),
} satisfies Record<GuardName, unknown>

/** The guard that a route names. @throws Error "Unknown route middleware" for any other name, which only data can bring. */
export function guardNamed<Name extends GuardName>(name: Name): (typeof guards)[Name] {
  if (!Object.hasOwn(guards, name)) throw new Error(`Unknown route middleware: ${name}`)
  return guards[name]
}

/**
 * Who is signed in to the provider area, without asking anybody to be: for frames, entrances and the session check. No guard: what is
 * private needs one.
 */
export async function findSignedIn(request: Request): Promise<ProviderActor | null> {
  const session = await findSession(request)
  // Whoever reads as somebody else only reads: what is sent meanwhile comes from nobody there.
  if (request.method === 'GET' && session?.scope === 'admin') return findImpersonated(session, localeOf(request))
  return findActorIn('provider', session, localeOf(request))
}

/** The same for the administration, and only for somebody whom `admin-auth` would let pass. */
export async function findAdministrator(request: Request): Promise<AdminActor | null> {
  const actor = await findActorIn('admin', await findSession(request), localeOf(request))
  return actor && isAdministrator(actor) && !isEntering(actor) ? actor : null
}

/** Who is signed in to the area of associations, in the same way. */
export async function findSignedInToAssociations(request: Request): Promise<AssociationActor | null> {
  return findActorIn('association', await findSession(request), localeOf(request))
}

/** Who is signed in to any area: of two, the one that they signed in to last. */
export async function findSignedInAnywhere(request: Request): Promise<SignedInActor | null> {
  const session = await findSession(request)
  return session && findActor(session, localeOf(request))
}
