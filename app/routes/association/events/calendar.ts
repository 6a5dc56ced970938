import type { LoaderFunctionArgs } from '@remix-run/node'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { publicCalendar } from '#app/modules/association/events/pages/public-event.server.ts'
import { followMovedAssociation } from '#app/modules/association/settings/pages/moved-association.server.ts'

/** An event as a calendar file. */
export async function loader({ request, context, params: { slug = '', event = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  await followMovedAssociation(request, slug)
  return publicCalendar(request, slug, event)
}
