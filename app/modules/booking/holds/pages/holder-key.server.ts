import { visitorCookie, visitorCookieOf } from '#app/core/visitor-cookie.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'

const cookieName = 'hys-v5-hold'
const lifetimeSeconds = 60 * 60

/** The key under which this browser holds a time, or null. Nothing but a random number: it tells nothing of its owner. */
export function readHolderKey(request: Request): string | null {
  const value = visitorCookieOf(request, cookieName)
  return /^[A-Za-z0-9]{22}$/.test(value) ? value : null
}

/** This browser's key, or a new one, with the Set-Cookie value that keeps it for an hour. */
export function holderKeyFor(request: Request): { holderKey: string; setCookie: string } {
  const holderKey = readHolderKey(request) ?? newToken()
  return { holderKey, setCookie: visitorCookie(cookieName, holderKey, lifetimeSeconds) }
}

/** The Set-Cookie value with which this browser forgets its key. */
export function forgetHolderKey(): string {
  return visitorCookie(cookieName, '', 0)
}
