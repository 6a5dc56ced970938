import type { ProviderActor } from '#app/core/actor.ts'
import { type LocalDate } from '#app/core/calendar/dates.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { allows, atLevelWith, facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { listFacilitiesInUse } from '#app/modules/directory/queries/facilities-in-use.server.ts'

/** A clinic of whose supplies somebody knows by their seat there; where its level has none, `mayRead` is false. */
export type SupplyClinic = Readonly<{
  id: string
  slug: string
  name: string
  timeZone: string
  today: LocalDate
  mayRead: boolean
  /** Receives and uses. */
  mayMove: boolean
  /** Everything else. */
  mayManage: boolean
}>

/** By name; also those whose level has no supplies, so that it can be said which has. */
export async function listSupplyClinics(actor: ProviderActor): Promise<SupplyClinic[]> {
  const rows = await listFacilitiesInUse(facilityIdsWith(atLevelWith(actor, 'supply'), 'supply.read'))
  return rows.map((row) => ({
    ...{ id: row.id, slug: row.slug, name: facilityName(row, actor.locale), timeZone: row.timeZone },
    today: localDate(now(), row.timeZone),
    mayRead: allows(actor, 'supply.read', { facilityId: row.id }),
    mayMove: allows(actor, 'supply.move', { facilityId: row.id }),
    mayManage: allows(actor, 'supply.manage', { facilityId: row.id }),
  }))
}
