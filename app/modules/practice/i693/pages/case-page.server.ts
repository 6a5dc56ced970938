import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import { deskSteps, needsReason, statusAfter } from '../case-steps.ts'
import { takeStep } from '../commands/take-step.server.ts'
import { reasonForm, stepForm } from '../forms.ts'
import { listCaseEvents } from '../queries/case-events.server.ts'
import { caseOrNotFound, openCasePage } from './open-case-page.server.ts'

const stepOf = (request: Request) => {
  const asked = new URL(request.url).searchParams.get('step')
  return deskSteps.find((step) => step === asked) ?? null
}

/** The first page of a case: who it is about, what is missing, what can be done next. */
export async function loadCase(request: Request, actor: ProviderActor, caseId: string) {
  const { found, head, words } = await openCasePage(actor, caseId, 'vaccines', 'tests')
  const { row, person } = found
  const { priceCents, locale, replacesId } = row
  return {
    ...{ head, person, words, priceCents, locale, replacesId },
    steps: deskSteps.filter((step) => statusAfter(row.status, step) !== null),
    /** The step whose form came back. */
    step: stepOf(request),
  }
}

export type CaseData = Awaited<ReturnType<typeof loadCase>>

/** Takes the step that the address names. */
export async function submitStep(request: Request, actor: ProviderActor, caseId: string) {
  await caseOrNotFound(actor, caseId)
  const step = stepOf(request) ?? notFound()
  const body = await readForm(request)
  const submission = needsReason(step) ? parseForm(body, reasonForm) : parseForm(body, stepForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const t = translator(actor.locale, 'i693')
  const words = translator(actor.locale, 'errors')
  const back = paths.i693Case(caseId)
  const warned = (text: string) => toasted(back, { tone: 'warning', text })
  const done = await orAnswered(takeStep(actor, { caseId, step, ...submission.value }), {
    'directory.stale': () => warned(t('stale')),
    'i693.step': () => warned(words('i693.step')),
    'i693.incomplete': () => warned(words('i693.incomplete')),
    'i693.tb_first': () => warned(words('i693.tb_first')),
    'i693.no_tb': () => warned(words('i693.no_tb')),
    'i693.exam_ahead': () => warned(words('i693.exam_ahead')),
  })
  return done instanceof Response ? done : accepted(back, t(`done.${step}`))
}

/** What was done with a case, by whom and when. */
export async function loadHistory(actor: ProviderActor, caseId: string) {
  const { head } = await openCasePage(actor, caseId, 'history')
  return { head, events: await listCaseEvents(caseId, actor.locale) }
}

export type HistoryData = Awaited<ReturnType<typeof loadHistory>>
