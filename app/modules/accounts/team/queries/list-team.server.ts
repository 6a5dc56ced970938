import { dayMs } from '#app/core/calendar/durations.ts'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { ProviderActor, SeatRole } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { allows, facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { teamMembers, users } from '#drizzle/schema/accounts.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { inviteMark, type InviteStatus, statusAt } from '../invite-status.ts'
import { countSeats, invitesTo, practiceOf } from './practice-seats.server.ts'
import { seatRefusal } from '../team-rules.ts'
import { managesAll } from './get-seat.server.ts'

export type TeamMember = {
  seatId: string
  name: string
  email: string
  role: SeatRole
  status: 'active' | 'suspended'
  isSelf: boolean
  canChange: boolean
}

export type TeamFacility = {
  id: string
  slug: string
  name: string
  /** False for the owner of a tier that has no team: it shows what there would be. */
  canManage: boolean
  seats: { taken: number; invited: number; limit: number | null }
  members: TeamMember[]
}

export type TeamInvite = {
  id: string
  mark: string
  email: string
  role: SeatRole
  facilities: string[]
  status: ShownStatus
  inviter: string
  createdAt: number
  expiresAt: number
  canChange: boolean
}

export type Team = { facilities: TeamFacility[]; invites: TeamInvite[] }

/** Names of places by id. */
export async function namesOfFacilities(
  facilityIds: readonly string[],
  locale: Locale,
): Promise<Map<string, { name: string; slug: string }>> {
  if (facilityIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: facilities.id,
      slug: facilities.slug,
      'en-US': facilities.nameEn,
      'zh-Hans': facilities.nameHans,
      'zh-Hant': facilities.nameHant,
    })
    .from(facilities)
    .where(inArray(facilities.id, [...facilityIds]))
    .orderBy(asc(facilities.nameEn), asc(facilities.id))
  return new Map(rows.map((row) => [row.id, { slug: row.slug, name: row[locale] ?? row['en-US'] }]))
}

async function membersOf(actor: ProviderActor, facilityIds: readonly string[], locale: Locale) {
  const rows = await db
    .select({ seat: teamMembers, user: users })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(inArray(teamMembers.facilityId, [...facilityIds]), ne(teamMembers.status, 'left')))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id), asc(teamMembers.id))
  const ranks: SeatRole[] = ['owner', 'manager', 'clinician', 'front_desk', 'biller', 'viewer']
  rows.sort((a, b) => ranks.indexOf(a.seat.role) - ranks.indexOf(b.seat.role))
  const names = await namesOfStaff(
    rows.map(({ seat }) => seat.userId),
    locale,
  )
  return rows.map(({ seat, user }) => ({
    facilityId: seat.facilityId,
    seatId: seat.id,
    name: names.get(seat.userId) ?? user.email,
    email: user.email,
    role: seat.role,
    status: seat.status as TeamMember['status'],
    isSelf: seat.userId === actor.userId,
    canChange: seatRefusal(actor, seat.status === 'active' ? 'suspend' : 'reinstate', seat) === null,
  }))
}

const shownAfterEndMs = 30 * dayMs

/** Accepted and revoked invites are history; what waits, could be sent again or was declined is shown, for a month after its end. */
const shownStatuses = ['sent', 'opened', 'expired', 'declined'] as const satisfies InviteStatus[]
type ShownStatus = (typeof shownStatuses)[number]

async function listInvites(
  actor: ProviderActor,
  facilityIds: readonly string[],
  names: Map<string, { name: string }>,
  locale: Locale,
) {
  const rows = await invitesTo(facilityIds)
  const at = now()
  const shown = rows.flatMap((row) => {
    const status = shownStatuses.find((each) => each === statusAt(row, at))
    return status && row.expiresAt + shownAfterEndMs > at ? [{ row, status }] : []
  })
  const inviters = await namesOfStaff(
    shown.map(({ row }) => row.inviterId),
    locale,
  )
  return shown.map(({ row, status }) => {
    return {
      id: row.id,
      mark: inviteMark(row),
      email: row.email,
      role: row.role,
      facilities: row.facilityIds.map((id) => names.get(id)?.name).filter((name) => name !== undefined),
      status,
      inviter: inviters.get(row.inviterId) ?? '',
      createdAt: row.createdAt,
      expiresAt: row.expiresAt,
      canChange: managesAll(actor, row.facilityIds),
    }
  })
}

/**
 * The teams of the places where the actor manages one, and of the owner's own place where the tier has none yet; `place` is a slug that
 * narrows them.
 * @throws DomainError forbidden when there is no such place
 */
export async function listTeam(
  actor: ProviderActor,
  locale: Locale,
  facilitySlug: string | null = null,
): Promise<Team> {
  const facilityIds = [
    ...new Set([...facilityIdsWith(actor, 'team.manage'), ...facilityIdsWith(actor, 'ownership.transfer')]),
  ]
  if (facilityIds.length === 0) throw new DomainError('forbidden', 'accounts.team_forbidden')
  const names = await namesOfFacilities(facilityIds, locale)
  const chosen = [...names].filter(([, { slug }]) => slug === facilitySlug)
  const shown = chosen.length > 0 ? chosen : [...names]
  const shownIds = shown.map(([id]) => id)
  const members = await membersOf(actor, shownIds, locale)
  const facilities: TeamFacility[] = []
  for (const [id, { name, slug }] of shown) {
    const practice = await practiceOf(id)
    const seats = { ...(await countSeats(practice)), limit: practice.limit }
    const own = members.filter(({ facilityId }) => facilityId === id).map(({ facilityId: _, ...member }) => member)
    facilities.push({
      id,
      slug,
      name,
      canManage: allows(actor, 'team.manage', { facilityId: id }),
      seats,
      members: own,
    })
  }
  return { facilities, invites: await listInvites(actor, shownIds, names, locale) }
}

/** The places where the actor may invite somebody. @throws DomainError forbidden when there is none */
export async function listManagedFacilities(
  actor: ProviderActor,
  locale: Locale,
): Promise<{ id: string; name: string }[]> {
  const facilityIds = facilityIdsWith(actor, 'team.manage')
  if (facilityIds.length === 0) throw new DomainError('forbidden', 'accounts.team_forbidden')
  return [...(await namesOfFacilities(facilityIds, locale))].map(([id, { name }]) => ({ id, name }))
}
