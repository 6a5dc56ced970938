import type { ProviderActor } from '#app/core/actor.ts'
import { forbidden } from '#app/core/answer/answer.server.ts'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatDate, formatDay, formatPhone, formatTime } from '#app/core/format/format.ts'
import { notFound } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { recordCaseRead } from '../commands/record-read.server.ts'
import { type CareCase, localeOr, openCase, type OpenedCase } from '../case-sealed.server.ts'
import { openDocument } from '../queries/case-parts.server.ts'
import { type CaseNames, namesOfCases } from '../queries/case-names.server.ts'
import { contentDisposition, privateFile } from './document-file.server.ts'
import { openOwnCase } from './open-coordination.server.ts'

const copies = ['patient', 'specialist'] as const

type Page = Readonly<{ row: CareCase; locale: Locale; names: CaseNames; opened: OpenedCase }>

const placeOf = ({ clinic, doctor }: CaseNames['requester']) => (doctor ? `${doctor} · ${clinic}` : clinic)

/** What each copy says: the patient's nothing that is said to a specialist, the specialist's everything. */
function rowsOf(copy: (typeof copies)[number], { row, locale, names, opened }: Page): [string, string | null][] {
  const t = translator(locale, 'coordination')
  const { patient } = opened
  const when = (at: number | null) =>
    at === null ? null : t('moment', { date: formatDate(at, locale), time: formatTime(at, newYork, locale) })
  const both: [string, string | null][] = [
    [t('fields.patient'), patient.nameZh ? `${patient.nameZh} (${patient.nameEn})` : patient.nameEn],
    [t('fields.from'), placeOf(names.requester)],
    [t('fields.to'), placeOf(names.recipient)],
    [t('fields.visit'), when(row.visitAt)],
  ]
  if (copy === 'patient')
    return [...both, [t('fields.status'), t(`public.status.${row.status}`)], [t('fields.plain'), opened.plain]]
  return [
    ...both,
    [t('fields.birthDate'), formatDay(patient.birthDate, locale)],
    [t('fields.phone'), patient.phone && formatPhone(patient.phone)],
    [t('fields.urgency'), t(`urgency.${row.urgency}`)],
    [t('fields.specialty'), names.specialty],
    [t('fields.reason'), opened.reason],
    [t('fields.questions'), opened.questions],
    [t('fields.outcome'), opened.outcome],
    [t('sheet.sent'), when(row.sentAt)],
  ]
}

/** A copy on paper: the patient's in plain words of their language, the specialist's in English. */
export async function loadSheet(request: Request, actor: ProviderActor, caseId: string) {
  const { row, standing } = await openOwnCase(actor, caseId)
  if (standing.isShut) forbidden()
  const asked = new URL(request.url).searchParams.get('copy')
  const copy = copies.find((each) => each === asked) ?? 'specialist'
  const locale: Locale = copy === 'patient' ? localeOr(row.patientLocale) : 'en-US'
  const t = translator(locale, 'coordination')
  const names = (await namesOfCases([row], locale))(row)
  await recordCaseRead(actor, caseId, 'sheet')
  return {
    ...{ id: row.id, locale, title: t(`sheet.${copy}Title`), note: t(`sheet.${copy}Note`) },
    number: t('case.title', { reference: formatReference(row.reference) }),
    rows: rowsOf(copy, { row, locale, names, opened: openCase(row) }),
  }
}

export type SheetData = Awaited<ReturnType<typeof loadSheet>>

/** The file of a document, to save; nothing of ours shows it. */
export async function documentFile(actor: ProviderActor, caseId: string, documentId: string): Promise<Response> {
  const { row, standing } = await openOwnCase(actor, caseId)
  const document = standing.isShut ? null : await openDocument(row.id, documentId)
  if (!document) notFound()
  await recordCaseRead(actor, caseId, 'document')
  return privateFile(document, contentDisposition(document.mime, row.reference))
}
