import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ProviderActor } from '#app/core/actor.ts'
import { accepted } from '#app/core/answer/answer.server.ts'
import { readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { mapsAccess } from '#app/modules/geo/address/address-service.server.ts'
import { WizardPage } from '#app/modules/practice/onboarding/components/wizard-page.tsx'
import { neighbors, postOf, stepOf } from '#app/modules/practice/onboarding/steps.ts'
import { takePost } from '#app/modules/practice/onboarding/pages/take-post.server.ts'
import { loadWizard } from '#app/modules/practice/onboarding/queries/wizard-page.server.ts'
import type { FacilityAnswer } from '#app/modules/practice/facilities/pages/take-new-facility.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import addressStyles from '#app/styles/address.css?url'
import styles from '#app/styles/practice.css?url'

export const handle = { islands: ['address', 'profile'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [styles, addressStyles].map((href) => ({ rel: 'stylesheet', href }))

/** Who has nothing to set up: a profile that is complete, or none yet. */
function elsewhere(actor: ProviderActor) {
  const isWaiting = actor.providerId === null && actor.seats.length === 0
  return redirect(isWaiting ? paths.onboardingSuccess() : paths.office(), { headers: privateHeaders })
}

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const { searchParams } = new URL(request.url)
  const sent = postOf(searchParams.get('step'))
  const page = await loadWizard(actor, sent?.step ?? stepOf(searchParams.get('step')), searchParams)
  if (!page) throw elsewhere(actor)
  const t = translator(actor.locale, 'practice')
  const title = t('onboarding.pageTitle', { step: t(`onboarding.steps.${page.step}`) })
  const head = requestHead(request, { title, description: title, path: paths.onboarding(), isIndexable: false })
  return json({ head, page, post: sent?.post ?? null, maps: mapsAccess }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const { searchParams } = new URL(request.url)
  const sent = postOf(searchParams.get('step')) ?? notFound()
  const page = await loadWizard(actor, sent.step, searchParams)
  if (!page) throw elsewhere(actor)
  const refused = await takePost(actor, page, sent.post, await readForm(request))
  if (refused) return refused
  if (sent.post === 'finish') return redirect(paths.onboardingSuccess(), { headers: privateHeaders })
  // A step with several forms, or a list to add to, is left by its own button.
  const isDone = sent.step !== 'about' && sent.step !== 'locations'
  const next = isDone ? (neighbors(sent.step).after ?? sent.step) : sent.step
  const text = translator(actor.locale, 'practice')('onboarding.saved')
  return accepted(paths.onboarding({ step: next }), text)
}

export default function Onboarding() {
  const { page, post, maps } = useLoaderData<typeof loader>()
  const answer = useActionData() as FacilityAnswer | undefined
  return <WizardPage page={page} answer={answer} post={post} maps={maps} />
}
