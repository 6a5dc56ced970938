import { z } from 'zod'
import { instantOfWall } from '#app/core/calendar/zones.ts'
import { hidden } from '#app/core/form/form.ts'
import type { cancelReasons } from '#app/modules/booking/booking-input.ts'
import { readSlot } from '#app/modules/booking/slots/slot-text.ts'
import { problem, type Problem } from '#app/core/form/problem.ts'
import type { VisitChoice } from '../commands/settle-visit.server.ts'

/** Why a clinic cancels visits when its hours change; the other reasons are the patient's. */
export const impactReasons = [
  'provider_absent',
  'clinic_closed',
  'other',
] as const satisfies readonly (typeof cancelReasons.clinic)[number][]

/** Names of a visit's fields in the form. */
export const impactField = {
  choice: (id: string) => `choice-${id}`,
  slot: (id: string) => `slot-${id}`,
  own: (id: string) => `own-${id}`,
  reason: (id: string) => `reason-${id}`,
}

type Reading = { choices: Map<string, VisitChoice>; faults: Map<string, Problem> }

/** The form about these visits: the list as it was shown, and the fields of each. */
export function impactForm(ids: readonly string[]) {
  const names = ids.flatMap((id) => Object.values(impactField).map((name) => name(id)))
  return z.object({ seen: hidden(80), ...Object.fromEntries(names.map((name) => [name, hidden(80)])) })
}

/** What was decided about each visit. A time of one's own (a wall time of the facility) stands above the chosen one. */
export function readChoices(
  typed: Readonly<Record<string, string>>,
  visits: readonly { id: string; timeZone: string }[],
): Reading {
  const text = (name: string) => typed[name] ?? ''
  const reading: Reading = { choices: new Map(), faults: new Map() }
  for (const { id, timeZone } of visits) {
    const kind = text(impactField.choice(id))
    if (kind === 'keep') reading.choices.set(id, { kind })
    else if (kind === 'cancel') {
      const reasonCode = impactReasons.find((reason) => reason === text(impactField.reason(id))) ?? 'provider_absent'
      reading.choices.set(id, { kind, reasonCode })
    } else if (kind === 'move') {
      const own = text(impactField.own(id))
      const startsAt = own === '' ? readSlot(text(impactField.slot(id))) : readWall(own, timeZone)
      if (startsAt === null) reading.faults.set(id, problem('errors.slot'))
      else reading.choices.set(id, { kind, startsAt })
    } else reading.faults.set(id, problem('errors.choice'))
  }
  return reading
}

/** "2026-10-22T14:30", as a control for date and time sends it. */
function readWall(text: string, timeZone: string): number | null {
  const match = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/.exec(text)
  if (!match || Number.isNaN(Date.parse(`${text}Z`))) return null
  return instantOfWall(match[1]!, `${match[2]}:${match[3]}`, timeZone)
}
