import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { revokeActionLinks } from '#app/modules/action-links/commands/revoke-action-links.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { newReference } from '#app/modules/booking/appointments/reference.ts'
import { careCases } from '#drizzle/schema/coordination/cases.ts'
import { contactOf, linkSubjects } from '../care-links.server.ts'
import {
  type CareCase,
  type CarePatient,
  openCase,
  openOutside,
  type OutsideRecipient,
  sealCase,
  sealOutside,
} from '../case-sealed.server.ts'
import { sidesOf } from '../case-standing.ts'
import { type Urgency } from '../due-times.ts'
import { listConsents } from '../queries/case-parts.server.ts'
import { doctorKey, listRequesters, takesReferrals } from '../queries/recipients.server.ts'
import { askConsent, endConsent, giveConsent } from './consent.server.ts'
import { addEvent, lockOwnCase, setCase } from './lock-case.server.ts'
import { applyStep } from './take-step.server.ts'

type DoctorIds = Readonly<{ facilityId: string; providerId: string }>

/** To whom it goes: somebody of this site, or somebody without an account. */
export type WantedRecipient =
  | Readonly<{ kind: 'site'; doctor: DoctorIds }>
  | Readonly<{ kind: 'outside'; outside: OutsideRecipient; locale: Locale }>

export type CaseAnswers = Readonly<{
  requester: DoctorIds
  recipient: WantedRecipient
  specialtyId: string | null
  patient: CarePatient
  patientLocale: Locale
  urgency: Urgency
  reason: string
  questions: string | null
  plain: string | null
  consent: 'verbal' | 'paper' | 'link' | null
  isSent: boolean
}>

/** The columns of a recipient. @throws DomainError invalid `coordination.recipient` for a doctor who takes no referrals here */
export async function recipientColumns(tx: Transaction, caseId: string, recipient: WantedRecipient) {
  if (recipient.kind === 'outside')
    return {
      ...{ recipientFacilityId: null, recipientProviderId: null, outsideLocale: recipient.locale },
      outsideEnc: sealOutside(caseId, recipient.outside),
    }
  if (!(await takesReferrals(tx, recipient.doctor))) throw new DomainError('invalid', 'coordination.recipient')
  const { facilityId, providerId } = recipient.doctor
  return { recipientFacilityId: facilityId, recipientProviderId: providerId, outsideLocale: null, outsideEnc: null }
}

/** @throws DomainError forbidden `coordination.not_allowed` for a doctor in whose name somebody may not refer */
async function requireRequester(tx: Transaction, actor: ProviderActor, requester: DoctorIds): Promise<void> {
  const own = await listRequesters(actor, tx)
  if (!own.some((each) => doctorKey(each) === doctorKey(requester)))
    throw new DomainError('forbidden', 'coordination.not_allowed')
}

async function columnsOf(tx: Transaction, id: string, answers: CaseAnswers) {
  const { requester, recipient, specialtyId, patientLocale, urgency } = answers
  return {
    ...{ requesterFacilityId: requester.facilityId, requesterProviderId: requester.providerId },
    ...{ specialtyId, patientLocale, urgency },
    ...sealCase(id, { ...answers, outside: null }),
    ...(await recipientColumns(tx, id, recipient)),
  }
}

/** What the form says of consent, and sends the referral where it is there and that is wanted. */
async function settle(tx: Transaction, actor: ProviderActor, row: CareCase, { consent, isSent }: CaseAnswers) {
  const sayer = { by: 'requester', userId: actor.userId } as const
  if (row.consent === 'given') return isSent ? sendNow(tx, actor, row) : row
  if (consent === 'verbal' || consent === 'paper') {
    const given = await giveConsent(tx, row, sayer, consent)
    return isSent ? sendNow(tx, actor, given) : given
  }
  if (!isSent) return row
  if (consent !== 'link') throw new DomainError('conflict', 'coordination.no_consent')
  await setCase(tx, row.id, { isSentOnConsent: true })
  return askConsent(tx, row, sayer)
}

const sendNow = (tx: Transaction, { userId }: ProviderActor, row: CareCase) =>
  applyStep(tx, row, { step: 'send', party: { by: 'requester', userId, isOnBehalf: false } })

const audited = (tx: Transaction, { userId }: ProviderActor, id: string, action: 'case_create' | 'case_edit') =>
  recordAudit(tx, {
    ...{ actor: { type: 'user', id: userId }, action: `coordination.${action}` },
    subject: { type: 'care_case', id },
  })

const recipientOf = (row: CareCase) =>
  JSON.stringify([row.recipientFacilityId, row.recipientProviderId, openOutside(row)])

