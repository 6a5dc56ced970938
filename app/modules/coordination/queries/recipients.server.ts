import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { coordinationFacilityIds } from '#app/modules/accounts/coordination-rights.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { addressedName } from '#app/modules/booking/addressed-name.server.ts'
import { worksOn } from '#app/modules/directory/queries/works-on.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { lowestTierWith } from '#app/modules/tiers/features.ts'
import { facilities, providerFacilities, providers } from '#drizzle/schema/directory.ts'
import type { CareCase } from '../case-sealed.server.ts'

/** A doctor at a clinic, as forms name the two. */
export type DoctorAt = Readonly<{ facilityId: string; providerId: string; doctor: string; clinic: string }>

export const doctorKey = ({ facilityId, providerId }: Pick<DoctorAt, 'facilityId' | 'providerId'>) =>
  `${facilityId}.${providerId}`

function doctorsAt(reader: Reader) {
  return reader
    .select({ provider: providers, facility: facilities })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .$dynamic()
}

const named = (
  rows: { provider: typeof providers.$inferSelect; facility: typeof facilities.$inferSelect }[],
  locale: Locale,
): DoctorAt[] =>
  rows.map(({ provider, facility }) => ({
    ...{ facilityId: facility.id, providerId: provider.id },
    ...{ doctor: addressedName(displayName(provider, locale), locale), clinic: facilityName(facility, locale) },
  }))

/** Who has left a place refers nobody from there, and receives nobody there. */
const worksToday = () => worksOn(todayInNewYork())

const living = inArray(facilities.status, ['pending', 'active'])

/** The doctors in whose name somebody may refer, at the places where they may. */
export async function listRequesters(actor: ProviderActor, reader: Reader = db): Promise<DoctorAt[]> {
  const ids = coordinationFacilityIds(actor, 'request')
  if (ids.length === 0) return []
  const rows = await doctorsAt(reader)
    .where(and(inArray(facilities.id, ids), living, worksToday()))
    .orderBy(asc(facilities.nameEn), asc(providers.legalLast), asc(providers.id))
  return named(rows, actor.locale)
}

/** Doctors of this site who take referrals here: listed, and of a practice that has care coordination. */
export async function listRecipients(locale: Locale, reader: Reader = db): Promise<DoctorAt[]> {
  const rows = await doctorsAt(reader)
    .where(
      and(
        eq(providers.status, 'listed'),
        eq(providers.careCoordinationEnabled, true),
        eq(providers.tier, lowestTierWith('coordination')),
        eq(facilities.status, 'active'),
        worksToday(),
      ),
    )
    .orderBy(asc(providers.legalLast), asc(providers.legalFirst), asc(facilities.nameEn), asc(providers.id))
  return named(rows, locale)
}

/** Whether a doctor takes referrals at a place of this site. */
export async function takesReferrals(reader: Reader, doctor: Pick<DoctorAt, 'facilityId' | 'providerId'>) {
  return (await listRecipients('en-US', reader)).some((each) => doctorKey(each) === doctorKey(doctor))
}

/** Whether the recipient of a draft takes referrals still: it may lie for weeks. */
export async function canBeSent(
  reader: Reader,
  { recipientFacilityId: facilityId, recipientProviderId }: CareCase,
): Promise<boolean> {
  return facilityId === null || takesReferrals(reader, { facilityId, providerId: recipientProviderId ?? '' })
}
