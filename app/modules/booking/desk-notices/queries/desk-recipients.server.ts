import { and, asc, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { prepared } from '#app/core/database/prepared.ts'
import { isLocale, defaultLocale } from '#app/core/i18n/locale.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import type { BookingProviderFacility } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import type { Recipient } from '#app/modules/notifications/commands/notices.server.ts'
import { teamMembers, users } from '#drizzle/schema/accounts.ts'
import { facilities, providerFacilities, providers } from '#drizzle/schema/directory.ts'
import type { NoticeKind } from '../notice-kinds.ts'
import { findNoticeRules } from './notice-rules.server.ts'

/** Somebody who is told at a practice; `key` names them among all who are told of one event. */
export type DeskRecipient = Readonly<{ key: string; recipient: Recipient }>

/** The message names a doctor and a time: it goes to nobody who has not shown that the address is theirs, or may not sign in. */
const isReached = and(eq(users.status, 'active'), isNotNull(users.emailVerifiedAt))

/** Both manage the visits of a facility and answer for it; whoever else works at the desk sees them there. */
const isLead = and(eq(teamMembers.status, 'active'), inArray(teamMembers.role, ['owner', 'manager']))

const account = { id: users.id, email: users.email, locale: users.locale }

const leadsQuery = prepared((reader: Reader) =>
  reader
    .select(account)
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.facilityId, sql.placeholder('facilityId')), isLead, isReached))
    .orderBy(asc(users.id))
    .prepare(),
)

const doctorQuery = prepared((reader: Reader) =>
  reader
    .select(account)
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .where(and(eq(providers.id, sql.placeholder('providerId')), isReached))
    .prepare(),
)

const ownerLocaleQuery = prepared((reader: Reader) =>
  reader
    .select({ locale: users.locale })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(
      and(
        eq(teamMembers.facilityId, sql.placeholder('facilityId')),
        eq(teamMembers.role, 'owner'),
        eq(teamMembers.status, 'active'),
      ),
    )
    .prepare(),
)

type At = Pick<BookingProviderFacility, 'facilityId' | 'facilityEmail' | 'providerId'>

/**
 * Who is told at a practice of what patients do: the facility at its own address; where it has none, those who lead it; where nobody
 * does, the doctor. Each in their language, the facility in its owner's. Nobody where the facility does not want to be told of `kind`;
 * a request, which is of no kind, is always told.
 */
export async function findDeskRecipients(
  reader: Reader,
  { facilityId, facilityEmail, providerId }: At,
  kind: NoticeKind | null,
): Promise<DeskRecipient[]> {
  if (kind !== null && !(await findNoticeRules(reader, facilityId))[kind]) return []
  if (facilityEmail !== null) {
    const [owner] = await ownerLocaleQuery(reader).execute({ facilityId })
    const locale = owner && isLocale(owner.locale) ? owner.locale : defaultLocale
    return [{ key: facilityId, recipient: { locale, email: facilityEmail, phone: null } }]
  }
  const leads = await leadsQuery(reader).execute({ facilityId })
  const told = leads.length > 0 ? leads : await doctorQuery(reader).execute({ providerId })
  return told.map((user) => ({ key: user.id, recipient: accountRecipient(user) }))
}

/** Those of some provider facilities that patients can book and where nobody would be told of it. One statement. */
export async function findUntold(providerFacilityIds: readonly string[]): Promise<Set<string>> {
  if (providerFacilityIds.length === 0) return new Set()
  const leads = db
    .select({ id: users.id })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.facilityId, facilities.id), isLead, isReached))
  const doctor = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, providers.userId), isReached))
  const rows = await db
    .select({ id: providerFacilities.id })
    .from(providerFacilities)
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .where(
      and(
        inArray(providerFacilities.id, [...providerFacilityIds]),
        eq(providerFacilities.isBookable, true),
        isNull(facilities.email),
        notExists(leads),
        notExists(doctor),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
