import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orRefused, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { formatDate, formatPhone } from '#app/core/format/format.ts'
import { isLocale, localeOf, type Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { mergePatients } from '#app/modules/booking/records/commands/merge-patients.server.ts'
import { basisOf, type MergeChoices, type Side, undoDays } from '#app/modules/booking/records/same-person.ts'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { getDeskPatient, type OpenPatient } from '#app/modules/desk/queries/desk-patient.server.ts'
import { paths } from '#app/paths.ts'
import { type AskedField, askedFields, pairForm, sideName } from '../same-person-forms.ts'
import { openForMerge, recordPeople } from './open-person.server.ts'

/** What a field is for each of two, in words; `usual` is whom it is taken from unless somebody says otherwise. */
export type ComparedField = {
  field: AskedField
  first: string | null
  second: string | null
  isSame: boolean
  usual: Side | null
}

const birthWords = (date: string, locale: Locale) => formatDate(Date.parse(`${date}T12:00:00Z`), locale, 'UTC')

/** A field as it stands in a row, to compare, and as a page shows it. */
function valueOf(field: AskedField, { row, patient, planId }: OpenPatient, locale: Locale) {
  if (field === 'plan') return { value: planId, text: patient.plan }
  const value = row[field]
  if (value === null) return { value, text: null }
  const t = translator(locale, 'desk')
  const text = {
    nameEn: () => value,
    nameZh: () => value,
    birthDate: () => birthWords(value, locale),
    phone: () => formatPhone(value),
    email: () => value,
    locale: () => (isLocale(value) ? t(`booking.locale.${value}`) : value),
  }[field]()
  return { value, text }
}

/** The fields of two side by side. Where both say something, and not the same, nobody is preset. */
function compare(first: OpenPatient, second: OpenPatient, locale: Locale): ComparedField[] {
  return askedFields.flatMap((field) => {
    const [one, other] = [valueOf(field, first, locale), valueOf(field, second, locale)]
    if (one.value === null && other.value === null) return []
    const isSame = one.value === other.value
    const usual = isSame || other.value === null ? 'first' : one.value === null ? 'second' : null
    return [{ field, first: one.text, second: other.text, isSame, usual }]
  })
}

async function openPair(request: Request, actor: ProviderActor, id: string, otherId: string) {
  const { open: first, staff } = await openForMerge(request, actor, id, 'booking.patient_merge')
  const second = await orRefused(getDeskPatient(actor, otherId, localeOf(request)))
  return { first, second, staff, isOne: first.row.matchHash === second.row.matchHash }
}

const inBrief = ({ patient }: OpenPatient) => ({
  id: patient.id,
  main: patient.main,
  other: patient.other,
  visits: patient.visits.length,
  latest: patient.visits.find(({ dateWords }) => dateWords !== null)?.dateWords ?? null,
})

/** Two patients side by side, with a choice for each field in which they differ. */
export async function pairPage(request: Request, actor: ProviderActor, id: string, otherId: string) {
  const { first, second, isOne } = await openPair(request, actor, id, otherId)
  await recordPeople(actor, [first.patient.id, second.patient.id])
  return {
    head: deskHead(request, 'title.merge', paths.deskPatientPair(id, otherId)),
    first: inBrief(first),
    second: inBrief(second),
    isOne,
    fields: compare(first, second, localeOf(request)),
    basis: basisOf(first.row, second.row),
    formKey: newToken(),
    days: undoDays,
  }
}

export type PairPageData = Awaited<ReturnType<typeof pairPage>>

/** Makes one patient of two. */
export async function submitPair(request: Request, actor: ProviderActor, id: string, otherId: string) {
  const locale = localeOf(request)
  const { first, second, staff, isOne } = await openPair(request, actor, id, otherId)
  const t = translator(locale, 'desk')
  // Sent twice, or by two at once: they are one by now.
  if (isOne) return accepted(paths.deskPatient(first.patient.id), t('merge.already'))
  const submission = parseForm(await readForm(request), pairForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { key, basis, ...sides } = submission.value
  const compared = compare(first, second, locale)
  const open = compared.filter(({ field, isSame }) => !isSame && sides[sideName(field)] === undefined)
  if (open.length > 0)
    return refusedForm(
      submission,
      Object.fromEntries(open.map(({ field }) => [sideName(field), ['desk:errors.mergeChoice']])),
    )
  const sideOf = (field: AskedField): Side => sides[sideName(field)] ?? 'first'
  const merged = await mergePatients({
    ...{ id: key, actor: staff, firstId: first.row.id, secondId: second.row.id, basis },
    choices: Object.fromEntries(askedFields.map((field) => [field, sideOf(field)])) as MergeChoices,
    planId: (sideOf('plan') === 'first' ? first : second).planId,
  })
  if (merged === null) return staleForm(submission)
  return accepted(paths.deskPatient(merged), t('merge.done', { days: undoDays }))
}
