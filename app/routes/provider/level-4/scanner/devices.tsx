import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { type DevicesAnswer, DevicesPage } from '#app/modules/scanning/components/devices-page.tsx'
import { loadClinicDevices, submitClinicDevices } from '#app/modules/scanning/pages/devices-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import styles from '#app/styles/scanning.css?url'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request }: LoaderFunctionArgs) {
  return loadClinicDevices(request, await guardNamed('auth')(request))
}

export async function action({ request }: ActionFunctionArgs) {
  return submitClinicDevices(request, await guardNamed('auth')(request))
}

export default function ScanDevices() {
  return <DevicesPage page={useLoaderData<typeof loader>()} answer={useActionData() as DevicesAnswer} />
}
