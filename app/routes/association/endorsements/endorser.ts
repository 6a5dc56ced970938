import type { LoaderFunctionArgs } from '@remix-run/node'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { noteOn } from '#app/modules/analytics/page-note.ts'
import { answerFollowed } from '#app/modules/association/endorsements/pages/answer-followed.server.ts'
import { followToAssociation } from '#app/modules/association/endorsements/queries/followed-endorsement.server.ts'
import { followMovedAssociation } from '#app/modules/association/settings/pages/moved-association.server.ts'

/** Leads from an endorsement on a profile to the association, and counts that. */
export async function loader({ request, context, params: { slug = '', endorsement = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  await followMovedAssociation(request, slug)
  return answerFollowed(request, await followToAssociation(slug, endorsement), (associationId) =>
    noteOn(context, { kind: 'endorsement', associationId }),
  )
}
