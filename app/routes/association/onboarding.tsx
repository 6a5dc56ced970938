import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { OnboardingPage } from '#app/modules/association/components/onboarding-page.tsx'
import { loadOnboarding, submitOnboarding } from '#app/modules/association/pages/onboarding-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, context }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return loadOnboarding(request, await guardNamed('association-admin')(request))
}

export async function action({ request, context }: ActionFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return submitOnboarding(request, await guardNamed('association-admin')(request))
}

export default function AssociationOnboarding() {
  return <OnboardingPage page={useLoaderData<typeof loader>()} answer={useActionData<FormAnswer>()} />
}
