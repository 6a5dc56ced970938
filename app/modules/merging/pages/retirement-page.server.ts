import type { AdminActor } from '#app/core/actor.ts'
import { accepted, endWithPage, orAnswered, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { findVisitsAhead } from '#app/modules/booking/appointments/queries/visits-ahead.server.ts'
import { steppedUp } from '#app/modules/accounts/guards/stepped-up.server.ts'
import { paths } from '#app/paths.ts'
import { retire } from '../commands/retire-one.server.ts'
import { retirementForm } from '../forms.ts'
import { mainTable } from '../merge-rules.ts'
import { findLike, findNamed, findSubject } from '../queries/find-subjects.server.ts'
import { rowById } from '../queries/merge-tables.server.ts'
import { kindIn, mergingHead } from './merging-head.server.ts'
import { areVisitsOpen } from './visits-open.ts'

/** Whom it is about; another address ends with the page of 404. A fresh code comes before the rest. */
async function openSubject(request: Request, actor: AdminActor, given: string | undefined, id: string) {
  const kind = kindIn(given)
  const row = await rowById(db, mainTable[kind], id)
  const subject = await findSubject(kind, id, actor.locale)
  if (!row || !subject) endWithPage({ status: 404 })
  steppedUp(request, actor)
  return { kind, subject, version: Number(row.version) }
}

/** The end of a provider or facility, with the visits that stand in its way. */
export async function loadRetirementPage(request: Request, actor: AdminActor, kind: string | undefined, id: string) {
  const opened = await openSubject(request, actor, kind, id)
  const title = translator(actor.locale, 'merging')('retire.title', { name: opened.subject.name })
  const head = mergingHead(request, title, paths.adminRetirement(opened.kind, id))
  const visits = await findVisitsAhead(opened.kind, id)
  const like = (await findLike(opened.kind, id, actor.locale)).map(({ slug, name }) => ({ slug, name }))
  return json({ head, ...opened, visits, areVisitsOpen: areVisitsOpen(actor), like }, { headers: privateHeaders })
}

export async function takeRetirement(request: Request, actor: AdminActor, given: string | undefined, id: string) {
  const { kind } = await openSubject(request, actor, given, id)
  const submission = parseForm(await readForm(request), retirementForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { version, successor } = submission.value
  const unknown = () => refusedForm(submission, { successor: ['errors.successor'] })
  const successorId = successor === '' ? null : await findNamed(kind, successor)
  if (successor !== '' && successorId === null) return unknown()
  const work = retire(actor, { kind, id, version, successorId }).then(() => null)
  const refusal = await orAnswered(work, {
    'merging.no_successor': unknown,
    'merging.changed': () => staleForm(submission),
    // The page names them anew.
    'merging.visits_ahead': () => staleForm(submission),
  })
  return refusal ?? accepted(paths.adminMerges({ kind }), translator(actor.locale, 'merging')('done.retired'))
}
