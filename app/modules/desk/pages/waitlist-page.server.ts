import type { ProviderActor } from '#app/core/actor.ts'
import { DomainError } from '#app/core/errors.ts'
import { paths } from '#app/paths.ts'
import { recordDeskRead } from '../commands/record-desk-read.server.ts'
import { deskHead } from './desk-head.server.ts'
import { entryFields } from '../queries/entry-row.server.ts'
import { choiceWords, type Desk } from './open-desk.server.ts'
import { listEntries } from '../queries/waitlist-entries.server.ts'
import { readWaitlistFilters, waitlistView } from '../waitlist-filters.ts'

/**
 * Who waits for the doctors of a desk; reading it is recorded.
 * @throws DomainError forbidden `desk.NOT_ALLOWED` for whom no waitlist here is for
 */
export async function loadWaitlist(request: Request, actor: ProviderActor, desk: Desk) {
  const { choice, locale, search } = desk
  const providerFacilities = choice?.providerFacilities.filter(({ powers }) => powers.seeWaitlist) ?? []
  if (choice && providerFacilities.length === 0) throw new DomainError('forbidden', 'desk.NOT_ALLOWED')
  const filters = readWaitlistFilters(search)
  const list = await listEntries(providerFacilities, filters, locale)
  if (choice)
    await recordDeskRead(actor, {
      action: 'booking.waitlist_read',
      subject: { type: 'facility', id: choice.facility.id },
      fields: entryFields,
    })
  const head = deskHead(request, 'title.waitlist', paths.deskDay())
  return { view: waitlistView, head, choice: choiceWords(desk), filters, ...list } as const
}
