import { createHash } from 'node:crypto'
import type { auditEvents } from '#drizzle/schema/security.ts'

/** An event as it is stored: `fields` is the JSON text itself, so that a text that is no JSON any more is still read and found. */
export type StoredEvent = Omit<typeof auditEvents.$inferSelect, 'fields'> & { fields: string }

/** The one row of `audit_heads`. */
export const chainId = 'chain'

/** What stands before the first event. */
export const genesisHash = createHash('sha256').update('audit-chain/1').digest('hex')

/**
 * SHA-256 (hex) over every column of an event but `hash` itself, the previous event's hash among them. The text hashed is JSON with the
 * columns in this order; both dialects store the same values, so a chain keeps its hashes when it moves.
 */
export function eventHash(event: Omit<StoredEvent, 'hash'>): string {
  const canonical = JSON.stringify([
    event.id,
    event.seq,
    event.at,
    event.actorType,
    event.actorId,
    event.action,
    event.subjectType,
    event.subjectId,
    event.outcome,
    event.fields,
    event.requestId,
    event.previousHash,
  ])
  return createHash('sha256').update(canonical).digest('hex')
}
