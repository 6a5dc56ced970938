import { createHmac, timingSafeEqual } from 'node:crypto'
import { now } from '#app/core/clock.ts'
import { sessionSecret } from '#app/core/secrets.server.ts'
import { visitorCookie, visitorCookieOf } from '#app/core/visitor-cookie.ts'
import type { ActionLink } from '../queries/find-action-link.server.ts'

const cookieName = 'hys-v5-link'
export const accessLifetime = 30 * 60_000
/** Links a browser may have open at once: a daughter books for both parents. */
const mostLinks = 4

/** Where a code can go. */
type Channel = 'sms' | 'email'

type Grant = {
  linkId: string
  expiresAt: number
  /** The contacts on file to which a code went that was typed here; without any, the form that made the link was sent from here. */
  provenBy: readonly Channel[]
}

const letters = { sms: 's', email: 'e' } as const
const channels = Object.keys(letters) as Channel[]
const proofOf = ({ provenBy }: Grant) =>
  channels.flatMap((each) => (provenBy.includes(each) ? letters[each] : [])).join('')

function signature(grant: Grant): Buffer {
  const proof = proofOf(grant)
  return createHmac('sha256', sessionSecret())
    .update(JSON.stringify(['link-access', grant.linkId, grant.expiresAt, ...(proof ? [`proven ${proof}`] : [])]))
    .digest()
}

function format(grant: Grant): string {
  const proof = proofOf(grant)
  const signed = signature(grant).toString('base64url')
  return [grant.linkId, grant.expiresAt.toString(36), ...(proof ? [proof] : []), signed].join('.')
}

/** A grant that this server signed and that has not run out, or null. */
function parse(text: string): Grant | null {
  const [, linkId, expiry, proof = '', signed] =
    /^([\w-]{1,64})\.([0-9a-z]{1,11})(?:\.(se?|e))?\.([\w-]{43})$/.exec(text) ?? []
  if (!linkId || !expiry || !signed) return null
  const provenBy = channels.filter((each) => proof.includes(letters[each]))
  const grant = { linkId, expiresAt: parseInt(expiry, 36), provenBy }
  const isSigned = timingSafeEqual(Buffer.from(signed, 'base64url'), signature(grant))
  return isSigned && grant.expiresAt > now() ? grant : null
}

function grantsOf(request: Request): Grant[] {
  return visitorCookieOf(request, cookieName)
    .split('~', mostLinks)
    .map(parse)
    .filter((grant) => grant !== null)
}

function setCookie(grants: Grant[], maxAgeSeconds: number): string {
  return visitorCookie(cookieName, grants.map(format).join('~'), maxAgeSeconds)
}

/**
 * The Set-Cookie value that lets this browser see one link for 30 minutes; others that it may see stay. `provenBy` is where the code
 * went that was typed; what was proven of the link before stays so. `openedFrom` is the id of a link that led to this one: where there are
 * too many, another is given up.
 */
export function grantLinkAccess(
  request: Request,
  link: Pick<ActionLink, 'id'>,
  { provenBy, openedFrom }: { provenBy?: Channel; openedFrom?: string } = {},
): string {
  const grants = grantsOf(request)
  const others = grants
    .filter(({ linkId }) => linkId !== link.id)
    .sort((one, other) => Number(one.linkId === openedFrom) - Number(other.linkId === openedFrom))
  const before = grants.find(({ linkId }) => linkId === link.id)?.provenBy ?? []
  const grant = {
    linkId: link.id,
    expiresAt: now() + accessLifetime,
    provenBy: provenBy === undefined ? before : [...before, provenBy],
  }
  return setCookie([...others.slice(1 - mostLinks), grant], accessLifetime / 1000)
}

/**
 * The links that a browser has access to, by id, and of which of them it has proven a contact on file. Only the contact that the code
 * went to: whoever booked under the telephone number of somebody else, with an address of their own, reads codes at the address.
 */
export type HeldLinks = Readonly<{
  ids: readonly string[]
  proven: readonly Readonly<{ id: string; channel: Channel }>[]
}>

export function heldLinks(request: Request): HeldLinks {
  const grants = grantsOf(request)
  return {
    ids: grants.map(({ linkId }) => linkId),
    proven: grants.flatMap(({ linkId, provenBy }) => provenBy.map((channel) => ({ id: linkId, channel }))),
  }
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
