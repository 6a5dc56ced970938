import { eq, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { prepared, preparedInsert } from '#app/core/database/prepared.ts'
import { newId } from '#app/core/ids.server.ts'
import { logFields } from '#app/core/log/log.server.ts'
import { auditEvents, auditHeads } from '#drizzle/schema/security.ts'
import { type AuditAction, auditActions } from '../audit-actions.ts'
import { impersonationField } from '../impersonation-field.ts'
import { chainId, eventHash, genesisHash } from '../event-hash.server.ts'

type AuditActor = Readonly<
  { type: 'anonymous' | 'system'; id?: null } | { type: 'patient' | 'user'; id: string | null }
>

export type AuditEvent = Readonly<{
  actor: AuditActor
  action: AuditAction
  /** Whose data: the kind of row and its id. */
  subject: Readonly<{ type: string; id: string }>
  /** Names of the fields read or changed; never their values. */
  fields?: readonly string[]
  /** `refused`: a rule said no; `failed`: it was tried and did not work. Left out: `ok`. */
  outcome?: 'ok' | 'refused' | 'failed'
  /** Left out: that of the request which the running code belongs to. */
  requestId?: string | null
}>

const name = /^[a-z][A-Za-z0-9_.]{0,63}$/
// Ids are UUIDs, slugs or key ids. A telephone number is none, nor is anything with a space or an @.
const id = /^(?!\d{7,}$)[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/

/** Refuses what could carry a value about a person. The message says which part is wrong, never what it held. */
function checkEvent({ actor, action, subject, fields = [] }: AuditEvent): void {
  if (!auditActions.has(action)) throw new Error('An audit event tells of a known action.')
  if (!name.test(subject.type)) throw new Error('An audit event names its subject by a plain word.')
  if (!id.test(subject.id)) throw new Error('An audit event names its subject by id.')
  if (actor.id !== null && actor.id !== undefined && !id.test(actor.id))
    throw new Error('An audit event names its actor by id.')
  if (!fields.every((field) => name.test(field))) throw new Error('An audit event holds names of fields, no values.')
}

/** Whatever a request writes that reads as somebody else is the deed of who reads, and names that. */
function asTheyAre(event: AuditEvent): AuditEvent {
  const impersonation = logFields()?.impersonation
  if (!impersonation || event.actor.type !== 'user') return event
  const fields = [...new Set([...(event.fields ?? []), impersonationField(impersonation.id)])]
  return { ...event, actor: { type: 'user', id: impersonation.adminId }, fields }
}

/** One statement makes the head, counts on and keeps its row until the commit: on PostgreSQL that is what stops a fork of the chain. */
const countOn = prepared((tx: Transaction) =>
  tx
    .insert(auditHeads)
    .values({ id: chainId, seq: 1, hash: genesisHash })
    .onConflictDoUpdate({ target: auditHeads.id, set: { seq: sql`${auditHeads.seq} + 1` } })
    .returning({ seq: auditHeads.seq, previousHash: auditHeads.hash })
    .prepare(),
)
const insertEvent = preparedInsert(auditEvents)
const moveHead = prepared((tx: Transaction) =>
  tx
    .update(auditHeads)
    .set({ hash: sql`${sql.placeholder('hash')}` })
    .where(eq(auditHeads.id, chainId))
    .prepare(),
)

/**
 * Appends an event to the chain, in the caller's transaction: what happened and its event are there together or not at all.
 * From here to the commit nobody else can append, so call it last.
 * @throws Error for an unknown action and for a subject, actor or field name that could be a value about a person.
 */
export async function recordAudit(tx: Transaction, told: AuditEvent): Promise<void> {
  const event = asTheyAre(told)
  checkEvent(event)
  const [head] = await countOn(tx).execute()
  const row = {
    id: newId(),
    ...head!,
    at: now(),
    actorType: event.actor.type,
    actorId: event.actor.id ?? null,
    action: event.action,
    subjectType: event.subject.type,
    subjectId: event.subject.id,
    outcome: event.outcome ?? 'ok',
    requestId: event.requestId ?? logFields()?.requestId ?? null,
  } as const
  const fields = [...(event.fields ?? [])].sort()
  const hash = eventHash({ ...row, fields: JSON.stringify(fields) })
  await insertEvent(tx, { ...row, fields, hash })
  await moveHead(tx).execute({ hash })
}

/**
 * Records an access that was refused, in a transaction of its own: the refused one has been rolled back, or there was none.
 * Inside a transaction that goes on, use `recordAudit` with outcome `refused`.
 */
export function recordRefusal(event: Omit<AuditEvent, 'outcome'>): Promise<void> {
  return withTransaction((tx) => recordAudit(tx, { ...event, outcome: 'refused' }))
}
