import {
  accepted,
  orAnswered,
  refusedForm,
  staleForm,
  type Submission,
  toasted,
} from '#app/core/answer/answer.server.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { answersIn, type FormBody, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound, privateHeaders, redirect } from '#app/core/http.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { takeToken } from '#app/core/rate-limits.server.ts'
import { paths } from '#app/paths.ts'
import { addLinkedDocument } from '../commands/add-document.server.ts'
import { agreeByLink, withdrawByLink } from '../commands/consent.server.ts'
import { takeLinkedStep } from '../commands/take-step.server.ts'
import { completeOwnTask } from '../commands/tasks.server.ts'
import { writeLinkedMessage } from '../commands/write-message.server.ts'
import { type CaseStep, isCaseStep } from '../case-steps.ts'
import { linkedSteps } from '../case-standing.ts'
import type { CareLink } from '../queries/care-link.server.ts'
import { agreeForm, messageForm, taskStepForm, visitForm, wordsForm } from '../step-forms.ts'
import { askForCode, openLink, takeCode } from './public-page.server.ts'
import { readDocument } from './take-document.server.ts'

type Sent = Readonly<{ opened: CareLink; locale: Locale; body: FormBody }>

const wordsIn = ({ locale }: Sent) => translator(locale, 'coordination')

/** Back to the page with what was done, or with why it could not be; of a form with something in it, `typed` comes back. */
async function ended(work: Promise<unknown>, { opened, locale }: Sent, words: string, typed?: Submission) {
  const page = paths.carePublic(opened.token)
  const t = translator(locale, 'errors')
  const late = () => (typed ? staleForm(typed) : toasted(page, { tone: 'warning', text: t('coordination.not_now') }))
  const done = await orAnswered(work, {
    'coordination.not_now': late,
    'coordination.no_consent': late,
    'coordination.recipient_changed': late,
    'coordination.documents': () => toasted(page, { tone: 'warning', text: t('coordination.documents') }),
    // Ended since it was opened: the page of a link that nobody was given.
    'coordination.unknown': () => notFound(),
  })
  return done instanceof Response ? done : accepted(page, words)
}

/** The patient agrees to whom the page named; where that is another by now, the page comes back and says so. */
function sendAgreement(sent: Sent) {
  if (sent.opened.party !== 'patient') notFound()
  const submission = parseForm(sent.body, agreeForm)
  const mark = submission.status === 'success' ? submission.value.mark : ''
  return ended(agreeByLink(sent.opened, mark), sent, wordsIn(sent)('public.done.consentGiven'), submission)
}

/** The patient no longer agrees, whatever the page showed. */
function sendWithdrawal(sent: Sent) {
  if (sent.opened.party !== 'patient') notFound()
  return ended(withdrawByLink(sent.opened), sent, wordsIn(sent)('public.done.consentWithdrawn'))
}

/** Each is a mail to the other clinic, so that nobody writes without end. */
async function sendMessage(sent: Sent) {
  const { opened } = sent
  const submission = parseForm(sent.body, messageForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const limit = await takeToken('form', `care:${opened.party}:${opened.row.id}`)
  if (!limit.allowed) return refusedForm(submission, { body: ['errors.messages'] }, 429, limit.retryAfterSeconds)
  const { id, text: body } = submission.value
  const work = writeLinkedMessage(opened, { body, id: id || newId() })
  return ended(work, sent, wordsIn(sent)('done.message'), submission)
}

function sendTask(sent: Sent) {
  if (sent.opened.party !== 'patient') notFound()
  const { task } = answersIn(sent.body, taskStepForm)
  return ended(completeOwnTask(sent.opened, task), sent, wordsIn(sent)('public.done.task'))
}

async function sendDocument(sent: Sent) {
  const { opened } = sent
  const read = await readDocument(sent.body, `${opened.party}:${opened.row.id}`)
  if (read instanceof Response) return read
  const work = addLinkedDocument(opened, { ...read.document, isForPatient: opened.party === 'patient' })
  return ended(work, sent, wordsIn(sent)('done.document'))
}

/** What a step brings along as its form has it, or what is wrong with that. */
function inputOf(body: FormBody, step: CaseStep) {
  if (step !== 'schedule') {
    const submission = parseForm(body, wordsForm(step))
    const input = submission.status === 'success' ? { words: submission.value.words } : null
    return { submission, input, faults: undefined }
  }
  const submission = parseForm(body, visitForm(todayInNewYork()))
  if (submission.status !== 'success') return { submission, input: null, faults: undefined }
  const { visitAt, words } = submission.value
  // Only clinics on this site have visits with a number.
  if (visitAt === null) return { submission, input: null, faults: { date: ['errors.visitDate'] } }
  return { submission, input: { visitAt, words }, faults: undefined }
}

/** A step of who has the link: with a time where it has one, else with its words. Each is told to others, so that nobody goes to and fro without end. */
async function sendStep(sent: Sent, step: CaseStep) {
  const { opened, body } = sent
  const { submission, input, faults } = inputOf(body, step)
  const typed = input?.words || step === 'schedule' ? submission : undefined
  const isLate = !linkedSteps(opened.row, opened.party).includes(step)
  if (!input) return isLate ? staleForm(submission) : refusedForm(submission, faults)
  const limit = await takeToken('form', `care-step:${opened.party}:${opened.row.id}`)
  if (!limit.allowed) return refusedForm(submission, { words: ['errors.steps'] }, 429, limit.retryAfterSeconds)
  return ended(takeLinkedStep(opened, { step, input }), sent, wordsIn(sent)(`done.steps.${step}`), typed)
}

/** Consent has words and a button of its own. */
const notBySteps = ['freeze', 'thaw', 'receive']

/** Whatever is sent from the page of a link. Before the code is typed nothing but asking for one, and typing it. */
export async function submitPublicPage(request: Request, token: string) {
  const opened = await openLink(request, token)
  const form = new URL(request.url).searchParams.get('form') ?? ''
  if (!opened.isOpen) {
    if (form === 'ask') return askForCode(request, opened)
    if (form === 'code') return takeCode(request, opened)
    return redirect(paths.carePublic(token), { headers: privateHeaders })
  }
  const sent = { opened, locale: localeOf(request), body: await readForm(request) }
  if (form === 'agree') return sendAgreement(sent)
  if (form === 'withdraw') return sendWithdrawal(sent)
  if (form === 'message') return sendMessage(sent)
  if (form === 'task') return sendTask(sent)
  if (form === 'document') return sendDocument(sent)
  if (form === 'ask' || form === 'code') return redirect(paths.carePublic(token), { headers: privateHeaders })
  if (!isCaseStep(form) || notBySteps.includes(form)) notFound()
  return sendStep(sent, form)
}
