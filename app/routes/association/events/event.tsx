import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { noteOn } from '#app/modules/analytics/page-note.ts'
import { PublicEvent } from '#app/modules/association/events/components/public-event.tsx'
import { loadPublicEvent, submitPublicEvent } from '#app/modules/association/events/pages/public-event.server.ts'
import { followMovedAssociation } from '#app/modules/association/settings/pages/moved-association.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { cache: { tags: ['associations'], query: ['sent'], maxAge: 60 } } satisfies PageHandle

export const meta = metaOf

export async function loader({ request, context, params: { slug = '', event = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  await followMovedAssociation(request, slug)
  const noteView = (associationId: string) => noteOn(context, { kind: 'association', associationId })
  return loadPublicEvent(request, { slug, eventId: event }, noteView)
}

export async function action({ request, context, params: { slug = '', event = '' } }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  await followMovedAssociation(request, slug)
  return submitPublicEvent(request, context, { slug, eventId: event })
}

export default function AssociationEventPage() {
  return <PublicEvent page={useLoaderData<typeof loader>()} answer={useActionData<FormAnswer>()} />
}
