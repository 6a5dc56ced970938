import { and, asc, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { eligibilityChecks } from '#drizzle/schema/practice/eligibility.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { payerGateway } from '../gateway/gateway-in-use.server.ts'
import { type CheckPerson, openPerson, sealPerson } from '../person.server.ts'
import { findCheck, type StoredCheck } from '../queries/checks.server.ts'
import { isFixable } from '../check-status.ts'
import { recordEligibility, recordStep, takeStep } from './take-step.server.ts'

/** What is asked, as a form or a batch has put it together. */
export type CheckValues = Readonly<{
  providerId: string
  carrierId: string
  payerCode: string
  person: CheckPerson
  serviceDate: string
  serviceCodes: readonly string[]
}>

const personFields = ['memberId', 'patientName', 'birthDate', 'sex'] as const
const unknown = (): never => {
  throw new DomainError('not_found', 'eligibility.unknown')
}

/** Names the provider and the visit by what the database says of them. @throws DomainError not_found `eligibility.unknown` */
async function checkPlace(
  tx: Transaction,
  actor: ProviderActor,
  {
    facilityId,
    providerId,
    appointmentId,
  }: Readonly<{ facilityId: string; providerId: string; appointmentId: string | null }>,
): Promise<void> {
  if (!allows(actor, 'eligibility.check', { facilityId, providerId })) unknown()
  const [practice] = await tx
    .select({ id: providerFacilities.id })
    .from(providerFacilities)
    .where(and(eq(providerFacilities.facilityId, facilityId), eq(providerFacilities.providerId, providerId)))
  if (!practice) unknown()
  if (appointmentId === null) return
  const [visit] = await tx
    .select({ facilityId: providerFacilities.facilityId })
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .where(eq(appointments.id, appointmentId))
  if (visit?.facilityId !== facilityId) unknown()
}

/** Puts a check among those that are sent. @throws DomainError unavailable `eligibility.off`; conflict `eligibility.step` */
async function queue(tx: Transaction, check: StoredCheck, userId: string): Promise<StoredCheck> {
  if (payerGateway() === null) throw new DomainError('unavailable', 'eligibility.off')
  const fresh = { attempts: 0, dueAt: now(), rejections: [], problem: null }
  const queued = await takeStep(tx, check, { step: 'queue', changes: fresh, userId })
  const subject = { type: 'eligibility_check', id: check.id } as const
  await recordEligibility(tx, { userId, action: 'practice.eligibility_queue', subject })
  return queued
}

type NewCheck = Readonly<{
  /** Made with the form or by the batch, so that what is sent twice is written once. */
  id: string
  facilityId: string
  appointmentId: string | null
  copiedFromId: string | null
  values: CheckValues
  /** Whether it is sent, or kept to be finished later. */
  isToSend: boolean
}>

const columnsOf = (id: string, { person, serviceCodes, ...rest }: CheckValues) => ({
  ...rest,
  serviceCodes: [...serviceCodes],
  personEnc: sealPerson(id, person),
})

async function insertCheck(tx: Transaction, { userId }: ProviderActor, check: NewCheck): Promise<StoredCheck | null> {
  const { id, facilityId, appointmentId, copiedFromId, values } = check
  const at = now()
  const start = { status: 'draft', attempts: 0, version: 1, createdById: userId } as const
  const [row] = await tx
    .insert(eligibilityChecks)
    .values({
      ...{ id, facilityId, appointmentId, copiedFromId, ...columnsOf(id, values) },
      ...{ ...start, rejections: [], createdAt: at, updatedAt: at },
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return null
  await recordStep(tx, row, { step: 'create', userId })
  const subject = { type: 'eligibility_check', id } as const
  await recordEligibility(tx, { userId, action: 'practice.eligibility_save', subject, fields: personFields })
  return row
}

/**
 * Writes a new check, and has it sent where that is wanted. One that is there already is left as it is.
 * @returns whether it was written now
 * @throws DomainError not_found `eligibility.unknown`; unavailable `eligibility.off`
 */
export function createCheck(actor: ProviderActor, check: NewCheck): Promise<boolean> {
  return withTransaction(async (tx) => {
    const { providerId } = check.values
    await checkPlace(tx, actor, { ...check, providerId })
    const row = await insertCheck(tx, actor, check)
    if (row && check.isToSend) await queue(tx, row, actor.userId)
    return row !== null
  })
}

async function openShown(tx: Transaction, actor: ProviderActor, { id, version }: Shown): Promise<StoredCheck> {
  const check = (await findCheck(actor, id, tx)) ?? unknown()
  if (check.version !== version) throw new DomainError('conflict', 'directory.stale')
  return check
}

type Shown = Readonly<{ id: string; version: number | null }>

/**
 * Changes a draft, and has it sent where that is wanted.
 * @throws DomainError not_found `eligibility.unknown`; conflict `directory.stale`, `eligibility.step`; unavailable `eligibility.off`
 */
export function changeDraft(
  actor: ProviderActor,
  { values, isToSend, ...shown }: Shown & Readonly<{ values: CheckValues; isToSend: boolean }>,
): Promise<void> {
  return withTransaction(async (tx) => {
    const check = await openShown(tx, actor, shown)
    if (check.status !== 'draft') throw new DomainError('conflict', 'eligibility.step')
    await checkPlace(tx, actor, { ...check, providerId: values.providerId })
    const [row] = await tx
      .update(eligibilityChecks)
      .set({ ...columnsOf(check.id, values), version: check.version + 1, updatedAt: now() })
      .where(and(eq(eligibilityChecks.id, check.id), eq(eligibilityChecks.version, check.version)))
      .returning()
    if (!row) throw new DomainError('conflict', 'directory.stale')
    await recordStep(tx, row, { step: 'edit', userId: actor.userId })
    const subject = { type: 'eligibility_check', id: check.id } as const
    await recordEligibility(tx, {
      ...{ userId: actor.userId, action: 'practice.eligibility_save', subject, fields: personFields },
    })
    if (isToSend) await queue(tx, row, actor.userId)
  })
}

/** Sends a draft, or once more what has failed. @throws as `changeDraft` */
export function queueCheck(actor: ProviderActor, shown: Shown): Promise<void> {
  return withTransaction(async (tx) => {
    await queue(tx, await openShown(tx, actor, shown), actor.userId)
  })
}

/** The copies of a check that there are: the draft that nobody has sent yet, and how many in all. */
async function copiesOf(tx: Transaction, { id }: StoredCheck) {
  const copies = await tx
    .select({ id: eligibilityChecks.id, status: eligibilityChecks.status })
    .from(eligibilityChecks)
    .where(eq(eligibilityChecks.copiedFromId, id))
    .orderBy(asc(eligibilityChecks.createdAt), asc(eligibilityChecks.id))
  return { draft: copies.find(({ status }) => status === 'draft')?.id ?? null, count: copies.length }
}

/**
 * A draft with everything that a check has said which the payer has rejected, to be put right; the rejected one stays as it is. While the
 * draft is there it is the copy, however often the button is pressed.
 * @returns its id
 * @throws DomainError not_found `eligibility.unknown`; conflict `directory.stale`, `eligibility.step` for one that no correction helps
 */
export function copyCheck(actor: ProviderActor, shown: Shown): Promise<string> {
  return withTransaction(async (tx) => {
    const check = await openShown(tx, actor, shown)
    if (check.status !== 'rejected' || !isFixable(check.rejections))
      throw new DomainError('conflict', 'eligibility.step')
    const { facilityId, appointmentId, providerId, carrierId, payerCode, serviceDate, serviceCodes } = check
    const { draft, count } = await copiesOf(tx, check)
    if (draft !== null) return draft
    const id = `${check.id}-c${count + 1}`
    await insertCheck(tx, actor, {
      ...{ id, facilityId, appointmentId, copiedFromId: check.id, isToSend: false },
      values: { providerId, carrierId, payerCode, serviceDate, serviceCodes, person: openPerson(check) },
    })
    return id
  })
}
