import type { ProviderActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { setFacility } from '#app/modules/directory/commands/correct-facility.server.ts'
import {
  type FacilityEdit,
  type FacilityFacts,
  setFacilityFacts,
  setFacilityLanguages,
  type StaffLanguage,
} from '#app/modules/directory/commands/set-facility-facts.server.ts'
import { setFacilityService } from '#app/modules/library/facilities/commands/set-facility-service.server.ts'
import type { ServiceChange } from '../forms.ts'

export type FactsChange =
  | Readonly<{ part: 'contact' | 'access'; values: FacilityFacts }>
  | Readonly<{ part: 'languages'; values: readonly StaffLanguage[] }>
  | Readonly<{ part: 'service'; values: Omit<ServiceChange, 'version'> }>

async function write(tx: Transaction, edit: FacilityEdit, change: FactsChange): Promise<boolean> {
  const { facilityId } = edit
  switch (change.part) {
    case 'languages':
      return setFacilityLanguages(tx, edit, change.values)
    case 'service': {
      const { kind, code, facts } = change.values
      const writeRow = () => setFacilityService(tx, { facilityId, kind, code }, facts)
      await setFacility(tx, edit, { fields: ['services'], write: writeRow, trust: 'provider' })
      return true
    }
    default:
      return (await setFacilityFacts(tx, edit, change.values)).length > 0
  }
}

/**
 * Changes facts of a clinic, which hold at once. The same again changes nothing.
 * @param version the clinic's version that the form showed
 * @returns whether anything changed
 * @throws DomainError forbidden `practice.read_only` for who does not lead it; not_found `directory.facility_not_found`; conflict
 * `directory.stale`; invalid `directory.unknown_language`
 */
export function saveClinicFacts(
  actor: ProviderActor,
  { facilityId, version }: Readonly<{ facilityId: string; version: number }>,
  change: FactsChange,
): Promise<boolean> {
  return withTransaction(async (tx) => {
    if (!allows(actor, 'facility.edit', { facilityId })) throw new DomainError('forbidden', 'practice.read_only')
    return write(tx, { facilityId, userId: actor.userId, version }, change)
  })
}
