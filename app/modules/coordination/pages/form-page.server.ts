import type { z } from 'zod'
import type { ProviderActor } from '#app/core/actor.ts'
import {
  accepted,
  forbidden,
  orAnswered,
  refusedForm,
  staleForm,
  type Submission,
} from '#app/core/answer/answer.server.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { listSpecialties } from '#app/modules/directory/queries/reference.server.ts'
import { paths } from '#app/paths.ts'
import { addToCase } from '../commands/add-to-case.server.ts'
import { recordCaseRead } from '../commands/record-read.server.ts'
import { changeDraft, createCase } from '../commands/save-case.server.ts'
import { type CareCase, localeOr, openCase } from '../case-sealed.server.ts'
import { isEnded } from '../case-steps.ts'
import { isFrozen, sidesOf } from '../case-standing.ts'
import { isRaised, urgencies } from '../due-times.ts'
import { additionForm, caseForm, draftWords, plain as plainText } from '../forms.ts'
import { doctorKey, listRecipients, listRequesters } from '../queries/recipients.server.ts'
import { openOwnCase, refusals, requireReferrer, wordsOf } from './open-coordination.server.ts'

/** What the form offers. */
async function choicesOf(actor: ProviderActor) {
  const option = ({ doctor, clinic, ...ids }: Awaited<ReturnType<typeof listRecipients>>[number]) => ({
    value: doctorKey(ids),
    label: `${doctor} · ${clinic}`,
  })
  return {
    requesters: (await listRequesters(actor)).map(option),
    recipients: (await listRecipients(actor.locale)).map(option),
    specialties: (await listSpecialties()).map(({ id, name }) => ({ value: id, label: name[actor.locale] })),
  }
}

type Choices = Awaited<ReturnType<typeof choicesOf>>

const valuesIn = (options: readonly { value: string }[]) => new Set(options.map(({ value }) => value))

const formOf = (choices: Choices, hasConsent: boolean) =>
  caseForm({
    ...{ today: todayInNewYork(), hasConsent },
    requesters: valuesIn(choices.requesters),
    recipients: valuesIn(choices.recipients),
    specialties: valuesIn(choices.specialties),
  })

/** Where a referral is written, with the id that it will have. */
export async function loadNewCase(actor: ProviderActor) {
  requireReferrer(actor)
  const choices = await choicesOf(actor)
  const own = choices.requesters.find(
    ({ value }) => actor.providerId !== null && value.endsWith(`.${actor.providerId}`),
  )
  return { id: newId(), choices, stored: { requester: (own ?? choices.requesters[0])?.value ?? '' } }
}

const answersOf = (submission: Submission, actor: ProviderActor, to: string) => ({
  ...refusals(actor, to),
  'directory.stale': () => staleForm(submission),
  'coordination.not_now': () => staleForm(submission),
  'coordination.recipient': () => refusedForm(submission, { recipient: ['errors.recipient'] }, 409),
  'coordination.no_consent': () => refusedForm(submission, { consent: ['errors.consent'] }, 409),
  'coordination.no_contact': () => refusedForm(submission, { phone: ['errors.patientContact'] }, 409),
})

/** On to the page that says what is sent, or to the draft. */
function onward(actor: ProviderActor, { id, status, isSentOnConsent }: CareCase): Promise<Response> {
  if (status === 'draft' && !isSentOnConsent) return accepted(paths.careCase(id), wordsOf(actor)('done.draft'))
  return accepted(paths.careSent(id))
}

export async function submitNewCase(request: Request, actor: ProviderActor) {
  requireReferrer(actor)
  const submission = parseForm(await readForm(request), formOf(await choicesOf(actor), false))
  if (submission.status !== 'success') return refusedForm(submission)
  const { id, answers } = submission.value
  const done = await orAnswered(
    createCase(actor, id || newId(), answers),
    answersOf(submission, actor, paths.careNew()),
  )
  return done instanceof Response ? done : onward(actor, done)
}

/** A draft as its form has it. */
function storedOf(row: CareCase) {
  const { patient, outside, reason, questions, plain } = openCase(row)
  return {
    requester: doctorKey({ facilityId: row.requesterFacilityId, providerId: row.requesterProviderId ?? '' }),
    ...{ specialty: row.specialtyId, urgency: row.urgency, ...patient, patientLocale: localeOr(row.patientLocale) },
    recipientKind: outside ? 'outside' : 'site',
    recipient: doctorKey({ facilityId: row.recipientFacilityId ?? '', providerId: row.recipientProviderId ?? '' }),
    ...{ outsideClinic: outside?.clinic ?? null, outsideDoctor: outside?.doctor ?? null },
    ...{ outsideEmail: outside?.email ?? null, outsideFax: outside?.fax ?? null },
    outsideLocale: localeOr(row.outsideLocale ?? 'en-US'),
    ...{ reason, questions, plain },
  }
}

/** Whether what a draft's form says is what the referral says: a second press. */
function isWritten(row: CareCase, typed: z.output<typeof draftWords>): boolean {
  const { reason, questions, plain } = openCase(row)
  return (
    reason === plainText(typed.reason) && questions === plainText(typed.questions) && plain === plainText(typed.plain)
  )
}

async function openEdited(actor: ProviderActor, caseId: string) {
  const { row, standing } = await openOwnCase(actor, caseId)
  if (!sidesOf(standing, row).some(({ by }) => by === 'requester')) forbidden()
  return row
}

/** A draft to write anew, or what may be added to a referral that is sent. */
export async function loadEdit(actor: ProviderActor, caseId: string) {
  const row = await openEdited(actor, caseId)
  await recordCaseRead(actor, caseId, 'case')
  const base = { id: row.id, version: row.version, reference: row.reference }
  if (row.status === 'draft') {
    const stored = { ...storedOf(row), consent: row.consent === 'asked' ? 'link' : null }
    return {
      ...base,
      kind: 'draft' as const,
      hasConsent: row.consent === 'given',
      stored,
      choices: await choicesOf(actor),
    }
  }
  const isOpen = !isEnded(row.status) && !isFrozen(row)
  return {
    ...{ ...base, kind: 'addition' as const, isOpen, urgency: row.urgency },
    raises: urgencies.filter((urgency) => isRaised(row.urgency, urgency)),
  }
}

export type EditData = Awaited<ReturnType<typeof loadEdit>>

export async function submitEdit(request: Request, actor: ProviderActor, caseId: string) {
  const row = await openEdited(actor, caseId)
  const body = await readForm(request)
  const page = paths.careCase(caseId)
  if (row.status === 'draft') {
    const submission = parseForm(body, formOf(await choicesOf(actor), row.consent === 'given'))
    if (submission.status !== 'success') return refusedForm(submission)
    const { version, answers } = submission.value
    const work = changeDraft(actor, { caseId, version, answers })
    const done = await orAnswered(work, answersOf(submission, actor, page))
    return done instanceof Response ? done : onward(actor, done)
  }
  // Sent meanwhile, as by the patient's consent: what was written in the draft comes back to be read.
  const draft = parseForm(body, draftWords)
  if (draft.status === 'success' && draft.value.intent !== '')
    return isWritten(row, draft.value) ? onward(actor, row) : staleForm(draft)
  const submission = parseForm(body, additionForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const done = await orAnswered(addToCase(actor, caseId, submission.value), answersOf(submission, actor, page))
  return done instanceof Response ? done : accepted(page, wordsOf(actor)('done.added'))
}
