import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orRefused, refusedForm } from '#app/core/answer/answer.server.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { paths } from '#app/paths.ts'
import { recordRefillRead } from '../commands/read-refills.server.ts'
import { takeRefill } from '../commands/take-refill.server.ts'
import { refillForm } from '../forms.ts'
import { listPharmacies } from '../queries/pharmacies.server.ts'
import type { PharmacyClinic } from '../queries/pharmacy-clinics.server.ts'
import { findRefillPatient } from '../queries/refill-patient.server.ts'
import { listRefills } from '../queries/refills.server.ts'
import { isInList, refillLists } from '../refill-status.ts'
import { askedClinic, openClinic, pharmacyHead, searchOf } from './open-clinic.server.ts'
import { refillWords } from './refill-words.server.ts'

/** Requests of a clinic, for who may read them, and how many there are in each list. */
async function shownOf(request: Request, actor: ProviderActor, { row, mayServe }: PharmacyClinic) {
  const asked = searchOf(request).get('show')
  const list = refillLists.find((each) => each === asked) ?? 'open'
  const [refills, pharmacies] = await Promise.all([listRefills(row.id), listPharmacies(row.id, { archived: true })])
  await recordRefillRead(actor, { what: 'list', facilityId: row.id })
  const at = now()
  return {
    ...{ list, mayServe },
    counts: refillLists.map((each) => ({ list: each, count: refills.filter((one) => isInList(each, one, at)).length })),
    refills: refills
      .filter((refill) => isInList(list, refill, at))
      .map((refill) => refillWords(refill, pharmacies, { locale: actor.locale, timeZone: row.timeZone })),
  }
}

/** Requests for refills; `shown` is null where the level of the clinic has none, or the person nothing to read. */
export async function loadRefills(request: Request, actor: ProviderActor) {
  const clinic = await askedClinic(request, actor)
  const data = {
    head: pharmacyHead(request, actor, 'title'),
    ...{ clinics: clinic?.clinics ?? [], place: clinic?.row.slug ?? null, name: clinic?.name ?? null },
    shown: clinic?.mayRead ? await shownOf(request, actor, clinic) : null,
  }
  return json(data, { headers: privateHeaders })
}

export type RefillsData = Awaited<ReturnType<Awaited<ReturnType<typeof loadRefills>>['json']>>

/** Where a request is taken down, for somebody whom the clinic knows or for a caller. */
export async function loadNewRefill(request: Request, actor: ProviderActor) {
  const { row, name } = await openClinic(request, actor, 'mayServe')
  const asked = searchOf(request).get('patient')
  const patient = asked ? await findRefillPatient(row.id, asked, actor.locale) : null
  if (patient) await recordRefillRead(actor, { what: 'patient', id: patient.id })
  const pharmacies = await listPharmacies(row.id)
  const data = {
    head: pharmacyHead(request, actor, 'refill.new'),
    ...{ place: row.slug, clinicName: name, key: newId(), patient },
    pharmacies: pharmacies.map(({ id, name: each }) => ({ id, name: each })),
  }
  return json(data, { headers: privateHeaders })
}

export type NewRefillData = Awaited<ReturnType<Awaited<ReturnType<typeof loadNewRefill>>['json']>>

export async function submitNewRefill(request: Request, actor: ProviderActor) {
  const { row } = await openClinic(request, actor, 'mayServe')
  const submission = parseForm(await readForm(request), refillForm(localDate(now(), row.timeZone)))
  if (submission.status !== 'success') return refusedForm(submission)
  const id = await orRefused(takeRefill(actor, row.id, submission.value))
  return accepted(paths.refill(id), translator(actor.locale, 'pharmacy')('refill.taken'))
}
