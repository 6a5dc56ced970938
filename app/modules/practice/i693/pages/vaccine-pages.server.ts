import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, forbidden, orAnswered, refusedForm, staleForm, toasted } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { problem } from '#app/core/form/problem.ts'
import { notFound } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { bookletOnlyNames } from '#app/modules/library/immigration/booklet-only.ts'
import { listBookletNames } from '#app/modules/library/immigration/rules.server.ts'
import { paths } from '#app/paths.ts'
import { readBooklet } from '../booklet.ts'
import { addDoses, savePregnancy, saveVaccine } from '../commands/save-findings.server.ts'
import { vaccineForm } from '../finding-forms.ts'
import { bookletForm, pregnancyForm } from '../forms.ts'
import type { FoundCase } from '../queries/find-case.server.ts'
import { immunitiesOf, waiversOf } from '../vaccines.ts'
import { caseOrNotFound, openCasePage } from './open-case-page.server.ts'

const sheetForms = ['booklet', 'pregnancy'] as const

const formOf = (request: Request) => {
  const asked = new URL(request.url).searchParams.get('form')
  return sheetForms.find((form) => form === asked) ?? null
}

/** The worksheet: every vaccine of the rules, what is asked for first; and what a Chinese booklet calls them. */
export async function loadVaccines(request: Request, actor: ProviderActor, caseId: string) {
  const { found, head, words, sources } = await openCasePage(actor, caseId, 'vaccines')
  const { vaccines, isPregnancyAsked, reviewedOn } = found.assessment
  const names = await listBookletNames()
  return {
    ...{ head, words, sources, reviewedOn, vaccines, isPregnancyAsked, isPregnant: found.person.isPregnant },
    form: formOf(request),
    booklet: {
      counts: names.map(({ code, written }) => ({ code, written })),
      only: bookletOnlyNames.map(({ code, name, text, bookletNames }) => ({
        ...{ code, name: name[actor.locale], text: text[actor.locale] },
        written: [...new Set([...bookletNames['zh-Hans'], ...bookletNames['zh-Hant']])],
      })),
    },
  }
}

export type VaccinesData = Awaited<ReturnType<typeof loadVaccines>>

/** Of the vaccines that a line stands for, the one that is asked of the person; the first where none is. */
function codeOfLine(found: FoundCase, codes: readonly string[]): string {
  const { vaccines } = found.assessment
  const asked = vaccines.find(({ code, state }) => codes.includes(code) && state !== 'not_age_appropriate')
  return asked?.code ?? codes[0]!
}

async function submitBooklet(request: Request, actor: ProviderActor, found: FoundCase) {
  const submission = parseForm(await readForm(request), bookletForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { version, line, dates } = submission.value
  const match = readBooklet(line, await listBookletNames())
  if (match === null) return refusedForm(submission, { line: ['errors.unknownLine'] })
  if (match.kind === 'only') {
    const only = bookletOnlyNames.find(({ code }) => code === match.code)!
    const { name, text } = only
    return refusedForm(submission, {
      line: [problem('errors.doesNotCount', { name: name[actor.locale], text: text[actor.locale] })],
    })
  }
  const { bornOn, today } = { bornOn: found.person.birthDate, today: found.clinic.today }
  const wrong = dates.some((date) => date < bornOn) ? 'errors.beforeBirth' : 'errors.future'
  if (dates.some((date) => date < bornOn || date > today)) return refusedForm(submission, { dates: [wrong] })
  const code = codeOfLine(found, match.codes)
  const done = await orAnswered(addDoses(actor, { caseId: found.row.id, version, code, dates }), {
    'directory.stale': () => staleForm(submission),
  })
  if (typeof done !== 'boolean') return done
  return accepted(paths.i693Vaccine(found.row.id, code), translator(actor.locale, 'i693')('booklet.added'))
}

async function submitPregnancy(request: Request, actor: ProviderActor, found: FoundCase) {
  const submission = parseForm(await readForm(request), pregnancyForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const t = translator(actor.locale, 'i693')
  const back = paths.i693Vaccines(found.row.id)
  const done = await orAnswered(savePregnancy(actor, { caseId: found.row.id, ...submission.value }), {
    'directory.stale': () => toasted(back, { tone: 'warning', text: t('stale') }),
  })
  return done instanceof Response ? done : accepted(back, t('saved'))
}

/** Adds a line of a booklet, or whether the person is pregnant; which of them, the address says. */
export async function submitSheet(request: Request, actor: ProviderActor, caseId: string) {
  const found = await caseOrNotFound(actor, caseId)
  const form = formOf(request) ?? notFound()
  return form === 'booklet' ? submitBooklet(request, actor, found) : submitPregnancy(request, actor, found)
}

const lineOf = ({ assessment }: FoundCase, code: string) =>
  assessment.vaccines.find((line) => line.code === code) ?? notFound()

/** One vaccine of a case. */
export async function loadVaccine(actor: ProviderActor, caseId: string, code: string) {
  const { found, head, words } = await openCasePage(actor, caseId, 'vaccines')
  const line = lineOf(found, code)
  return { head, line, words: words[code] ?? null, immunities: immunitiesOf(code), waivers: waiversOf(code) }
}

export type VaccineData = Awaited<ReturnType<typeof loadVaccine>>

export async function submitVaccine(request: Request, actor: ProviderActor, caseId: string, code: string) {
  const found = await caseOrNotFound(actor, caseId)
  const { state, record: before } = lineOf(found, code)
  const span = { bornOn: found.person.birthDate, today: found.clinic.today }
  const submission = parseForm(await readForm(request), vaccineForm({ code, state, ...span }))
  if (submission.status !== 'success') return refusedForm(submission)
  const { version, record: typed } = submission.value
  // The form of who is no civil surgeon has no field for the decision: what was decided stays.
  const decides = found.isSurgeon || typed.override !== null
  const { override, overrideReason } = before
  const record = decides ? typed : { ...typed, override, overrideReason }
  const done = await orAnswered(saveVaccine(actor, { caseId, version, code, record }), {
    'directory.stale': () => staleForm(submission),
    'i693.surgeon_only': () => forbidden(),
  })
  if (typeof done !== 'boolean') return done
  return accepted(paths.i693Vaccines(caseId), translator(actor.locale, 'i693')(done ? 'saved' : 'unchanged'))
}
