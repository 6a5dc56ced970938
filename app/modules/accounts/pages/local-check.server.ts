import type { ProviderActor } from '#app/core/actor.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { endedCookie, findLapsedSession, findSession, hasSessionCookie } from '#app/core/session/session.server.ts'
import { findActorIn } from '../queries/find-actor.server.ts'
import type { Authentication, LocalCheck } from '../status/authentication-store.ts'

/** What a page tells its script of the authentication status. */
export function authenticationOf(request: Request, localCheck: LocalCheck): Authentication {
  return { localCheck, networkError: translator(localeOf(request), 'accounts')('backend.NETWORK_ERROR') }
}

/** The local check for a page that a guard or a frame has made already. */
export function localCheckOf(actor: ProviderActor | null): LocalCheck {
  return actor ? 'find' : 'clear'
}

/**
 * The local check of specification §4, made by the server: the browser cannot read the cookie. A cookie that is worth nothing is taken
 * away; one that only time has ended stays, because it still tells whose form comes next, and so does another area's.
 */
export async function checkLocally(request: Request): Promise<{ localCheck: LocalCheck; headers: Headers }> {
  const headers = new Headers()
  try {
    const session = await findSession(request)
    const actor = await findActorIn('provider', session, localeOf(request))
    const isWorthless = hasSessionCookie(request) && !session && !(await findLapsedSession(request))
    if (isWorthless) headers.append('Set-Cookie', await endedCookie(request))
    return { localCheck: localCheckOf(actor), headers }
  } catch (error) {
    log.error({ err: error }, 'the stored session could not be looked at')
    return { localCheck: 'fail', headers }
  }
}
