import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { formatPhone } from '#app/core/format/format.ts'
import { json, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { enterCode } from '#app/modules/booking/appointments/commands/enter-code.server.ts'
import { CodeEntry } from '#app/modules/booking/links/components/link-gate.tsx'
import { takeTypedCode, waitNote } from '#app/modules/booking/links/pages/code-gate.server.ts'
import { openLink } from '#app/modules/booking/links/pages/open-link.server.ts'
import { maskedPerson, phoneFor } from '#app/modules/booking/links/queries/link-subject.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const { subject, access } = await openLink(request, token)
  if (access !== 'locked') throw redirect(paths.link(token), { headers: privateHeaders })
  const locale = localeOf(request)
  const t = translator(locale, 'booking')
  const title = t('code.title')
  const head = requestHead(request, { title, description: title, path: paths.linkAccess(':token'), isIndexable: false })
  const note = await waitNote(request, async () => t('code.call', { phone: formatPhone(await phoneFor(subject)) }))
  return json({ head, token, person: maskedPerson(subject, locale), note }, { headers: privateHeaders })
}

export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const { link, access } = await openLink(request, token)
  if (access !== 'locked') return redirect(paths.link(token), { headers: privateHeaders })
  return takeTypedCode(request, link, paths.link(token), (typed) => enterCode(link, typed))
}

export default function LinkAccess() {
  const { token, person, note } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <CodeEntry token={token} person={person} error={answer?.error} note={answer ? undefined : note} />
}
