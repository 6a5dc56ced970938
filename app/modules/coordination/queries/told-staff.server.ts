import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { isLocale, type Locale, defaultLocale } from '#app/core/i18n/locale.ts'
import { worksOn } from '#app/modules/directory/queries/works-on.ts'
import { teamMembers, users } from '#drizzle/schema/accounts.ts'
import { providerFacilities, providers } from '#drizzle/schema/directory.ts'
import type { CareCase } from '../case-sealed.server.ts'

export type ToldPerson = Readonly<{ userId: string; email: string; locale: Locale }>

type Side = 'requester' | 'recipient'

/** The accounts that answer for a side at a clinic by their role there; a doctor who only receives is told of their own, as they read no others. */
async function coordinatorsAt(reader: Reader, row: CareCase, side: Side, facilityId: string): Promise<string[]> {
  const isTheirs =
    row.recipientProviderId === null ? undefined : or(isNull(providers.id), eq(providers.id, row.recipientProviderId))
  const receives = and(eq(teamMembers.coordinationRole, 'recipient'), isTheirs)
  const coordinates = inArray(teamMembers.coordinationRole, ['coordinator', 'cc_admin'])
  const rows = await reader
    .selectDistinct({ userId: teamMembers.userId })
    .from(teamMembers)
    .leftJoin(providers, eq(providers.userId, teamMembers.userId))
    .where(
      and(
        eq(teamMembers.facilityId, facilityId),
        eq(teamMembers.status, 'active'),
        side === 'recipient' ? or(receives, coordinates) : coordinates,
      ),
    )
    .orderBy(teamMembers.userId)
  return rows.map(({ userId }) => userId)
}

async function doctorsAccount(reader: Reader, providerId: string | null): Promise<string[]> {
  if (providerId === null) return []
  const [row] = await reader.select({ userId: providers.userId }).from(providers).where(eq(providers.id, providerId))
  return row?.userId ? [row.userId] : []
}

/** Of some accounts those who work at a clinic now, by a seat or as a doctor: whoever has left hears no more of its referrals. */
async function workingAt(reader: Reader, facilityId: string, ids: string[]): Promise<ReadonlySet<string | null>> {
  const seated = await reader
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(
      and(eq(teamMembers.facilityId, facilityId), eq(teamMembers.status, 'active'), inArray(teamMembers.userId, ids)),
    )
  const doctors = await reader
    .select({ userId: providers.userId })
    .from(providers)
    .innerJoin(providerFacilities, eq(providerFacilities.providerId, providers.id))
    .where(
      and(eq(providerFacilities.facilityId, facilityId), worksOn(todayInNewYork()), inArray(providers.userId, ids)),
    )
  return new Set([...seated, ...doctors].map(({ userId }) => userId))
}

/**
 * Whom a side has to be told of something by: who wrote the referral, or the doctor whom it is for, and who coordinates at that clinic. Only
 * accounts in use whose address is confirmed, of who works there.
 */
export async function listTold(reader: Reader, row: CareCase, side: Side): Promise<ToldPerson[]> {
  const facilityId = side === 'requester' ? row.requesterFacilityId : row.recipientFacilityId
  if (facilityId === null) return []
  const ids = new Set([
    ...(side === 'requester' ? [row.createdById] : []),
    ...(await doctorsAccount(reader, side === 'requester' ? row.requesterProviderId : row.recipientProviderId)),
    ...(await coordinatorsAt(reader, row, side, facilityId)),
  ])
  const rows = await reader
    .select({ userId: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.status, 'active'), isNotNull(users.emailVerifiedAt)))
    .orderBy(users.id)
  const here = await workingAt(reader, facilityId, [...ids])
  return rows
    .filter(({ userId }) => here.has(userId))
    .map(({ locale, ...person }) => ({ ...person, locale: isLocale(locale) ? locale : defaultLocale }))
}
