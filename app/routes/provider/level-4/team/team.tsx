import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { TeamPage } from '#app/modules/accounts/team/components/team-page.tsx'
import { teamHead } from '#app/modules/accounts/team/pages/team-page.server.ts'
import { listTeam } from '#app/modules/accounts/team/queries/list-team.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const slug = new URL(request.url).searchParams.get('place')
  const team = await orRefused(listTeam(actor, actor.locale, slug))
  const head = teamHead(request, translator(actor.locale, 'accounts')('team.title'))
  return json({ head, team }, { headers: privateHeaders })
}

export default function Team() {
  const { team } = useLoaderData<typeof loader>()
  return <TeamPage team={team} />
}
