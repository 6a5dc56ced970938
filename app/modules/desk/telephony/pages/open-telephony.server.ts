import type { ProviderActor } from '#app/core/actor.ts'
import { forbidden } from '#app/core/answer/answer.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { chosenBySlug } from '#app/modules/practice/clinic-facts/chosen-clinic.ts'
import { listPhoneClinics, type PhoneClinic } from '../queries/phone-clinics.server.ts'
import { findSettings, type Settings } from '../queries/set-up.server.ts'

export const searchOf = (request: Request) => new URL(request.url).searchParams

export const wordsOf = (actor: ProviderActor) => translator(actor.locale, 'telephony')

type Right = 'telephony.use' | 'telephony.set_up'

/** The clinic of the address, or the first, whose telephone somebody may answer or set up; a foreign one looks like none. */
export async function openClinics(request: Request, actor: ProviderActor, right: Right) {
  const slug = searchOf(request).get('place') || null
  const clinics = await listPhoneClinics(actor, right)
  const clinic = chosenBySlug(clinics, slug) ?? (slug === null ? forbidden() : notFound())
  const choice = clinics.length > 1 ? clinics.map(({ slug: each, name }) => ({ slug: each, name })) : []
  return { clinic, clinics: choice, isOpen: right === 'telephony.use' ? clinic.mayUse : clinic.maySetUp }
}

export type Opened = Readonly<{ clinic: PhoneClinic; settings: Settings }>

/** The same, where the clinic's level has a telephone and it was set up. */
export async function openSetUp(request: Request, actor: ProviderActor, right: Right): Promise<Opened> {
  const { clinic, isOpen } = await openClinics(request, actor, right)
  if (!isOpen) forbidden()
  return { clinic, settings: (await findSettings(clinic.id)) ?? notFound() }
}
