import { and, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { refillRequests } from '#drizzle/schema/practice/pharmacy.ts'
import type { RefillAnswers } from '../forms.ts'
import { findPharmacy } from '../queries/pharmacies.server.ts'
import { mayAt } from '../queries/pharmacy-clinics.server.ts'
import { findRefillPatient } from '../queries/refill-patient.server.ts'
import { sealRefill } from '../queries/refills.server.ts'

const fields = ['person', 'medicine', 'note', 'pharmacyId', 'locale', 'mayText'] as const

/** What a form names has to be of this clinic. @throws DomainError not_found `pharmacy.unknown` */
async function requireOwn(actor: ProviderActor, facilityId: string, { patientId, pharmacyId }: RefillAnswers) {
  const isPatient = patientId === null || (await findRefillPatient(facilityId, patientId, actor.locale))
  const isPharmacy = pharmacyId === null || (await findPharmacy(facilityId, pharmacyId))
  if (!isPatient || !isPharmacy) throw new DomainError('not_found', 'pharmacy.unknown')
}

/**
 * Takes a request down. A form that is sent twice makes one.
 * @returns the id of the request
 * @throws DomainError forbidden `practice.read_only`; not_found `pharmacy.unknown`
 */
export async function takeRefill(actor: ProviderActor, facilityId: string, answers: RefillAnswers): Promise<string> {
  if (!mayAt(actor, 'pharmacy.serve', facilityId)) throw new DomainError('forbidden', 'practice.read_only')
  await requireOwn(actor, facilityId, answers)
  const { key, person, medicine, note, ...plain } = answers
  return withTransaction(async (tx) => {
    const formKey = key || newId()
    const isIt = and(eq(refillRequests.facilityId, facilityId), eq(refillRequests.formKey, formKey))
    const id = newId()
    const made = await tx
      .insert(refillRequests)
      .values({
        ...{ id, facilityId, formKey, ...plain, status: 'new', version: 1, takenById: actor.userId },
        personEnc: sealRefill(id, 'person_enc', JSON.stringify(person)),
        medicineEnc: sealRefill(id, 'medicine_enc', medicine),
        noteEnc: note === null ? null : sealRefill(id, 'note_enc', note),
        ...{ waitsSince: now(), createdAt: now(), updatedAt: now() },
      })
      .onConflictDoNothing({ target: [refillRequests.facilityId, refillRequests.formKey] })
      .returning({ id: refillRequests.id })
    if (made.length === 0) {
      const [before] = await tx.select({ id: refillRequests.id }).from(refillRequests).where(isIt)
      return before!.id
    }
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'practice.refill_take' },
      ...{ subject: { type: 'refill_request', id }, fields },
    })
    return id
  })
}
