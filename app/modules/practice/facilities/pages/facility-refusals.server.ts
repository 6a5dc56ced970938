import { refusedForm, staleForm, type Submission } from '#app/core/answer/answer.server.ts'
import type { Refusal } from '#app/core/answer/outcome.ts'
import { problem } from '#app/core/form/problem.ts'

/** What a form about adding a facility says when it is stale or the facility cannot be added: the reason stands at a field. */
export function facilityRefusals(submission: Submission, field: string) {
  const beside = (key: string) => refusedForm(submission, { [field]: [key] })
  return {
    'directory.stale': () => staleForm(submission),
    'directory.already_there': () => beside('facilities.errors.already'),
    'directory.too_many_facilities': ({ params }: Refusal) =>
      beside(problem('facilities.errors.limit', { count: Number(params.limit) })),
    'directory.facility_not_found': () => beside('facilities.errors.facility'),
  }
}
