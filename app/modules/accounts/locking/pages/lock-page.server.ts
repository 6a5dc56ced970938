import type { AdminActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { findVersions } from '#app/modules/edits/queries/edits.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { steppedUp } from '#app/modules/accounts/guards/stepped-up.server.ts'
import { findAccount } from '#app/modules/accounts/impersonation/queries/find-account.server.ts'
import { changeLock } from '../commands/change-lock.server.ts'
import { lockForm } from '../forms.ts'
import { lockStepOf } from '../lock-rules.ts'

/** The form that locks an account or opens it again; a fresh code comes before it. */
export async function loadLock(request: Request, actor: AdminActor, userId: string) {
  const account = await findAccount(userId, actor.locale)
  const step = account && lockStepOf(account)
  if (!account || !step) notFound()
  steppedUp(request, actor)
  const { id, name } = account
  const title = translator(actor.locale, 'admin')(`lock.${step}.title`, { name })
  const version = (await findVersions('users', [id])).get(id) ?? 0
  return {
    head: requestHead(request, { title, description: title, path: paths.adminAccountLock(id), isIndexable: false }),
    account: { id, name },
    step,
    version,
  }
}

export async function submitLock(request: Request, actor: AdminActor, userId: string) {
  steppedUp(request, actor)
  const submission = parseForm(await readForm(request), lockForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { step, reason, version } = submission.value
  const done = await orAnswered(changeLock(actor, { userId, step, reason, version }), {
    'edits.stale': () => refusedForm(submission, { reason: ['lock.errors.stale'] }, 409),
  })
  if (done instanceof Response) return done
  return accepted(paths.adminAccount(userId), translator(actor.locale, 'admin')(`lock.${step}.done`))
}
