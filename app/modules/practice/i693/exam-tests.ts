import type { LocalDate } from '#app/core/calendar/dates.ts'
import type { RequirementState } from '#app/modules/library/immigration/requirements.ts'
import type { i693Tests } from '#drizzle/schema/practice/i693-cases.ts'

export type TestKind = (typeof i693Tests.$inferSelect)['kind']

type Choices = Readonly<{
  /** The rule that says at which ages it is asked for; null is decided at the examination. */
  rule: string | null
  results: readonly string[]
  actions: readonly string[]
}>

/** The tests in the order of the page: what each may find, and what is done about it. */
const tests = {
  igra: { rule: 'igra', results: ['negative', 'positive', 'indeterminate'], actions: ['ltbi_reported'] },
  cxr: { rule: null, results: ['normal', 'abnormal_other', 'tb_suspected'], actions: ['tb_referred', 'tb_cleared'] },
  syphilis_nontrep: { rule: 'syphilis', results: ['nonreactive', 'reactive'], actions: [] },
  syphilis_trep: { rule: null, results: ['nonreactive', 'reactive'], actions: ['treated'] },
  gonorrhea_naat: { rule: 'gonorrhea', results: ['negative', 'positive'], actions: ['treated'] },
  other: { rule: null, results: ['normal', 'abnormal_other'], actions: ['treated'] },
} as const satisfies Readonly<Record<TestKind, Choices>>

export const testKinds = Object.keys(tests) as TestKind[]

export type TestResult = (typeof tests)[TestKind]['results'][number]
export type TestAction = Exclude<(typeof tests)[TestKind]['actions'], readonly []>[number]

export const resultsOf = (kind: TestKind): readonly TestResult[] => tests[kind].results
export const actionsOf = (kind: TestKind): readonly TestAction[] => tests[kind].actions

/** What is known of one test of somebody. */
export type TestRecord = Readonly<{
  orderedOn: LocalDate | null
  collectedOn: LocalDate | null
  resultOn: LocalDate | null
  result: TestResult | null
  /** As the laboratory wrote it. */
  value: string | null
  action: TestAction | null
  note: string | null
}>

export const noTest: TestRecord = {
  orderedOn: null,
  collectedOn: null,
  resultOn: null,
  result: null,
  value: null,
  action: null,
  note: null,
}

export type TestRecords = Readonly<Partial<Record<TestKind, TestRecord>>>

/** The states of the rules of tests, by the rule's code. */
export type TestStates = Readonly<Partial<Record<string, RequirementState>>>

/** What has to be done next before a test keeps nobody from signing. */
export type TestGap = 'order' | 'collect' | 'result' | 'repeat' | 'report' | 'refer' | 'clear' | 'treat'

/** Whether a test is asked for: by age, by what another one found, or because it was ordered. */
export function isTestNeeded(kind: TestKind, states: TestStates, records: TestRecords): boolean {
  const { rule } = tests[kind]
  if (rule !== null && states[rule] === 'due') return true
  if (kind === 'cxr' && records.igra?.result === 'positive') return true
  if (kind === 'syphilis_trep' && records.syphilis_nontrep?.result === 'reactive') return true
  return records[kind]?.orderedOn != null
}

/** What follows from a result: the path from a positive IGRA to the chest X-ray, the report or the referral; treatment before signing. */
function afterResult(kind: TestKind, { result, action }: TestRecord, records: TestRecords): TestGap | null {
  if (kind === 'igra' && result === 'indeterminate') return 'repeat'
  const chest = records.cxr?.result ?? null
  if (kind === 'igra' && result === 'positive' && chest !== null && chest !== 'tb_suspected')
    return action === 'ltbi_reported' ? null : 'report'
  if (kind === 'cxr' && result === 'tb_suspected') {
    if (action === null) return 'refer'
    return action === 'tb_referred' ? 'clear' : null
  }
  const isToTreat =
    (kind === 'syphilis_trep' && result === 'reactive') || (kind === 'gonorrhea_naat' && result === 'positive')
  return isToTreat && action !== 'treated' ? 'treat' : null
}

/** What a test still waits for; null where it waits for nothing or is not asked for. */
export function testGap(kind: TestKind, states: TestStates, records: TestRecords): TestGap | null {
  if (!isTestNeeded(kind, states, records)) return null
  const record = records[kind] ?? noTest
  if (record.result !== null) return afterResult(kind, record, records)
  if (record.orderedOn === null) return 'order'
  return record.collectedOn === null ? 'collect' : 'result'
}

/** Whether the chest X-ray shows what only the health department may clear. */
export const suspectsTb = (records: TestRecords): boolean => records.cxr?.result === 'tb_suspected'
