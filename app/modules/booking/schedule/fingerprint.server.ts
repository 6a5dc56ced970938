import { createHash } from 'node:crypto'

/** A short name of some facts: the same only while they are. Nothing at all has the empty one. */
export function scheduleFingerprint(facts: unknown): string {
  if (facts === null) return ''
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}
