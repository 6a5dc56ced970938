import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, staleForm, type Submission } from '#app/core/answer/answer.server.ts'
import { answersIn, type FormBody, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { paths } from '#app/paths.ts'
import { addDocument } from '../commands/add-document.server.ts'
import { recordConsent } from '../commands/consent.server.ts'
import { recordCaseRead } from '../commands/record-read.server.ts'
import { takeStep } from '../commands/take-step.server.ts'
import { addTask, stepTask } from '../commands/tasks.server.ts'
import { writeMessage } from '../commands/write-message.server.ts'
import { asksFirst, isCaseStep } from '../case-steps.ts'
import { readCase } from '../queries/case-detail.server.ts'
import { consentForm, messageForm, patientMessageForm, taskForm, taskStepForm } from '../step-forms.ts'
import { openOwnCase, refusals, wordsOf } from './open-coordination.server.ts'
import { readDocument } from './take-document.server.ts'

/** The forms of the page, as its address says which is sent; any other word is a step that asks nothing. */
const forms = ['message', 'patient-message', 'task', 'task-step', 'document', 'consent'] as const

/** A referral as somebody at one of its clinics sees it, with the ids of what they may write. */
export async function loadCase(actor: ProviderActor, caseId: string) {
  const seen = await openOwnCase(actor, caseId)
  const page = await readCase(actor, seen)
  await recordCaseRead(actor, caseId, 'case')
  return { ...page, ids: { message: newId(), patientMessage: newId(), task: newId(), document: newId() } }
}

export type CasePageData = Awaited<ReturnType<typeof loadCase>>

type Sent = Readonly<{ actor: ProviderActor; caseId: string; body: FormBody }>

/** Back to the page with what was done, or with why it could not be; of a form with something in it, `typed` comes back. */
async function ended(work: Promise<unknown>, { actor, caseId }: Sent, words: string, typed?: Submission) {
  const page = paths.careCase(caseId)
  const late = typed && { 'coordination.not_now': () => staleForm(typed) }
  const done = await orAnswered(work, { ...refusals(actor, page), ...late })
  return done instanceof Response ? done : accepted(page, words)
}

function sendMessage(sent: Sent, thread: 'clinics' | 'patient') {
  const submission = parseForm(sent.body, thread === 'clinics' ? messageForm : patientMessageForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { id, text: body } = submission.value
  const work = writeMessage(sent.actor, { caseId: sent.caseId, thread, body, ...(id && { id }) })
  return ended(work, sent, wordsOf(sent.actor)('done.message'), submission)
}

function sendTask(sent: Sent) {
  const submission = parseForm(sent.body, taskForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const task = { ...submission.value, id: submission.value.id || newId() }
  return ended(addTask(sent.actor, sent.caseId, task), sent, wordsOf(sent.actor)('done.task'), submission)
}

function moveTask(sent: Sent) {
  const { task: taskId, step } = answersIn(sent.body, taskStepForm)
  return ended(stepTask(sent.actor, sent.caseId, { taskId, step }), sent, wordsOf(sent.actor)('done.taskStep'))
}

async function sendDocument(sent: Sent) {
  const read = await readDocument(sent.body, sent.actor.userId)
  if (read instanceof Response) return read
  return ended(addDocument(sent.actor, sent.caseId, read.document), sent, wordsOf(sent.actor)('done.document'))
}

function sendConsent(sent: Sent) {
  const said = answersIn(sent.body, consentForm)
  const work = recordConsent(sent.actor, sent.caseId, said)
  return ended(work, sent, wordsOf(sent.actor)(`done.consent.${said.deed}`))
}

const handlers = {
  message: (sent: Sent) => sendMessage(sent, 'clinics'),
  'patient-message': (sent: Sent) => sendMessage(sent, 'patient'),
  task: sendTask,
  'task-step': moveTask,
  document: sendDocument,
  consent: sendConsent,
} as const

/** One of the page's forms, or a step that asks nothing. */
export async function submitCase(request: Request, actor: ProviderActor, caseId: string) {
  await openOwnCase(actor, caseId)
  const named = new URL(request.url).searchParams.get('form') ?? ''
  const sent = { actor, caseId, body: await readForm(request) }
  const form = forms.find((each) => each === named)
  if (form) return handlers[form](sent)
  if (!isCaseStep(named) || asksFirst(named)) notFound()
  return ended(takeStep(actor, { caseId, step: named }), sent, wordsOf(actor)(`done.steps.${named}`))
}
