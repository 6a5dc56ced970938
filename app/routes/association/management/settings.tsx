import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { SettingsPage } from '#app/modules/association/settings/components/settings-page.tsx'
import { loadSettings, submitSettings } from '#app/modules/association/settings/pages/settings-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'association-approved-admin', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return loadSettings(request, await guardNamed('association-approved-admin')(request))
}

export async function action({ request, context }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return submitSettings(request, await guardNamed('association-approved-admin')(request))
}

export default function AssociationSettings() {
  return <SettingsPage page={useLoaderData<typeof loader>()} answer={useActionData<FormAnswer>()} />
}
