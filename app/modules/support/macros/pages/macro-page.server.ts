import type { AdminActor } from '#app/core/actor.ts'
import { accepted, endWithPage, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import { saveMacro } from '../commands/save-macro.server.ts'
import { macroForm } from '../forms.ts'

/** Takes a prepared answer, a new one without `id`. One that was changed meanwhile comes back as it was typed. */
export async function takeMacro(actor: AdminActor, request: Request, id: string | null) {
  const submission = parseForm(await readForm(request), macroForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { version, name, body, isActive } = submission.value
  const work = saveMacro(actor, { id, version, name, body, isActive: isActive === 'on' })
  const outcome = await outcomeOf(work)
  if (outcome.done) return accepted(paths.adminMacros(), translator(actor.locale, 'support')('done.macro'))
  return outcome.refusal.code === 'support.macro_changed' ? staleForm(submission) : endWithPage(outcome.refusal)
}
