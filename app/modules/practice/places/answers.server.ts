import { DomainError } from '#app/core/errors.ts'
import { json } from '#app/core/http.server.ts'
import { problem } from '#app/core/problem.ts'
import { refuseForm } from '../profile/part-answers.server.ts'

type Submission = Parameters<typeof refuseForm>[0]

/** Sends a form about adding a place back when it is stale or the place cannot be added, with the reason at a field. */
export async function orPlaceRefused<T>(
  work: Promise<T>,
  submission: Submission,
  field: string,
): Promise<T | Response> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, params, status } = error
    if (code === 'directory.stale') return refuseForm(submission, 409)
    if (code === 'directory.already_there') return refuseForm(submission, 400, { [field]: ['places.errors.already'] })
    if (code === 'directory.too_many_places') {
      const count = Number(params.limit)
      return refuseForm(submission, 400, { [field]: [problem('places.errors.limit', { count })] })
    }
    if (code === 'directory.place_not_found')
      return refuseForm(submission, 400, { [field]: ['places.errors.facility'] })
    throw json({ path: null, code }, { status })
  }
}
