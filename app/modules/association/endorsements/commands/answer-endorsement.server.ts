import { and, eq, sql } from 'drizzle-orm'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit, type AuditEvent } from '#app/modules/audit/commands/record-audit.server.ts'
import { associationEndorsements } from '#drizzle/schema/association/endorsements.ts'
import { type EndorsementStatus, statusOf } from '../endorsement-status.ts'
import { isSelfEndorsed } from '../queries/self-endorsement.server.ts'

/** What a doctor may do about an endorsement, and while it stands how. */
const answers = {
  accept: ['proposed'],
  decline: ['proposed'],
  hide: ['accepted', 'active'],
  show: ['accepted', 'active'],
} as const satisfies Record<string, readonly EndorsementStatus[]>

export type EndorsementAnswer = keyof typeof answers

/** The doctor of a profile, and as whom they are written down. */
export type EndorsedDoctor = Readonly<{ providerId: string; actor: AuditEvent['actor'] }>

function changesOf(answer: EndorsementAnswer) {
  if (answer === 'accept') return { step: 'accepted', consentAt: now() } as const
  if (answer === 'decline') return { step: 'declined', openKey: null } as const
  return { hiddenAt: answer === 'hide' ? now() : null } as const
}

/**
 * A doctor agrees to be endorsed or not, and hides an endorsement from the profile or shows it again. Doing the same twice does no harm.
 * @throws DomainError not_found `association.unknown_endorsement` for one of somebody else; conflict `association.endorsement_over`;
 * forbidden `association.self_endorsed` where nobody but the doctor would vouch for the doctor by now
 */
export async function answerEndorsement(
  { providerId, actor }: EndorsedDoctor,
  id: string,
  answer: EndorsementAnswer,
): Promise<void> {
  await withTransaction(async (tx) => {
    const isOwn = and(eq(associationEndorsements.id, id), eq(associationEndorsements.providerId, providerId))
    const [row] = await tx.select().from(associationEndorsements).where(isOwn)
    if (!row) throw new DomainError('not_found', 'association.unknown_endorsement')
    const status = statusOf(row, todayInNewYork())
    if (!(answers[answer] as readonly EndorsementStatus[]).includes(status)) {
      if (answer === 'accept' && (status === 'accepted' || status === 'active')) return
      throw new DomainError('conflict', 'association.endorsement_over')
    }
    const { associationId, proposedBy: userId } = row
    if (answer === 'accept' && (await isSelfEndorsed(tx, { associationId, providerId, userId })))
      throw new DomainError('forbidden', 'association.self_endorsed')
    const written = await tx
      .update(associationEndorsements)
      .set({ ...changesOf(answer), version: sql`${associationEndorsements.version} + 1`, updatedAt: now() })
      .where(and(isOwn, eq(associationEndorsements.version, row.version)))
      .returning({ id: associationEndorsements.id })
    if (written.length === 0) throw new DomainError('conflict', 'association.endorsement_over')
    await recordAudit(tx, {
      ...{ actor, action: `association.endorsement_${answer}` },
      subject: { type: 'association', id: associationId },
    })
  })
}
