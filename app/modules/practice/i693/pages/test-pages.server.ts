import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import { saveTest } from '../commands/save-findings.server.ts'
import { actionsOf, resultsOf, testKinds } from '../exam-tests.ts'
import { testForm } from '../finding-forms.ts'
import { caseOrNotFound, openCasePage } from './open-case-page.server.ts'

const kindOf = (name: string) => testKinds.find((kind) => kind === name) ?? notFound()

/** The tests of a case with what each waits for. */
export async function loadTests(actor: ProviderActor, caseId: string) {
  const { found, head, sources } = await openCasePage(actor, caseId, 'tests')
  const { tests, reviewedOn } = found.assessment
  return { head, tests, sources, reviewedOn }
}

export type TestsData = Awaited<ReturnType<typeof loadTests>>

export async function loadTest(actor: ProviderActor, caseId: string, name: string) {
  const kind = kindOf(name)
  const { found, head } = await openCasePage(actor, caseId, 'tests')
  const line = found.assessment.tests.find((each) => each.kind === kind)!
  return { head, line, results: resultsOf(kind), actions: actionsOf(kind) }
}

export type TestData = Awaited<ReturnType<typeof loadTest>>

export async function submitTest(request: Request, actor: ProviderActor, caseId: string, name: string) {
  const kind = kindOf(name)
  const { person, clinic } = await caseOrNotFound(actor, caseId)
  const span = { bornOn: person.birthDate, today: clinic.today }
  const submission = parseForm(await readForm(request), testForm({ kind, ...span }))
  if (submission.status !== 'success') return refusedForm(submission)
  const { version, record } = submission.value
  const done = await orAnswered(saveTest(actor, { caseId, version, kind, record }), {
    'directory.stale': () => staleForm(submission),
  })
  if (typeof done !== 'boolean') return done
  return accepted(paths.i693Tests(caseId), translator(actor.locale, 'i693')(done ? 'saved' : 'unchanged'))
}
