import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ProviderActor } from '#app/core/actor.ts'
import { accepted } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { changeFacilityContact } from '#app/modules/practice/clinics/commands/change-facility-contact.server.ts'
import { ContactData } from '#app/modules/practice/clinics/components/contact-data.tsx'
import { facilityContactForm } from '#app/modules/practice/clinics/contact-form.ts'
import { findFacilityContact } from '#app/modules/practice/clinics/queries/facility-contact.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** The facility of the address; another's looks like none. */
const contactOf = async (actor: ProviderActor, slug = '') =>
  (await findFacilityContact(actor, slug, actor.locale)) ?? notFound()

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const contact = await contactOf(actor, params.facility)
  const title = translator(actor.locale, 'practice')('clinic.contactTitle')
  const path = paths.clinicContact(contact.slug)
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  return json({ head, contact }, { headers: privateHeaders })
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const contact = await contactOf(actor, params.facility)
  const submission = parseForm(await readForm(request), facilityContactForm)
  if (submission.status !== 'success') return json(submission.reply(), { status: 400, headers: privateHeaders })
  const { saved, submitted } = await changeFacilityContact(actor, contact, submission.value)
  const t = translator(actor.locale, 'practice')
  const text = submitted > 0 ? t('clinic.submitted') : saved > 0 ? t('clinic.saved') : t('clinic.unchanged')
  return accepted(paths.clinicAt(contact.slug), text)
}

export default function ContactDataPage() {
  const { contact } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  return <ContactData contact={contact} lastResult={lastResult} />
}
