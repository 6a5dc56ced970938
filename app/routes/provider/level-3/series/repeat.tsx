import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { SeriesPage } from '#app/modules/desk/series/components/series-page.tsx'
import { loadRepeatPage, submitRepeat } from '#app/modules/desk/series/pages/repeat-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** A visit that is to repeat: the dates of a rule, each with what stands against it. */
export async function loader({ request, params: { appointment: id = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return loadRepeatPage(request, actor, id)
}

/** Lists other dates, or books them. */
export async function action({ request, params: { appointment: id = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitRepeat(request, actor, id)
}

export default function Repeat() {
  const { id, state } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <SeriesPage id={id} state={state} answer={answer?.series} action={paths.deskStep(id, 'series')} />
}
