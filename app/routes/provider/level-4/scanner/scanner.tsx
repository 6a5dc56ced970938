import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { ScannerPage } from '#app/modules/scanning/components/scanner-page.tsx'
import { loadScanner, submitScanner } from '#app/modules/scanning/pages/scanner-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import styles from '#app/styles/scanning.css?url'

export const handle = { density: 'pro', islands: ['scanner'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** No guard, as specified: the shell shows nothing until a device is paired or somebody is signed in. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return loadScanner(request, context)
}

export function action({ request, context }: ActionFunctionArgs) {
  return submitScanner(request, context)
}

export default function Scanner() {
  return <ScannerPage page={useLoaderData<typeof loader>()} answer={useActionData() as FormAnswer | undefined} />
}
