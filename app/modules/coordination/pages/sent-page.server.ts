import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { notFound } from '#app/core/http.server.ts'
import { findSignedIn } from '#app/modules/accounts/guards/guards.server.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { openPatient } from '../case-sealed.server.ts'
import { findCase, findLinkedCase } from '../queries/cases.server.ts'

/** The first sign of each word of a name. */
const masked = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}•••`)
    .join(' ')

/** How long it is there for whoever has its address. */
const shownMs = dayMs

/** What anybody may see of a referral that was just written: its number and a masked name. The way on is for who may read it. */
export async function loadSentPage(request: Request, caseId: string) {
  const row = (await findLinkedCase(caseId)) ?? notFound()
  const actor = await findSignedIn(request)
  const isOwn = actor !== null && (await findCase(actor, caseId)) !== null
  if (!isOwn && now() - (row.sentAt ?? row.updatedAt) > shownMs) notFound()
  return {
    reference: formatReference(row.reference),
    name: masked(openPatient(row).nameEn),
    waits: row.status === 'draft' && row.isSentOnConsent,
    id: isOwn ? row.id : null,
  }
}

export type SentData = Awaited<ReturnType<typeof loadSentPage>>
