import { randomBytes } from 'node:crypto'
import { asc, eq, or } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { newReference } from '#app/modules/booking/appointments/reference.ts'
import { i693Cases } from '#drizzle/schema/practice/i693-cases.ts'
import { asksPregnancy, type CasePerson } from '../person.ts'
import { mayKeep } from '../queries/find-case.server.ts'
import { isSurgeonAt } from '../queries/surgeons.server.ts'
import { openPerson, sealPerson, type StoredCase } from '../sealed-case.server.ts'
import { openToEdit, recordDeed, type ShownCase, writeCase } from './open-case.server.ts'

export type CaseValues = Readonly<{
  surgeonId: string
  person: CasePerson
  locale: Locale
  examOn: LocalDate
  priceCents: number | null
}>

type NewCase = CaseValues &
  Readonly<{ id: string; facilityId: string; appointmentId: string | null; replacesId: string | null }>

/** A case in its first status with nothing signed; its reference is nobody else's. @returns false where there is one of this id */
export async function insertCase(tx: Transaction, given: NewCase): Promise<boolean> {
  const { person, ...columns } = given
  const nothing = { signedRulesEnc: null, signedAt: null, signedById: null, envelopeNumber: null, enclosedById: null }
  const unsealed = { sealedById: null, sealedAt: null, pickUpCodeEnc: null, pickUpIndex: null }
  const inserted = await tx
    .insert(i693Cases)
    .values({
      ...columns,
      ...nothing,
      ...unsealed,
      ...{ pickedUpAt: null, pickedUpById: null, status: 'intake', version: 1, createdAt: now(), updatedAt: now() },
      reference: newReference(randomBytes),
      personEnc: sealPerson(given.id, person),
    })
    .onConflictDoNothing({ target: i693Cases.id })
    .returning({ id: i693Cases.id })
  return inserted.length > 0
}

/** @throws DomainError invalid `i693.surgeon_unknown` for somebody who is no civil surgeon of the clinic */
async function checkSurgeon(tx: Transaction, surgeonId: string, facilityId: string): Promise<void> {
  if (!(await isSurgeonAt(tx, surgeonId, facilityId))) throw new DomainError('invalid', 'i693.surgeon_unknown')
}

/** The case that a form has made already, or that somebody has opened for the same visit. */
async function existingCase(tx: Transaction, id: string, appointmentId: string | null): Promise<StoredCase | null> {
  const ofVisit = appointmentId === null ? undefined : eq(i693Cases.appointmentId, appointmentId)
  const [row] = await tx
    .select()
    .from(i693Cases)
    .where(or(eq(i693Cases.id, id), ofVisit))
    .orderBy(asc(i693Cases.createdAt), asc(i693Cases.id))
  return row ?? null
}

/**
 * Opens a case at a clinic; one that comes from a visit is scheduled at once. The same form again opens nothing, nor does a second person
 * for the same visit: its case is known by the visit's own id, so that two at once open one.
 * @param id made with the form; without one the case gets its own
 * @param appointmentId a visit of this clinic, which the caller has looked up
 * @returns the id of the case
 * @throws DomainError not_found `i693.unknown`; invalid `i693.surgeon_unknown`
 */
export function createCase(
  actor: ProviderActor,
  {
    facilityId,
    id,
    values,
    appointmentId,
  }: Readonly<{ facilityId: string; id: string; values: CaseValues; appointmentId: string | null }>,
): Promise<string> {
  return withTransaction(async (tx) => {
    const unknown = () => new DomainError('not_found', 'i693.unknown')
    if (!mayKeep(actor, { facilityId, surgeonId: values.surgeonId })) throw unknown()
    const caseId = appointmentId ?? (id || newId())
    const existing = await existingCase(tx, caseId, appointmentId)
    if (existing && existing.facilityId !== facilityId) throw unknown()
    if (existing) return existing.id
    await checkSurgeon(tx, values.surgeonId, facilityId)
    if (!(await insertCase(tx, { id: caseId, facilityId, ...values, appointmentId, replacesId: null }))) return caseId
    const deed = { caseId, userId: actor.userId, audit: 'practice.i693_create' } as const
    await recordDeed(tx, { ...deed, action: 'create', from: null, to: 'intake', fields: ['person', 'examOn'] })
    if (appointmentId !== null) {
      await writeCase(tx, { id: caseId, version: 1 }, { status: 'scheduled' })
      await recordDeed(tx, {
        ...{ caseId, userId: actor.userId, audit: 'practice.i693_step', action: 'schedule' },
        ...{ from: 'intake', to: 'scheduled' },
      })
    }
    return caseId
  })
}

/** The person, and of pregnancy nothing where it is not asked any more: nobody could take the answer back. */
function withoutNeedlessAnswer({ person, examOn }: CaseValues): CasePerson {
  return asksPregnancy(person, examOn) ? person : { ...person, isPregnant: null }
}

/** Which of the values differ from what is stored, by the names of the audit. */
function changedFields(row: StoredCase, values: CaseValues): string[] {
  const stored = openPerson(row)
  const isOther = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)
  const fields = { surgeonId: row.surgeonId, locale: row.locale, examOn: row.examOn, priceCents: row.priceCents }
  const given = { ...values, person: undefined } as Readonly<Record<string, unknown>>
  return [
    ...(Object.keys(stored).some((key) => isOther(stored[key as 'nameEn'], values.person[key as 'nameEn']))
      ? ['person']
      : []),
    ...Object.entries(fields).flatMap(([name, value]) => (isOther(value, given[name]) ? [name] : [])),
  ]
}

/**
 * Changes who is examined, when and by whom.
 * @returns whether anything changed
 * @throws DomainError conflict `i693.locked`, `directory.stale`; not_found `i693.unknown`; invalid `i693.surgeon_unknown`
 */
export function changeCase(
  actor: ProviderActor,
  { values: typed, ...shown }: ShownCase & Readonly<{ values: CaseValues }>,
): Promise<boolean> {
  return withTransaction(async (tx) => {
    const row = await openToEdit(tx, actor, shown)
    const values = { ...typed, person: withoutNeedlessAnswer(typed) }
    const fields = changedFields(row, values)
    if (fields.length === 0) return false
    if (fields.includes('surgeonId')) {
      if (!mayKeep(actor, { ...row, surgeonId: values.surgeonId })) throw new DomainError('not_found', 'i693.unknown')
      await checkSurgeon(tx, values.surgeonId, row.facilityId)
    }
    const { person, ...columns } = values
    await writeCase(tx, row, { ...columns, personEnc: sealPerson(row.id, person) })
    const deed = { caseId: row.id, userId: actor.userId, from: row.status, to: row.status }
    await recordDeed(tx, { ...deed, action: 'edit', audit: 'practice.i693_edit', fields })
    return true
  })
}
