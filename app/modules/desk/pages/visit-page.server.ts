import type { ProviderActor } from '#app/core/actor.ts'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { recordDeskRead } from '../commands/record-desk-read.server.ts'
import { deskHead } from './desk-head.server.ts'
import { getDeskVisit, type OpenVisit, type VisitEvent } from '../queries/desk-visit.server.ts'
import { findVisitReason, reasonFields } from '../queries/visit-reason.server.ts'
import { rowFields } from '../queries/visit-row.server.ts'

function recordVisitRead(actor: ProviderActor, { row }: OpenVisit, more: readonly string[]): Promise<void> {
  const fields = [...new Set([...rowFields, ...more])]
  const subject = { type: 'appointment', id: row.id } as const
  return recordDeskRead(actor, { action: 'booking.appointment_read', subject, fields })
}

/** What the page of a visit shows; reading it is recorded, with what else a page reads of it. */
export async function loadVisitPage(request: Request, actor: ProviderActor, id: string, more: readonly string[] = []) {
  const open = await orRefused(getDeskVisit(actor, id, localeOf(request)))
  await recordVisitRead(actor, open, more)
  return { open, page: pageOf(request, open) }
}

/** The same with why the patient comes, for who may read it. Not for paper, nor for pages that say when and not what for. */
export async function loadReasonedVisit(
  request: Request,
  actor: ProviderActor,
  id: string,
  more: readonly string[] = [],
) {
  const open = await orRefused(getDeskVisit(actor, id, localeOf(request)))
  const reason = await findVisitReason(open)
  await recordVisitRead(actor, open, reason === null ? more : [...more, ...reasonFields])
  return { open, page: pageOf(request, open, reason) }
}

function pageOf(request: Request, { visit, providerFacility, events }: OpenVisit, reason: string | null = null) {
  const head = deskHead(request, 'title.visit', paths.deskVisit(visit.id))
  return { head, visit, reason, facility: providerFacility.facility.name, events: events.map(withoutActor) }
}

export type VisitPageData = ReturnType<typeof pageOf>

/** Ids of people at the desk are of no use to a page. */
export const withoutActor = (event: VisitEvent): VisitEvent => ({ ...event, actorId: null })
