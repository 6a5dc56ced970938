import { and, eq, isNull } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { hasCoordinationRight } from '#app/modules/accounts/coordination-rights.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { careConsents } from '#drizzle/schema/coordination/cases.ts'
import { contactOf } from '../care-links.server.ts'
import { isEnded, statusAfter } from '../case-steps.ts'
import type { CareCase } from '../case-sealed.server.ts'
import { consentVersion } from '../case-text.ts'
import { consentMark } from '../consent-mark.server.ts'
import type { CareLink } from '../queries/care-link.server.ts'
import { canBeSent } from '../queries/recipients.server.ts'
import { addEvent, lockLinkedCase, lockOwnCase, setCase } from './lock-case.server.ts'
import { applyStep } from './take-step.server.ts'
import { tellClinic, tellPatient } from './tell.server.ts'

/** Who says it: the patient by the link, or somebody at the referring clinic who writes it down. */
type Sayer = Readonly<{ by: 'patient' | 'requester'; userId: string | null }>

const bySelf: Sayer = { by: 'patient', userId: null }

const partyOf = (sayer: Sayer) => ({ ...sayer, isOnBehalf: false })

const audited = (tx: Transaction, row: CareCase, { userId }: Sayer, field: string) =>
  recordAudit(tx, {
    actor: userId ? { type: 'user', id: userId } : { type: 'anonymous' },
    action: 'coordination.case_consent',
    subject: { type: 'care_case', id: row.id },
    fields: [field],
  })

/** Writes down that the patient agrees. What waited for it goes out; what was frozen goes on. */
export async function giveConsent(
  tx: Transaction,
  row: CareCase,
  sayer: Sayer,
  method: 'verbal' | 'paper' | 'link',
): Promise<CareCase> {
  if (row.consent === 'given' || isEnded(row.status)) return row
  const at = now()
  await tx.insert(careConsents).values({
    ...{ id: newId(), caseId: row.id, method, textVersion: consentVersion, recordedById: sayer.userId },
    ...{ givenAt: at, withdrawnAt: null },
  })
  const given = await setCase(tx, row.id, { consent: 'given' })
  const seq = await addEvent(tx, { caseId: row.id, step: 'consent_given', side: sayer.by, userId: sayer.userId })
  await audited(tx, row, sayer, 'given')
  if (given.status === 'frozen') return applyStep(tx, given, { step: 'thaw', party: partyOf(sayer) })
  if (given.status !== 'draft' || !given.isSentOnConsent) return given
  if (await canBeSent(tx, given))
    return applyStep(tx, given, { step: 'send', party: { by: 'system', userId: null, isOnBehalf: false } })
  // Who agrees is not told off for it: the clinic that refers has to find somebody else.
  const kept = await setCase(tx, row.id, { isSentOnConsent: false })
  await tellClinic(tx, 'requester', { row: kept, event: `consent:${seq}` }, sayer.userId)
  return kept
}

/** Writes down that the patient no longer agrees: nothing more is shared, and the recipient is told so. */
async function withdrawConsent(tx: Transaction, row: CareCase, sayer: Sayer): Promise<CareCase> {
  if (row.consent !== 'given' && row.consent !== 'asked') return row
  await tx
    .update(careConsents)
    .set({ withdrawnAt: now() })
    .where(and(eq(careConsents.caseId, row.id), isNull(careConsents.withdrawnAt)))
  const after = await setCase(tx, row.id, { consent: 'withdrawn', isSentOnConsent: false })
  const seq = await addEvent(tx, { caseId: row.id, step: 'consent_withdrawn', side: sayer.by, userId: sayer.userId })
  await audited(tx, row, sayer, 'withdrawn')
  if (statusAfter('freeze', after, sayer.by) !== null)
    return applyStep(tx, after, { step: 'freeze', party: partyOf(sayer) })
  const told = { row: after, event: `consent:${seq}` }
  // Who had it before it was closed or declined knows that the record is not to be used further.
  if (after.sentAt !== null) await tellClinic(tx, 'recipient', told, sayer.userId)
  if (sayer.by === 'patient') await tellClinic(tx, 'requester', told)
  return after
}

/** What was agreed to names who gets the record, and who was asked: where that is another by now, it has to be said again. */
export async function endConsent(tx: Transaction, row: CareCase, sayer: Sayer): Promise<CareCase> {
  const after = await setCase(tx, row.id, { consent: 'none', isSentOnConsent: false })
  await addEvent(tx, { caseId: row.id, step: 'consent_ended', side: sayer.by, userId: sayer.userId })
  await audited(tx, row, sayer, 'ended')
  return after
}

/** Asks the patient by a link. @throws DomainError conflict `coordination.no_contact` where there is nowhere to write to */
export async function askConsent(tx: Transaction, row: CareCase, sayer: Sayer): Promise<CareCase> {
  if (!contactOf(row, 'patient')) throw new DomainError('conflict', 'coordination.no_contact')
  const after = await setCase(tx, row.id, { consent: 'asked' })
  const seq = await addEvent(tx, { caseId: row.id, step: 'consent_asked', side: sayer.by, userId: sayer.userId })
  await tellPatient(tx, { row: after, event: `consent_asked:${seq}` }, 'care_consent')
  await audited(tx, row, sayer, 'asked')
  return after
}

/** Agreeing is to whom the page named. @throws DomainError conflict `coordination.recipient_changed` where that is another by now */
function requireNamed(row: CareCase, mark: string): void {
  if (mark !== consentMark(row)) throw new DomainError('conflict', 'coordination.recipient_changed')
}

type Deed = Readonly<{
  deed: 'verbal' | 'paper' | 'link' | 'withdraw'
  /** Of whom the page named. */
  mark: string
}>

/** What somebody at the referring clinic writes down of consent. @throws DomainError not_found, forbidden, conflict, as `requireNamed` */
export function recordConsent(actor: ProviderActor, caseId: string, { deed, mark }: Deed): Promise<CareCase> {
  return withTransaction(async (tx) => {
    const { row, standing } = await lockOwnCase(tx, actor, caseId)
    const mayRecord = standing.requester !== null && hasCoordinationRight(standing.requester, 'consent')
    if (!mayRecord || standing.isShut) throw new DomainError('forbidden', 'coordination.not_allowed')
    const sayer = { by: 'requester', userId: actor.userId } as const
    if (deed === 'withdraw') return withdrawConsent(tx, row, sayer)
    if (row.consent === 'given' || isEnded(row.status)) throw new DomainError('conflict', 'coordination.not_now')
    if (deed === 'link') return askConsent(tx, row, sayer)
    requireNamed(row, mark)
    return giveConsent(tx, row, sayer, deed)
  })
}

/** The patient agrees by the link to whom its page named. @throws DomainError as `lockLinkedCase` and `requireNamed` */
export function agreeByLink(link: CareLink, mark: string): Promise<CareCase> {
  return withTransaction(async (tx) => {
    const row = await lockLinkedCase(tx, link)
    requireNamed(row, mark)
    return giveConsent(tx, row, bySelf, 'link')
  })
}

/** The patient no longer agrees, whomever the page named. @throws DomainError as `lockLinkedCase` */
export function withdrawByLink(link: CareLink): Promise<CareCase> {
  return withTransaction(async (tx) => withdrawConsent(tx, await lockLinkedCase(tx, link), bySelf))
}
