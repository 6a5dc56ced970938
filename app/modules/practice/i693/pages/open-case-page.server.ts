import type { ProviderActor } from '#app/core/actor.ts'
import { ageOn, monthsBetween } from '#app/core/calendar/dates.ts'
import { notFound } from '#app/core/http.server.ts'
import { isLocale, type Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { listI693Rules } from '#app/modules/library/immigration/rules.server.ts'
import { mergedSources } from '#app/modules/library/merged-sources.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { recordI693Read } from '../commands/record-read.server.ts'
import { findCase, type FoundCase } from '../queries/find-case.server.ts'

/** A case that somebody may open; a foreign one is the same 404 as one that there is not. */
export async function caseOrNotFound(actor: ProviderActor, caseId: string): Promise<FoundCase> {
  return (await findCase(actor, caseId)) ?? notFound()
}

/** What stands at the head of every page of a case. */
function headOf({ row, person, clinic, isEditable, isSurgeon, surgeon, assessment }: FoundCase) {
  const { id, reference, status, version, examOn } = row
  return {
    ...{ id, status, version, examOn, clinic, isEditable, isSurgeon, surgeon },
    reference: formatReference(reference),
    name: { en: person.nameEn, zh: person.nameZh },
    age: { years: ageOn(person.birthDate, examOn) ?? 0, months: monthsBetween(person.birthDate, examOn) },
    missing: assessment.missing,
    isComplete: assessment.isComplete,
  }
}

export type CaseHead = ReturnType<typeof headOf>

/** What the rules are called and say, by their codes: the words of the first rule of a code. */
export async function ruleWords(locale: Locale) {
  const rules = (await listI693Rules(locale)).filter(({ kind }) => kind !== 'validity')
  const words = rules.toReversed().map(({ code, name, nameEn, text }) => [code, { name, nameEn, text }] as const)
  return {
    words: Object.fromEntries(words) as Readonly<Record<string, { name: string; nameEn: string; text: string }>>,
    sources: mergedSources(rules).sources,
  }
}

type Shown = 'person' | 'vaccines' | 'tests' | 'envelopeNumber' | 'history'

/** Opens a case for a page that shows parts of it, which the audit keeps. */
export async function openCasePage(actor: ProviderActor, caseId: string, ...fields: Shown[]) {
  const found = await caseOrNotFound(actor, caseId)
  await recordI693Read(actor, { subject: { type: 'i693_case', id: caseId }, fields: ['person', ...fields] })
  return { found, head: headOf(found), ...(await ruleWords(actor.locale)) }
}

/** The language of what the person is handed. */
export const paperLocale = ({ row }: FoundCase, actor: ProviderActor): Locale =>
  isLocale(row.locale) ? row.locale : actor.locale

type TitleKey = 'board' | 'new' | 'case' | 'person' | 'vaccines' | 'tests' | 'signature' | 'history' | 'missing'

/** The head of a page: never indexed, and without a name of anybody in its title. */
export function i693Head(request: Request, actor: ProviderActor, key: TitleKey, path: string) {
  const title = translator(actor.locale, 'i693')(`titles.${key}`)
  return requestHead(request, { title, description: title, path, isIndexable: false })
}
