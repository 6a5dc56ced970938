import { createHash } from 'node:crypto'

/** A session id as the return addresses carry it; null for what has not its shape. */
export function readSessionId(text: string | null | undefined): string | null {
  return text && /^[\w-]{16,128}$/.test(text) ? text : null
}

/** What is stored of a session id. */
export function sessionHash(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex')
}
