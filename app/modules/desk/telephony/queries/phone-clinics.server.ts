import { asc, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { allows, atLevelWith, facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { facilities } from '#drizzle/schema/directory.ts'

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
  const ids = facilityIdsWith(atLevelWith(actor, 'telephony'), right)
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(facilities)
    .where(inArray(facilities.id, ids))
    .orderBy(asc(facilities.nameEn), asc(facilities.id))
  return rows
    .filter(({ status }) => status === 'pending' || status === 'active')
    .map((row) => ({
      ...{ id: row.id, slug: row.slug, name: facilityName(row, actor.locale), timeZone: row.timeZone },
      mayUse: allows(actor, 'telephony.use', { facilityId: row.id }),
      maySetUp: allows(actor, 'telephony.set_up', { facilityId: row.id }),
    }))
}

/** The clinic that an address names by its slug, or the first where it names none; null for a foreign one as for a missing one. */
export function chosenPhoneClinic(clinics: readonly PhoneClinic[], slug: string | null): PhoneClinic | null {
  return (slug ? clinics.find((clinic) => clinic.slug === slug) : clinics[0]) ?? null
}
