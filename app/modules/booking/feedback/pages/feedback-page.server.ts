import { accepted, refusedForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { loadChangePage, openAppointment } from '#app/modules/booking/appointments/pages/change-page.server.ts'
import { publicOutcome } from '#app/modules/booking/form/pages/public-refusal.server.ts'
import { paths } from '#app/paths.ts'
import { saveFeedback } from '../commands/save-feedback.server.ts'
import { feedbackForm } from '../forms.ts'
import { findFeedback, findFeedbackState } from '../queries/find-feedback.server.ts'

/** The form for how a visit was, with what was said before; opening it changes nothing. */
export async function loadFeedback(request: Request, token: string) {
  const { appointmentId } = await openAppointment(request, token)
  const { head, ticket } = await loadChangePage(request, token, 'feedback.title')
  const [{ isOpen }, said] = await Promise.all([findFeedbackState(appointmentId), findFeedback(appointmentId)])
  return { head, token, doctor: ticket.doctor.addressed, date: ticket.when?.date ?? null, isOpen, said }
}

/** Keeps what was said; a visit of which nothing can be said any more is shown as it is. */
export async function submitFeedback(request: Request, token: string) {
  const open = await openAppointment(request, token)
  const submission = parseForm(await readForm(request), feedbackForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const outcome = await publicOutcome(saveFeedback(open, submission.value))
  if (!outcome.done) return redirect(paths.linkFeedback(token), { headers: privateHeaders })
  return accepted(paths.link(token), translator(localeOf(request), 'booking')('feedback.thanks'))
}
