import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { accepted } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { takeToken } from '#app/core/rate-limits.server.ts'
import { isServiceOpen } from '#app/core/service-hours.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { ContactPage } from '#app/modules/practice/components/contact-page.tsx'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { openTicket } from '#app/modules/support/commands/open-ticket.server.ts'
import { ticketForm } from '#app/modules/support/forms.ts'
import { listTickets } from '#app/modules/support/queries/tickets.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const tickets = await listTickets(actor)
  const title = translator(actor.locale, 'dashboard')('contact.title')
  const head = requestHead(request, { title, description: title, path: paths.officeContact(), isIndexable: false })
  return json({ head, tickets, isOpen: isServiceOpen(now()) }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const submission = parseForm(await readForm(request), ticketForm)
  if (submission.status !== 'success') return json(submission.reply(), { status: 400, headers: privateHeaders })
  const limit = await takeToken('form', actor.userId)
  if (!limit.allowed) {
    const reply = submission.reply({ formErrors: ['contact.errors.tooMany'] })
    return json(reply, { status: 429, headers: { ...privateHeaders, 'Retry-After': String(limit.retryAfterSeconds) } })
  }
  const reference = await openTicket({
    ...submission.value,
    userId: actor.userId,
    contact: { name: actor.name, email: actor.email, phone: null },
    locale: actor.locale,
  })
  const text = translator(actor.locale, 'dashboard')('contact.sent')
  return accepted(paths.officeTicket(reference), text)
}

export default function Contact() {
  const { tickets, isOpen } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  return <ContactPage tickets={tickets} isOpen={isOpen} lastResult={lastResult} />
}
