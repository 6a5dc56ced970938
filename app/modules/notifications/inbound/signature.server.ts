import { createHmac, timingSafeEqual } from 'node:crypto'

/** How the gateway signs: `sha256=` and the HMAC-SHA-256 of the body's bytes under the shared secret, in hexadecimal. */
export function inboundSignature(body: Buffer | string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

/** Whether a signature is that of a body, found in constant time. */
export function isSignedBy(secret: string, body: Buffer, signature: string | null): boolean {
  const expected = Buffer.from(inboundSignature(body, secret))
  const given = Buffer.from(signature?.trim().toLowerCase() ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
