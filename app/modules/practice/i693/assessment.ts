import type { LocalDate } from '#app/core/calendar/dates.ts'
import { evaluateRules, type RequirementState, type Rule } from '#app/modules/library/immigration/requirements.ts'
import {
  isTestNeeded,
  noTest,
  suspectsTb,
  type TestGap,
  testGap,
  type TestKind,
  testKinds,
  type TestRecord,
  type TestRecords,
} from './exam-tests.ts'
import { asksPregnancy, type CasePerson } from './person.ts'
import { judgeVaccine, noVaccine, type VaccineOutcome, type VaccineRecord } from './vaccines.ts'

type CaseRule = Rule & Readonly<{ reviewedOn: LocalDate }>

/** What the rules ask of somebody: the state of every rule by its code, and since when nobody has looked at the rules. */
export type RuleStates = Readonly<{
  reviewedOn: LocalDate | null
  states: Readonly<Record<string, RequirementState>>
  /** Codes of vaccines, what is asked for first. */
  vaccines: readonly string[]
}>

/** Of a code that stands in several rules the one that asks for most counts; the rules come in this order. */
export function ruleStates(
  rules: readonly CaseRule[],
  { birthDate, isPregnant }: Pick<CasePerson, 'birthDate' | 'isPregnant'>,
  examOn: LocalDate,
): RuleStates {
  const lines = evaluateRules(rules, { bornOn: birthDate, examOn, isPregnant: isPregnant === true })
  const states: Record<string, RequirementState> = {}
  for (const { rule, state } of lines) states[rule.code] ??= state
  const codes = lines.filter(({ rule }) => rule.kind === 'vaccine').map(({ rule }) => rule.code)
  return {
    reviewedOn: rules.map(({ reviewedOn }) => reviewedOn).toSorted()[0] ?? null,
    states,
    vaccines: [...new Set(codes)],
  }
}

export type VaccineLine = Readonly<{
  code: string
  state: RequirementState
  record: VaccineRecord
  isRequired: boolean
  outcome: VaccineOutcome
}>

export type TestLine = Readonly<{ kind: TestKind; isNeeded: boolean; gap: TestGap | null; record: TestRecord }>

export type Findings = Readonly<{
  person: CasePerson
  examOn: LocalDate
  vaccines: Readonly<Record<string, VaccineRecord>>
  tests: TestRecords
}>

/** The worksheet of a case: every vaccine and test with what is asked, what is known, and what is missing before anybody may sign. */
export function assess(rules: RuleStates, { person, examOn, vaccines: known, tests: records }: Findings) {
  const vaccines = rules.vaccines.map((code): VaccineLine => {
    const state = rules.states[code] ?? 'not_age_appropriate'
    const record = known[code] ?? noVaccine
    return { code, state, record, ...judgeVaccine(state, record) }
  })
  const tests = testKinds.map((kind): TestLine => ({
    kind,
    isNeeded: isTestNeeded(kind, rules.states, records),
    gap: testGap(kind, rules.states, records),
    record: records[kind] ?? noTest,
  }))
  const isPregnancyAsked = asksPregnancy(person, examOn)
  const missing = {
    vaccines: vaccines.filter(({ outcome }) => outcome === 'missing').map(({ code }) => code),
    tests: tests.flatMap(({ kind, gap }) => (gap === null ? [] : [{ kind, gap }])),
    pregnancy: isPregnancyAsked && person.isPregnant === null,
  }
  return {
    reviewedOn: rules.reviewedOn,
    vaccines,
    tests,
    isPregnancyAsked,
    suspectsTb: suspectsTb(records),
    missing,
    isComplete: missing.vaccines.length === 0 && missing.tests.length === 0 && !missing.pregnancy,
  }
}
