import { accepted, orAnswered, refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { answersIn, type FormBody, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound, privateHeaders, redirect } from '#app/core/http.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { takeToken } from '#app/core/rate-limits.server.ts'
import { paths } from '#app/paths.ts'
import { addLinkedDocument } from '../commands/add-document.server.ts'
import { sayConsent } from '../commands/consent.server.ts'
import { takeLinkedStep } from '../commands/take-step.server.ts'
import { completeOwnTask } from '../commands/tasks.server.ts'
import { writeLinkedMessage } from '../commands/write-message.server.ts'
import { type CaseStep, isCaseStep, stepsFrom } from '../case-steps.ts'
import type { CareCase } from '../case-sealed.server.ts'
import { messageForm, taskStepForm, visitForm, wordsForm } from '../step-forms.ts'
import { askForCode, type LinkedParty, openLink, takeCode } from './public-page.server.ts'
import { readDocument } from './take-document.server.ts'

type Sent = Readonly<{ row: CareCase; party: LinkedParty; token: string; locale: Locale; body: FormBody }>

/** Back to the page with what was done, or with why it could not be. */
async function ended(work: Promise<unknown>, { token, locale }: Sent, words: string) {
  const page = paths.carePublic(token)
  const t = translator(locale, 'errors')
  const late = () => toasted(page, { tone: 'warning', text: t('coordination.not_now') })
  const done = await orAnswered(work, {
    'coordination.not_now': late,
    'coordination.no_consent': late,
    'coordination.documents': () => toasted(page, { tone: 'warning', text: t('coordination.documents') }),
  })
  return done instanceof Response ? done : accepted(page, words)
}

const wordsIn = ({ locale }: Sent) => translator(locale, 'coordination')

/** The patient says that they agree, or no longer do. */
function sendConsent(sent: Sent, isGiven: boolean) {
  if (sent.party !== 'patient') notFound()
  const words = wordsIn(sent)(isGiven ? 'public.done.consentGiven' : 'public.done.consentWithdrawn')
  return ended(sayConsent(sent.row.id, isGiven), sent, words)
}

/** Each is a mail to the other clinic, so that nobody writes without end. */
async function sendMessage(sent: Sent) {
  const submission = parseForm(sent.body, messageForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const limit = await takeToken('form', `care:${sent.party}:${sent.row.id}`)
  if (!limit.allowed) return refusedForm(submission, { body: ['errors.messages'] }, 429, limit.retryAfterSeconds)
  const { id, text: body } = submission.value
  const work = writeLinkedMessage(sent.row.id, { side: sent.party, body, id: id || newId() })
  return ended(work, sent, wordsIn(sent)('done.message'))
}

function sendTask(sent: Sent) {
  if (sent.party !== 'patient') notFound()
  const { task } = answersIn(sent.body, taskStepForm)
  return ended(completeOwnTask(sent.row.id, task), sent, wordsIn(sent)('public.done.task'))
}

async function sendDocument(sent: Sent) {
  const read = await readDocument(sent.body, `${sent.party}:${sent.row.id}`)
  if (read instanceof Response) return read
  const work = addLinkedDocument(sent.row.id, sent.party, { ...read.document, isForPatient: sent.party === 'patient' })
  return ended(work, sent, wordsIn(sent)('done.document'))
}

/** A step of who has the link: with a time where it has one, else with its words. */
function sendStep(sent: Sent, step: CaseStep) {
  const { party, row, body } = sent
  if (!stepsFrom({ status: row.status, resumeStatus: row.resumeStatus }, party).includes(step))
    return ended(takeLinkedStep(row.id, { by: party, step }), sent, '')
  if (step === 'schedule') {
    const submission = parseForm(body, visitForm(localDate(now(), newYork)))
    if (submission.status !== 'success') return refusedForm(submission)
    const { visitAt, words } = submission.value
    if (visitAt === null) return refusedForm(submission, { date: ['errors.visitDate'] })
    return ended(
      takeLinkedStep(row.id, { by: party, step, input: { visitAt, words } }),
      sent,
      wordsIn(sent)(`done.steps.${step}`),
    )
  }
  const submission = parseForm(body, wordsForm(step))
  if (submission.status !== 'success') return refusedForm(submission)
  const { words } = submission.value
  return ended(takeLinkedStep(row.id, { by: party, step, input: { words } }), sent, wordsIn(sent)(`done.steps.${step}`))
}

/** Consent has words and a button of its own. */
const notBySteps = ['freeze', 'thaw', 'receive']

/** Whatever is sent from the page of a link. Before the code is typed nothing but asking for one, and typing it. */
export async function submitPublicPage(request: Request, token: string) {
  const opened = await openLink(request, token)
  const form = new URL(request.url).searchParams.get('form') ?? ''
  if (!opened.isOpen) {
    if (form === 'ask') return askForCode(request, token, opened)
    if (form === 'code') return takeCode(request, token, opened)
    return redirect(paths.carePublic(token), { headers: privateHeaders })
  }
  const { row, party } = opened
  const sent = { row, party, token, locale: localeOf(request), body: await readForm(request) }
  if (form === 'agree' || form === 'withdraw') return sendConsent(sent, form === 'agree')
  if (form === 'message') return sendMessage(sent)
  if (form === 'task') return sendTask(sent)
  if (form === 'document') return sendDocument(sent)
  if (form === 'ask' || form === 'code') return redirect(paths.carePublic(token), { headers: privateHeaders })
  if (!isCaseStep(form) || notBySteps.includes(form)) notFound()
  return sendStep(sent, form)
}
