import type { ProviderActor } from '#app/core/actor.ts'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { allows, atLevelWith, facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import {
  findProviderFacilities,
  type ProviderFacility,
} from '#app/modules/directory/queries/provider-facilities.server.ts'

/** A clinic at which somebody checks insurance, by their seat there or for their own patients; below the level of it `mayCheck` is false. */
export type EligibilityClinic = Readonly<{
  id: string
  slug: string
  name: string
  timeZone: string
  today: LocalDate
  mayCheck: boolean
  /** Reads what was sent and what came back, as it went over the wire. */
  mayReadRaw: boolean
  /** Everybody's patients, by a seat; else only their own. */
  coversAll: boolean
  /** Of whom they check patients: everybody there, or themselves alone. */
  doctors: readonly Readonly<{ providerId: string; name: string }>[]
}>

function toClinic(actor: ProviderActor, rows: readonly ProviderFacility[]): EligibilityClinic {
  const [first] = rows
  const { facilityId, facilitySlug, facility, timeZone } = first!
  const subject = (providerId: string) => ({ facilityId, providerId })
  const mine = rows.filter((row) => allows(actor, 'eligibility.check', subject(row.providerId)))
  const today = localDate(now(), timeZone)
  // Who leaves next month has patients until then.
  const here = mine.filter(({ activeTo }) => activeTo === null || activeTo >= today)
  return {
    ...{ id: facilityId, slug: facilitySlug, name: facilityName(facility, actor.locale), timeZone, today },
    mayCheck: mine.length > 0,
    coversAll: facilityIdsWith(actor, 'eligibility.check').includes(facilityId),
    mayReadRaw: facilityIdsWith(actor, 'eligibility.raw').includes(facilityId),
    doctors: here.map((row) => ({ providerId: row.providerId, name: displayName(row, actor.locale).main })),
  }
}

/** By name; also those whose level has no checks, so that it can be said which has. */
export async function listEligibilityClinics(actor: ProviderActor): Promise<EligibilityClinic[]> {
  const raised = atLevelWith(actor, 'eligibility')
  const rows = await findProviderFacilities({
    providerId: actor.providerId,
    facilityIds: facilityIdsWith(raised, 'eligibility.check'),
  })
  const open = rows.filter(
    ({ facilityStatus, facilityId, providerId }) =>
      facilityStatus !== 'closed' && allows(raised, 'eligibility.check', { facilityId, providerId }),
  )
  const ids = [...new Set(open.map(({ facilityId }) => facilityId))]
  return ids.map((id) =>
    toClinic(
      actor,
      open.filter(({ facilityId }) => facilityId === id),
    ),
  )
}
