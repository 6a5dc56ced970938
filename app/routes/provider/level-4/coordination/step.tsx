import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { StepPage } from '#app/modules/coordination/components/step-page.tsx'
import { careHead, wordsOf } from '#app/modules/coordination/pages/open-coordination.server.ts'
import { loadStep, submitStep } from '#app/modules/coordination/pages/step-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request, params: { uuid = '', step = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request, { showsHealthData: true })
  const page = await loadStep(actor, uuid, step)
  const head = careHead(request, wordsOf(actor)(`steps.${page.step}`), paths.careStep(uuid, page.step))
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request, params: { uuid = '', step = '' } }: ActionFunctionArgs) {
  return submitStep(request, await guardNamed('auth')(request, { showsHealthData: true }), uuid, step)
}

export default function CareStep() {
  const { page } = useLoaderData<typeof loader>()
  return <StepPage page={page} answer={useActionData() as FormAnswer | undefined} />
}
