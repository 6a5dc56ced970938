import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { EnrolledPage, EnrollmentPage } from '#app/modules/accounts/second-factor/components/enrollment-page.tsx'
import {
  loadEnrollment,
  submitEnrollment,
} from '#app/modules/accounts/second-factor/pages/second-factor-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'patient' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  return loadEnrollment(request, await guardNamed('admin-auth')(request))
}

export async function action({ request }: ActionFunctionArgs) {
  return submitEnrollment(request, await guardNamed('admin-auth')(request))
}

export default function Enrollment() {
  const { action: to, shown } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer?.codes && answer.next !== null) return <EnrolledPage codes={answer.codes} next={answer.next} />
  return <EnrollmentPage action={to} shown={answer?.shown ?? shown} submission={answer?.submission} />
}
