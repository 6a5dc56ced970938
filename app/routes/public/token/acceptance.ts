import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { answerOffer } from '#app/modules/booking/appointments/pages/answer-offer.server.ts'
import { acceptanceForm } from '#app/modules/booking/form/forms.ts'
import { paths } from '#app/paths.ts'

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return redirect(paths.link(token), { headers: privateHeaders })
}

/** Takes the offered time. */
export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const { offer } = await readAnswers(request, acceptanceForm)
  return answerOffer(request, token, { answer: 'accept', offer })
}
