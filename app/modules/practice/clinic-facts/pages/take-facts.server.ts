import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, forbidden, orAnswered, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import { type FactsChange, saveClinicFacts } from '../commands/save-clinic-facts.server.ts'
import { accessFactsForm, contactFactsForm, serviceForm, staffLanguagesForm } from '../forms.ts'
import type { FactPart } from '../parts.ts'
import { type ClinicFacts, findClinicFacts } from '../queries/clinic-facts.server.ts'

/** The clinic that an address names, of which the actor may change the facts: a foreign one looks like none. */
export async function openClinicToEdit(request: Request, actor: ProviderActor): Promise<ClinicFacts> {
  const clinic = (await findClinicFacts(actor, new URL(request.url).searchParams.get('place'))) ?? notFound()
  return clinic.canEdit ? clinic : forbidden()
}

const formOfPart = { contact: contactFactsForm, access: accessFactsForm, languages: staffLanguagesForm } as const

/** Saves a part as its form was sent. */
export async function takeFacts(request: Request, actor: ProviderActor, part: FactPart) {
  const clinic = await openClinicToEdit(request, actor)
  const submission = parseForm(await readForm(request), formOfPart[part])
  if (submission.status !== 'success') return refusedForm(submission)
  const { version, values } = submission.value
  const change = { part, values } as FactsChange
  return settle(actor, clinic, saveClinicFacts(actor, { ...clinic, version }, change), () => staleForm(submission))
}

/** Saves a service, or takes it away, as its form was sent. */
export async function takeService(request: Request, actor: ProviderActor) {
  const clinic = await openClinicToEdit(request, actor)
  const submission = parseForm(await readForm(request), serviceForm(clinic.known))
  if (submission.status !== 'success') return refusedForm(submission)
  const { version, ...values } = submission.value
  const work = saveClinicFacts(actor, { ...clinic, version }, { part: 'service', values })
  return settle(actor, clinic, work, () => staleForm(submission))
}

async function settle(actor: ProviderActor, clinic: ClinicFacts, work: Promise<boolean>, stale: () => Response) {
  const saved = await orAnswered(work, { 'directory.stale': stale })
  if (saved instanceof Response) return saved
  const t = translator(actor.locale, 'practice')
  return accepted(paths.clinicFacts({ place: clinic.slug }), t(saved ? 'clinic.saved' : 'clinic.unchanged'))
}
