import type { ProviderActor } from '#app/core/actor.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { basisOf, changeSchedule } from '#app/modules/booking/schedule/commands/change-schedule.server.ts'
import type { ScheduleChange } from '#app/modules/booking/schedule/schedule-change.ts'
import type { DeskProviderFacility } from '../queries/desk-provider-facilities.server.ts'

export type Block = { date: string; starts: string; ends: string; reason: string | null }

/**
 * Takes a doctor's time off on one date; wall times, `ends` may be "24:00".
 * @returns null when it is done, or the id of the draft that waits for a decision about visits in that time
 * @throws DomainError forbidden `desk.NOT_ALLOWED`; as `changeSchedule`
 */
export function blockTime(
  actor: ProviderActor,
  providerFacility: DeskProviderFacility,
  block: Block,
): Promise<string | null> {
  if (!providerFacility.powers.block) throw new DomainError('forbidden', 'desk.NOT_ALLOWED')
  const { providerFacilityId } = providerFacility
  const change: ScheduleChange = {
    kind: 'days',
    providerFacilityIds: [providerFacilityId],
    facilityId: null,
    exceptions: [{ id: newId(), providerFacilityId, kind: 'off', ...block }],
    closures: [],
    remove: [],
  }
  // A day off overwrites nothing that a form has shown.
  return changeSchedule(actor, change, basisOf([], change))
}
