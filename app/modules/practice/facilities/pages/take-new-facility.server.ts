import type { ProviderActor } from '#app/core/actor.ts'
import { type FormAnswer, orAnswered, refusedForm, refusedPage } from '#app/core/answer/answer.server.ts'
import { type FormBody, parseForm } from '#app/core/form/form-body.server.ts'
import { requestFacility } from '../commands/request-facility.server.ts'
import { fileCorrection } from '../commands/file-correction.server.ts'
import { correctionOf, reportedFacility } from '../correction.ts'
import { newFacilityForm } from '../forms.ts'
import { facilityRefusals } from './facility-refusals.server.ts'
import { type AddressQuestion, settleAddress } from '../settle-address.server.ts'

/** A form of a new facility that came back, perhaps with a question about its address. */
export type FacilityAnswer = FormAnswer & { question?: AddressQuestion }

/** Reads the form of a new facility and asks reviewers for it; a Response when it has to come back. */
export async function takeNewFacility(actor: ProviderActor, body: FormBody, present: number): Promise<Response | null> {
  const submission = parseForm(body, newFacilityForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { address, ...facility } = submission.value
  const standing = await settleAddress(address)
  if (standing.step !== 'settled') {
    const answer: FacilityAnswer = {
      submission: submission.reply({ fieldErrors: { answer: ['errors.answer'] } }),
      isStale: false,
      ...(standing.step === 'ask' ? { question: standing } : {}),
    }
    return refusedPage(answer, 400)
  }
  const work = requestFacility(actor, { ...facility, settled: standing }, present)
  const asked = await orAnswered(work, facilityRefusals(submission, 'nameEn'))
  if (asked instanceof Response) return asked
  const correction = correctionOf(standing)
  if (correction) {
    const targetId = reportedFacility(standing.rejected)
    const about = targetId ? { targetType: 'facility', targetId } : { targetType: 'new_facility', targetId: asked }
    await fileCorrection(actor, correction, about, asked)
  }
  return null
}
