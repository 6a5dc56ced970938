import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { offerAnswerForm } from '#app/modules/booking/form/forms.ts'
import { answerOffer } from '#app/modules/booking/appointments/pages/answer-offer.server.ts'
import { paths } from '#app/paths.ts'

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return redirect(paths.link(token), { headers: privateHeaders })
}

/** Gives the offered time back, leaves the waitlist, waits again after a pause, or stays on the list. */
export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  return answerOffer(request, token, await readAnswers(request, offerAnswerForm))
}
