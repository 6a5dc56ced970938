import type { ProviderActor } from '#app/core/actor.ts'
import { log } from '#app/core/log/log.server.ts'
import { usualServiceCodes } from '../codes.ts'
import type { EligibilityClinic } from '../queries/clinics.server.ts'
import type { EligibilityVisit } from '../queries/visits.server.ts'
import { createCheck } from './save-check.server.ts'

/** A visit that has everything and has not been asked about. */
export const isReady = ({ lacks, check }: EligibilityVisit): boolean =>
  lacks.length === 0 && (check === null || check.status === 'draft')

/** The check of a visit. Its id follows from the visit and the clinic, to which it may have moved, so that a batch that is run twice asks once. */
function checkOf({ id: facilityId }: EligibilityClinic, { id, count, draft }: EligibilityVisit) {
  const { providerId, carrierId, payerCode, memberId, firstName, lastName, birthDate, sex, dependent, serviceDate } =
    draft
  return {
    ...{
      id: `${id}-${facilityId.slice(-8)}-${count + 1}`,
      facilityId,
      appointmentId: id,
      copiedFromId: null,
      isToSend: true,
    },
    values: {
      ...{ providerId, carrierId: carrierId!, payerCode: payerCode!, serviceDate, serviceCodes: usualServiceCodes },
      person: {
        ...{ memberId: memberId!, dependent },
        subscriber: { firstName, lastName, birthDate: birthDate!, sex },
      },
    },
  }
}

/** Has every visit checked that is ready. One that cannot be written leaves the others alone. @returns how many are under way, and how many are not */
export async function runBatch(
  actor: ProviderActor,
  clinic: EligibilityClinic,
  visits: readonly EligibilityVisit[],
): Promise<{ queued: number; broken: number }> {
  let [queued, broken] = [0, 0]
  for (const visit of visits.filter(isReady)) {
    try {
      if (await createCheck(actor, checkOf(clinic, visit))) queued += 1
    } catch (error) {
      broken += 1
      log.error({ err: error }, 'a visit of a batch was not checked')
    }
  }
  return { queued, broken }
}
