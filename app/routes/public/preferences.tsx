import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { ownPath } from '#app/core/own-path.ts'
import { PreferencesPage } from '#app/modules/directory/preferences/components/preferences-page.tsx'
import { planChoices } from '#app/modules/directory/preferences/pages/plan-choices.server.ts'
import { savePreferences } from '#app/modules/directory/preferences/pages/save-preferences.server.ts'
import { preferencesOf } from '#app/modules/directory/preferences/preferences.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

/** Where somebody says which plan they have and which ZIP code to search around. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOf(request)
  const t = translator(locale, 'directory')
  const texts = { title: t('own.title'), description: t('own.lead') }
  const head = requestHead(request, { ...texts, path: paths.preferences(), isIndexable: false })
  const back = ownPath(new URL(request.url).searchParams.get('back') ?? '', paths.doctors())
  const preferences = preferencesOf(request)
  const plans = await planChoices(locale)
  return json({ head, preferences, plans, back }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  return savePreferences(await readForm(request))
}

export default function PreferencesRoute() {
  const { preferences, plans, back } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <PreferencesPage preferences={preferences} plans={plans} back={back} answer={answer} />
}
