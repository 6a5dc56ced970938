import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { allows, facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import {
  findProviderFacilities,
  type ProviderFacility,
} from '#app/modules/directory/queries/provider-facilities.server.ts'
import { hasFeature } from '#app/modules/tiers/features.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { refuse } from '#app/modules/booking/refusal.ts'

/** A provider at a facility, as far as schedules are concerned, and what the actor may do there. */
export type ScheduleProviderFacility = {
  id: string
  providerId: string
  facilityId: string
  providerSlug: string
  facilitySlug: string
  providerName: string
  facilityName: string
  timeZone: string
  isBookable: boolean
  /** Whether the provider has not left. */
  isCurrent: boolean
  /** Live times, not requests only. */
  isLive: boolean
  /** Whether the level has visits with several seats. */
  mayGroup: boolean
  /** Whether the level has visits that take a room, a device or a chair. */
  mayUseResources: boolean
  canEdit: boolean
  /** Closures and holidays of the whole facility. */
  canEditFacility: boolean
  /** The rooms, devices and chairs of the facility. */
  canEditResources: boolean
}

const findRows = (reader: Reader, actor: ProviderActor, ids?: readonly string[]) =>
  findProviderFacilities(
    {
      providerId: actor.providerId,
      facilityIds: facilityIdsWith(actor, 'schedule.read'),
      ...(ids ? { ids } : {}),
    },
    reader,
  )

/** Facilities at which only one provider works: there the provider decides for the facility too. */
async function soleFacilities(reader: Reader, facilityIds: readonly string[]): Promise<Set<string>> {
  if (facilityIds.length === 0) return new Set()
  const rows = await reader
    .select({ facilityId: providerFacilities.facilityId })
    .from(providerFacilities)
    .where(and(inArray(providerFacilities.facilityId, [...facilityIds]), isNull(providerFacilities.activeTo)))
    .orderBy(asc(providerFacilities.id))
  return new Set(facilityIds.filter((id) => rows.filter(({ facilityId }) => facilityId === id).length === 1))
}

function toProviderFacility(
  row: ProviderFacility,
  actor: ProviderActor,
  locale: Locale,
  sole: ReadonlySet<string>,
): ScheduleProviderFacility {
  const { id, isBookable, providerId, providerSlug, facilityId, facilitySlug, timeZone } = row
  // Who has left has no hours there to set.
  const isCurrent = row.activeTo === null
  const canEdit = isCurrent && allows(actor, 'schedule.edit', { facilityId, providerId })
  const mayUseResources = isCurrent && allows(actor, 'schedule.resources', { facilityId, providerId })
  const isAlone = providerId === actor.providerId && sole.has(facilityId)
  return {
    ...{ id, isBookable, isCurrent, providerId, providerSlug, facilityId, facilitySlug, timeZone, canEdit },
    providerName: displayName(row, locale).main,
    facilityName: facilityName(row.facility, locale),
    isLive: hasFeature(row.tier, 'liveBooking'),
    mayGroup: isCurrent && allows(actor, 'schedule.group', { facilityId, providerId }),
    mayUseResources,
    canEditFacility: allows(actor, 'schedule.edit', { facilityId }) || (canEdit && isAlone),
    canEditResources: allows(actor, 'schedule.resources', { facilityId }) || (mayUseResources && isAlone),
  }
}

async function toProviderFacilities(
  reader: Reader,
  rows: ProviderFacility[],
  actor: ProviderActor,
  locale: Locale,
): Promise<ScheduleProviderFacility[]> {
  const sole = await soleFacilities(reader, [...new Set(rows.map(({ facilityId }) => facilityId))])
  const listed = rows.map((row) => toProviderFacility(row, actor, locale, sole))
  // One's own provider facilities come first.
  return listed.sort(
    (one, other) => Number(other.providerId === actor.providerId) - Number(one.providerId === actor.providerId),
  )
}

/** The provider facilities whose schedules an actor may see: the own ones, and everybody's where a seat allows it. */
export async function listScheduleProviderFacilities(
  actor: ProviderActor,
  locale: Locale,
): Promise<ScheduleProviderFacility[]> {
  return toProviderFacilities(db, await findRows(db, actor), actor, locale)
}

/** @throws DomainError not_found `booking.NOT_FOUND`, for a foreign provider facility as for a missing one */
export async function getScheduleProviderFacility(
  actor: ProviderActor,
  id: string,
  locale: Locale,
): Promise<ScheduleProviderFacility> {
  const [providerFacility] = await toProviderFacilities(db, await findRows(db, actor, [id]), actor, locale)
  return providerFacility ?? refuse('NOT_FOUND')
}

/** Provider facilities by id, inside the write that changes them; one that the actor may not see is missing. */
export async function findEditable(
  reader: Reader,
  actor: ProviderActor,
  ids: readonly string[],
): Promise<ScheduleProviderFacility[]> {
  if (ids.length === 0) return []
  return toProviderFacilities(reader, await findRows(reader, actor, ids), actor, actor.locale)
}

/** Whether the actor decides for a whole facility. */
export async function editsFacility(reader: Reader, actor: ProviderActor, facilityId: string): Promise<boolean> {
  if (allows(actor, 'schedule.edit', { facilityId })) return true
  return (await findAtFacility(reader, actor, facilityId)).some(({ canEditFacility }) => canEditFacility)
}

/** Whether the actor decides about the rooms, devices and chairs of a facility. */
export async function editsResources(reader: Reader, actor: ProviderActor, facilityId: string): Promise<boolean> {
  if (allows(actor, 'schedule.resources', { facilityId })) return true
  return (await findAtFacility(reader, actor, facilityId)).some(({ canEditResources }) => canEditResources)
}

async function findAtFacility(
  reader: Reader,
  actor: ProviderActor,
  facilityId: string,
): Promise<ScheduleProviderFacility[]> {
  const rows = await findRows(reader, actor)
  const own = rows.filter((row) => row.facilityId === facilityId)
  return toProviderFacilities(reader, own, actor, actor.locale)
}
