import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { formatPhone } from '#app/core/format/format.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { listTeam } from '#app/modules/accounts/team/queries/list-team.server.ts'
import { openStatuses } from '#app/modules/moderation/request-status.ts'
import { listProviderFacilityDetails } from '#app/modules/practice/facilities/queries/provider-facility-details.server.ts'
import { listJoinRequests } from '#app/modules/practice/queries/join-requests.server.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { checkMark } from '../check-mark.server.ts'
import { contactFields, namesField } from '../contact-form.ts'
import { listClinics } from './clinics.server.ts'

const shownFields = [...contactFields, namesField, 'address'] as const

/** What waits for a reviewer: which part of the clinic, and what it would be. */
export type WaitingChange = { id: string; field: (typeof shownFields)[number]; value: string; createdAt: number }

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function inWords(field: WaitingChange['field'], after: Record<string, unknown>): string {
  if (field === 'phone') return text(after.phone) && formatPhone(text(after.phone))
  if (field === namesField) return [after.nameEn, after.nameHans, after.nameHant].map(text).filter(Boolean).join(' · ')
  if (field !== 'address') return text(after[field])
  return [after.addressLine1, after.addressLine2, after.city, `${text(after.state)} ${text(after.zip)}`]
    .map(text)
    .filter(Boolean)
    .join(', ')
}

/** Everybody's proposals for who leads the clinic, else one's own. */
async function listWaiting(actor: ProviderActor, facilityId: string, isLed: boolean): Promise<WaitingChange[]> {
  const rows = await db
    .select()
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.targetType, 'facility'),
        eq(changeRequests.targetId, facilityId),
        inArray(changeRequests.field, [...shownFields]),
        inArray(changeRequests.status, [...openStatuses]),
        eq(changeRequests.submitterType, 'user'),
        ...(isLed ? [] : [eq(changeRequests.submitterId, actor.userId)]),
      ),
    )
    .orderBy(asc(changeRequests.createdAt), asc(changeRequests.id))
  return rows.map(({ id, field, after, createdAt }) => {
    const shown = field as WaitingChange['field']
    return { id, field: shown, value: inWords(shown, after), createdAt }
  })
}

/** Who works at a clinic besides the doctors, for who manages the team; null for others. */
async function teamAt(actor: ProviderActor, facilityId: string, slug: string) {
  if (!allows(actor, 'team.manage', { facilityId })) return null
  const { facilities: teams } = await listTeam(actor, actor.locale, slug)
  const members = teams.find(({ id }) => id === facilityId)?.members ?? []
  return members.map(({ seatId, name, role, status, canChange }) => ({ seatId, name, role, status, canChange }))
}

/** What one press would say to be checked today, for who may; null where nothing is known. */
async function checkOf(actor: ProviderActor, slug: string) {
  const editable = (await listProviderFacilityDetails(actor)).filter((each) => each.slug === slug && each.canEdit)
  const known = editable.flatMap(({ plans }) => plans.filter(({ state }) => state !== 'unknown'))
  return known.length === 0 ? null : { plans: known.length, seen: checkMark(editable) }
}

/** Everything about one clinic of somebody; null for a foreign one as for a missing one. */
export async function findClinic(actor: ProviderActor, slug: string) {
  const clinic = (await listClinics(actor)).find((each) => each.slug === slug)
  if (!clinic) return null
  const { facilityId, isLed } = clinic
  const [[row], waiting, joins, team] = await Promise.all([
    db
      .select({
        ...{ nameEn: facilities.nameEn, nameHans: facilities.nameHans, nameHant: facilities.nameHant },
        ...{ email: facilities.email, wechat: facilities.wechat },
      })
      .from(facilities)
      .where(eq(facilities.id, facilityId)),
    listWaiting(actor, facilityId, isLed),
    listJoinRequests(actor),
    teamAt(actor, facilityId, slug),
  ])
  return {
    ...clinic,
    ...row!,
    /** A doctor proposes what a leader changes. */
    canPropose: isLed || clinic.doctors.some(({ isOwn }) => isOwn),
    check: await checkOf(actor, slug),
    waiting,
    joins: joins.filter((join) => join.facilityId === facilityId).map(({ id, doctor }) => ({ id, doctor })),
    team,
  }
}

export type ClinicPageData = NonNullable<Awaited<ReturnType<typeof findClinic>>>
