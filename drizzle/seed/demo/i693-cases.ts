import { randomBytes } from 'node:crypto'
import { addDays, addMonths, type LocalDate } from '#app/core/calendar/dates.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newReference } from '#app/modules/booking/appointments/reference.ts'
import type { CaseStatus } from '#app/modules/practice/i693/case-steps.ts'
import { noTest, type TestKind, type TestRecord } from '#app/modules/practice/i693/exam-tests.ts'
import type { CasePerson } from '#app/modules/practice/i693/person.ts'
import { newPickUpCode, sealPerson, sealTest, sealVaccine } from '#app/modules/practice/i693/sealed-case.server.ts'
import { noVaccine, type VaccineRecord } from '#app/modules/practice/i693/vaccines.ts'
import { i693Cases, i693Events, i693Tests, i693Vaccines } from '#drizzle/schema/practice/i693-cases.ts'
import { demoUserId } from './accounts.ts'

type DemoCase = Readonly<{
  code: string
  status: CaseStatus
  person: Pick<CasePerson, 'nameEn' | 'nameZh' | 'sex'> & Partial<CasePerson>
  /** Age on the day of the exam. */
  months: number
  /** Days from the day of the seed to the exam. */
  examIn: number
  vaccines?: Readonly<Record<string, Partial<VaccineRecord>>>
  tests?: Readonly<Partial<Record<TestKind, Partial<TestRecord>>>>
}>

const facilityId = 'demo-magnolia-medical-building'
const surgeonId = 'demo-zhongwen-du'

/** What an adult needs, all of it settled: given at the exam or proven by a titer. */
const settled = (examOn: LocalDate): Record<string, Partial<VaccineRecord>> => ({
  mmr: { immunity: 'titer', immunityOn: examOn },
  varicella: { immunity: 'disease', immunityOn: examOn },
  'hepatitis-b': { givenOn: examOn, lot: 'DEMO-HB1' },
  'tdap-td': { givenOn: examOn, lot: 'DEMO-T2' },
  'polio-adults': { history: ['1970-05-01', '1970-07-01', '1970-09-01'], isSeriesComplete: true },
  influenza: { givenOn: examOn, lot: 'DEMO-F1' },
})

/** A family and two more, each at another step; the people are made up. */
const demoCases = (today: LocalDate): readonly DemoCase[] => [
  {
    ...{ code: 'son', status: 'intake', months: 16 * 12 + 3, examIn: 5 },
    person: { nameEn: 'Demo Jiahao Lin', nameZh: '林家豪（示范）', sex: 'm' },
    vaccines: { mmr: { history: [addMonths(today, -170), addMonths(today, -140)] } },
  },
  {
    ...{ code: 'baby', status: 'vaccines_pending', months: 14, examIn: -6 },
    person: { nameEn: 'Demo Anna Lin', nameZh: '林安娜（示范）', sex: 'f' },
    vaccines: { dtap: { history: [addMonths(today, -12)], waiver: 'insufficient_interval' } },
  },
  {
    ...{ code: 'mother', status: 'awaiting_results', months: 46 * 12 + 6, examIn: -4 },
    person: { nameEn: 'Demo Xiuying Chen', nameZh: '陈秀英（示范）', sex: 'f', isPregnant: false },
    tests: { igra: { result: 'positive', resultOn: addDays(today, -1) }, cxr: {} },
  },
  {
    ...{ code: 'father', status: 'ready_to_sign', months: 58 * 12 + 8, examIn: -9 },
    person: { nameEn: 'Demo Dashan Lin', nameZh: '林大山（示范）', sex: 'm', aNumber: 'A000000001' },
    vaccines: settled(addDays(today, -9)),
    tests: { igra: { result: 'negative', resultOn: addDays(today, -5) } },
  },
  {
    ...{ code: 'envelope', status: 'sealed', months: 52 * 12, examIn: -20 },
    person: { nameEn: 'Demo Guoqiang He', nameZh: '何国强（示范）', sex: 'm' },
    vaccines: settled(addDays(today, -20)),
    tests: { igra: { result: 'negative', resultOn: addDays(today, -15) } },
  },
]

async function insertFindings(tx: Transaction, caseId: string, given: DemoCase, examOn: LocalDate): Promise<void> {
  const updatedAt = now()
  for (const [code, record] of Object.entries(given.vaccines ?? {})) {
    const id = `${caseId}-${code}`
    const recordEnc = sealVaccine(id, { ...noVaccine, ...record })
    await tx.insert(i693Vaccines).values({ id, caseId, code, recordEnc, updatedAt })
  }
  for (const [kind, record] of Object.entries(given.tests ?? {}) as [TestKind, Partial<TestRecord>][]) {
    const id = `${caseId}-${kind}`
    const recordEnc = sealTest(id, { ...noTest, orderedOn: examOn, collectedOn: examOn, ...record })
    await tx.insert(i693Tests).values({ id, caseId, kind, recordEnc, updatedAt })
  }
}

/** What a signed and sealed case has besides: by the surgeon, the manager and the front desk. */
function envelopeColumns(id: string, at: number) {
  const [signedById, enclosedById, sealedById] = ['zhongwen.du', 'magnolia.desk', 'magnolia.manager'].map(demoUserId)
  const signedAt = at - 3 * dayMs
  return {
    ...{ signedAt, signedById, envelopeNumber: 'DEMO-1001', enclosedById, sealedById, sealedAt: at - dayMs },
    ...newPickUpCode(id),
  }
}

/** Loads the immigration exams of the demo clinic. One that is there already stays as it is. */
export async function seedDemoI693(tx: Transaction): Promise<void> {
  const at = now()
  const today = localDate(at, newYork)
  const existing = new Set((await tx.select({ id: i693Cases.id }).from(i693Cases)).map(({ id }) => id))
  for (const given of demoCases(today)) {
    const id = `demo-i693-${given.code}`
    if (existing.has(id)) continue
    const examOn = addDays(today, given.examIn)
    const nothing = { phone: null, aNumber: null, isPregnant: null }
    const person = { ...nothing, ...given.person, birthDate: addMonths(examOn, -given.months) }
    await tx.insert(i693Cases).values({
      ...{ id, reference: newReference(randomBytes), facilityId, surgeonId, locale: 'zh-Hans', examOn },
      ...{ personEnc: sealPerson(id, person), priceCents: 26_000, status: given.status, version: 1 },
      ...{ createdAt: at - 30 * dayMs, updatedAt: at },
      ...(given.status === 'sealed' ? envelopeColumns(id, at) : {}),
    })
    await insertFindings(tx, id, given, examOn)
    const deed = { caseId: id, actorType: 'staff' as const, actorId: demoUserId('magnolia.desk'), fromStatus: null }
    await tx.insert(i693Events).values({
      ...{ id: `${id}-created`, seq: 1, action: 'create', toStatus: given.status, at: at - 30 * dayMs },
      ...deed,
    })
  }
}
