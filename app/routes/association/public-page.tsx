import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { json, notFound } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { noteOn } from '#app/modules/analytics/page-note.ts'
import { AssociationPage } from '#app/modules/association/components/association-page.tsx'
import { ShownEndorsements } from '#app/modules/association/endorsements/components/shown-endorsements.tsx'
import {
  listShownEndorsements,
  type ShownEndorsements as ShownEndorsementsData,
} from '#app/modules/association/endorsements/queries/shown-endorsements.server.ts'
import { EventList } from '#app/modules/association/events/components/event-list.tsx'
import { listPublicEvents } from '#app/modules/association/events/queries/public-events.server.ts'
import { findPublicAssociation } from '#app/modules/association/queries/public-association.server.ts'
import { followMovedAssociation } from '#app/modules/association/settings/pages/moved-association.server.ts'
import { whenShown } from '#app/modules/association/when-shown.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { breadcrumbThing, dataSite } from '#app/modules/seo/pages/page-data.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { associationData } from '#app/modules/seo/structured-data/association.ts'
import { paths } from '#app/paths.ts'

export const handle = {
  cache: { tags: ['associations', 'endorsements', 'directory', 'reference'], maxAge: 300, endsWithDay: true },
} satisfies PageHandle

/** Where the association does not show them. */
const noEndorsements: ShownEndorsementsData = { doctors: [], statements: [] }

export const meta = metaOf

export async function loader({ request, context, params: { slug = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  await followMovedAssociation(request, slug)
  const locale = localeOf(request)
  const association = (await findPublicAssociation(slug, locale)) ?? notFound(new URL(request.url).pathname)
  const { name, other, members, contactEmail, contactPhone, logo } = association
  const t = translator(locale, 'association')
  const path = paths.association(slug)
  const words = { name, kind: t(`kinds.${association.kind}`) }
  const description =
    members === null ? t('page.descriptionPlain', words) : t('page.description', { ...words, count: members })
  const facts = {
    ...{ name, otherName: other?.text ?? null, description, path, email: contactEmail, phone: contactPhone },
    logo: logo && logo.large,
  }
  const head = requestHead(request, {
    ...{ title: name, description, path },
    structuredData: [() => associationData(facts, dataSite(request)), breadcrumbThing(request, [{ name, path }])],
  })
  const [endorsements, events] = await Promise.all([
    association.showsEndorsements ? listShownEndorsements(association.id, locale) : noEndorsements,
    whenShown(association.showsEvents, () => listPublicEvents(slug, locale)),
  ])
  noteOn(context, { kind: 'association', associationId: association.id })
  return json({ head, association, endorsements, events })
}

export default function Association() {
  const { association, endorsements, events } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['association-events', 'association-endorsements'])
  const parts = [
    endorsements.doctors.length > 0 && { id: 'endorsements', title: t('association-endorsements:page.title') },
  ]
  return (
    <AssociationPage
      association={association}
      events={events.length > 0 ? <EventList events={events} title={t('page.upcoming')} /> : null}
      parts={parts.filter((part) => part !== false)}
    >
      <ShownEndorsements slug={association.slug} {...endorsements} />
    </AssociationPage>
  )
}
