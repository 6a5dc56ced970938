import { daysBetween, isInSeason, type LocalDate, monthsBetween } from '#app/core/calendar/dates.ts'

/** What is read of a rule; ages in completed months (and weeks) at the day of the examination, both ends included. */
export type Rule = {
  code: string
  kind: 'vaccine' | 'test' | 'validity'
  minMonths: number | null
  minWeeks: number | null
  maxMonths: number | null
  bornFrom: LocalDate | null
  seasonFrom: string | null
  seasonTo: string | null
  effectiveFrom: LocalDate | null
  effectiveTo: LocalDate | null
  isRetired: boolean
}

export type Examinee = { bornOn: LocalDate; examOn: LocalDate; isPregnant: boolean }

/** In the order in which a reader wants them: what is asked first. */
export const requirementStates = [
  'due',
  'proof_or_titer',
  'if_indicated',
  'not_in_pregnancy',
  'not_in_season',
  'not_age_appropriate',
  'retired',
] as const

export type RequirementState = (typeof requirementStates)[number]

/** Live vaccines that are not given in pregnancy (CDC, Guidelines for Vaccinating Pregnant Women). */
const liveVaccines: ReadonlySet<string> = new Set(['mmr', 'varicella'])

/**
 * The polio series belongs to childhood; adults show that they had it, and get doses only where nothing shows it (CDC, Technical
 * Instructions for Civil Surgeons, examinations from 1 May 2024).
 */
const adultMonths = 18 * 12
const isProvenByAdults = (code: string) => code.startsWith('polio')

/** Asked of those only whom the civil surgeon finds at the examination to need it: by a first test, signs, or CDC's table of the day. */
const decidedAtExam: ReadonlySet<string> = new Set(['chest-x-ray', 'pneumococcal-50-64'])

function stateOf(rule: Rule, { bornOn, examOn, isPregnant }: Examinee): RequirementState {
  if (rule.isRetired || (rule.effectiveTo !== null && examOn > rule.effectiveTo)) return 'retired'
  const months = monthsBetween(bornOn, examOn)
  const isTooYoung =
    (rule.minMonths !== null && months < rule.minMonths) ||
    (rule.minWeeks !== null && daysBetween(bornOn, examOn) < rule.minWeeks * 7)
  const isTooOld = rule.maxMonths !== null && months > rule.maxMonths
  const isBornBefore = rule.bornFrom !== null && bornOn < rule.bornFrom
  if (isTooYoung || isTooOld || isBornBefore) return 'not_age_appropriate'
  if (rule.seasonFrom !== null && rule.seasonTo !== null && !isInSeason(examOn, rule.seasonFrom, rule.seasonTo)) {
    return 'not_in_season'
  }
  if (isPregnant && liveVaccines.has(rule.code)) return 'not_in_pregnancy'
  if (decidedAtExam.has(rule.code)) return 'if_indicated'
  return isProvenByAdults(rule.code) && months >= adultMonths ? 'proof_or_titer' : 'due'
}

/**
 * What an examination for Form I-693 asks of somebody: every vaccine and test of the rules with its state, in the order of the states
 * and then of the rules. A rule not yet in force on the day of the examination is left out. `due` means: a dose, or a record or titer
 * that makes it unnecessary; the civil surgeon decides.
 */
export function evaluateRules<R extends Rule>(
  rules: readonly R[],
  examinee: Examinee,
): { rule: R; state: RequirementState }[] {
  return rules
    .filter(({ kind, effectiveFrom }) => kind !== 'validity' && (effectiveFrom ?? '') <= examinee.examOn)
    .map((rule) => ({ rule, state: stateOf(rule, examinee) }))
    .toSorted((a, b) => requirementStates.indexOf(a.state) - requirementStates.indexOf(b.state))
}

/** The rule that says how long a form is good which the civil surgeon signed on a day; null when the data name none. */
export function validityRule<R extends Rule>(rules: readonly R[], signedOn: LocalDate): R | null {
  const own = rules.filter(
    (rule) =>
      rule.kind === 'validity' &&
      !rule.isRetired &&
      (rule.effectiveFrom ?? '') <= signedOn &&
      (rule.effectiveTo === null || signedOn <= rule.effectiveTo),
  )
  return own.toSorted((a, b) => ((a.effectiveFrom ?? '') < (b.effectiveFrom ?? '') ? 1 : -1))[0] ?? null
}

/** Why a self-check gives no answer. */
export type ExamineeRefusal = 'birth_unreadable' | 'birth_future' | 'birth_too_old' | 'exam_unreadable' | 'exam_far'

/** What is wrong with the days of a self-check; null when nothing is. `today` is New York's. */
export function refusalOf(
  bornOn: LocalDate | null,
  examOn: LocalDate | null,
  today: LocalDate,
): ExamineeRefusal | null {
  if (bornOn === null) return 'birth_unreadable'
  if (examOn === null) return 'exam_unreadable'
  if (Math.abs(monthsBetween(today, examOn)) > 24) return 'exam_far'
  if (bornOn > examOn || bornOn > today) return 'birth_future'
  return monthsBetween(bornOn, examOn) > 120 * 12 ? 'birth_too_old' : null
}
