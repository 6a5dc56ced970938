import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { submitDoorCodeRequest } from '#app/modules/association/events/pages/greeter-door.server.ts'
import { paths } from '#app/paths.ts'

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return redirect(paths.eventDoor(token), { headers: privateHeaders })
}

export function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  return submitDoorCodeRequest(request, context, token)
}
