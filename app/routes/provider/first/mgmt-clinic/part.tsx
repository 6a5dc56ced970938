import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { PartPage } from '#app/modules/practice/clinic-facts/components/part-page.tsx'
import { openClinicToEdit, takeFacts } from '#app/modules/practice/clinic-facts/pages/take-facts.server.ts'
import { isFactPart } from '#app/modules/practice/clinic-facts/parts.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

const partOf = (part: string | undefined) => (isFactPart(part) ? part : notFound())

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request)
  const part = partOf(params.part)
  const clinic = await openClinicToEdit(request, actor)
  const title = translator(actor.locale, 'clinic-facts')(`parts.${part}`)
  const head = requestHead(request, {
    title,
    description: title,
    path: paths.clinicFactsPart(part),
    isIndexable: false,
  })
  return json({ head, part, clinic }, { headers: privateHeaders })
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request)
  return takeFacts(request, actor, partOf(params.part))
}

export default function FactPartPage() {
  const { part, clinic } = useLoaderData<typeof loader>()
  return <PartPage clinic={clinic} part={part} answer={useActionData() as FormAnswer | undefined} />
}
