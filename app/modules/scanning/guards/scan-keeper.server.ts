import type { AppLoadContext } from '@remix-run/node'
import { localeOf } from '#app/core/i18n/locale.ts'
import { isIdle } from '#app/core/session/idle.ts'
import { findSession, touchSession } from '#app/core/session/session.server.ts'
import { visitorCookie, visitorCookieOf } from '#app/core/visitor-cookie.ts'
import { isAssociationEnabled } from '#app/modules/accounts/backend/association-enabled.server.ts'
import { pageCaller } from '#app/modules/accounts/pages/page-caller.server.ts'
import { findActorIn } from '#app/modules/accounts/queries/find-actor.server.ts'
import { tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { unpairDevice } from '../commands/pair-device.server.ts'
import { type Keeper, keeperOfAssociation, keeperOfDevice, keeperOfStaff } from '../queries/keepers.server.ts'
import { findDeviceByToken } from '../queries/scan-devices.server.ts'

const cookieName = 'hys-v5-scanner'
const tokenShape = /^[A-Za-z0-9]{44}$/
const yearSeconds = 365 * 86_400

/** The Set-Cookie value by which a device is known from now on. */
export const deviceCookie = (token: string): string => visitorCookie(cookieName, token, yearSeconds)

/** The Set-Cookie value that makes a device forget what it was. */
export const forgottenDevice = (): string => visitorCookie(cookieName, '', 0)

export const hasDeviceCookie = (request: Request): boolean => visitorCookieOf(request, cookieName) !== ''

/** The device is taken back by who holds it. */
export async function leaveDevice(request: Request): Promise<void> {
  const token = visitorCookieOf(request, cookieName)
  if (tokenShape.test(token)) await unpairDevice(token)
}

async function deviceOf(request: Request): Promise<Keeper | null> {
  const token = visitorCookieOf(request, cookieName)
  const device = tokenShape.test(token) ? await findDeviceByToken(tokenHash(token)) : null
  return device && keeperOfDevice(device, localeOf(request))
}

/** Somebody signed in who has not been idle; whoever reads as somebody else scans nothing. */
async function personOf(request: Request): Promise<Keeper | null> {
  const session = await findSession(request)
  if (!session || isIdle(session)) return null
  const locale = localeOf(request)
  const staff = await findActorIn('provider', session, locale)
  const manager = await findActorIn('association', session, locale)
  const keeper =
    (staff && !staff.requiresPasswordChange ? keeperOfStaff(staff) : null) ??
    (manager && !manager.requiresPasswordChange ? keeperOfAssociation(manager) : null)
  // A queue of people is nobody's idleness.
  if (keeper) await touchSession(session, request.method === 'POST')
  return keeper
}

/**
 * Who scans with this browser: a paired device before anybody signed in. Null where neither is, or may no more. Of associations nobody
 * scans while they are off.
 */
export async function findKeeper(request: Request, context: AppLoadContext): Promise<Keeper | null> {
  const keeper = (await deviceOf(request)) ?? (await personOf(request))
  if (keeper?.actor.scope !== 'association') return keeper
  return (await isAssociationEnabled(pageCaller(request, context))) ? keeper : null
}
