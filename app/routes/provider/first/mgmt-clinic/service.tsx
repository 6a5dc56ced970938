import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { ServicePage } from '#app/modules/practice/clinic-facts/components/service-page.tsx'
import { openClinicToEdit, takeService } from '#app/modules/practice/clinic-facts/pages/take-facts.server.ts'
import { saidKinds, serviceName } from '#app/modules/practice/clinic-facts/parts.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** Without a service in the address, one more is entered. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request)
  const clinic = await openClinicToEdit(request, actor)
  const asked = new URL(request.url).searchParams.get('service')
  const said = clinic.services.filter(({ kind }) => saidKinds.some((each) => each === kind))
  const service = said.find((each) => serviceName(each) === asked) ?? null
  // One that was taken away meanwhile can be entered again.
  if (asked && !clinic.known.some((each) => serviceName(each) === asked)) notFound()
  const title = translator(actor.locale, 'clinic-facts')('parts.services')
  const head = requestHead(request, { title, description: title, path: paths.clinicService(), isIndexable: false })
  return json({ head, clinic, service }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request)
  return takeService(request, actor)
}

export default function ClinicServicePage() {
  const { clinic, service } = useLoaderData<typeof loader>()
  return <ServicePage clinic={clinic} service={service} answer={useActionData() as FormAnswer | undefined} />
}
