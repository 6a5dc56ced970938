import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orRefused, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { noteVisit } from '#app/modules/booking/records/commands/note-visit.server.ts'
import { loadReasonedVisit, loadVisitPage } from '#app/modules/desk/pages/visit-page.server.ts'
import { getDeskVisit } from '#app/modules/desk/queries/desk-visit.server.ts'
import { paths } from '#app/paths.ts'
import { noteStaff } from '../commands/note-staff.server.ts'
import { visitNoteForm } from '../note-forms.ts'
import { getVisitNote, visitNoteFields } from '../queries/visit-note.server.ts'

/** A visit with its note; reading either is recorded. */
export async function loadNotedVisit(request: Request, actor: ProviderActor, id: string) {
  return withNote(await loadVisitPage(request, actor, id, visitNoteFields))
}

/** Everything that is known of a visit: why the patient comes, too, for who may read it. */
export async function loadWholeVisit(request: Request, actor: ProviderActor, id: string) {
  return withNote(await loadReasonedVisit(request, actor, id, visitNoteFields))
}

async function withNote({ open, page }: Awaited<ReturnType<typeof loadVisitPage>>) {
  const { manage, repeat } = open.providerFacility.powers
  return { ...page, note: await getVisitNote(open.row.id), mayNote: manage, mayRepeat: repeat }
}

export type NotedVisit = Awaited<ReturnType<typeof loadNotedVisit>>

/** Writes the note and the tags of a visit, and leads back to it. */
export async function submitVisitNote(request: Request, actor: ProviderActor, id: string) {
  const locale = localeOf(request)
  const open = await orRefused(getDeskVisit(actor, id, locale))
  const staff = await orRefused(noteStaff(actor, open))
  const submission = parseForm(await readForm(request), visitNoteForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const noting = { ...submission.value, appointmentId: open.row.id, actor: staff }
  if (!(await orRefused(noteVisit(noting)))) return staleForm(submission)
  return accepted(paths.deskVisit(open.row.id), translator(locale, 'desk')('note.saved'))
}
