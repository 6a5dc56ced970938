import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { PaperSheet } from '#app/modules/payments/papers/components/paper-sheet.tsx'
import { loadPaper } from '#app/modules/payments/papers/pages/paper-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { paper = '' } }: LoaderFunctionArgs) {
  return loadPaper(request, await guardNamed('auth')(request), paper)
}

export default function PaymentPaper() {
  return <PaperSheet paper={useLoaderData<typeof loader>().paper} />
}
