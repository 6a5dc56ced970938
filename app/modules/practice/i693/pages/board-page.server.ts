import type { ProviderActor } from '#app/core/actor.ts'
import { forbidden, refusedPage } from '#app/core/answer/answer.server.ts'
import { answersIn, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { chosenBySlug } from '#app/modules/practice/clinic-facts/chosen-clinic.ts'
import { type CaseStatus, endedStatuses } from '../case-steps.ts'
import { recordI693Read } from '../commands/record-read.server.ts'
import { searchForm } from '../forms.ts'
import { type I693Clinic, listI693Clinics } from '../queries/i693-clinics.server.ts'
import { type CaseCard, countCases, listCases, searchCases } from '../queries/list-cases.server.ts'

const searchOf = (request: Request) => new URL(request.url).searchParams

/** The clinic of the address, or the first, whose cases somebody keeps; a foreign one looks like none. */
export async function openI693Clinic(request: Request, actor: ProviderActor) {
  const slug = searchOf(request).get('place') || null
  const clinics = await listI693Clinics(actor)
  const clinic = chosenBySlug(clinics, slug) ?? (slug === null ? forbidden() : notFound())
  return { clinic, clinics: clinics.length > 1 ? clinics.map(({ slug: each, name }) => ({ slug: each, name })) : [] }
}

async function recorded(actor: ProviderActor, clinic: I693Clinic, cases: CaseCard[]): Promise<CaseCard[]> {
  if (cases.length > 0)
    await recordI693Read(actor, { subject: { type: 'facility', id: clinic.id }, fields: ['person'] })
  return cases
}

/** The cases of a clinic: those under way, or those that ended in the way that the address names. Null where its level has none. */
export async function loadBoard(request: Request, actor: ProviderActor) {
  const { clinic, clinics } = await openI693Clinic(request, actor)
  const asked = searchOf(request).get('status')
  const status = endedStatuses.find((each) => each === asked) ?? null
  const none: { status: CaseStatus; count: number }[] = []
  if (!clinic.isIncluded) return { clinic, clinics, status, counts: none, cases: null }
  const [counts, cases] = await Promise.all([countCases(actor, clinic), listCases(actor, clinic, status)])
  return {
    ...{ clinic, clinics, status },
    counts: endedStatuses.map((each) => ({ status: each, count: counts.get(each) ?? 0 })),
    cases: await recorded(actor, clinic, cases),
  }
}

export type BoardData = Awaited<ReturnType<typeof loadBoard>>

/** Looks for a case by name or reference. Who is meant stands in the form and so in no address, history or log. */
export async function searchBoard(request: Request, actor: ProviderActor) {
  const { clinic } = await openI693Clinic(request, actor)
  if (!clinic.isIncluded) forbidden()
  const { q } = answersIn(await readForm(request), searchForm)
  const found = q === '' ? [] : await recorded(actor, clinic, await searchCases(actor, clinic, q))
  return refusedPage({ q, found }, 200)
}

export type BoardAnswer = Readonly<{ q: string; found: readonly CaseCard[] }>
