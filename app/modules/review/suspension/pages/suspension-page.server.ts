import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm } from '#app/core/answer/answer.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { steppedUp } from '#app/modules/accounts/guards/stepped-up.server.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { findVersions } from '#app/modules/edits/queries/edits.server.ts'
import { findVisitsAhead } from '#app/modules/booking/appointments/queries/visits-ahead.server.ts'
import { reviewHead } from '#app/modules/review/pages/queue-page.server.ts'
import { paths } from '#app/paths.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { changeSuspension } from '../commands/change-suspension.server.ts'
import { suspensionForm } from '../forms.ts'
import { suspensionStepOf } from '../suspension-rules.ts'

/** The form that takes a profile off the site or shows it again; a fresh code comes before it. */
export async function loadSuspension(request: Request, actor: AdminActor, providerId: string) {
  const [provider] = await db.select().from(providers).where(eq(providers.id, providerId))
  const step = provider && suspensionStepOf(provider)
  if (!provider || !step || provider.userId === actor.userId) notFound()
  steppedUp(request, actor)
  const name = displayName(provider, actor.locale).main
  const title = translator(actor.locale, 'admin')(`suspension.${step}.title`, { name })
  return {
    head: reviewHead(request, title, paths.adminSuspension(providerId)),
    page: {
      ...{ providerId, name, step },
      visitsAhead: (await findVisitsAhead('provider', providerId)).length,
      version: (await findVersions('providers', [providerId])).get(providerId) ?? 0,
    },
  }
}

export type SuspensionPageData = Awaited<ReturnType<typeof loadSuspension>>['page']

export async function submitSuspension(request: Request, actor: AdminActor, providerId: string) {
  steppedUp(request, actor)
  const submission = parseForm(await readForm(request), suspensionForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { step, reason, version } = submission.value
  const stale = () => refusedForm(submission, { reason: ['suspension.errors.stale'] }, 409)
  const done = await orAnswered(changeSuspension(actor, { providerId, step, reason, version }), {
    'edits.stale': stale,
    'directory.stale': stale,
  })
  if (done instanceof Response) return done
  const say = translator(actor.locale, 'admin')
  return accepted(paths.adminCredentials(providerId), say(`suspension.${step}.done`))
}
