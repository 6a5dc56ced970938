import { and, desc, eq, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import type { AuditAction } from '#app/modules/audit/audit-actions.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { i693Cases, i693Events } from '#drizzle/schema/practice/i693-cases.ts'
import { type CaseStatus, type CaseStep, isEditable, ruleOf, statusAfter } from '../case-steps.ts'
import { mayKeep } from '../queries/find-case.server.ts'
import { isSurgeonAt } from '../queries/surgeons.server.ts'
import { sealNote, type StoredCase } from '../sealed-case.server.ts'

/** A case as a page showed it. */
export type ShownCase = Readonly<{ caseId: string; version: number | null }>

/** A case that somebody keeps. A foreign one looks like none. @throws DomainError not_found `i693.unknown` */
async function openCase(tx: Transaction, actor: ProviderActor, caseId: string): Promise<StoredCase> {
  const [row] = await tx.select().from(i693Cases).where(eq(i693Cases.id, caseId))
  if (!row || !mayKeep(actor, row)) throw new DomainError('not_found', 'i693.unknown')
  return row
}

/** The same, as long as nobody has changed it since. @throws DomainError conflict `directory.stale`; not_found `i693.unknown` */
export async function openShown(tx: Transaction, actor: ProviderActor, shown: ShownCase): Promise<StoredCase> {
  const row = await openCase(tx, actor, shown.caseId)
  if (row.version !== shown.version) throw new DomainError('conflict', 'directory.stale')
  return row
}

/**
 * The same, while what is known of the person may still be changed. @throws DomainError conflict `i693.locked` from the signature on,
 * `directory.stale`; not_found `i693.unknown`
 */
export async function openToEdit(tx: Transaction, actor: ProviderActor, shown: ShownCase): Promise<StoredCase> {
  const row = await openCase(tx, actor, shown.caseId)
  if (!isEditable(row.status)) throw new DomainError('conflict', 'i693.locked')
  return openShown(tx, actor, shown)
}

/** Writes columns of a case while nobody else has, and counts its version on. @throws DomainError conflict `directory.stale` */
export async function writeCase(
  tx: Transaction,
  { id, version }: Pick<StoredCase, 'id' | 'version'>,
  columns: Partial<StoredCase>,
): Promise<void> {
  const written = await tx
    .update(i693Cases)
    .set({ ...columns, version: sql`${i693Cases.version} + 1`, updatedAt: now() })
    .where(and(eq(i693Cases.id, id), eq(i693Cases.version, version)))
    .returning({ id: i693Cases.id })
  if (written.length === 0) throw new DomainError('conflict', 'directory.stale')
}

type Deed = Readonly<{
  caseId: string
  /** Of the history: a step, or what was entered. */
  action: string
  from: CaseStatus | null
  to: CaseStatus
  /** Null is the product itself. */
  userId: string | null
  note?: string | null
  audit: Extract<AuditAction, `practice.i693_${string}`>
  fields?: readonly string[]
}>

/** Adds a deed to the history of a case and to the audit. */
export async function recordDeed(tx: Transaction, deed: Deed): Promise<void> {
  const { caseId, action, from, to, userId, note = null, audit, fields = ['status'] } = deed
  const [last] = await tx
    .select({ seq: i693Events.seq })
    .from(i693Events)
    .where(eq(i693Events.caseId, caseId))
    .orderBy(desc(i693Events.seq))
    .limit(1)
  const id = newId()
  await tx.insert(i693Events).values({
    ...{ id, caseId, seq: (last?.seq ?? 0) + 1, action, fromStatus: from, toStatus: to },
    ...{ actorType: userId === null ? 'system' : 'staff', actorId: userId, at: now() },
    noteEnc: note === null ? null : sealNote(id, note),
  })
  const actor = userId === null ? ({ type: 'system' } as const) : ({ type: 'user', id: userId } as const)
  await recordAudit(tx, { actor, action: audit, subject: { type: 'i693_case', id: caseId }, fields })
}

/** Where a step leads. @throws DomainError conflict `i693.step` where the table does not allow it */
export function nextStatus({ status }: StoredCase, step: CaseStep): CaseStatus {
  const to = statusAfter(status, step)
  if (to === null) throw new DomainError('conflict', 'i693.step')
  return to
}

/** @throws DomainError conflict `i693.exam_ahead` before the day of the exam, on the clinic's clock */
export async function checkExamDay(tx: Transaction, { facilityId, examOn }: StoredCase): Promise<void> {
  const [clinic] = await tx
    .select({ timeZone: facilities.timeZone })
    .from(facilities)
    .where(eq(facilities.id, facilityId))
  if (examOn > localDate(now(), clinic!.timeZone)) throw new DomainError('conflict', 'i693.exam_ahead')
}

/** @throws DomainError forbidden `i693.surgeon_only` for a step that only a civil surgeon of the clinic takes */
export async function checkWho(tx: Transaction, actor: ProviderActor, row: StoredCase, step: CaseStep): Promise<void> {
  if (ruleOf(step).by === 'surgeon' && !(await isSurgeonAt(tx, actor.providerId, row.facilityId)))
    throw new DomainError('forbidden', 'i693.surgeon_only')
}
