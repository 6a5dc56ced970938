import { dayMs } from '#app/core/calendar/durations.ts'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { slotText } from '#app/modules/booking/slots/slot-text.ts'
import { readSchedules } from '#app/modules/booking/slots/queries/schedules.server.ts'
import type { Slot } from '#app/modules/booking/slots/slot-input.ts'
import { foreseeImpact, getDraft, impactSeen, refuseForeign } from '../commands/change-schedule.server.ts'
import { type ImpactReason, openAfter, suggestTimes } from '../impact.ts'
import { findEditable } from '../queries/schedule-provider-facilities.server.ts'
import type { PatientVisit } from '../queries/standing-visits.server.ts'
import type { StoredSchedule, ScheduleChange } from '../schedule-change.ts'
import { instantWords } from '../wall-words.ts'
import { providerFacilityLabel } from './schedule-page.server.ts'

/** A touched visit as the list shows it. */
export type ImpactRow = {
  id: string
  timeZone: string
  when: string
  /** In full for those who may read appointments, else initials. */
  patient: string
  patientZh: string | null
  visit: string | null
  providerFacility: string
  status: PatientVisit['status']
  reason: ImpactReason
  /** Free times, nearest first; `slot` as forms carry it. */
  times: { slot: string; label: string }[]
}

export type ImpactPage = {
  kind: ScheduleChange['kind']
  providerFacilityIds: string[]
  status: 'open' | 'applied'
  seen: string
  rows: ImpactRow[]
}

/** Days looked ahead for a free time. */
const daysAhead = 60

/** The list of a draft by the facts as they stand. @throws DomainError not_found `booking.NOT_FOUND` */
export async function readImpact(actor: ProviderActor, draftId: string, locale: Locale): Promise<ImpactPage> {
  const { change, status } = await getDraft(db, actor, draftId)
  // A seat may have been taken away since.
  await refuseForeign(db, actor, change)
  const base = { kind: change.kind, providerFacilityIds: change.providerFacilityIds, status }
  if (status === 'applied') return { ...base, seen: '', rows: [] }
  const { impacted, after } = await foreseeImpact(db, change)
  const visits = impacted.map(({ visit }) => visit)
  const times = await freeTimes(visits, after)
  const providerFacilityIds = [...new Set(visits.map(({ providerFacilityId }) => providerFacilityId))]
  const providerFacilities = new Map(
    (await findEditable(db, { ...actor, locale }, providerFacilityIds)).map((providerFacility) => [
      providerFacility.id,
      providerFacility,
    ]),
  )
  const rows = impacted.map(({ visit, reason }): ImpactRow => {
    const schedule = after.find(({ providerFacilityId }) => providerFacilityId === visit.providerFacilityId)!
    const { timeZone, facilityId, providerId } = schedule
    const today = wallClock(now(), timeZone).date
    const providerFacility = providerFacilities.get(visit.providerFacilityId)
    const isReadable = allows(actor, 'appointment.read', { facilityId, providerId })
    return {
      id: visit.id,
      timeZone,
      when: instantWords(visit.startsAt, timeZone, locale, today),
      patient: isReadable ? visit.nameEn : initials(visit.nameEn),
      patientZh: isReadable ? visit.nameZh : null,
      visit: schedule.visitTypes.find(({ id }) => id === visit.visitTypeId)?.name[locale] ?? null,
      providerFacility: providerFacility ? providerFacilityLabel(providerFacility) : '',
      status: visit.status,
      reason,
      times: times.get(visit.id)!.map(({ startsAt }) => ({
        slot: slotText(startsAt),
        label: instantWords(startsAt, timeZone, locale, today),
      })),
    }
  })
  return { ...base, seen: impactSeen(impacted), rows }
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((part) => `${[...part][0] ?? ''}.`)
    .join(' ')
}

/** Times that would be open under the new hours, for each visit; the hours are read once a provider facility and visit type. */
async function freeTimes(visits: readonly PatientVisit[], after: readonly StoredSchedule[]) {
  const slots = new Map<string, Slot[]>()
  const keyOf = ({ providerFacilityId, visitTypeId }: PatientVisit) => `${providerFacilityId} ${visitTypeId}`
  for (const visit of visits) {
    if (slots.has(keyOf(visit))) continue
    slots.set(keyOf(visit), [])
    const schedule = after.find(({ providerFacilityId }) => providerFacilityId === visit.providerFacilityId)
    if (!schedule || visit.visitTypeId === null) continue
    const fromDate = wallClock(now() - dayMs).date
    const query = {
      providerFacilityIds: [visit.providerFacilityId],
      visitTypeId: visit.visitTypeId,
      fromDate,
      days: daysAhead,
    }
    const input = (await readSchedules(db, query)).get(visit.providerFacilityId)
    if (input) slots.set(keyOf(visit), openAfter(input, schedule))
  }
  return suggestTimes(visits, (visit) => slots.get(keyOf(visit)) ?? [])
}
