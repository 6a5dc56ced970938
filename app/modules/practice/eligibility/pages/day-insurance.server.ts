import type { ProviderActor } from '#app/core/actor.ts'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { formatInstantClock } from '#app/core/format/format.ts'
import type { CheckStatus } from '../check-status.ts'
import { momentWords } from '../check-words.ts'
import { recordEligibilityRead } from '../commands/record-read.server.ts'
import type { EligibilityClinic } from '../queries/clinics.server.ts'
import { statesOfVisits } from '../queries/visit-states.server.ts'

/** How the insurance of a visit stands, on its row of the day. */
export type InsuranceMark = Readonly<{
  /** Null where the only check is about another day. */
  checkId: string | null
  status: CheckStatus
  /** When it was checked; null while it has not been. */
  at: string | null
}>

/** A time of the clinic's today is a time; of another day it has its date. */
function timeOf(at: number, { today, timeZone }: EligibilityClinic, { locale }: ProviderActor): string {
  const isToday = localDate(at, timeZone) === today
  return isToday ? formatInstantClock(at, timeZone, locale) : momentWords(at, locale, timeZone)
}

/** The insurance of the visits of a day by visit, of those for which there is a check; none for who checks none. */
export async function dayInsurance(
  actor: ProviderActor,
  slug: string,
  date: LocalDate,
): Promise<Readonly<Record<string, InsuranceMark>>> {
  const found = await statesOfVisits(actor, slug, date)
  if (!found || found.states.length === 0) return {}
  const { clinic, states } = found
  await recordEligibilityRead(actor, { subject: { type: 'facility', id: clinic.id }, fields: ['status'] })
  const marks = states.map(({ visitId, state }): readonly [string, InsuranceMark] => {
    if (!state) return [visitId, { checkId: null, status: 'draft', at: null }]
    const { id, status, at } = state
    const isAsked = status !== 'draft' && status !== 'queued'
    return [visitId, { checkId: id, status, at: isAsked && at !== null ? timeOf(at, clinic, actor) : null }]
  })
  return Object.fromEntries(marks)
}
