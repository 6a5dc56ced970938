import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerLinkedBylaws } from '#app/modules/association/member-area/pages/bylaws-page.server.ts'

/** The bylaws of an association for a member with a personal link. */
export function loader({ request, context, params: { token = '' } }: LoaderFunctionArgs) {
  return answerLinkedBylaws(request, context, token)
}
