import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { CodePage } from '#app/modules/association/components/code-gate.tsx'
import { loadDoorCode, submitDoorCode } from '#app/modules/association/events/pages/greeter-door.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export function loader({ request, context, params: { token = '' } }: LoaderFunctionArgs) {
  return loadDoorCode(request, context, token)
}

export function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  return submitDoorCode(request, context, token)
}

export default function EventDoorCode() {
  const { t } = useTranslation('association-events')
  const { token, person, note } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <CodePage
      codePath={paths.eventDoorCode(token)}
      accessPath={paths.eventDoorAccess(token)}
      contact={person.contact}
      submit={t('greeter.submit')}
      error={answer?.error}
      note={answer ? undefined : note}
    />
  )
}
