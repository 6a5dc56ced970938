import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newPickUpCode } from '../sealed-case.server.ts'
import { nextStatus, openShown, recordDeed, type ShownCase, writeCase } from './open-case.server.ts'

type Envelope = ShownCase & Readonly<{ envelopeNumber: string }>

/**
 * The first of two people puts the signed form into its envelope and writes down the number. Until the second has checked it, it may be
 * written down anew.
 * @throws DomainError conflict `i693.step`, `directory.stale`; not_found `i693.unknown`
 */
export function encloseCase(actor: ProviderActor, { envelopeNumber, ...shown }: Envelope): Promise<void> {
  return withTransaction(async (tx) => {
    const row = await openShown(tx, actor, shown)
    nextStatus(row, 'seal')
    await writeCase(tx, row, { envelopeNumber, enclosedById: actor.userId })
    const deed = { caseId: row.id, userId: actor.userId, from: row.status, to: row.status }
    await recordDeed(tx, { ...deed, action: 'enclose', audit: 'practice.i693_seal', fields: ['envelopeNumber'] })
  })
}

/**
 * Somebody else reads the number off the envelope: with that the case is sealed, and has the code by which it is handed over.
 * @throws DomainError forbidden `i693.second_person` for who closed it; conflict `i693.not_enclosed`, `i693.envelope` for another number,
 * `i693.step`, `directory.stale`; not_found `i693.unknown`
 */
export function sealCase(actor: ProviderActor, { envelopeNumber, ...shown }: Envelope): Promise<void> {
  return withTransaction(async (tx) => {
    const row = await openShown(tx, actor, shown)
    const status = nextStatus(row, 'seal')
    if (row.envelopeNumber === null) throw new DomainError('conflict', 'i693.not_enclosed')
    if (row.enclosedById === actor.userId) throw new DomainError('forbidden', 'i693.second_person')
    if (row.envelopeNumber !== envelopeNumber) throw new DomainError('conflict', 'i693.envelope')
    await writeCase(tx, row, { status, sealedAt: now(), sealedById: actor.userId, ...newPickUpCode(row.id) })
    const deed = { caseId: row.id, userId: actor.userId, from: row.status, to: status }
    await recordDeed(tx, { ...deed, action: 'seal', audit: 'practice.i693_seal', fields: ['status', 'envelopeNumber'] })
  })
}
