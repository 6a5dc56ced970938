import type { LocalDate } from '#app/core/calendar/dates.ts'
import type { RequirementState } from '#app/modules/library/immigration/requirements.ts'

/** Why a vaccine that is asked for is not given now, as the form has it; what the age and the season say needs no choice. */
export const waivers = ['contraindicated', 'insufficient_interval', 'flu_not_available', 'refused'] as const

export type Waiver = (typeof waivers)[number]

export const immunities = ['titer', 'disease'] as const

/** What is known of one vaccine of somebody. */
export type VaccineRecord = Readonly<{
  /** Doses that a record proves, in their order. */
  history: readonly LocalDate[]
  /** The record proves all that is asked for. */
  isSeriesComplete: boolean
  givenOn: LocalDate | null
  lot: string | null
  immunity: (typeof immunities)[number] | null
  immunityOn: LocalDate | null
  waiver: Waiver | null
  /** What the civil surgeon decided against the rule, and why. */
  override: 'required' | 'not_required' | null
  overrideReason: string | null
}>

export const noVaccine: VaccineRecord = {
  history: [],
  isSeriesComplete: false,
  givenOn: null,
  lot: null,
  immunity: null,
  immunityOn: null,
  waiver: null,
  override: null,
  overrideReason: null,
}

/** Codes of rules for which a laboratory's proof of immunity stands in for doses (CDC, Technical Instructions for Civil Surgeons). */
const byTiter: ReadonlySet<string> = new Set([
  'mmr',
  'varicella',
  'hepatitis-a',
  'hepatitis-b',
  'polio-children',
  'polio-adults',
])

/** The proofs that a vaccine takes; having had the disease counts for chickenpox alone. */
export function immunitiesOf(code: string): readonly (typeof immunities)[number][] {
  if (code === 'varicella') return immunities
  return byTiter.has(code) ? ['titer'] : []
}

export function waiversOf(code: string): readonly Waiver[] {
  return waivers.filter((waiver) => waiver !== 'flu_not_available' || code === 'influenza')
}

export type VaccineOutcome =
  'complete' | 'given_today' | 'immune' | Waiver | 'not_age_appropriate' | 'not_flu_season' | 'not_required' | 'missing'

const ofState: Readonly<Record<RequirementState, VaccineOutcome>> = {
  due: 'missing',
  proof_or_titer: 'missing',
  if_indicated: 'not_required',
  not_in_pregnancy: 'contraindicated',
  not_in_season: 'not_flu_season',
  not_age_appropriate: 'not_age_appropriate',
  retired: 'not_required',
}

/**
 * What the form says of a vaccine, from what the rules ask of the person and what is known. One dose now is enough to go on where the next
 * is not due yet; a series counts as complete only by dated doses.
 */
export function judgeVaccine(
  state: RequirementState,
  record: VaccineRecord,
): Readonly<{ isRequired: boolean; outcome: VaccineOutcome }> {
  if (record.override === 'not_required') return { isRequired: false, outcome: 'not_required' }
  const isRequired = record.override === 'required' || state === 'due' || state === 'proof_or_titer'
  if (!isRequired) return { isRequired, outcome: ofState[state] }
  if (record.isSeriesComplete && record.history.length > 0) return { isRequired, outcome: 'complete' }
  if (record.givenOn !== null) return { isRequired, outcome: 'given_today' }
  if (record.immunity !== null) return { isRequired, outcome: 'immune' }
  return { isRequired, outcome: record.waiver ?? 'missing' }
}
