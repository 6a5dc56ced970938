import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, endWithPage, orRefused, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { formatDate } from '#app/core/format/format.ts'
import { localeOf, type Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { findPatients } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { undoPatientMerge } from '#app/modules/booking/records/commands/undo-patient-merge.server.ts'
import {
  actsForMerge,
  findMerge,
  mergesInto,
  mergesOfRow,
  movesOf,
  type PatientMerge,
  sinceMerge,
} from '#app/modules/booking/records/queries/patient-merges.server.ts'
import type { Side } from '#app/modules/booking/records/same-person.ts'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import type { OpenPatient } from '#app/modules/desk/queries/desk-patient.server.ts'
import { namesOf } from '#app/modules/desk/queries/patient-words.server.ts'
import { paths } from '#app/paths.ts'
import { separationForm, visitSideName } from '../same-person-forms.ts'
import { mergerOf, openForMerge, recordPeople } from './open-person.server.ts'

/** The two of a merge as they were, and until when they can be two again. */
async function mergeInWords(
  { id, firstId, secondId, createdAt, undoUntil }: PatientMerge,
  zone: string,
  locale: Locale,
) {
  const people = await findPatients(db, [firstId, secondId])
  const [first, second] = people.map((row) => ({ ...namesOf(row, locale), phone: row.phone }))
  const date = (instant: number) => formatDate(instant, locale, zone)
  return { id, first: first!, second: second!, on: date(createdAt), until: date(undoUntil) }
}

/** The merges by which a patient became one of two, which somebody here may still take back: the last one, since those before lie under it. */
export async function mergesOf(actor: ProviderActor, open: OpenPatient, locale: Locale) {
  const staff = mergerOf(actor, open)
  const [merge] = staff ? await mergesInto(db, open.ids) : []
  if (!merge || !(await actsForMerge(db, await movesOf(db, merge.id), staff!))) return null
  if ((await mergesOfRow(db, merge.intoId)).length > 0) return null
  return mergeInWords(merge, open.providerFacilities[0]!.timeZone, locale)
}

export type StandingMerge = NonNullable<Awaited<ReturnType<typeof mergesOf>>>

async function openSeparation(request: Request, actor: ProviderActor, id: string, mergeId: string) {
  const { open, staff } = await openForMerge(request, actor, id, 'booking.patient_merge_undo')
  const merge = await findMerge(db, mergeId)
  const isHere = merge !== null && (open.ids.includes(merge.intoId) || merge.undoneAt !== null)
  if (!isHere) return endWithPage({ status: 404 })
  const moves = await movesOf(db, mergeId)
  if (!(await actsForMerge(db, moves, staff))) return endWithPage({ status: 404 })
  const since = await sinceMerge(db, merge, moves, staff)
  return { open, staff, merge, since }
}

/** What is asked before two are two again: whose each visit is that was booked since. */
export async function separationPage(request: Request, actor: ProviderActor, id: string, mergeId: string) {
  const locale = localeOf(request)
  const { open, merge, since } = await openSeparation(request, actor, id, mergeId)
  await recordPeople(actor, [open.patient.id, merge.firstId, merge.secondId])
  const { timeZone } = open.providerFacilities[0]!
  return {
    head: deskHead(request, 'title.separation', paths.deskPatientSeparation(open.patient.id, mergeId)),
    patient: { id: open.patient.id, main: open.patient.main },
    merge: await mergeInWords(merge, timeZone, locale),
    isOver: merge.undoneAt !== null || (await mergesOf(actor, open, locale))?.id !== merge.id,
    visits: since.visits.map(({ visit }) => ({
      id: visit.id,
      when: visit.startsAt === null ? null : formatDate(visit.startsAt, locale, visit.timeZone),
      doctor: open.patient.visits.find((each) => each.id === visit.id)?.doctor.name ?? null,
    })),
    hasRest: since.notes.length + since.entries.length > 0,
  }
}

export type SeparationPageData = Awaited<ReturnType<typeof separationPage>>

/** Makes two of one again. */
export async function submitSeparation(request: Request, actor: ProviderActor, id: string, mergeId: string) {
  const t = translator(localeOf(request), 'desk')
  const { staff, merge, since } = await openSeparation(request, actor, id, mergeId)
  const visitIds = since.visits.map(({ visit }) => visit.id)
  const submission = parseForm(await readForm(request, visitIds.length + 10), separationForm(visitIds))
  if (submission.status !== 'success') return refusedForm(submission)
  const { rest, ...given } = submission.value as Record<string, Side | undefined>
  const isRest = since.notes.length + since.entries.length > 0
  const names = [...visitIds.map(visitSideName), ...(isRest ? ['rest'] : [])]
  const unsaid = names.filter((name) => (name === 'rest' ? rest : given[name]) === undefined)
  if (merge.undoneAt === null && unsaid.length > 0)
    return refusedForm(submission, Object.fromEntries(unsaid.map((name) => [name, ['desk:errors.separationSide']])))
  const sides = new Map(visitIds.map((visitId) => [visitId, given[visitSideName(visitId)]!]))
  const undone = await orRefused(undoPatientMerge({ id: mergeId, actor: staff, sides, rest: rest ?? null }))
  if (undone.is !== 'undone') return staleForm(submission)
  return accepted(paths.deskPatient(undone.firstId), t('separation.done'))
}
