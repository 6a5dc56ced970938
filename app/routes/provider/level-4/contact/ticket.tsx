import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { accepted, orRefused } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { takeToken } from '#app/core/rate-limits.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { TicketPage } from '#app/modules/practice/components/contact-page.tsx'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { replyToTicket } from '#app/modules/support/commands/reply-to-ticket.server.ts'
import { replyForm } from '#app/modules/support/forms.ts'
import { findTicket } from '#app/modules/support/queries/tickets.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { reference = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const ticket = await orRefused(findTicket(actor, reference))
  const title = translator(actor.locale, 'dashboard')('contact.title')
  const path = paths.officeTicket(reference)
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  return json({ head, ticket }, { headers: privateHeaders })
}

export async function action({ request, params: { reference = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  await orRefused(findTicket(actor, reference))
  const submission = parseForm(await readForm(request), replyForm)
  if (submission.status !== 'success') return json(submission.reply(), { status: 400, headers: privateHeaders })
  const limit = await takeToken('form', actor.userId)
  if (!limit.allowed) {
    const reply = submission.reply({ formErrors: ['contact.errors.tooMany'] })
    return json(reply, { status: 429, headers: { ...privateHeaders, 'Retry-After': String(limit.retryAfterSeconds) } })
  }
  await orRefused(replyToTicket(actor, reference, submission.value.body))
  const text = translator(actor.locale, 'dashboard')('contact.replied')
  return accepted(paths.officeTicket(reference), text)
}

export default function ContactTicket() {
  const { ticket } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  return <TicketPage ticket={ticket} lastResult={lastResult} />
}
