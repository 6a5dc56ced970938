import type { ProviderActor } from '#app/core/actor.ts'
import { allows, atLevelWith, facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { listFacilitiesInUse } from '#app/modules/directory/queries/facilities-in-use.server.ts'

/** A clinic whose telephone somebody may answer by their seat there; where its level has none, both rights are false. */
export type PhoneClinic = Readonly<{
  id: string
  slug: string
  name: string
  timeZone: string
  mayUse: boolean
  maySetUp: boolean
}>

/** By name; also those whose level has none, so that it can be said which has. */
export async function listPhoneClinics(
  actor: ProviderActor,
  right: 'telephony.use' | 'telephony.set_up',
): Promise<PhoneClinic[]> {
  const rows = await listFacilitiesInUse(facilityIdsWith(atLevelWith(actor, 'telephony'), right))
  return rows.map((row) => ({
    ...{ id: row.id, slug: row.slug, name: facilityName(row, actor.locale), timeZone: row.timeZone },
    mayUse: allows(actor, 'telephony.use', { facilityId: row.id }),
    maySetUp: allows(actor, 'telephony.set_up', { facilityId: row.id }),
  }))
}
