import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { accepted } from '#app/core/answer/answer.server.ts'
import { notFound, privateHeaders, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { discardForm } from '#app/modules/accounts/unsent/commands/discard-form.server.ts'
import { findUnsentForm } from '#app/modules/accounts/unsent/queries/find-unsent-form.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'provider-auth' } satisfies PageHandle

/** Nothing is shown here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const { id } = (await findUnsentForm(actor, params.form ?? '')) ?? notFound()
  return redirect(paths.unsentForm(id), { headers: privateHeaders })
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const page = (await discardForm(actor, params.form ?? '')) ?? notFound()
  const text = translator(actor.locale, 'accounts')('unsent.discarded')
  return accepted(page, text)
}
