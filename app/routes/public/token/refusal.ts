import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { privateHeaders, readForm, redirect } from '#app/core/http.server.ts'
import { answerOffer } from '#app/modules/booking/pages/answer-offer.server.ts'
import { paths } from '#app/paths.ts'

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return redirect(paths.link(token), { headers: privateHeaders })
}

/** Gives the offered time back, leaves the waitlist, or waits again after a pause. */
export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const given = (await readForm(request)).get('answer')
  const answer = (['leave', 'resume'] as const).find((each) => each === given) ?? 'decline'
  return answerOffer(request, token, answer)
}
