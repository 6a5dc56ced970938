import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { accepted, orAnswered, orRefused, refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { i18nOf, translator } from '#app/core/i18n/resources.server.ts'
import { steppedUp } from '#app/modules/accounts/guards/stepped-up.server.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { endGrant } from '../commands/end-grant.server.ts'
import { type AskedGrant, openGrant } from '../commands/open-grant.server.ts'
import { reasonForm } from '../forms.ts'
import { listGrants } from '../queries/list-grants.server.ts'

const headOf = (request: Request, { locale }: AdminActor) => {
  const title = translator(locale, 'admin')('grants.title')
  return requestHead(request, { title, description: title, path: paths.adminGrants(), isIndexable: false })
}

/** Everybody's grants, so that each sees what the others open. */
export async function loadGrants(request: Request, actor: AdminActor) {
  return { head: headOf(request, actor), grants: await listGrants(actor.locale) }
}

/** The form that asks for a facility's health data; a fresh code comes before it. */
export async function loadGrantForm(request: Request, actor: AdminActor, facilityId: string) {
  const [facility] = await db.select().from(facilities).where(eq(facilities.id, facilityId))
  if (!facility) notFound()
  steppedUp(request, actor)
  return { head: headOf(request, actor), facility: { id: facility.id, name: facilityName(facility, actor.locale) } }
}

type Asked = Omit<AskedGrant, 'reason'> & { to: string }

/** Takes the form of a reason, wherever it stands; on to a page on success. */
export async function submitGrant(request: Request, actor: AdminActor, { to, ...asked }: Asked) {
  steppedUp(request, actor)
  const submission = parseForm(await readForm(request), reasonForm)
  if (submission.status !== 'success') return refusedForm(submission)
  await orRefused(openGrant(actor, { ...asked, reason: submission.value.reason }))
  return accepted(to, translator(actor.locale, 'admin')('grants.opened'))
}

export async function submitEnd(actor: AdminActor, grantId: string): Promise<Response> {
  const to = paths.adminGrants()
  const over = i18nOf[actor.locale].t('errors:accounts.grant_over')
  const done = await orAnswered(endGrant(actor, grantId), {
    'accounts.grant_over': () => toasted(to, { tone: 'error', text: over }),
  })
  return done instanceof Response ? done : accepted(to, translator(actor.locale, 'admin')('grants.ended'))
}
