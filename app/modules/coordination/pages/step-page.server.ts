import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, staleForm, type Submission } from '#app/core/answer/answer.server.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { type FormBody, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { paths } from '#app/paths.ts'
import { resendCase } from '../commands/resend-case.server.ts'
import { takeStep } from '../commands/take-step.server.ts'
import { asksFirst, type CaseStep, isCaseStep } from '../case-steps.ts'
import { openSteps } from '../case-standing.ts'
import { resendForm } from '../forms.ts'
import { findVisitAt } from '../queries/linked-visit.server.ts'
import { doctorKey, listRecipients } from '../queries/recipients.server.ts'
import { visitForm, wordsForm } from '../step-forms.ts'
import { openOwnCase, refusals, wordsOf } from './open-coordination.server.ts'

async function openStep(actor: ProviderActor, caseId: string, named: string) {
  const { row, standing } = await openOwnCase(actor, caseId)
  const step = isCaseStep(named) && asksFirst(named) ? named : notFound()
  const open = openSteps(standing, row).find((each) => each.step === step)
  return { row, step, open }
}

/** What is asked before a step; `isOpen` is false where somebody was quicker. */
export async function loadStep(actor: ProviderActor, caseId: string, named: string) {
  const { row, step, open } = await openStep(actor, caseId, named)
  const recipients =
    step === 'resend'
      ? (await listRecipients(actor.locale)).map(({ doctor, clinic, ...ids }) => ({
          value: doctorKey(ids),
          label: `${doctor} · ${clinic}`,
        }))
      : []
  return {
    ...{
      id: row.id,
      reference: row.reference,
      step,
      isOpen: open !== undefined,
      isOnBehalf: open?.isOnBehalf ?? false,
    },
    ...{ recipients, hasOwnVisits: row.recipientFacilityId !== null },
  }
}

export type StepData = Awaited<ReturnType<typeof loadStep>>

type Asked = Readonly<{
  actor: ProviderActor
  caseId: string
  step: CaseStep
  facilityId: string | null
  body: FormBody
}>

/** A form that was in order, and the step that it takes. */
type Taken = Readonly<{ submission: Submission; work: Promise<unknown> }>

/** What was typed comes back with the form, or where its step is over, with that. */
const answersOf = (actor: ProviderActor, page: string, submission: Submission) => ({
  ...refusals(actor, page),
  'coordination.not_now': () => staleForm(submission),
  'coordination.recipient': () => refusedForm(submission, { recipient: ['errors.recipient'] }, 409),
})

/** A visit by its confirmation number at the recipient's clinic, or at a date and a time. */
async function scheduleStep({ actor, caseId, step, facilityId, body }: Asked): Promise<Taken | Response> {
  const submission = parseForm(body, visitForm(todayInNewYork()))
  if (submission.status !== 'success') return refusedForm(submission)
  const { reference, visitAt, words } = submission.value
  const visit = reference === null || facilityId === null ? null : await findVisitAt(facilityId, reference)
  if (reference !== null && !visit?.startsAt)
    return refusedForm(submission, { reference: ['errors.visitUnknown'] }, 409)
  const input = { words, visitAt: visit?.startsAt ?? visitAt!, appointmentId: visit?.id ?? null }
  return { submission, work: takeStep(actor, { caseId, step, input }) }
}

async function resendStep({ actor, caseId, body }: Asked): Promise<Taken | Response> {
  const known = new Set((await listRecipients(actor.locale)).map(doctorKey))
  const submission = parseForm(body, resendForm(known))
  if (submission.status !== 'success') return refusedForm(submission)
  return { submission, work: resendCase(actor, caseId, submission.value) }
}

async function wordsStep({ actor, caseId, step, body }: Asked): Promise<Taken | Response> {
  const submission = parseForm(body, wordsForm(step))
  if (submission.status !== 'success') return refusedForm(submission)
  return { submission, work: takeStep(actor, { caseId, step, input: { words: submission.value.words } }) }
}

export async function submitStep(request: Request, actor: ProviderActor, caseId: string, named: string) {
  const { row, step } = await openStep(actor, caseId, named)
  const asked = { actor, caseId, step, facilityId: row.recipientFacilityId, body: await readForm(request) }
  const taken = await (step === 'schedule' ? scheduleStep : step === 'resend' ? resendStep : wordsStep)(asked)
  if (taken instanceof Response) return taken
  const page = paths.careCase(caseId)
  const done = await orAnswered(taken.work, answersOf(actor, page, taken.submission))
  return done instanceof Response ? done : accepted(page, wordsOf(actor)(`done.steps.${step}`))
}
