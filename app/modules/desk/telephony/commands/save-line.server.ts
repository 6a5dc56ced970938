import { and, eq, ne, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { calls, phoneLines } from '#drizzle/schema/practice/telephony.ts'
import type { VoiceLanguage } from '../ivr.ts'
import { recordOfClinic, requireRight } from './take-clinic.server.ts'

export type LineValues = Readonly<{ number: string; label: string; languages: VoiceLanguage[] }>
type Shown = Readonly<{ facilityId: string; lineId: string | null; version: number | null }>

/** A number of the clinic as its page showed it. @throws DomainError not_found `telephony.unknown`, conflict `directory.stale` */
async function openLine(tx: Transaction, { facilityId, lineId, version }: Shown) {
  const [row] = await tx
    .select()
    .from(phoneLines)
    .where(and(eq(phoneLines.id, lineId ?? ''), eq(phoneLines.facilityId, facilityId)))
  if (!row) throw new DomainError('not_found', 'telephony.unknown')
  if (row.version !== version) throw new DomainError('conflict', 'directory.stale')
  return row
}

/**
 * Adds a number of a clinic, or changes one.
 * @throws DomainError conflict `telephony.number_taken`, `directory.stale`; not_found `telephony.unknown`; forbidden `practice.read_only`
 */
export function saveLine(actor: ProviderActor, { values, ...shown }: Shown & Readonly<{ values: LineValues }>) {
  const { facilityId, lineId } = shown
  return withTransaction(async (tx) => {
    requireRight(actor, 'telephony.set_up', facilityId)
    const row = lineId === null ? null : await openLine(tx, shown)
    const [same] = await tx
      .select({ id: phoneLines.id })
      .from(phoneLines)
      .where(
        and(
          eq(phoneLines.facilityId, facilityId),
          eq(phoneLines.number, values.number),
          ne(phoneLines.id, lineId ?? ''),
        ),
      )
    if (same) throw new DomainError('conflict', 'telephony.number_taken')
    if (row === null) {
      const since = { version: 1, createdAt: now(), updatedAt: now() }
      await tx.insert(phoneLines).values({ id: newId(), facilityId, ...values, ...since })
    } else {
      const written = await tx
        .update(phoneLines)
        .set({ ...values, version: sql`${phoneLines.version} + 1`, updatedAt: now() })
        .where(and(eq(phoneLines.id, row.id), eq(phoneLines.version, row.version)))
        .returning({ id: phoneLines.id })
      if (written.length === 0) throw new DomainError('conflict', 'directory.stale')
    }
    await recordOfClinic(tx, actor, {
      facilityId,
      action: 'telephony.line_save',
      fields: ['number', 'label', 'languages'],
    })
  })
}

/**
 * Takes a number away that nobody has called yet; one with calls stays, for their sake.
 * @throws DomainError conflict `telephony.line_used`, `directory.stale`; not_found `telephony.unknown`; forbidden `practice.read_only`
 */
export function removeLine(actor: ProviderActor, shown: Shown): Promise<void> {
  return withTransaction(async (tx) => {
    requireRight(actor, 'telephony.set_up', shown.facilityId)
    const row = await openLine(tx, shown)
    const [used] = await tx.select({ id: calls.id }).from(calls).where(eq(calls.lineId, row.id)).limit(1)
    if (used) throw new DomainError('conflict', 'telephony.line_used')
    await tx.delete(phoneLines).where(eq(phoneLines.id, row.id))
    await recordOfClinic(tx, actor, { ...shown, action: 'telephony.line_remove', fields: ['number'] })
  })
}
