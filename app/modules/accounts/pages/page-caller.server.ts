import type { AppLoadContext } from '@remix-run/node'
import type { SessionScope } from '#app/core/actor.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import type { Caller } from '../backend/identity-backend.ts'

/** Who sends a form of a page, as the identity backend wants to know it. */
export function pageCaller(
  request: Request,
  { clientAddress = 'unknown' }: AppLoadContext,
  { scope = 'provider', isRemembered = false }: { scope?: SessionScope; isRemembered?: boolean } = {},
): Caller {
  const userAgent = request.headers.get('User-Agent')
  return { locale: localeOf(request), clientAddress, userAgent, scope, isRemembered }
}
