import { and, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { i693Cases, i693Tests, i693Vaccines } from '#drizzle/schema/practice/i693-cases.ts'
import { statusAfter } from '../case-steps.ts'
import { noTest, suspectsTb, type TestKind, type TestRecord } from '../exam-tests.ts'
import { isSurgeonAt } from '../queries/surgeons.server.ts'
import {
  openPerson,
  openTest,
  openVaccine,
  sealPerson,
  sealTest,
  sealVaccine,
  type StoredCase,
} from '../sealed-case.server.ts'
import { noVaccine, type VaccineRecord } from '../vaccines.ts'
import { openToEdit, recordDeed, type ShownCase, writeCase } from './open-case.server.ts'

export async function writeVaccine(tx: Transaction, caseId: string, code: string, record: VaccineRecord) {
  const of = and(eq(i693Vaccines.caseId, caseId), eq(i693Vaccines.code, code))
  const [existing] = await tx.select({ id: i693Vaccines.id }).from(i693Vaccines).where(of)
  const id = existing?.id ?? newId()
  const columns = { recordEnc: sealVaccine(id, record), updatedAt: now() }
  if (existing) await tx.update(i693Vaccines).set(columns).where(eq(i693Vaccines.id, id))
  else await tx.insert(i693Vaccines).values({ id, caseId, code, ...columns })
}

export async function writeTest(tx: Transaction, caseId: string, kind: TestKind, record: TestRecord) {
  const of = and(eq(i693Tests.caseId, caseId), eq(i693Tests.kind, kind))
  const [existing] = await tx.select({ id: i693Tests.id }).from(i693Tests).where(of)
  const id = existing?.id ?? newId()
  const columns = { recordEnc: sealTest(id, record), updatedAt: now() }
  if (existing) await tx.update(i693Tests).set(columns).where(eq(i693Tests.id, id))
  else await tx.insert(i693Tests).values({ id, caseId, kind, ...columns })
}

async function storedVaccine(tx: Transaction, caseId: string, code: string): Promise<VaccineRecord> {
  const of = and(eq(i693Vaccines.caseId, caseId), eq(i693Vaccines.code, code))
  const [row] = await tx.select().from(i693Vaccines).where(of)
  return row ? openVaccine(row) : noVaccine
}

async function storedTest(tx: Transaction, caseId: string, kind: TestKind): Promise<TestRecord> {
  const [row] = await tx
    .select()
    .from(i693Tests)
    .where(and(eq(i693Tests.caseId, caseId), eq(i693Tests.kind, kind)))
  return row ? openTest(row) : noTest
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The names of what differs between two records. */
function changed<Record extends object>(before: Record, after: Record): string[] {
  const keys = Object.keys(after) as (keyof Record & string)[]
  return keys.filter((key) => !isSame(before[key], after[key]))
}

/** Counts the version on before anything of the record is written: of two at once the second is told, and writes nothing. */
async function entered(tx: Transaction, actor: ProviderActor, row: StoredCase, action: string, fields: string[]) {
  await writeCase(tx, row, {})
  const audit = action === 'test' ? ('practice.i693_test' as const) : ('practice.i693_vaccine' as const)
  const deed = { caseId: row.id, userId: actor.userId, from: row.status, to: row.status }
  await recordDeed(tx, { ...deed, action, audit, fields })
}

/**
 * Writes what is known of a vaccine. Only a civil surgeon of the clinic decides against a rule, or takes that back.
 * @returns whether anything changed
 * @throws DomainError conflict `i693.locked`, `directory.stale`; forbidden `i693.surgeon_only`; not_found `i693.unknown`
 */
export function saveVaccine(
  actor: ProviderActor,
  { code, record, ...shown }: ShownCase & Readonly<{ code: string; record: VaccineRecord }>,
): Promise<boolean> {
  return withTransaction(async (tx) => {
    const row = await openToEdit(tx, actor, shown)
    const fields = changed(await storedVaccine(tx, row.id, code), record)
    if (fields.length === 0) return false
    const decides = fields.some((field) => field.startsWith('override'))
    if (decides && !(await isSurgeonAt(tx, actor.providerId, row.facilityId)))
      throw new DomainError('forbidden', 'i693.surgeon_only')
    await entered(tx, actor, row, decides ? 'override' : 'vaccine', fields)
    await writeVaccine(tx, row.id, code, record)
    return true
  })
}

/**
 * Adds the doses of a line of a booklet to what is known of a vaccine.
 * @returns whether any of them was new
 * @throws DomainError conflict `i693.locked`, `directory.stale`; not_found `i693.unknown`
 */
export function addDoses(
  actor: ProviderActor,
  { code, dates, ...shown }: ShownCase & Readonly<{ code: string; dates: readonly LocalDate[] }>,
): Promise<boolean> {
  return withTransaction(async (tx) => {
    const row = await openToEdit(tx, actor, shown)
    const before = await storedVaccine(tx, row.id, code)
    const history = [...new Set([...before.history, ...dates])].toSorted()
    if (isSame(history, before.history)) return false
    await entered(tx, actor, row, 'booklet', ['history'])
    await writeVaccine(tx, row.id, code, { ...before, history })
    return true
  })
}

/** Tuberculosis that is suspected when all seemed done leads back to where somebody can be referred: nobody signs past it. */
async function reopenForTb(tx: Transaction, actor: ProviderActor, row: StoredCase): Promise<void> {
  const to = statusAfter(row.status, 'reopen')
  if (to === null) return
  await tx.update(i693Cases).set({ status: to }).where(eq(i693Cases.id, row.id))
  const deed = { caseId: row.id, userId: actor.userId, from: row.status, to }
  await recordDeed(tx, { ...deed, action: 'reopen', audit: 'practice.i693_step' })
}

/**
 * Writes what is known of a test. A chest X-ray that has come to suspect tuberculosis takes a case that was ready to be signed back.
 * @returns whether anything changed
 * @throws DomainError conflict `i693.locked`, `directory.stale`; not_found `i693.unknown`
 */
export function saveTest(
  actor: ProviderActor,
  { kind, record, ...shown }: ShownCase & Readonly<{ kind: TestKind; record: TestRecord }>,
): Promise<boolean> {
  return withTransaction(async (tx) => {
    const row = await openToEdit(tx, actor, shown)
    const before = await storedTest(tx, row.id, kind)
    const fields = changed(before, record)
    if (fields.length === 0) return false
    await entered(tx, actor, row, 'test', fields)
    await writeTest(tx, row.id, kind, record)
    if (suspectsTb({ [kind]: record }) && !suspectsTb({ [kind]: before })) await reopenForTb(tx, actor, row)
    return true
  })
}

/**
 * Writes whether the person is pregnant, which decides about live vaccines and X-rays.
 * @throws DomainError conflict `i693.locked`, `directory.stale`; not_found `i693.unknown`
 */
export function savePregnancy(
  actor: ProviderActor,
  { isPregnant, ...shown }: ShownCase & Readonly<{ isPregnant: boolean }>,
): Promise<void> {
  return withTransaction(async (tx) => {
    const row = await openToEdit(tx, actor, shown)
    await writeCase(tx, row, { personEnc: sealPerson(row.id, { ...openPerson(row), isPregnant }) })
    const deed = { caseId: row.id, userId: actor.userId, from: row.status, to: row.status }
    await recordDeed(tx, { ...deed, action: 'pregnancy', audit: 'practice.i693_edit', fields: ['isPregnant'] })
  })
}
