import {
  accepted,
  orAnswered,
  refusedForm,
  staleForm,
  type Submission,
  toasted,
} from '#app/core/answer/answer.server.ts'
import { problem } from '#app/core/form/problem.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'

/** The end of a form about a resource. */
export async function takeResource(
  work: Promise<void>,
  { request, submission, to }: { request: Request; submission: Submission; to: string },
): Promise<Response> {
  const done = await orAnswered(work, {
    'schedule.stale': () => staleForm(submission),
    'schedule.resource_name_taken': ({ status }) =>
      refusedForm(submission, { name: [problem('errors.resourceNameTaken')] }, status),
    'schedule.resource_needed': ({ status }) =>
      refusedForm(submission, { capacity: [problem('errors.resourceNeeded')] }, status),
  })
  return done instanceof Response ? done : accepted(to, translator(localeOf(request), 'schedule')('saved'))
}

/** The end of the button that retires one: refused, its page says what stands against it. */
export async function takeRetirement(
  work: Promise<void>,
  request: Request,
  { page, list }: { page: string; list: string },
): Promise<Response> {
  const t = translator(localeOf(request), 'schedule')
  const done = await orAnswered(work, {
    'schedule.resource_needed': () => toasted(page, { tone: 'error', text: t('resources.needed') }),
  })
  return done instanceof Response ? done : accepted(list, t('resources.retired'))
}
