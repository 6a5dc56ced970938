import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { isLocale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import type { TestKind } from '../exam-tests.ts'
import { assessCase, recordsOf } from '../queries/find-case.server.ts'
import { openPerson, sealRules, type StoredCase } from '../sealed-case.server.ts'
import { insertCase } from './create-case.server.ts'
import {
  checkExamDay,
  checkWho,
  nextStatus,
  openShown,
  recordDeed,
  type ShownCase,
  writeCase,
} from './open-case.server.ts'
import { writeTest, writeVaccine } from './save-findings.server.ts'

/**
 * The civil surgeon's signature: from here on nothing of what was found can be changed, and the rules by which it was judged are kept.
 * @throws DomainError forbidden `i693.surgeon_only`; conflict `i693.step`, `i693.incomplete`, `i693.exam_ahead`, `directory.stale`; not_found `i693.unknown`
 */
export function signCase(actor: ProviderActor, shown: ShownCase): Promise<void> {
  return withTransaction(async (tx) => {
    const row = await openShown(tx, actor, shown)
    const status = nextStatus(row, 'sign')
    await checkWho(tx, actor, row, 'sign')
    await checkExamDay(tx, row)
    const { rules, assessment } = await assessCase(tx, row)
    if (!assessment.isComplete) throw new DomainError('conflict', 'i693.incomplete')
    await writeCase(tx, row, {
      ...{ status, signedAt: now(), signedById: actor.userId, surgeonId: actor.providerId! },
      signedRulesEnc: sealRules(row.id, rules),
    })
    const deed = { caseId: row.id, userId: actor.userId, from: row.status, to: status }
    await recordDeed(tx, { ...deed, action: 'sign', audit: 'practice.i693_sign' })
  })
}

/** A case of the same person at its beginning, with what was known: dates and results are looked at again before the next signature. */
async function replace(tx: Transaction, actor: ProviderActor, row: StoredCase): Promise<string> {
  const id = newId()
  const { facilityId, surgeonId, examOn, priceCents } = row
  const locale = isLocale(row.locale) ? row.locale : actor.locale
  const values = { facilityId, surgeonId, examOn, priceCents, locale, person: openPerson(row) }
  await insertCase(tx, { id, ...values, appointmentId: null, replacesId: row.id })
  const { vaccines, tests } = await recordsOf(tx, row.id)
  for (const [code, record] of Object.entries(vaccines)) await writeVaccine(tx, id, code, record)
  for (const [kind, record] of Object.entries(tests)) await writeTest(tx, id, kind as TestKind, record)
  const deed = { caseId: id, userId: actor.userId, from: null, to: 'intake' as const }
  await recordDeed(tx, { ...deed, action: 'replace', audit: 'practice.i693_create', fields: ['person', 'examOn'] })
  return id
}

/**
 * Takes a signed form back before it is handed over, and opens a new case in its place.
 * @returns the id of the new case
 * @throws DomainError forbidden `i693.surgeon_only`; conflict `i693.step`, `directory.stale`; not_found `i693.unknown`
 */
export function voidCase(
  actor: ProviderActor,
  { reason, ...shown }: ShownCase & Readonly<{ reason: string }>,
): Promise<string> {
  return withTransaction(async (tx) => {
    const row = await openShown(tx, actor, shown)
    const status = nextStatus(row, 'void')
    await checkWho(tx, actor, row, 'void')
    // Nobody picks up what is void.
    await writeCase(tx, row, { status, pickUpCodeEnc: null, pickUpIndex: null })
    const deed = { caseId: row.id, userId: actor.userId, from: row.status, to: status, note: reason }
    await recordDeed(tx, { ...deed, action: 'void', audit: 'practice.i693_void' })
    return replace(tx, actor, row)
  })
}
