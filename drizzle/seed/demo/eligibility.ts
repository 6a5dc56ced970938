import { eq } from 'drizzle-orm'
import { addDays } from '#app/core/calendar/dates.ts'
import { hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { simulatedIds } from '#app/modules/practice/eligibility/gateway/simulator.ts'
import { type CheckPerson, sealPerson } from '#app/modules/practice/eligibility/person.server.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { eligibilityChecks } from '#drizzle/schema/practice/eligibility.ts'
import { carriers } from '#drizzle/schema/reference.ts'
import { demoUserId } from './accounts.ts'
import { exchangeOf, insertCheck } from './eligibility-rows.ts'

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

type Row = typeof eligibilityChecks.$inferInsert

const personOf = ({ first, last, birthDate, sex, memberId }: DemoCheck): CheckPerson => ({
  memberId,
  subscriber: { firstName: first, lastName: last, birthDate, sex },
  dependent: null,
})

/** A check as the product would have made it at that time. */
function checkRow(check: DemoCheck, npi: string): Row {
  const id = `demo-eligibility-${check.code}`
  const createdAt = now() - check.hoursAgo * hourMs - minuteMs
  const person = personOf(check)
  const asked = { serviceDate: addDays(todayInNewYork(), 1), serviceCodes: ['30'] }
  const provider = { kind: 'person', lastName: 'DU', firstName: 'ZHONGWEN', npi } as const
  const payer = { name: 'HEALTHFIRST', id: payerCode }
  const question = { payer, provider, ...person, ...asked, trace: `DEMO${check.code.toUpperCase()}` }
  const exchange =
    check.left === 'draft'
      ? ({ status: 'draft', attempts: 0 } as const)
      : exchangeOf({ id, createdAt }, question, { isSilent: check.left === 'failed' })
  return {
    ...{
      id,
      facilityId,
      providerId,
      carrierId,
      payerCode,
      ...asked,
      rejections: [],
      personEnc: sealPerson(id, person),
    },
    ...{ createdById: demoUserId('magnolia.desk'), version: 1, createdAt, updatedAt: createdAt },
    ...exchange,
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
  for (const check of demoChecks) await insertCheck(tx, checkRow(check, provider.npi))
}
