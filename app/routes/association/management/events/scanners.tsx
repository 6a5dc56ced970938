import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { type DevicesAnswer, DevicesPage } from '#app/modules/scanning/components/devices-page.tsx'
import { loadAssociationDevices, submitAssociationDevices } from '#app/modules/scanning/pages/devices-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import styles from '#app/styles/scanning.css?url'

export const handle = { guard: 'association-approved-admin', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return loadAssociationDevices(request, await guardNamed('association-approved-admin')(request))
}

export async function action({ request, context }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return submitAssociationDevices(request, await guardNamed('association-approved-admin')(request))
}

export default function AssociationScanDevices() {
  return <DevicesPage page={useLoaderData<typeof loader>()} answer={useActionData() as DevicesAnswer} />
}
