import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ProviderActor } from '#app/core/actor.ts'
import { accepted } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { changeFacilityContact } from '#app/modules/practice/commands/change-facility-contact.server.ts'
import { ContactData } from '#app/modules/practice/components/contact-data.tsx'
import { facilityContactForm } from '#app/modules/practice/contact-form.ts'
import { findFacilityContact } from '#app/modules/practice/queries/facility-contact.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

/** The facility of the address; another's looks like none. */
async function facilityOf(request: Request, actor: ProviderActor) {
  const slug = new URL(request.url).searchParams.get('place') || null
  return (await findFacilityContact(actor, slug, actor.locale)) ?? notFound()
}

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const contact = await facilityOf(request, actor)
  const title = translator(actor.locale, 'dashboard')('contact.public')
  const path = paths.officeContactData()
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  return json({ head, contact }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const contact = await facilityOf(request, actor)
  const submission = parseForm(await readForm(request), facilityContactForm)
  if (submission.status !== 'success') return json(submission.reply(), { status: 400, headers: privateHeaders })
  const { saved, submitted } = await changeFacilityContact(actor, contact, submission.value)
  const t = translator(actor.locale, 'dashboard')
  const text = submitted > 0 ? t('contact.submitted') : saved > 0 ? t('contact.saved') : t('contact.unchanged')
  return accepted(paths.officeContactData({ place: contact.slug }), text)
}

export default function ContactDataPage() {
  const { contact } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  return <ContactData contact={contact} lastResult={lastResult} />
}
