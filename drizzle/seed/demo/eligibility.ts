import { eq } from 'drizzle-orm'
import { addDays } from '#app/core/calendar/dates.ts'
import { hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { CheckStatus } from '#app/modules/practice/eligibility/check-status.ts'
import { payerSimulator, simulatedAnswer, simulatedIds } from '#app/modules/practice/eligibility/gateway/simulator.ts'
import { outcomeOf } from '#app/modules/practice/eligibility/outcome.ts'
import { type CheckPerson, sealPerson, sealText } from '#app/modules/practice/eligibility/person.server.ts'
import { buildRequest } from '#app/modules/practice/eligibility/x12/request.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { eligibilityChecks, eligibilityEvents } from '#drizzle/schema/practice/eligibility.ts'
import { carriers } from '#drizzle/schema/reference.ts'
import { demoUserId } from './accounts.ts'

type DemoCheck = Readonly<{
  code: string
  first: string
  last: string
  birthDate: string
  sex: 'M' | 'F'
  /** The simulator answers by it. */
  memberId: string
  hoursAgo: number
  /** Left as it was before it was sent, or as nobody has answered it. */
  left?: 'draft' | 'failed'
}>

/** Each answer once; all people and numbers are fictional. */
const demoChecks: readonly DemoCheck[] = [
  {
    ...{ code: 'active', first: 'DEMO MEI', last: 'SAMPLE', birthDate: '1948-03-09', sex: 'F' },
    ...{ memberId: simulatedIds.active, hoursAgo: 1 },
  },
  {
    ...{ code: 'birth', first: 'DEMO WEI', last: 'SAMPLE', birthDate: '1957-11-02', sex: 'M' },
    ...{ memberId: simulatedIds.birthDate, hoursAgo: 2 },
  },
  {
    ...{ code: 'inactive', first: 'DEMO LAN', last: 'EXAMPLE', birthDate: '1969-07-21', sex: 'F' },
    ...{ memberId: simulatedIds.inactive, hoursAgo: 3 },
  },
  {
    ...{ code: 'unclear', first: 'DEMO JUN', last: 'EXAMPLE', birthDate: '1983-01-30', sex: 'M' },
    ...{ memberId: simulatedIds.unclear, hoursAgo: 4 },
  },
  {
    ...{ code: 'silent', first: 'DEMO HUA', last: 'SAMPLE', birthDate: '1975-05-14', sex: 'F' },
    ...{ memberId: simulatedIds.timeout, hoursAgo: 5, left: 'failed' },
  },
  {
    ...{ code: 'draft', first: 'DEMO BAO', last: 'EXAMPLE', birthDate: '1990-09-08', sex: 'M' },
    ...{ memberId: 'DEMO200', hoursAgo: 0, left: 'draft' },
  },
]

const facilityId = 'demo-magnolia-medical-building'
const providerId = 'demo-zhongwen-du'
const carrierId = 'healthfirst'
const payerCode = 'HEALTHFIRST'

const statusOf = {
  answer_active: 'answered_active',
  answer_inactive: 'answered_inactive',
  answer_unclear: 'answered_unclear',
  reject: 'rejected',
  time_out: 'timeout',
  fail: 'failed',
} as const satisfies Record<string, CheckStatus>

type Row = typeof eligibilityChecks.$inferInsert

const personOf = ({ first, last, birthDate, sex, memberId }: DemoCheck): CheckPerson => ({
  memberId,
  subscriber: { firstName: first, lastName: last, birthDate, sex },
  dependent: null,
})

/** What has been sent and what came back: as the product would have done it at that time. */
function exchangeOf(check: DemoCheck, npi: string, about: Pick<Row, 'id' | 'serviceDate' | 'createdAt'>): Partial<Row> {
  const { id, serviceDate, createdAt } = about
  if (check.left === 'draft') return { status: 'draft', attempts: 0 }
  const trace = `DEMO${check.code.toUpperCase()}`
  const asked = { serviceDate, serviceCodes: ['30'], trace }
  const { sender, receiver, isTest } = payerSimulator
  const provider = { kind: 'person', lastName: 'DU', firstName: 'ZHONGWEN', npi } as const
  const x12 = buildRequest(
    { payer: { name: 'HEALTHFIRST', id: payerCode }, provider, ...personOf(check), ...asked },
    { sender, receiver, isTest, control: createdAt % 1_000_000_000, date: localDate(createdAt, newYork), time: '1000' },
  )
  const sent = { sentAt: createdAt, trace, gateway: 'simulator', requestEnc: sealText(id, 'request_enc', x12) } as const
  if (check.left === 'failed') return { ...sent, status: 'failed', attempts: 3, problem: 'time_limit' }
  const answer = simulatedAnswer(x12, 1)
  const { step, rejections } = outcomeOf({ kind: 'answered', x12: answer }, asked)
  return {
    ...{ ...sent, status: statusOf[step], rejections: [...rejections], attempts: 1, latencyMs: 900 },
    ...{ answeredAt: createdAt + 900, answerEnc: sealText(id, 'answer_enc', answer) },
  }
}

/** What the demo clinic has asked of payers, while it has asked nothing itself. */
export async function seedDemoEligibility(tx: Transaction): Promise<void> {
  const [facility] = await tx.select({ id: facilities.id }).from(facilities).where(eq(facilities.id, facilityId))
  const [provider] = await tx.select({ npi: providers.npi }).from(providers).where(eq(providers.id, providerId))
  const [carrier] = await tx.select({ id: carriers.id }).from(carriers).where(eq(carriers.id, carrierId))
  const [asked] = await tx
    .select({ id: eligibilityChecks.id })
    .from(eligibilityChecks)
    .where(eq(eligibilityChecks.facilityId, facilityId))
    .limit(1)
  if (!facility || !provider?.npi || !carrier || asked) return
  const userId = demoUserId('magnolia.desk')
  for (const check of demoChecks) {
    const id = `demo-eligibility-${check.code}`
    const createdAt = now() - check.hoursAgo * hourMs - minuteMs
    const serviceDate = addDays(localDate(now(), newYork), 1)
    const exchange = exchangeOf(check, provider.npi, { id, serviceDate, createdAt })
    const row: Row = {
      ...{ id, facilityId, providerId, carrierId, payerCode, serviceDate, serviceCodes: ['30'], rejections: [] },
      ...{
        personEnc: sealPerson(id, personOf(check)),
        createdById: userId,
        version: 1,
        createdAt,
        updatedAt: createdAt,
      },
      ...{ status: 'draft', attempts: 0, ...exchange },
    }
    await tx.insert(eligibilityChecks).values(row)
    const event = { checkId: id, seq: 1, step: 'create', status: row.status, userId, at: createdAt }
    await tx.insert(eligibilityEvents).values({ id: `${id}-1`, ...event })
  }
}
