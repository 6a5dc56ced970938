import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { CodePage } from '#app/modules/association/components/code-gate.tsx'
import { loadCodePage, submitMemberCode } from '#app/modules/association/member-area/pages/link-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export function loader({ request, context, params: { token = '' } }: LoaderFunctionArgs) {
  return loadCodePage(request, context, token)
}

export function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  return submitMemberCode(request, context, token)
}

export default function MemberCodePage() {
  const { t } = useTranslation('association-member')
  const { token, person, note } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <CodePage
      codePath={paths.memberCode(token)}
      accessPath={paths.memberAccess(token)}
      contact={person.contact}
      submit={t('code.submit')}
      error={answer?.error}
      note={answer ? undefined : note}
    />
  )
}
