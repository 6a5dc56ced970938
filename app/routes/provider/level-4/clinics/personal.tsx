import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { accepted, type FormAnswer } from '#app/core/answer/answer.server.ts'
import { readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { personalParts } from '#app/modules/practice/profile/choices.ts'
import { PendingProfile } from '#app/modules/practice/profile/components/pending-profile.tsx'
import { PersonalPage, PersonalPartPage } from '#app/modules/practice/profile/components/personal-page.tsx'
import { takePart } from '#app/modules/practice/profile/pages/take-part.server.ts'
import { findPendingProfile } from '#app/modules/practice/profile/queries/pending-profile.server.ts'
import { findPersonalPage } from '#app/modules/practice/profile/queries/personal-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'auth', density: 'pro', islands: ['profile'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

const partOf = (request: Request) => {
  const named = new URL(request.url).searchParams.get('part')
  return personalParts.find((part) => part === named) ?? null
}

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const part = partOf(request)
  const t = translator(actor.locale, 'practice')
  const title = part ? t(`profile.parts.${part}`) : t('profile.heading')
  const head = requestHead(request, { title, description: title, path: paths.personal(), isIndexable: false })
  const page = await findPersonalPage(actor)
  const pending = page ? null : await findPendingProfile(actor)
  return json({ head, title, page, part, pending }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const part = partOf(request)
  if (!part || actor.providerId === null) notFound()
  const saved = await takePart(actor, part, await readForm(request))
  if (saved instanceof Response) return saved
  const text = translator(actor.locale, 'practice')(`profile.results.${saved}`)
  return accepted(paths.personal(), text)
}

export default function Personal() {
  const { title, page, part, pending } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  if (!page) return <PendingProfile title={title} requests={pending?.requests ?? []} applied={pending?.applied ?? []} />
  return part ? <PersonalPartPage page={page} part={part} answer={answer} /> : <PersonalPage page={page} />
}
