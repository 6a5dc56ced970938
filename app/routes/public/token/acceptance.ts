import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { answerOffer } from '#app/modules/booking/appointments/pages/answer-offer.server.ts'
import { paths } from '#app/paths.ts'

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return redirect(paths.link(token), { headers: privateHeaders })
}

/** Takes the offered time. */
export function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  return answerOffer(request, token, 'accept')
}
