import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { Actor } from '#app/core/actor.ts'
import { parseForm } from '#app/core/form.ts'
import { json, notFound, privateHeaders, privatePageHeaders, readForm } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page.ts'
import { redirectToasting } from '#app/core/toast.server.ts'
import { requireAuth } from '#app/modules/accounts/guards.server.ts'
import { orPlaceRefused } from '#app/modules/practice/places/answers.server.ts'
import { requestPlace } from '#app/modules/practice/places/change-clinic.server.ts'
import { listClinics, placeLimit } from '#app/modules/practice/places/clinics.server.ts'
import { NewPlacePage } from '#app/modules/practice/places/components/add-place-page.tsx'
import { newPlaceForm } from '#app/modules/practice/places/forms.ts'
import { type PartAnswer, refuseForm } from '#app/modules/practice/profile/part-answers.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/parts/practice.css?url'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** How many places the own profile has; staff have none to add to. */
async function countOwn(actor: Actor): Promise<number> {
  if (actor.providerId === null) notFound()
  return (await listClinics(actor)).filter(({ isOwn }) => isOwn).length
}

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireAuth(request)
  const count = await countOwn(actor)
  const title = translator(actor.locale, 'practice')('places.new')
  const head = requestHead(request, { title, description: title, path: paths.clinicNewPlace(), isIndexable: false })
  return json({ head, count, limit: placeLimit(actor.tier) }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAuth(request)
  const count = await countOwn(actor)
  const submission = parseForm(await readForm(request), newPlaceForm)
  if (submission.status !== 'success') return refuseForm(submission)
  const id = await orPlaceRefused(requestPlace(actor, submission.value, count), submission, 'nameEn')
  if (id instanceof Response) return id
  const text = translator(actor.locale, 'practice')('places.requested')
  return redirectToasting(paths.clinics(), { tone: 'success', text })
}

export default function NewPlace() {
  const { count, limit } = useLoaderData<typeof loader>()
  const answer = useActionData() as PartAnswer | undefined
  return <NewPlacePage count={count} limit={limit} answer={answer} />
}
