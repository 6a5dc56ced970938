import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { type Override, passableKinds } from '#app/modules/booking/time-obstacles.ts'
import type { BookingInput, PatientInput } from '#app/modules/booking/booking-input.ts'
import { findBooker } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { confirmAtDesk } from '#app/modules/booking/waitlist/commands/confirmed-contacts.server.ts'
import { joinWaitlist, type WaitlistInput } from '#app/modules/booking/waitlist/commands/join-waitlist.server.ts'
import { type Patient, sealPatient, type StoredPatient } from '#app/modules/booking/patients/identity.server.ts'
import { availabilityRules, providerFacilities, visitTypes } from '#drizzle/schema/index.ts'
import { waitlistEntries } from '#drizzle/schema/scheduling.ts'
import { type FacilityOverrides, insertFacility, insertProvider, type ProviderOverrides, tri } from './directory.ts'

type VisitTypeOverrides = Partial<typeof visitTypes.$inferInsert>
type RuleOverrides = Partial<typeof availabilityRules.$inferInsert>

/** A half-hour visit without buffers that is booked at once; answers its id. */
export async function insertVisitType(
  tx: Transaction,
  providerFacilityId: string,
  overrides: VisitTypeOverrides = {},
): Promise<string> {
  const id = overrides.id ?? newId()
  await tx.insert(visitTypes).values({
    id,
    providerFacilityId,
    code: `visit-${id.slice(-8)}`,
    name: tri('看诊', '看診', 'Office visit'),
    minutes: 30,
    bufferBefore: 0,
    bufferAfter: 0,
    sharesBuffers: false,
    alignMinutes: 30,
    leadMinutes: 120,
    horizonDays: 60,
    mode: 'in_person',
    newPatients: 'all',
    approval: 'auto',
    capacity: 1,
    cancelNoticeMinutes: 240,
    rescheduleNoticeMinutes: 240,
    maxReschedules: 3,
    isSensitive: false,
    resourceKinds: [],
    isActive: true,
    sort: 1,
    ...overrides,
  })
  return id
}

/** Weekly hours: Monday to Friday, 09:00 to 17:00, every week. */
export async function insertRule(tx: Transaction, providerFacilityId: string, overrides: RuleOverrides = {}) {
  await tx.insert(availabilityRules).values({
    id: newId(),
    providerFacilityId,
    weekdays: [1, 2, 3, 4, 5],
    starts: '09:00',
    ends: '17:00',
    everyWeeks: 1,
    ...overrides,
  })
}

export type Practice = { providerId: string; facilityId: string; providerFacilityId: string; visitTypeId: string }

export type PracticeOverrides = {
  provider?: Omit<ProviderOverrides, 'practices'>
  facility?: FacilityOverrides
  visitType?: VisitTypeOverrides
  rules?: RuleOverrides[]
}

/** A listed provider of tier 2 at one place, with hours and one visit type that can be booked. */
export async function insertPractice(tx: Transaction, overrides: PracticeOverrides = {}): Promise<Practice> {
  const facilityId = await insertFacility(tx, { phone: '+12125550111', ...overrides.facility })
  const providerId = await insertProvider(tx, {
    tier: 2,
    legalFirst: 'Zhining',
    legalLast: 'Bai',
    title: 'MD',
    ...overrides.provider,
    practices: [],
  })
  return insertProviderFacility(tx, { providerId, facilityId }, overrides)
}

/** Another place of a provider, with its own hours and visit type. */
export async function insertProviderFacility(
  tx: Transaction,
  { providerId, facilityId }: Pick<Practice, 'providerId' | 'facilityId'>,
  { visitType, rules = [{}] }: PracticeOverrides = {},
): Promise<Practice> {
  const providerFacilityId = newId()
  const row = { id: providerFacilityId, providerId, facilityId, isBookable: true, isPrimary: true }
  await tx.insert(providerFacilities).values({ ...row, role: 'attending' })
  for (const rule of rules) await insertRule(tx, providerFacilityId, rule)
  const visitTypeId = await insertVisitType(tx, providerFacilityId, visitType)
  return { providerId, facilityId, providerFacilityId, visitTypeId }
}

let serial = 0

/** Somebody who exists once: every call gives another name, birth date and phone. */
export function somebody(overrides: Partial<PatientInput> = {}): PatientInput {
  const number = ++serial
  return {
    nameEn: `Patient Number ${number}`,
    nameZh: '陈小明',
    birthDate: `19${50 + (number % 50)}-0${1 + (number % 9)}-1${number % 10}`,
    phone: `+1212555${String(1000 + (number % 9000)).padStart(4, '0')}`,
    email: `patient-${number}@example.com`,
    ...overrides,
  }
}

/** A row of `patients`, sealed: somebody of whom only the name is known. */
export function patientRow(overrides: Partial<Patient> = {}): StoredPatient {
  const id = overrides.id ?? newId()
  return sealPatient({
    id,
    nameEn: 'Test Patient',
    nameZh: null,
    birthDate: null,
    sex: 'undisclosed',
    phone: null,
    email: null,
    wechat: null,
    locale: 'zh-Hans',
    languageId: null,
    matchHash: id,
    smsConsentAt: null,
    emailConsentAt: null,
    createdAt: now(),
    updatedAt: now(),
    ...overrides,
  })
}

/** Somebody at the desk has read whatever stands against a time, and wants it. */
export const anyway = (startsAt: number): Override => ({ startsAt, kinds: passableKinds })

/** What a form sends for a practice's first visit type: another patient each time, nobody held the time. */
export function bookingInput(
  { providerFacilityId, visitTypeId }: Pick<Practice, 'providerFacilityId' | 'visitTypeId'>,
  overrides: Partial<BookingInput> & { startsAt: number },
): BookingInput {
  return {
    idempotencyKey: newId(),
    providerFacilityId,
    visitTypeId,
    holderKey: null,
    isNewPatient: true,
    forWhom: 'self',
    patient: somebody(),
    contact: null,
    locale: 'zh-Hans',
    languageId: null,
    planId: null,
    reason: null,
    smsConsent: true,
    emailConsent: true,
    source: 'web',
    ...overrides,
  }
}

/** Waits for any time of a provider in the two weeks of the tests' clock. */
export function waitlistInput(overrides: Partial<WaitlistInput> & { providerId: string | null }): WaitlistInput {
  return {
    specialtyId: null,
    neighborhoodId: null,
    visitTypeId: null,
    dateFrom: '2026-10-20',
    dateTo: '2026-11-03',
    parts: [],
    weekdays: [],
    noticeMinutes: 60,
    forWhom: 'self',
    patient: somebody(),
    contact: null,
    locale: 'en-US',
    languageId: null,
    smsConsent: true,
    emailConsent: true,
    ...overrides,
  }
}

/** Waits on a list, and a desk knows who it is: times are offered. */
export async function waitConfirmed(overrides: Parameters<typeof waitlistInput>[0]): Promise<string> {
  const { entryId } = await joinWaitlist(waitlistInput(overrides))
  await withTransaction(async (tx) => {
    const [entry] = await tx.select().from(waitlistEntries).where(eq(waitlistEntries.id, entryId))
    await confirmAtDesk(tx, await findBooker(tx, entry!))
  })
  return entryId
}
