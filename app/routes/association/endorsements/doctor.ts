import type { LoaderFunctionArgs } from '@remix-run/node'
import { localeOf } from '#app/core/i18n/locale.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { noteOn } from '#app/modules/analytics/page-note.ts'
import { answerFollowed } from '#app/modules/association/endorsements/pages/answer-followed.server.ts'
import { followToDoctor } from '#app/modules/association/endorsements/queries/followed-endorsement.server.ts'
import { followMovedAssociation } from '#app/modules/association/settings/pages/moved-association.server.ts'

/** Leads from an endorsement on the page of an association to the doctor's profile, and counts that. */
export async function loader({ request, context, params: { slug = '', endorsement = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  await followMovedAssociation(request, slug)
  const followed = await followToDoctor(slug, endorsement, localeOf(request))
  return answerFollowed(request, followed, (associationId) => noteOn(context, { kind: 'endorsement', associationId }))
}
