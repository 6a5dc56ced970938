import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { ProviderActor } from '#app/core/actor.ts'
import { notFound, redirect } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { findFacilityContact } from '#app/modules/practice/clinics/queries/facility-contact.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

/** Where the contact of a facility was changed once; another's facility looks like none. */
async function onward(request: Request, actor: ProviderActor): Promise<string> {
  const slug = new URL(request.url).searchParams.get('place') || null
  const { slug: facility } = (await findFacilityContact(actor, slug, actor.locale)) ?? notFound()
  return paths.clinicContact(facility)
}

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  return redirect(await onward(request, actor))
}

/** A form that was open in a browser when the page moved goes on with what was typed. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  return redirect(await onward(request, actor), 307)
}
