import type { ProviderActor } from '#app/core/actor.ts'
import { forbidden } from '#app/core/answer/answer.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { payerGateway } from '../gateway/gateway-in-use.server.ts'
import { type EligibilityClinic, listEligibilityClinics } from '../queries/clinics.server.ts'

export const searchOf = (request: Request) => new URL(request.url).searchParams

export const wordsOf = (actor: ProviderActor) => translator(actor.locale, 'eligibility')

/** The clinic of the address, or the first at which somebody checks; a foreign one looks like none. */
export async function openClinics(request: Request, actor: ProviderActor) {
  const slug = searchOf(request).get('place') || null
  const all = await listEligibilityClinics(actor)
  const clinic =
    (slug ? all.find((each) => each.slug === slug) : (all.find(({ mayCheck }) => mayCheck) ?? all[0])) ?? null
  if (clinic === null) return slug === null ? forbidden() : notFound()
  return { clinic, clinics: all.length > 1 ? all.map(({ slug: each, name }) => ({ slug: each, name })) : [] }
}

/** The same, where checks may be made. */
export async function openClinic(request: Request, actor: ProviderActor): Promise<EligibilityClinic> {
  const { clinic } = await openClinics(request, actor)
  return clinic.mayCheck ? clinic : forbidden()
}

/** What a page says of a clinic: no ids. */
export const clinicWords = ({ slug, name, mayCheck, mayReadRaw }: EligibilityClinic) => ({
  ...{ slug, name, mayCheck, mayReadRaw },
})

/** Who answers questions at this moment; null where nobody does. */
export const gatewayName = () => payerGateway()?.name ?? null

/** The head of a page about checks: never indexed, and without a name or a date of anybody in its title. */
export function eligibilityHead(
  request: Request,
  key: 'title' | 'form.new' | 'batch.title' | 'card.title' | 'raw.title',
  path: string,
) {
  const t = translator(localeOf(request), 'eligibility')
  return requestHead(request, { title: t(key), description: t('title'), path, isIndexable: false })
}
