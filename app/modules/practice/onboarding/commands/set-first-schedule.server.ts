import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { changeScheduleIn } from '#app/modules/booking/schedule/commands/change-schedule.server.ts'
import { setBookable } from '#app/modules/booking/schedule/commands/set-bookable.server.ts'
import { readStoredSchedules } from '#app/modules/booking/schedule/queries/stored-schedules.server.ts'
import type { Rule, VisitTypeRow } from '#app/modules/booking/schedule/schedule-change.ts'
import { visitTypeCode } from '#app/modules/booking/schedule/visit-type-form.ts'
import type { Period } from '../schedule-form.ts'

const name = { 'zh-Hans': '看诊', 'zh-Hant': '看診', 'en-US': 'Office visit' }

/** A visit in person that is booked at once, with the usual notice. */
function firstVisitType(providerFacilityId: string, minutes: number): VisitTypeRow {
  return {
    id: newId(),
    providerFacilityId,
    code: visitTypeCode(name['en-US'], []),
    name,
    minutes,
    bufferBefore: 0,
    bufferAfter: 0,
    sharesBuffers: false,
    alignMinutes: minutes === 45 ? 15 : minutes,
    leadMinutes: 120,
    horizonDays: 60,
    mode: 'in_person',
    newPatients: 'all',
    approval: 'auto',
    capacity: 1,
    dailyCap: null,
    cancelNoticeMinutes: 240,
    rescheduleNoticeMinutes: 240,
    maxReschedules: 3,
    priceCents: null,
    instructions: null,
    isSensitive: false,
    resourceKinds: [],
    isActive: true,
    sort: 1,
  }
}

const firstRule = (weekdays: number[], { starts, ends }: Period): Rule => ({
  ...{ id: newId(), weekdays, starts, ends, effectiveFrom: null, effectiveTo: null },
  ...{ everyWeeks: 1, anchorDate: null, visitTypeIds: null },
})

/**
 * Opens a provider facility for booking for the first time: one kind of visit, weekly hours, and patients may book. Where there
 * are hours already nothing is changed: they are the scheduling pages' to edit.
 * @throws DomainError as `changeSchedule`; conflict `practice.has_schedule`
 */
export async function setFirstSchedule(
  actor: ProviderActor,
  providerFacilityId: string,
  { minutes, weekdays, periods }: { minutes: number; weekdays: number[]; periods: Period[] },
): Promise<void> {
  await withTransaction(async (tx) => {
    const [schedule] = await readStoredSchedules(tx, { providerFacilityIds: [providerFacilityId], facilityId: null })
    if (!schedule) throw new DomainError('not_found', 'directory.facility_not_found')
    if (schedule.rules.length > 0) throw new DomainError('conflict', 'practice.has_schedule')
    const where = { providerFacilityIds: [providerFacilityId], facilityId: null }
    if (!schedule.visitTypes.some(({ isActive }) => isActive)) {
      const taken = schedule.visitTypes.map(({ code }) => code)
      const row = { ...firstVisitType(providerFacilityId, minutes), code: visitTypeCode(name['en-US'], taken) }
      await changeScheduleIn(tx, actor, { kind: 'visit_type', ...where, row }, '')
    }
    const put = periods.map((period) => firstRule(weekdays, period))
    await changeScheduleIn(tx, actor, { kind: 'hours', ...where, put, remove: [] }, '')
  })
  await setBookable(actor, providerFacilityId, true)
}
