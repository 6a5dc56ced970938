import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useHref, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { CodeGate } from '#app/modules/association/components/code-gate.tsx'
import { MemberArea } from '#app/modules/association/member-area/components/member-area.tsx'
import { loadLinkedArea, submitLinkedArea } from '#app/modules/association/member-area/pages/link-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import association from '#app/styles/association.css?url'
import { useTranslation } from 'react-i18next'

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: association }]

/** Opening a personal link changes nothing. */
export function loader({ request, context, params: { token = '' } }: LoaderFunctionArgs) {
  return loadLinkedArea(request, context, token)
}

export function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  return submitLinkedArea(request, context, token)
}

export default function MemberPage() {
  const { t } = useTranslation('association-member')
  const { token, person, area } = useLoaderData<typeof loader>()
  const action = useHref(paths.memberArea(token))
  const bylaws = useHref(paths.memberBylaws(token))
  if (person) {
    const words = { title: t('title'), lead: t('gate.lead', { initial: person.initial }), why: t('gate.why') }
    return <CodeGate {...words} codePath={paths.memberCode(token)} contact={person.contact} />
  }
  return (
    <div className="wrap stack private">
      <h1>{t('title')}</h1>
      <MemberArea area={area} action={action} bylaws={bylaws} />
    </div>
  )
}
