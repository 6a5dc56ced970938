import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { DoorPage } from '#app/modules/association/events/components/door-page.tsx'
import { loadDoor, submitDoor } from '#app/modules/association/events/pages/door-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'

export const handle = { guard: 'association-approved-admin', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context, params: { event = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return loadDoor(request, await guardNamed('association-approved-admin')(request), event)
}

export async function action({ request, context, params: { event = '' } }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return submitDoor(request, await guardNamed('association-approved-admin')(request), event)
}

export default function AssociationEventDoor() {
  const { t } = useTranslation('association-events')
  const page = useLoaderData<typeof loader>()
  return (
    <div className="stack">
      <p className="row">
        <Link to={paths.associationEvent(page.eventId)}>{t('door.back')}</Link>
        <Link to={paths.associationEventGreeters(page.eventId)}>{t('greeters.title')}</Link>
      </p>
      <DoorPage page={page} path={paths.associationEventDoor(page.eventId)} />
    </div>
  )
}
