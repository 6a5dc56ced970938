import { eq, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { careCases, careEvents } from '#drizzle/schema/coordination/cases.ts'
import { isSameContact } from '../care-links.server.ts'
import type { CareCase } from '../case-sealed.server.ts'
import { type CaseStanding, standingOf } from '../case-standing.ts'
import { type CareLink, findCareLink } from '../queries/care-link.server.ts'
import { lastSeq } from '../queries/events.server.ts'

/** Counts a referral on, which keeps its row until the commit: of two at once the second sees what the first has left. */
export async function lockCase(tx: Transaction, caseId: string): Promise<CareCase> {
  const [row] = await tx
    .update(careCases)
    .set({ version: sql`${careCases.version} + 1`, updatedAt: now() })
    .where(eq(careCases.id, caseId))
    .returning()
  if (!row) throw new DomainError('not_found', 'coordination.unknown')
  return row
}

/** The same for somebody at one of its clinics. @throws DomainError not_found `coordination.unknown` for who has nothing to do with it */
export async function lockOwnCase(
  tx: Transaction,
  actor: ProviderActor,
  caseId: string,
): Promise<{ row: CareCase; standing: CaseStanding }> {
  const row = await lockCase(tx, caseId)
  const standing = standingOf(actor, row)
  if (!standing) throw new DomainError('not_found', 'coordination.unknown')
  return { row, standing }
}

/**
 * The same for somebody with a link. Since it was opened it may have run out or been revoked, or its party be written to elsewhere.
 * @throws DomainError not_found `coordination.unknown` where it opens this referral no more
 */
export async function lockLinkedCase(tx: Transaction, opened: CareLink): Promise<CareCase> {
  const row = await lockCase(tx, opened.row.id)
  const link = await findCareLink(opened.token, tx)
  const isSame = link?.row.id === row.id && link.party === opened.party && isSameContact(link.contact, opened.contact)
  if (!isSame) throw new DomainError('not_found', 'coordination.unknown')
  return row
}

type NewEvent = Pick<typeof careEvents.$inferInsert, 'caseId' | 'step' | 'side'> &
  Partial<Pick<typeof careEvents.$inferInsert, 'fromStatus' | 'toStatus' | 'userId' | 'isOnBehalf'>>

/** Adds what has happened to a referral whose row is locked. @returns its number */
export async function addEvent(tx: Transaction, event: NewEvent): Promise<number> {
  const seq = (await lastSeq(tx, event.caseId)) + 1
  await tx.insert(careEvents).values({ isOnBehalf: false, ...event, id: newId(), seq, at: now() })
  return seq
}

export async function setCase(
  tx: Transaction,
  caseId: string,
  columns: Partial<typeof careCases.$inferInsert>,
): Promise<CareCase> {
  const [row] = await tx.update(careCases).set(columns).where(eq(careCases.id, caseId)).returning()
  return row!
}
