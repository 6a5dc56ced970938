import { createHmac, timingSafeEqual } from 'node:crypto'
import { now } from '#app/core/clock.ts'
import { sessionSecret } from '#app/core/secrets.server.ts'
import type { ActionLink } from './queries/find-action-link.server.ts'

const cookieName = 'hys-v5-link'
export const accessLifetime = 30 * 60_000
/** Links a browser may have open at once: a daughter books for both parents. */
const mostLinks = 4

type Grant = {
  linkId: string
  expiresAt: number
  /** A code that went to the contact on file was typed here; else the form that made the link was sent from here. */
  isProven: boolean
}

function signature({ linkId, expiresAt, isProven }: Grant): Buffer {
  return createHmac('sha256', sessionSecret())
    .update(JSON.stringify(['link-access', linkId, expiresAt, ...(isProven ? ['proven'] : [])]))
    .digest()
}

function format(grant: Grant): string {
  const proof = grant.isProven ? '.p' : ''
  return `${grant.linkId}.${grant.expiresAt.toString(36)}${proof}.${signature(grant).toString('base64url')}`
}

/** A grant that this server signed and that has not run out, or null. */
function parse(text: string): Grant | null {
  const [, linkId, expiry, proof, signed] = /^([\w-]{1,64})\.([0-9a-z]{1,11})(\.p)?\.([\w-]{43})$/.exec(text) ?? []
  if (!linkId || !expiry || !signed) return null
  const grant = { linkId, expiresAt: parseInt(expiry, 36), isProven: proof !== undefined }
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

function setCookie(grants: Grant[], maxAgeSeconds: number): string {
  return `${cookieName}=${grants.map(format).join('~')}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`
}

/**
 * The Set-Cookie value that lets this browser see one link for 30 minutes; others that it may see stay. `isProven` when
 * the contact on file was proven with it; what was proven of the link before stays so.
 */
export function grantLinkAccess(request: Request, link: Pick<ActionLink, 'id'>, { isProven = false } = {}): string {
  const grants = grantsOf(request)
  const others = grants.filter(({ linkId }) => linkId !== link.id)
  const wasProven = grants.some((grant) => grant.linkId === link.id && grant.isProven)
  const grant = { linkId: link.id, expiresAt: now() + accessLifetime, isProven: isProven || wasProven }
  return setCookie([...others.slice(1 - mostLinks), grant], accessLifetime / 1000)
}

/** The links that a browser has access to, by id; `proven` are those of them with which it has proven the contact on file. */
export type HeldLinks = Readonly<{ ids: readonly string[]; proven: readonly string[] }>

export function heldLinks(request: Request): HeldLinks {
  const grants = grantsOf(request)
  const idsOf = (some: Grant[]) => some.map(({ linkId }) => linkId)
  return { ids: idsOf(grants), proven: idsOf(grants.filter(({ isProven }) => isProven)) }
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
export function endLinkAccess(): string {
  return setCookie([], 0)
}
