import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { readStoredSchedules } from '../queries/stored-schedules.server.ts'
import {
  listScheduleProviderFacilities,
  type ScheduleProviderFacility,
} from '../queries/schedule-provider-facilities.server.ts'

/** The days to come that differ from a provider facility's weekly hours, earliest first. */
export async function readDayRows(
  actor: ProviderActor,
  providerFacility: ScheduleProviderFacility,
  today: string,
  locale: Locale,
): Promise<DayRow[]> {
  const [schedule] = await readStoredSchedules(db, { providerFacilityIds: [providerFacility.id], facilityId: null })
  const exceptions = schedule!.exceptions.map(({ id, kind, date, starts, ends, reason }): DayRow => {
    const part = starts === null ? 'all' : 'times'
    const rest = { isFacility: false, canRemove: providerFacility.canEdit }
    return { id, kind, dateFrom: date, dateTo: date, part, starts, ends, reason, ...rest }
  })
  const closures = schedule!.closures.map((row): DayRow => {
    const { id, scope, dateFrom, dateTo, part, startsAt: starts, endsAt: ends, reason } = row
    const isFacility = scope === 'facility'
    const isOwn = scope !== 'provider' || row.scopeId === actor.providerId
    const canRemove = providerFacility.canEdit && (isFacility ? providerFacility.canEditFacility : isOwn)
    const text = reason?.[locale] ?? null
    return { id, kind: 'off', dateFrom, dateTo, part, starts, ends, reason: text, isFacility, canRemove }
  })
  return [...exceptions, ...closures]
    .filter(({ dateTo }) => dateTo >= today)
    .sort((one, other) =>
      one.dateFrom === other.dateFrom ? (one.id < other.id ? -1 : 1) : one.dateFrom < other.dateFrom ? -1 : 1,
    )
}

/** The provider facilities of the same provider that the actor may change: leave is often leave from all of them. */
export async function listLeaveChoices(
  actor: ProviderActor,
  providerFacility: ScheduleProviderFacility,
  locale: Locale,
) {
  const providerFacilities = await listScheduleProviderFacilities(actor, locale)
  return providerFacilities
    .filter(({ providerId, canEdit }) => canEdit && providerId === providerFacility.providerId)
    .map(({ id, facilityName }) => ({ id, label: facilityName }))
}

/** A day, or several in a row, that differ from the weekly hours. */
export type DayRow = {
  id: string
  kind: 'off' | 'extra' | 'replace'
  dateFrom: string
  dateTo: string
  part: 'all' | 'am' | 'pm' | 'times'
  starts: string | null
  ends: string | null
  reason: string | null
  isFacility: boolean
  canRemove: boolean
}
