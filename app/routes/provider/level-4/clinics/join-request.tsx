import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { accepted, type FormAnswer, orRefused, refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { answerJoin } from '#app/modules/practice/facilities/commands/answer-join.server.ts'
import { JoinRequestPage } from '#app/modules/practice/facilities/components/join-request-page.tsx'
import { joinAnswerForm } from '#app/modules/practice/facilities/forms.ts'
import { findJoinPage } from '#app/modules/practice/queries/join-requests.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const page = (await findJoinPage(actor, params.request ?? '')) ?? notFound()
  const title = translator(actor.locale, 'practice')('join.title', { doctor: page.doctor })
  const head = requestHead(request, { title, description: title, path: paths.joinRequest(page.id), isIndexable: false })
  return json({ head, page }, { headers: privateHeaders })
}

/** What has been answered meanwhile, or cannot be done any more, is said on the list of facilities. */
const refusals = [
  'moderation.request_taken',
  'moderation.request_settled',
  'directory.already_there',
  'directory.too_many_facilities',
] as const

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const page = (await findJoinPage(actor, params.request ?? '')) ?? notFound()
  const submission = parseForm(await readForm(request), joinAnswerForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const t = translator(actor.locale, 'practice')
  const outcome = await orRefused(outcomeOf(answerJoin(actor, page.id, submission.value), refusals))
  if (!outcome.done)
    return toasted(paths.clinics(), { tone: 'error', text: t(`join.refused.${outcome.refusal.reason}`) })
  return accepted(paths.clinics(), t(submission.value.isAccepted ? 'join.accepted' : 'join.declined'))
}

export default function JoinRequest() {
  const { page } = useLoaderData<typeof loader>()
  return <JoinRequestPage page={page} answer={useActionData() as FormAnswer | undefined} />
}
