import { eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { dropKeptFile } from '#app/modules/uploads/file-store.server.ts'
import type { PaperFile } from '#app/modules/uploads/read-document.server.ts'
import { keepSealed } from '#app/modules/uploads/sealed-store.server.ts'
import { careDocuments } from '#drizzle/schema/coordination/cases.ts'
import { isEnded } from '../case-steps.ts'
import { type CareCase, openCareText, sealCareText, whereCareText } from '../case-sealed.server.ts'
import { isFrozen, reachesRecipient, sidesOf } from '../case-standing.ts'
import type { CareLink } from '../queries/care-link.server.ts'
import { listDocuments } from '../queries/case-parts.server.ts'
import { addEvent, lockLinkedCase, lockOwnCase } from './lock-case.server.ts'
import { tellClinic } from './tell.server.ts'

type Kind = (typeof careDocuments.$inferInsert)['kind']
/** The id comes with the form, so that a second press writes nothing. */
export type NewDocument = Readonly<{ id: string; kind: Kind; name: string; isForPatient: boolean; paper: PaperFile }>
type From = Readonly<{ side: 'requester' | 'recipient' | 'patient'; userId: string | null }>

/** Of one referral. */
const mostDocuments = 30

type SealedFile = Awaited<ReturnType<typeof keepSealed>>

/** The id of a document; null for one that a first press has added. Another file from a page that was gone back to is another document. */
async function freeId(tx: Transaction, row: CareCase, { id, name, paper }: NewDocument): Promise<string | null> {
  const [before] = await tx.select().from(careDocuments).where(eq(careDocuments.id, id))
  if (!before) return id
  const isSame =
    before.caseId === row.id &&
    before.bytes === paper.bytes.length &&
    openCareText(whereCareText('care_documents', 'name_enc', id), before.nameEnc) === name
  return isSame ? null : newId()
}

/** @returns whether the file is now one of the referral's */
async function add(
  tx: Transaction,
  row: CareCase,
  document: NewDocument,
  from: From,
  sealed: SealedFile,
): Promise<boolean> {
  const { kind, name, isForPatient, paper } = document
  const id = await freeId(tx, row, document)
  if (id === null) return false
  if ((await listDocuments(row.id, tx)).length >= mostDocuments)
    throw new DomainError('too_many', 'coordination.documents')
  await tx.insert(careDocuments).values({
    ...{ id, caseId: row.id, kind, mime: paper.mime, bytes: paper.bytes.length, file: sealed.file, isForPatient },
    nameEnc: sealCareText(whereCareText('care_documents', 'name_enc', id), name),
    keyEnc: sealCareText(whereCareText('care_documents', 'key_enc', id), sealed.key),
    ...{ ...from, createdAt: now() },
  })
  await addEvent(tx, { caseId: row.id, step: 'document', ...from })
  const told = { row, event: `document:${id}` }
  if (from.side !== 'requester') await tellClinic(tx, 'requester', told, from.userId)
  else if (row.sentAt !== null && !isFrozen(row)) await tellClinic(tx, 'recipient', told, from.userId)
  await recordAudit(tx, {
    actor: from.userId ? { type: 'user', id: from.userId } : { type: 'anonymous' },
    action: 'coordination.case_document',
    subject: { type: 'care_case', id: row.id },
    fields: ['add'],
  })
  return true
}

/** The file is written before the transaction, and taken away where that fails or has no use for it. */
async function withFile(paper: PaperFile, work: (sealed: SealedFile) => Promise<boolean>): Promise<void> {
  const sealed = await keepSealed(paper.bytes)
  try {
    if (!(await work(sealed))) await dropKeptFile(sealed.file)
  } catch (error) {
    await dropKeptFile(sealed.file)
    throw error
  }
}

/**
 * Adds a document of somebody at one of the clinics.
 * @throws DomainError not_found; forbidden `coordination.not_allowed`; conflict `coordination.not_now`; too_many `coordination.documents`
 */
export function addDocument(actor: ProviderActor, caseId: string, document: NewDocument): Promise<void> {
  return withFile(document.paper, (sealed) =>
    withTransaction(async (tx) => {
      const { row, standing } = await lockOwnCase(tx, actor, caseId)
      const side = sidesOf(standing, row).find(({ by }) => by === 'requester' || by === 'recipient')
      if (!side) throw new DomainError('forbidden', 'coordination.not_allowed')
      if (isEnded(row.status) || isFrozen(row)) throw new DomainError('conflict', 'coordination.not_now')
      const from = { side: side.by === 'recipient' ? 'recipient' : 'requester', userId: actor.userId } as const
      return add(tx, row, document, from, sealed)
    }),
  )
}

/**
 * Adds a document of somebody with a link.
 * @throws DomainError as `lockLinkedCase`; conflict `coordination.not_now`; too_many `coordination.documents`
 */
export function addLinkedDocument(link: CareLink, document: NewDocument): Promise<void> {
  return withFile(document.paper, (sealed) =>
    withTransaction(async (tx) => {
      const row = await lockLinkedCase(tx, link)
      const isOpen = link.party === 'recipient' ? reachesRecipient(row, now()) : !isFrozen(row)
      if (isEnded(row.status) || !isOpen) throw new DomainError('conflict', 'coordination.not_now')
      return add(tx, row, document, { side: link.party, userId: null }, sealed)
    }),
  )
}
