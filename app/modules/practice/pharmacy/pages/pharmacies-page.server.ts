import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, staleForm, toasted } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { formatPhone } from '#app/core/format/format.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import { addPharmacy, archivePharmacy, changePharmacy } from '../commands/save-pharmacy.server.ts'
import { archiveForm, pharmacyForm } from '../forms.ts'
import {
  findPharmacy,
  listDirectoryPharmacies,
  listPharmacies,
  listPharmacyLanguages,
} from '../queries/pharmacies.server.ts'
import { openClinic, pharmacyHead, searchOf } from './open-clinic.server.ts'

const shownPhone = (phone: string | null) => (phone === null ? null : formatPhone(phone))

/** The pharmacies that a clinic's patients use. */
export async function loadPharmacies(request: Request, actor: ProviderActor) {
  const { row, name, mayManage } = await openClinic(request, actor, 'mayRead')
  const [pharmacies, languages] = await Promise.all([
    listPharmacies(row.id, { archived: true }),
    listPharmacyLanguages(actor.locale),
  ])
  const data = {
    head: pharmacyHead(request, actor, 'list.title'),
    ...{ place: row.slug, clinicName: name, mayManage },
    pharmacies: pharmacies.map(({ phone, fax, languages: spoken, ...pharmacy }) => ({
      ...{ id: pharmacy.id, name: pharmacy.name, address: pharmacy.address, hours: pharmacy.hours },
      ...{ note: pharmacy.note, isArchived: pharmacy.isArchived, phone: shownPhone(phone), fax: shownPhone(fax) },
      languages: languages.flatMap(({ id, name: each }) => (spoken.includes(id) ? each : [])),
    })),
  }
  return json(data, { headers: privateHeaders })
}

export type PharmaciesData = Awaited<ReturnType<Awaited<ReturnType<typeof loadPharmacies>>['json']>>

/** What an address is about: one of the clinic's, one of our directory, or a new one. */
async function openEntry(request: Request, actor: ProviderActor) {
  const search = searchOf(request)
  const clinic = await openClinic(request, actor, 'mayManage')
  const [id, from] = [search.get('pharmacy'), search.get('from')]
  const pharmacy = id ? ((await findPharmacy(clinic.row.id, id)) ?? notFound()) : null
  const known = await listDirectoryPharmacies(actor.locale)
  const source = !pharmacy && from ? (known.find(({ slug }) => slug === from) ?? notFound()) : null
  return { clinic, pharmacy, known, source }
}

type Entry = Awaited<ReturnType<typeof openEntry>>

/** What the form begins with: what stands, what our directory knows, or nothing. */
function valuesOf({ pharmacy, source }: Entry) {
  if (pharmacy) {
    const { name, address, phone, fax, hours, note } = pharmacy
    return { name, address, phone: shownPhone(phone), fax: shownPhone(fax), hours, note }
  }
  if (!source) return null
  const { nameEn, nameHans, addressLine1, addressLine2, city, state, zip, phone, fax } = source.row
  const place = [addressLine1, addressLine2, city].filter(Boolean).join(', ')
  return {
    name: nameHans ? `${nameEn} ${nameHans}` : nameEn,
    address: `${place}, ${state} ${zip}`,
    ...{ phone: shownPhone(phone), fax: shownPhone(fax), hours: null, note: null },
  }
}

/** Where one is typed, changed, or taken from our directory. */
export async function loadPharmacyEntry(request: Request, actor: ProviderActor) {
  const entry = await openEntry(request, actor)
  const { clinic, pharmacy, known, source } = entry
  const data = {
    head: pharmacyHead(request, actor, pharmacy ? 'entry.edit' : 'entry.new'),
    ...{ place: clinic.row.slug, clinicName: clinic.name, from: source?.slug ?? null },
    pharmacy: pharmacy && { id: pharmacy.id, version: pharmacy.version, isArchived: pharmacy.isArchived },
    ...{ values: valuesOf(entry), spoken: [...(pharmacy?.languages ?? [])] },
    languages: await listPharmacyLanguages(actor.locale),
    known: pharmacy ? [] : known.map(({ slug, name }) => ({ slug, name })),
  }
  return json(data, { headers: privateHeaders })
}

export type PharmacyEntryData = Awaited<ReturnType<Awaited<ReturnType<typeof loadPharmacyEntry>>['json']>>

async function submitArchive(request: Request, actor: ProviderActor, { clinic, pharmacy }: Entry) {
  if (!pharmacy) return notFound()
  const t = translator(actor.locale, 'pharmacy')
  const submission = parseForm(await readForm(request), archiveForm)
  const version = submission.status === 'success' ? submission.value.version : null
  const kept = { facilityId: clinic.row.id, id: pharmacy.id, version }
  const place = clinic.row.slug
  const done = await orAnswered(archivePharmacy(actor, kept, !pharmacy.isArchived), {
    'directory.stale': () =>
      toasted(paths.pharmacyEntry({ place, pharmacy: pharmacy.id }), { tone: 'warning', text: t('entry.stale') }),
  })
  if (done instanceof Response) return done
  return accepted(paths.pharmacyList({ place }), t(pharmacy.isArchived ? 'entry.restored' : 'entry.archived'))
}

/** Saves what was typed, or takes a pharmacy out of the list and back, as the address says. */
export async function submitPharmacyEntry(request: Request, actor: ProviderActor) {
  const entry = await openEntry(request, actor)
  if (searchOf(request).get('step') === 'archive') return submitArchive(request, actor, entry)
  const { clinic, pharmacy, source } = entry
  const submission = parseForm(await readForm(request), pharmacyForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { version, values: typed } = submission.value
  const known = new Set((await listPharmacyLanguages(actor.locale)).map(({ id }) => id))
  const values = { ...typed, languages: typed.languages.filter((id) => known.has(id)) }
  const facilityId = clinic.row.id
  const work = pharmacy
    ? changePharmacy(actor, { facilityId, id: pharmacy.id, version }, values)
    : addPharmacy(actor, { facilityId, directoryId: source?.row.id ?? null, values })
  const done = await orAnswered<string | boolean>(work, { 'directory.stale': () => staleForm(submission) })
  if (done instanceof Response) return done
  const t = translator(actor.locale, 'pharmacy')
  return accepted(paths.pharmacyList({ place: clinic.row.slug }), t(done === false ? 'entry.unchanged' : 'entry.saved'))
}
