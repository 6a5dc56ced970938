import { eq } from 'drizzle-orm'
import { localDate, wallClock } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { carriers } from '#drizzle/schema/reference.ts'
import type { PayerGateway } from '../gateway/gateway.ts'
import { personOrNull } from '../person.server.ts'
import { buildRequest, type BenefitQuestion } from '../x12/request.ts'
import type { StoredCheck } from './checks.server.ts'

/** Why a check cannot be put into words that a payer takes. */
export type Unsendable = 'no_npi' | 'unreadable'

type Names = Readonly<{ npi: string | null; legalFirst: string; legalLast: string }>

/** Who asks: the doctor, or the practice where the doctor has no NPI on record. */
function askerOf(
  provider: Names,
  facility: Readonly<{ npi: string | null; nameEn: string }>,
): BenefitQuestion['provider'] | null {
  if (provider.npi)
    return { kind: 'person', lastName: provider.legalLast, firstName: provider.legalFirst, npi: provider.npi }
  return facility.npi ? { kind: 'practice', lastName: facility.nameEn, firstName: '', npi: facility.npi } : null
}

type Numbers = Readonly<{ trace: string; control: number }>

/** The text of the 270 for a check, in the clinic's time. */
export async function requestOf(
  check: StoredCheck,
  { sender, receiver, isTest }: PayerGateway,
  { trace, control }: Numbers,
): Promise<Readonly<{ x12: string }> | Readonly<{ problem: Unsendable }>> {
  const [provider] = await db.select().from(providers).where(eq(providers.id, check.providerId))
  const [facility] = await db.select().from(facilities).where(eq(facilities.id, check.facilityId))
  const [carrier] = await db.select().from(carriers).where(eq(carriers.id, check.carrierId))
  const person = personOrNull(check)
  if (!person) return { problem: 'unreadable' }
  const asker = askerOf(provider!, facility!)
  if (!asker) return { problem: 'no_npi' }
  const at = now()
  const question: BenefitQuestion = {
    ...{ payer: { name: carrier!.name['en-US'], id: check.payerCode }, provider: asker, ...person, trace },
    ...{ serviceDate: check.serviceDate, serviceCodes: check.serviceCodes },
  }
  const { timeZone } = facility!
  const x12 = buildRequest(question, {
    ...{ sender, receiver, control, isTest, date: localDate(at, timeZone) },
    time: wallClock(at, timeZone).time.replace(':', ''),
  })
  return { x12 }
}
