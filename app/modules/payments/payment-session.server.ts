import { createHash, createHmac } from 'node:crypto'
import { sessionSecret } from '#app/core/secrets.server.ts'

/** A session id as the return addresses carry it; null for what has not its shape. */
export function readSessionId(text: string | null | undefined): string | null {
  return text && /^[\w-]{16,128}$/.test(text) ? text : null
}

/** The session id of a payment: nobody finds it without our secret, and asking for the same payment again gives the same. */
export function sessionIdOf(paymentId: string): string {
  return createHmac('sha256', sessionSecret()).update(`payment:${paymentId}`).digest('base64url')
}

/** What is stored of a session id. */
export function sessionHash(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex')
}
