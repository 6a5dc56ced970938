import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { caseOfCode } from '../queries/find-pick-up.server.ts'
import { openPerson } from '../sealed-case.server.ts'
import { nextStatus, recordDeed, writeCase } from './open-case.server.ts'

type PickUp = Readonly<{
  /** As it was scanned or typed. */
  code: string
  actor: ProviderActor
  /** Whether who hands it over has seen a photo ID of who picks it up; without it nothing is handed over. */
  isIdSeen?: boolean
  /** The only case that may be meant, where the code is typed on a case's own page. */
  caseId?: string
}>

/**
 * Hands a sealed envelope over: with the code of its slip, to somebody whose ID was seen, once. For the page of a case and for scanners.
 * @returns whose it was, for the screen
 * @throws DomainError not_found `i693.code` for a wrong code and for one of another clinic alike; conflict `i693.picked_up` (`at`: the
 * instant of the first time), `i693.id_unseen`, `i693.step`, and `directory.stale` where somebody was quicker by a moment
 */
export function pickUpI693({ code, actor, isIdSeen = false, caseId }: PickUp) {
  return withTransaction(async (tx) => {
    const row = await caseOfCode(tx, actor, code)
    if (caseId !== undefined && row.id !== caseId) throw new DomainError('not_found', 'i693.code')
    if (row.status === 'picked_up') throw new DomainError('conflict', 'i693.picked_up', { at: row.pickedUpAt ?? 0 })
    const status = nextStatus(row, 'pick_up')
    if (!isIdSeen) throw new DomainError('conflict', 'i693.id_unseen')
    const at = now()
    await writeCase(tx, row, { status, pickedUpAt: at, pickedUpById: actor.userId })
    const deed = { caseId: row.id, userId: actor.userId, from: row.status, to: status }
    await recordDeed(tx, { ...deed, action: 'pick_up', audit: 'practice.i693_pick_up' })
    return { caseId: row.id, reference: formatReference(row.reference), name: openPerson(row).nameEn, at }
  })
}
