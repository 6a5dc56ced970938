import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { SignupPage } from '#app/modules/association/components/signup-page.tsx'
import { submitSignup } from '#app/modules/association/pages/signup-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  const title = translator(localeOf(request), 'association')('signup.title')
  const head = requestHead(request, { title, description: title, path: paths.associationSignup(), isIndexable: false })
  const isSent = new URL(request.url).searchParams.get('sent') === 'yes'
  return json({ head, isSent }, { headers: privateHeaders })
}

export async function action({ request, context }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return submitSignup(request, context)
}

export default function AssociationSignup() {
  return <SignupPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()?.result} />
}
