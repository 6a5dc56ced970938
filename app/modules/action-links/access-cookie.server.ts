import { createHmac, timingSafeEqual } from 'node:crypto'
import { now } from '#app/core/clock.ts'
import { sessionSecret } from '#app/core/secrets.server.ts'
import type { ActionLink } from './queries/find-action-link.server.ts'

const cookieName = 'hys-v5-link'
export const accessLifetime = 30 * 60_000
/** Links a browser may have open at once: a daughter books for both parents. */
const mostLinks = 4

type Grant = { linkId: string; expiresAt: number }

function signature({ linkId, expiresAt }: Grant): Buffer {
  return createHmac('sha256', sessionSecret())
    .update(JSON.stringify(['link-access', linkId, expiresAt]))
    .digest()
}

function format(grant: Grant): string {
  return `${grant.linkId}.${grant.expiresAt.toString(36)}.${signature(grant).toString('base64url')}`
}

/** A grant that this server signed and that has not run out, or null. */
function parse(text: string): Grant | null {
  const [, linkId, expiry, signed] = /^([\w-]{1,64})\.([0-9a-z]{1,11})\.([\w-]{43})$/.exec(text) ?? []
  if (!linkId || !expiry || !signed) return null
  const grant = { linkId, expiresAt: parseInt(expiry, 36) }
  const isSigned = timingSafeEqual(Buffer.from(signed, 'base64url'), signature(grant))
  return isSigned && grant.expiresAt > now() ? grant : null
}

function grantsOf(request: Request): Grant[] {
  const pairs = (request.headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? ''
  return value
    .split('~', mostLinks)
    .map(parse)
    .filter((grant) => grant !== null)
}

function setCookie(request: Request, grants: Grant[], maxAgeSeconds: number): string {
  const isSecure = new URL(request.url).protocol === 'https:'
  const attributes = ['Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])]
  return [`${cookieName}=${grants.map(format).join('~')}`, ...attributes].join('; ')
}

/** The Set-Cookie value that lets this browser see one link for 30 minutes; others that it may see stay. */
export function grantLinkAccess(request: Request, link: Pick<ActionLink, 'id'>): string {
  const others = grantsOf(request).filter(({ linkId }) => linkId !== link.id)
  const grant = { linkId: link.id, expiresAt: now() + accessLifetime }
  return setCookie(request, [...others.slice(1 - mostLinks), grant], accessLifetime / 1000)
}

/**
 * Whether a request may see a link's details: it asks for no code, or this browser gave the right one less than 30 minutes ago.
 * `link` is as just read from the database: access to a revoked, used or expired link ends at once.
 */
export function hasLinkAccess(request: Request, link: Pick<ActionLink, 'id' | 'state' | 'isOtpRequired'>): boolean {
  if (link.state !== 'valid') return false
  return !link.isOtpRequired || grantsOf(request).some(({ linkId }) => linkId === link.id)
}

/** The Set-Cookie value that ends this browser's access to every link. */
export function endLinkAccess(request: Request): string {
  return setCookie(request, [], 0)
}
