import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { VoicemailPage } from '#app/modules/desk/telephony/components/voicemail-page.tsx'
import { loadVoicemail, submitVoicemail } from '#app/modules/desk/telephony/pages/voicemail-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request, params: { voicemail = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const page = await loadVoicemail(actor, voicemail)
  const title = translator(actor.locale, 'telephony')('voicemail.message')
  const head = requestHead(request, { title, description: title, path: paths.voicemail(voicemail), isIndexable: false })
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request, params: { voicemail = '' } }: ActionFunctionArgs) {
  return submitVoicemail(request, await guardNamed('provider-auth')(request), voicemail)
}

export default function VoicemailRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <VoicemailPage page={page} />
}
