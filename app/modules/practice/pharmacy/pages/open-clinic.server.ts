import type { ProviderActor } from '#app/core/actor.ts'
import { forbidden } from '#app/core/answer/answer.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { choosePharmacyClinic, type PharmacyClinic } from '../queries/pharmacy-clinics.server.ts'

export const searchOf = (request: Request) => new URL(request.url).searchParams

/** The clinic of the address, or the first; null for who has none, and a foreign one looks like none. */
export async function askedClinic(request: Request, actor: ProviderActor): Promise<PharmacyClinic | null> {
  const slug = searchOf(request).get('place') || null
  return (await choosePharmacyClinic(actor, slug)) ?? (slug === null ? null : notFound())
}

/** The same, for who has a right there. */
export async function openClinic(
  request: Request,
  actor: ProviderActor,
  right: 'mayRead' | 'mayServe' | 'mayManage',
): Promise<PharmacyClinic> {
  const clinic = (await askedClinic(request, actor)) ?? notFound()
  return clinic[right] ? clinic : forbidden()
}

type TitleKey = 'title' | 'refill.new' | 'refill.one' | 'fax.title' | 'list.title' | 'entry.new' | 'entry.edit'

/** The head of a page, which names nobody. */
export function pharmacyHead(request: Request, actor: ProviderActor, key: TitleKey) {
  const title = translator(actor.locale, 'pharmacy')(key)
  return requestHead(request, { title, description: title, path: paths.pharmacy(), isIndexable: false })
}
