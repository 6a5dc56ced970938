import type { SubmissionResult } from '@conform-to/react'
import type { z } from 'zod'
import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orRefused, refusedPage } from '#app/core/answer/answer.server.ts'
import { localDate, readWallTime } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { answersIn, type FormBody, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { WhenWords } from '#app/modules/booking/slots/when-words.ts'
import { paths } from '#app/paths.ts'
import { changeVisit, type StepOutcome, type StepRequest, type StepRun } from '../commands/change-visit.server.ts'
import { stepForm } from '../desk-forms.ts'
import { deskScreen } from '../desk-screen.ts'
import { listVisitChoices, nearTimes, nextOpenTimes } from '../queries/desk-times.server.ts'
import type { OpenVisit, VisitEvent } from '../queries/desk-visit.server.ts'
import type { DeskStep, PageStep } from '../step-nouns.ts'
import type { StepReason } from '../visit-steps.ts'
import { askAboutTime, isAboutTime, type TimeQuestion, type WantedAtDesk } from './time-question.server.ts'
import { loadReasonedVisit, withoutActor } from './visit-page.server.ts'

/** Why a step was not taken, with what happened since the screen was read. */
export type StepRefusal = {
  code: StepReason
  guard: string | null
  step: DeskStep
  since: VisitEvent[]
  question: TimeQuestion | null
}

/** The page of a step that asks something first. */
export async function loadStepPage(request: Request, actor: ProviderActor, id: string) {
  const { page } = await loadReasonedVisit(request, actor, id)
  return json(page, { headers: privateHeaders })
}

export type OfferedTimes = {
  times: WhenWords[]
  visitTypes: { value: string; label: string }[]
}

/** The same for a step that asks for a time. */
export async function loadTimePage(request: Request, actor: ProviderActor, id: string) {
  const { open, page } = await loadReasonedVisit(request, actor, id)
  const offer = await offeredTimes(open, localeOf(request))
  return json({ ...page, offer, today: localDate(now(), open.providerFacility.timeZone) }, { headers: privateHeaders })
}

/** Times that a visit could be given: near its own, else the next ones; and the visit types of its provider facility. */
async function offeredTimes({ row, providerFacility }: OpenVisit, locale: Locale): Promise<OfferedTimes> {
  const choices = await listVisitChoices([providerFacility], locale)
  const visitTypeId = row.visitTypeId ?? choices[0]?.visitTypeId
  const visitTypes = choices.map(({ value, name }) => ({ value, label: name }))
  if (!visitTypeId) return { times: [], visitTypes }
  const wanted = {
    providerFacilityId: providerFacility.providerFacilityId,
    visitTypeId,
    timeZone: providerFacility.timeZone,
  }
  const times =
    row.startsAt === null
      ? await nextOpenTimes(wanted, locale)
      : await nearTimes(wanted, { id: row.id, startsAt: row.startsAt }, locale)
  return { times, visitTypes }
}

/** The instant of a time that was chosen or typed at a facility; null when there is no such time. */
export function instantOf(time: { startsAt: number } | { wall: string }, timeZone: string): number | null {
  return 'startsAt' in time ? time.startsAt : readWallTime(time.wall, timeZone)
}

type StepForm = { form: FormBody; back: string } & StepRequest

/** What a step's form says beside its own fields. */
export async function readStep(request: Request, id: string, step: DeskStep): Promise<StepForm> {
  const form = await readForm(request)
  const { version, back } = answersIn(form, stepForm)
  return {
    form,
    id,
    step,
    version,
    locale: localeOf(request),
    back: deskScreen(back, paths.deskDay()),
  }
}

/** With the doctor whose time it is, where that is not the one of the visit. */
type WantedTime = WantedAtDesk & { at?: OpenVisit['providerFacility'] }

type AskedStep<Schema extends z.ZodType> = {
  id: string
  step: PageStep
  schema: Schema
  /** The time that a form asks for, to explain what stands against it. */
  wanted?: (typed: z.output<Schema>, open: OpenVisit) => WantedTime | Promise<WantedTime>
}

type Beside = { question: TimeQuestion | null; submission: SubmissionResult<string[]> | null }

/** The action of a page that asks something before a step is taken. @param run the command, with what the form says */
export async function submitStep<Schema extends z.ZodType>(
  request: Request,
  actor: ProviderActor,
  { id, step, schema, wanted }: AskedStep<Schema>,
  run: (who: Parameters<StepRun>[0], typed: z.output<Schema>, open: OpenVisit) => Promise<unknown>,
) {
  const asked = await readStep(request, id, step)
  const submission = parseForm(asked.form, schema)
  if (submission.status !== 'success') return refusedPage({ refusal: null, submission: submission.reply() }, 400)
  const outcome = await orRefused(changeVisit(actor, asked, (who, open) => run(who, submission.value, open)))
  if (outcome.done) return endStep(asked, outcome)
  const time = isAboutTime(outcome.code) && wanted ? await wanted(submission.value, outcome.open) : null
  const question = time && (await askAboutTime(time.at ?? outcome.open.providerFacility, time, asked.locale))
  return endStep(asked, outcome, { question, submission: submission.reply() })
}

/** The end of a step: back to the screen it came from with a word about it, or the visit as it stands with what stands against it (409). */
export function endStep(
  { back, step, version, locale }: StepForm,
  outcome: StepOutcome,
  { question, submission }: Beside = { question: null, submission: null },
) {
  if (outcome.done) return accepted(back, translator(locale, 'desk')(`done.${step}`))
  const { code, guard, open } = outcome
  const since = open.events.filter(({ seq }) => version !== null && seq > version).map(withoutActor)
  const refusal: StepRefusal = { code, guard, step, since, question }
  // The page itself is read anew below this.
  return refusedPage({ refusal, submission }, 409)
}
