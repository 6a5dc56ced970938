import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privateHeadersWith, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { registerAssociation } from '#app/modules/association/commands/register-association.server.ts'
import { SignupPage } from '#app/modules/association/components/signup-page.tsx'
import { signupForm } from '#app/modules/association/signup-form.ts'
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
  const submission = parseForm(await readForm(request), signupForm)
  // A password never travels back.
  const refuse = (formErrors: string[], init: ResponseInit) =>
    json(
      { result: submission.reply({ hideFields: ['password'], ...(formErrors.length > 0 && { formErrors }) }) },
      { ...init, headers: privateHeadersWith(init.headers) },
    )
  if (submission.status !== 'success') return refuse([], { status: 400 })
  const limit = await takeToken('form', networkOf(context.clientAddress ?? 'unknown'))
  if (!limit.allowed) {
    return refuse(['errors.tooMany'], { status: 429, headers: { 'Retry-After': String(limit.retryAfterSeconds) } })
  }
  // A filled honeypot gets the same answer as a person, and nothing is kept.
  if (!submission.value.isMachine) await registerAssociation(submission.value, localeOf(request))
  return redirect(paths.associationSignup({ sent: 'yes' }), { headers: privateHeaders })
}

export default function AssociationSignup() {
  return <SignupPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()?.result} />
}
