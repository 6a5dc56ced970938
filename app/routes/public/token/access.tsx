import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { formatPhone } from '#app/core/format/format.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { grantLinkAccess } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { enterCode } from '#app/modules/booking/appointments/commands/enter-code.server.ts'
import { CodeEntry } from '#app/modules/booking/links/components/link-gate.tsx'
import { codeForm } from '#app/modules/booking/form/forms.ts'
import { maskedPerson, phoneFor } from '#app/modules/booking/links/queries/link-subject.server.ts'
import { openLink } from '#app/modules/booking/links/pages/open-link.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const { subject, access } = await openLink(request, token)
  if (access !== 'locked') throw redirect(paths.link(token), { headers: privateHeaders })
  const t = translator(localeOf(request), 'booking')
  const title = t('code.title')
  const head = requestHead(request, { title, description: title, path: paths.linkAccess(':token'), isIndexable: false })
  const wait = new URL(request.url).searchParams.get('wait') ?? ''
  const note = /^\d{1,4}$/.test(wait)
    ? t('code.wait', { count: Number(wait) })
    : wait === 'call'
      ? t('code.call', { phone: formatPhone(await phoneFor(subject)) })
      : undefined
  return json({ head, token, person: maskedPerson(subject.person, subject.patient), note }, { headers: privateHeaders })
}

export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const { link, access } = await openLink(request, token)
  if (access !== 'locked') return redirect(paths.link(token), { headers: privateHeaders })
  const t = translator(localeOf(request), 'booking')
  const submission = parseForm(await readForm(request), codeForm)
  if (submission.status !== 'success') {
    return json({ error: t('errors.code') }, { status: 400, headers: privateHeaders })
  }
  const check = await enterCode(link, submission.value.code)
  if (check.isRight) {
    const headers = { ...privateHeaders, 'Set-Cookie': grantLinkAccess(request, link, { provenBy: check.channel }) }
    return redirect(paths.link(token), { headers })
  }
  const error = check.reason === 'wrong' ? t('errors.codeWrong', { count: check.triesLeft }) : t('errors.codeEnded')
  return json({ error }, { status: 400, headers: privateHeaders })
}

export default function LinkAccess() {
  const { token, person, note } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <CodeEntry token={token} person={person} error={answer?.error} note={answer ? undefined : note} />
}
