import { afterEach, beforeEach, expect } from 'vitest'
import type { ProviderActor, SeatRole } from '#app/core/actor.ts'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import type { DeskStep } from '#app/modules/practice/i693/case-steps.ts'
import { createCase, type CaseValues } from '#app/modules/practice/i693/commands/create-case.server.ts'
import { savePregnancy, saveTest, saveVaccine } from '#app/modules/practice/i693/commands/save-findings.server.ts'
import { encloseCase, sealCase } from '#app/modules/practice/i693/commands/seal-case.server.ts'
import { signCase } from '#app/modules/practice/i693/commands/sign-case.server.ts'
import { takeStep } from '#app/modules/practice/i693/commands/take-step.server.ts'
import { noTest } from '#app/modules/practice/i693/exam-tests.ts'
import { findCase } from '#app/modules/practice/i693/queries/find-case.server.ts'
import { openPickUpCode } from '#app/modules/practice/i693/sealed-case.server.ts'
import { noVaccine, type VaccineRecord } from '#app/modules/practice/i693/vaccines.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { actorOf } from './accounts.ts'
import { insertPractice } from './booking.ts'
import { insertI693Rules, insertSurgeon } from './i693.ts'

export const start = Date.parse('2026-11-10T15:00:00Z')
export const examOn = '2026-11-10'
export const refusal = (code: string) => expect.objectContaining({ name: 'DomainError', code }) as Error

type At = { facilityId: string; surgeonId: string }
/** The clinics of the test that runs now: the one whose cases they are, and another. */
export let here: At
export let there: At

async function clinic(): Promise<At> {
  return withTransaction(async (tx) => {
    const { facilityId, providerId } = await insertPractice(tx, { provider: { tier: 3 } })
    await insertSurgeon(tx, providerId)
    return { facilityId, surgeonId: providerId }
  })
}

export const seat = (role: SeatRole, userId: string, at = here, tier = 3): ProviderActor =>
  actorOf({ userId, seats: [{ facilityId: at.facilityId, role, tier }] })
export const desk = () => seat('front_desk', 'desk-1')
export const second = () => seat('front_desk', 'desk-2')
export const surgeon = (): ProviderActor => ({ ...seat('owner', 'surgeon-1'), providerId: here.surgeonId })

/** Gives every test of a file a database with two clinics, the rules of the library, and a clock that stands at the day of the exam. */
export function useClinics(): void {
  useDatabase()
  beforeEach(async () => {
    setClock(start)
    here = await clinic()
    there = await clinic()
    await withTransaction(insertI693Rules)
  })
  afterEach(() => setClock(null))
}

export const father: CaseValues['person'] = {
  ...{ nameEn: 'Dashan Lin', nameZh: '林大山', birthDate: '1968-03-02', sex: 'm' },
  ...{ phone: '+19175550142', aNumber: 'A123456789', isPregnant: null },
}
export const values = (person: Partial<CaseValues['person']> = {}): CaseValues => ({
  ...{ surgeonId: here.surgeonId, locale: 'zh-Hans', examOn, priceCents: 26_000 },
  person: { ...father, ...person },
})
export const open = (person: Partial<CaseValues['person']> = {}, actor = desk()) =>
  createCase(actor, { facilityId: here.facilityId, id: newId(), values: values(person), appointmentId: null })

export const found = async (caseId: string, actor = desk()) => (await findCase(actor, caseId))!
export const shown = async (caseId: string) => ({ caseId, version: (await found(caseId)).row.version })
export const step = async (caseId: string, name: DeskStep, reason: string | null = null, actor = desk()) =>
  takeStep(actor, { ...(await shown(caseId)), step: name, reason })
export const steps = async (caseId: string, ...names: DeskStep[]) => {
  for (const name of names) await step(caseId, name)
}
export const statusOf = async (caseId: string) => (await found(caseId)).row.status
export const vaccinate = async (caseId: string, code: string, record: Partial<VaccineRecord>, actor = desk()) =>
  saveVaccine(actor, { ...(await shown(caseId)), code, record: { ...noVaccine, ...record } })
export const writeTest = async (caseId: string, record: Partial<typeof noTest>, kind: 'igra' | 'cxr' = 'igra') =>
  saveTest(desk(), { ...(await shown(caseId)), kind, record: { ...noTest, orderedOn: examOn, ...record } })

/** Settles everything that the worksheet asks for. */
export async function settle(caseId: string): Promise<void> {
  const { assessment } = await found(caseId)
  for (const code of assessment.missing.vaccines) await vaccinate(caseId, code, { givenOn: examOn, lot: 'DEMO-1' })
  if (assessment.missing.tests.some(({ kind }) => kind === 'igra')) await writeTest(caseId, { result: 'negative' })
  if (assessment.missing.pregnancy) await savePregnancy(desk(), { ...(await shown(caseId)), isPregnant: false })
}
export async function ready(person: Partial<CaseValues['person']> = {}): Promise<string> {
  const caseId = await open(person)
  await steps(caseId, 'schedule', 'examine', 'await_results')
  await settle(caseId)
  await step(caseId, 'make_ready')
  return caseId
}
export async function signed(): Promise<string> {
  const caseId = await ready()
  await signCase(surgeon(), await shown(caseId))
  return caseId
}
export async function sealed(): Promise<{ caseId: string; code: string }> {
  const caseId = await signed()
  await encloseCase(desk(), { ...(await shown(caseId)), envelopeNumber: 'E-1001' })
  await sealCase(second(), { ...(await shown(caseId)), envelopeNumber: 'E-1001' })
  return { caseId, code: openPickUpCode((await found(caseId)).row)! }
}
