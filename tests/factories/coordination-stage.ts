import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { careToken, contactOf, type LinkParty } from '#app/modules/coordination/care-links.server.ts'
import type { CareCase } from '#app/modules/coordination/case-sealed.server.ts'
import type { CaseStep } from '#app/modules/coordination/case-steps.ts'
import type { NewDocument } from '#app/modules/coordination/commands/add-document.server.ts'
import { agreeByLink, withdrawByLink } from '#app/modules/coordination/commands/consent.server.ts'
import { type CaseAnswers, createCase } from '#app/modules/coordination/commands/save-case.server.ts'
import { type StepInput, takeLinkedStep } from '#app/modules/coordination/commands/take-step.server.ts'
import { consentMark } from '#app/modules/coordination/consent-mark.server.ts'
import { type CareLink, findCareLink } from '#app/modules/coordination/queries/care-link.server.ts'
import { findLinkedCase } from '#app/modules/coordination/queries/cases.server.ts'
import { roundOf } from '#app/modules/coordination/queries/events.server.ts'
import { careEvents, messageOutbox } from '#drizzle/schema/index.ts'
import { careActor, careAnswers, insertCoordinated } from './coordination.ts'

export const careHour = 3_600_000
export const hoursLater = (hours: number) => setClock(now() + hours * careHour)

/** A refusal as a test expects it. */
export const refusal = (code: ErrorCode) => expect.objectContaining({ name: 'DomainError', code }) as Error

/**
 * Gives every test of a file two practices that take part in care coordination, on a Tuesday morning; what is written comes from the first.
 * What it returns is filled before each test. Stands after `useDatabase`.
 */
export function useCareStage() {
  type Coordinated = Awaited<ReturnType<typeof insertCoordinated>>
  const home = {} as Coordinated
  const other = {} as Coordinated
  const toOther = { kind: 'site' as const, doctor: other }
  beforeEach(async () => {
    setClock(Date.parse('2026-10-20T14:00:00Z'))
    await withTransaction(async (tx) => {
      Object.assign(home, await insertCoordinated(tx))
      Object.assign(other, await insertCoordinated(tx, { name: 'Reed' }))
    })
  })
  afterEach(() => setClock(null))
  const doctor = (clinic = home) =>
    careActor(clinic.facilityId, 'cc_admin', { userId: clinic.userId, providerId: clinic.providerId })
  const create = (of: Partial<CaseAnswers> = {}, actor = doctor()) => createCase(actor, newId(), careAnswers(home, of))
  return { home, other, toOther, doctor, create }
}

export const storedCase = async (caseId: string): Promise<CareCase> => (await findLinkedCase(caseId))!

export async function stepsOf(caseId: string): Promise<string[]> {
  const rows = await db.select().from(careEvents).where(eq(careEvents.caseId, caseId)).orderBy(asc(careEvents.seq))
  return rows.map(({ step }) => step)
}

/** The link of somebody to a referral as it is now, without its code being typed. */
export async function careLinkOf(caseId: string, party: LinkParty): Promise<CareLink> {
  const contact = contactOf(await storedCase(caseId), party)!
  const round = await roundOf(db, caseId, party)
  return (await findCareLink(careToken({ caseId, party, contact, round })))!
}

/** A step of a recipient without an account. */
export const linkedStep = async (caseId: string, step: CaseStep, input: StepInput = {}): Promise<CareCase> =>
  takeLinkedStep(await careLinkOf(caseId, 'recipient'), { step, input })

/** The patient agrees to whom the referral names now. */
export async function agree(caseId: string): Promise<CareCase> {
  const link = await careLinkOf(caseId, 'patient')
  return agreeByLink(link, consentMark(link.row))
}

export const withdraw = async (caseId: string): Promise<CareCase> => withdrawByLink(await careLinkOf(caseId, 'patient'))

/** A document as a form has sent it. */
export const sentDocument = (of: Partial<NewDocument> = {}): NewDocument => ({
  ...{ id: newId(), kind: 'lab', name: 'Blood count', isForPatient: true },
  paper: { mime: 'application/pdf', bytes: Buffer.from('%PDF-1.4 results %%EOF') },
  ...of,
})

/** The sealed files that this process keeps. */
export function sealedFiles(): string[] {
  const folder = resolve(env.DATA_DIR, 'media')
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sealed')) : []
}

/** What was written, in its order, as its readers get it. */
export async function readOutbox() {
  const rows = await db.select().from(messageOutbox).orderBy(asc(messageOutbox.createdAt), asc(messageOutbox.id))
  return rows.map(({ id, template, locale, channel, toEnc, varsEnc }) => {
    const open = (column: string, text: string) => decryptField(text, { table: 'message_outbox', column, rowId: id })
    const vars = JSON.parse(open('vars_enc', varsEnc)) as Record<string, string>
    return { id, template, locale, channel, to: open('to_enc', toEnc), vars }
  })
}

/** Written so far. */
export const writtenIds = async () => (await readOutbox()).map(({ id }) => id)

/** What was written since, in no order: all of it in one instant. */
export const toldSince = async (before: readonly string[]) =>
  (await readOutbox())
    .filter(({ id }) => !before.includes(id))
    .map(({ template }) => template)
    .toSorted()

export const lastTo = async (to: string) =>
  (await readOutbox()).findLast((message) => message.to === to && message.vars.link !== undefined)!

/** The link that somebody was written last. */
export const linkTo = async (to: string) => (await findActionLink((await lastTo(to)).vars.link!.split('/').at(-1)!))!
