import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, forbidden, orAnswered, refusedForm, staleForm, toasted } from '#app/core/answer/answer.server.ts'
import { csvText } from '#app/core/format/csv.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { chosenBySlug } from '#app/modules/practice/clinic-facts/chosen-clinic.ts'
import { paths } from '#app/paths.ts'
import { archiveItem, changeItem, createItem } from '../commands/save-item.server.ts'
import { archiveForm, itemForm } from '../forms.ts'
import { findSupply, listSupplies, type Supply } from '../queries/supplies.server.ts'
import { listSupplyClinics, type SupplyClinic } from '../queries/supply-clinics.server.ts'
import { isInList, supplyLists } from '../stock.ts'

const searchOf = (request: Request) => new URL(request.url).searchParams

const wordsOf = (actor: ProviderActor) => translator(actor.locale, 'supply')

/** The clinic of the address, or the first, whose supplies somebody knows of; a foreign one looks like none. */
async function openClinics(request: Request, actor: ProviderActor) {
  const slug = searchOf(request).get('place') || null
  const clinics = await listSupplyClinics(actor)
  const clinic = chosenBySlug(clinics, slug) ?? (slug === null ? forbidden() : notFound())
  return { clinic, clinics: clinics.length > 1 ? clinics.map(({ slug: each, name }) => ({ slug: each, name })) : [] }
}

/** The same, where something of it may be read. */
async function openClinic(request: Request, actor: ProviderActor): Promise<SupplyClinic> {
  const { clinic } = await openClinics(request, actor)
  return clinic.mayRead ? clinic : forbidden()
}

/** The items of a clinic, of the list that the address names; `items` is null where the clinic's level has no supplies. */
export async function loadSupplies(request: Request, actor: ProviderActor) {
  const { clinic, clinics } = await openClinics(request, actor)
  const asked = searchOf(request).get('list')
  const list = supplyLists.find((each) => each === asked) ?? 'all'
  const all = clinic.mayRead ? await listSupplies(clinic) : null
  return {
    ...{ clinic, clinics, list },
    counts: supplyLists.map((each) => ({ list: each, count: all?.filter((item) => isInList(each, item)).length ?? 0 })),
    items: all && all.filter((item) => isInList(list, item)),
  }
}

export type SuppliesData = Awaited<ReturnType<typeof loadSupplies>>

/** What has to be bought so that every item has its minimum. */
export async function loadReorder(request: Request, actor: ProviderActor) {
  const clinic = await openClinic(request, actor)
  return { clinic, items: (await listSupplies(clinic)).filter((item) => isInList('low', item)) }
}

export type ReorderData = Awaited<ReturnType<typeof loadReorder>>

/** The same as a file for a spreadsheet. */
export async function reorderFile(request: Request, actor: ProviderActor): Promise<{ csv: string; name: string }> {
  const { clinic, items } = await loadReorder(request, actor)
  const t = wordsOf(actor)
  const columns = ['name', 'category', 'unit', 'usable', 'minimum', 'missing', 'cvxCode', 'ndcCode'] as const
  const lines = items.map(({ name, category, unit, stock, minimum, cvxCode, ndcCode }) => [
    ...[name, category, unit, stock.usable, minimum, stock.missing, cvxCode, ndcCode],
  ])
  const csv = csvText([columns.map((column) => t(`columns.${column}`)), ...lines])
  return { csv, name: `reorder-${clinic.today}.csv` }
}

/** Where one more item is entered, with the id that it will have. */
export async function loadNewItem(request: Request, actor: ProviderActor) {
  const clinic = await openClinic(request, actor)
  return clinic.mayManage ? { clinic, id: newId() } : forbidden()
}

const nameTaken = { name: ['errors.nameTaken'] }

export async function submitNewItem(request: Request, actor: ProviderActor) {
  const { clinic } = await loadNewItem(request, actor)
  const submission = parseForm(await readForm(request), itemForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { id, values } = submission.value
  const itemId = await orAnswered(createItem(actor, { facilityId: clinic.id, id, values }), {
    'supply.name_taken': () => refusedForm(submission, nameTaken, 409),
  })
  if (typeof itemId !== 'string') return itemId
  return accepted(paths.supplyItem(itemId, { place: clinic.slug }), wordsOf(actor)('saved'))
}

/** An item that whoever asks may change. */
export async function loadItemToEdit(actor: ProviderActor, itemId: string): Promise<Supply> {
  const supply = (await findSupply(actor, itemId)) ?? notFound()
  return supply.clinic.mayManage ? supply : forbidden()
}

export async function submitItem(request: Request, actor: ProviderActor, itemId: string) {
  const { clinic } = await loadItemToEdit(actor, itemId)
  const submission = parseForm(await readForm(request), itemForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { version, values } = submission.value
  const done = await orAnswered(changeItem(actor, { itemId, version, values }), {
    'directory.stale': () => staleForm(submission),
    'supply.name_taken': () => refusedForm(submission, nameTaken, 409),
  })
  if (typeof done !== 'boolean') return done
  return accepted(paths.supplyItem(itemId, { place: clinic.slug }), wordsOf(actor)(done ? 'saved' : 'unchanged'))
}

/** Takes an item out of the lists, or back into them; `archived` says which, as the address has it. */
export async function submitArchive(request: Request, actor: ProviderActor, itemId: string) {
  const { clinic } = await loadItemToEdit(actor, itemId)
  const isArchived = searchOf(request).get('archived') !== 'no'
  const submission = parseForm(await readForm(request), archiveForm)
  const version = submission.status === 'success' ? submission.value.version : null
  const t = wordsOf(actor)
  const edit = paths.supplyItemEdit(itemId, { place: clinic.slug })
  const warned = (text: string) => toasted(edit, { tone: 'warning', text })
  const done = await orAnswered(archiveItem(actor, { itemId, version, isArchived }), {
    'directory.stale': () => warned(t('archive.stale')),
    'supply.name_taken': () => warned(t('errors.nameTaken')),
  })
  if (done instanceof Response) return done
  const words = t(isArchived ? 'archive.done' : 'archive.undone')
  return accepted(paths.supplyItem(itemId, { place: clinic.slug }), words)
}
