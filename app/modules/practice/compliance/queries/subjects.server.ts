import { and, asc, eq, ne } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { staffName } from '#app/modules/accounts/staff-name.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { worksOn } from '#app/modules/directory/queries/works-on.ts'
import { teamMembers, users } from '#drizzle/schema/accounts.ts'
import { providerFacilities, providers } from '#drizzle/schema/directory.ts'
import type { SubjectKind } from '../kinds.ts'

/** Whose something is: a doctor's, of somebody else in the team, or the clinic's own. */
export type Subject = Readonly<{
  /** Names them in an address. */
  key: string
  kind: SubjectKind
  providerId: string | null
  userId: string | null
  /** Empty for the clinic, which the page names. */
  nameIn: (locale: Locale) => string
}>

const clinic: Subject = { key: 'clinic', kind: 'clinic', providerId: null, userId: null, nameIn: () => '' }

async function listDoctors(facilityId: string, today: LocalDate): Promise<Subject[]> {
  const isThere = worksOn(today)
  const rows = await db
    .select({ provider: providers })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .where(and(eq(providerFacilities.facilityId, facilityId), isThere, ne(providers.status, 'merged')))
    .orderBy(asc(providers.legalLast), asc(providers.legalFirst), asc(providers.id))
  return rows.map(({ provider }) => ({
    ...{ key: `p-${provider.id}`, kind: 'doctor', providerId: provider.id, userId: provider.userId },
    nameIn: (locale) => displayName(provider, locale).main,
  }))
}

async function listStaff(facilityId: string): Promise<Subject[]> {
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, nameZh: users.nameZh })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.facilityId, facilityId), eq(teamMembers.status, 'active')))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
  return rows.map((user) => ({
    ...{ key: `u-${user.id}`, kind: 'staff', providerId: null, userId: user.id },
    nameIn: (locale) => staffName(user, locale),
  }))
}

/** The clinic, the doctors who practice there, and who else has a seat in its team; who has left is not among them. */
export async function listSubjects(facilityId: string, today: LocalDate): Promise<Subject[]> {
  const [doctors, staff] = await Promise.all([listDoctors(facilityId, today), listStaff(facilityId)])
  const accounts = new Set(doctors.map(({ userId }) => userId))
  return [clinic, ...doctors, ...staff.filter(({ userId }) => !accounts.has(userId))]
}

type Owned = Readonly<{ providerId: string | null; userId: string | null }>

/** Whether something was entered of somebody; what was entered before they had a profile as a doctor stays theirs. */
export function isOf({ kind, providerId, userId }: Subject, item: Owned): boolean {
  if (kind === 'clinic') return item.providerId === null && item.userId === null
  return providerId !== null && item.providerId === providerId ? true : userId !== null && item.userId === userId
}

/** Whether somebody reads of themselves. */
export function isSelf({ providerId, userId }: Subject, actor: ProviderActor): boolean {
  return userId === actor.userId || (providerId !== null && providerId === actor.providerId)
}
