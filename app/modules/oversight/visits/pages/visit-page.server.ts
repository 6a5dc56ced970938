import type { AdminActor } from '#app/core/actor.ts'
import { notFound } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { takeGrant } from '#app/modules/accounts/break-glass/commands/take-grant.server.ts'
import { breakGlass } from '#app/modules/accounts/break-glass/grant-rules.ts'
import { submitGrant } from '#app/modules/accounts/break-glass/pages/grants-page.server.ts'
import { isSteppedUp, steppedUp } from '#app/modules/accounts/guards/stepped-up.server.ts'
import { openedFields, openVisit } from '#app/modules/booking/appointments/queries/opened-visit.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { findMaskedVisit } from '../queries/masked-visit.server.ts'

/** A visit: masked, or opened by a grant for its facility, which is recorded before anything is. */
export async function loadOverseenVisit(request: Request, actor: AdminActor, id: string) {
  const visit = (await findMaskedVisit(id, actor.locale)) ?? notFound()
  const mayAsk = actor.permissions.has(breakGlass)
  // The form is shown to who has given a fresh code: nothing is typed in vain.
  if (mayAsk && new URL(request.url).searchParams.has('ask')) steppedUp(request, actor)
  const subject = { type: 'appointment', id } as const
  const grant = await takeGrant(actor, { facilityId: visit.facility.id, subject, fields: openedFields })
  // No reference in a title: titles stay in the history of a browser.
  const title = translator(actor.locale, 'oversight')('visit.title')
  const head = requestHead(request, { title, description: title, path: paths.adminVisit(id), isIndexable: false })
  return {
    head,
    page: {
      visit,
      ask: mayAsk ? (isSteppedUp(actor) ? ('form' as const) : ('code' as const)) : null,
      grant: grant && { expiresAt: grant.expiresAt },
      opened: grant && (await openVisit(id)),
    },
  }
}

export type OverseenVisit = Awaited<ReturnType<typeof loadOverseenVisit>>['page']

export async function submitVisitGrant(request: Request, actor: AdminActor, id: string) {
  const visit = (await findMaskedVisit(id, actor.locale)) ?? notFound()
  const asked = { facilityId: visit.facility.id, appointmentId: id }
  return submitGrant(request, actor, { ...asked, to: paths.adminVisit(id) })
}