const wantedOf = (wanted: WantedRecipient) =>
  JSON.stringify(
    wanted.kind === 'site' ? [wanted.doctor.facilityId, wanted.doctor.providerId, null] : [null, null, wanted.outside],
  )

/** The row of a new draft; undefined where its id is taken. */
async function insertDraft(tx: Transaction, { userId }: ProviderActor, id: string, answers: CaseAnswers) {
  const at = now()
  const [made] = await tx
    .insert(careCases)
    .values({
      ...(await columnsOf(tx, id, answers)),
      ...{ id, reference: newReference(randomBytes), createdById: userId, status: 'draft', consent: 'none' },
      ...{ isSentOnConsent: false, version: 1, createdAt: at, updatedAt: at },
    })
    .onConflictDoNothing()
    .returning()
  return made
}

/** What a first press of the same form has written. */
async function findRepeated(tx: Transaction, { userId }: ProviderActor, id: string, answers: CaseAnswers) {
  const [before] = await tx.select().from(careCases).where(eq(careCases.id, id))
  if (before?.createdById !== userId) return null
  const { patient, reason } = openCase(before)
  const isSame =
    JSON.stringify([patient, reason]) === JSON.stringify([answers.patient, answers.reason]) &&
    recipientOf(before) === wantedOf(answers.recipient)
  return isSame ? before : null
}

/**
 * Writes a referral, as a draft or sent at once. The id comes with the form, so that a second press writes nothing; what was written anew on
 * a page that was gone back to is another referral.
 * @throws DomainError forbidden `coordination.not_allowed`; invalid `coordination.recipient`; conflict `coordination.no_consent`, `coordination.no_contact`
 */
export function createCase(actor: ProviderActor, formId: string, answers: CaseAnswers): Promise<CareCase> {
  return withTransaction(async (tx) => {
    await requireRequester(tx, actor, answers.requester)
    const first = await insertDraft(tx, actor, formId, answers)
    const before = first ? null : await findRepeated(tx, actor, formId, answers)
    if (before) return before
    const made = first ?? (await insertDraft(tx, actor, newId(), answers))!
    const { id } = made
    await addEvent(tx, { caseId: id, step: 'create', toStatus: 'draft', side: 'requester', userId: actor.userId })
    await audited(tx, actor, id, 'case_create')
    return settle(tx, actor, made, answers)
  })
}

const reachedAt = (row: CareCase) => JSON.stringify(contactOf(row, 'patient'))

/**
 * Ends what stood on what a draft said before: the link that went to another contact, consent that was asked of that contact, and consent to
 * another recipient.
 */
async function endOutdated(tx: Transaction, actor: ProviderActor, before: CareCase, after: CareCase) {
  const { id } = after
  const isElsewhere = contactOf(before, 'patient') !== null && reachedAt(before) !== reachedAt(after)
  if (isElsewhere) {
    await revokeActionLinks(tx, { type: linkSubjects.patient, id }, 'cc_access')
    await addEvent(tx, { caseId: id, step: 'contact', side: 'requester', userId: actor.userId })
  }
  const isGiven = before.consent === 'given'
  const isByLink = before.consent === 'asked' || (isGiven && (await listConsents(id, tx))[0]?.method === 'link')
  if (!(isElsewhere && isByLink) && !(isGiven && recipientOf(before) !== recipientOf(after))) return after
  return endConsent(tx, after, { by: 'requester', userId: actor.userId })
}

/**
 * Writes a draft anew. @throws DomainError not_found, forbidden; conflict `directory.stale` where somebody was quicker,
 * `coordination.not_now` for one that is sent, and those of `createCase`
 */
export function changeDraft(
  actor: ProviderActor,
  { caseId, version, answers }: Readonly<{ caseId: string; version: number | null; answers: CaseAnswers }>,
): Promise<CareCase> {
  return withTransaction(async (tx) => {
    const { row, standing } = await lockOwnCase(tx, actor, caseId)
    if (!sidesOf(standing, row).some(({ by }) => by === 'requester'))
      throw new DomainError('forbidden', 'coordination.not_allowed')
    if (row.status !== 'draft') throw new DomainError('conflict', 'coordination.not_now')
    // Locking has counted it on.
    if (row.version - 1 !== version) throw new DomainError('conflict', 'directory.stale')
    await requireRequester(tx, actor, answers.requester)
    // What waited for consent waits no more, unless this form asks for it again.
    const changed = await setCase(tx, caseId, { ...(await columnsOf(tx, caseId, answers)), isSentOnConsent: false })
    await addEvent(tx, { caseId, step: 'edit', side: 'requester', userId: actor.userId })
    await audited(tx, actor, caseId, 'case_edit')
    return settle(tx, actor, await endOutdated(tx, actor, row, changed), answers)
  })
}
