import type { Actor } from '#app/core/actor.ts'
import { type FormBody, parseForm } from '#app/core/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { type PartAnswer, refuseForm } from '../profile/part-answers.server.ts'
import { orPlaceRefused } from './answers.server.ts'
import { requestPlace } from './change-clinic.server.ts'
import { fileCorrection, refusalOf, reportedFacility } from './file-correction.server.ts'
import { newPlaceForm } from './forms.ts'
import { type AddressQuestion, settleAddress } from './settle-address.server.ts'

/** A form of a new place that came back, perhaps with a question about its address. */
export type PlaceAnswer = PartAnswer & { question?: AddressQuestion }

/** Reads the form of a new place and asks reviewers for it; a Response when it has to come back. */
export async function takeNewPlace(actor: Actor, body: FormBody, present: number): Promise<Response | null> {
  const submission = parseForm(body, newPlaceForm)
  if (submission.status !== 'success') return refuseForm(submission)
  const { address, ...place } = submission.value
  const standing = await settleAddress(address)
  if (standing.step !== 'settled') {
    const answer: PlaceAnswer = {
      submission: submission.reply({ fieldErrors: { answer: ['errors.answer'] } }),
      isStale: false,
      ...(standing.step === 'ask' ? { question: standing } : {}),
    }
    return json(answer, { status: 400, headers: privateHeaders })
  }
  const asked = await orPlaceRefused(
    requestPlace(actor, { ...place, settled: standing }, present),
    submission,
    'nameEn',
  )
  if (asked instanceof Response) return asked
  const refusal = refusalOf(standing)
  if (refusal) {
    const targetId = reportedFacility(standing.rejected)
    const about = targetId ? { targetType: 'facility', targetId } : { targetType: 'new_facility', targetId: asked }
    await fileCorrection(actor, refusal, about, asked)
  }
  return null
}
