import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { defaultLocale, isLocale } from '#app/core/i18n/locale.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { createActionLink } from '#app/modules/action-links/commands/create-action-link.server.ts'
import { revokeActionLinks } from '#app/modules/action-links/commands/revoke-action-links.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import type { eventGreeters } from '#drizzle/schema/association/events.ts'
import { greeterTimes } from '../door-access.ts'
import type { AssociationEvent } from '../event-status.ts'
import { personOf } from '../queries/registered-person.server.ts'
import { noticeFacts } from './tell-registered.server.ts'

type Greeter = typeof eventGreeters.$inferSelect

/** Ends every link of a greeter. */
export const endGreeterLinks = (tx: Transaction, greeterId: string) =>
  revokeActionLinks(tx, { type: 'event_greeter', id: greeterId }, 'event_door')

/**
 * Writes a greeter the link to the door of their event, in their language. It lasts until the list closes and asks for a code; the one they had
 * before ends.
 */
export async function tellGreeter(tx: Transaction, event: AssociationEvent, greeter: Greeter): Promise<void> {
  await endGreeterLinks(tx, greeter.id)
  const { token } = await createActionLink(tx, {
    ...{ kind: 'event_door', subjectType: 'event_greeter', subjectId: greeter.id },
    expiresAt: greeterTimes(event).until,
  })
  const locale = isLocale(greeter.locale) ? greeter.locale : defaultLocale
  await enqueueNotice(tx, {
    ...{ template: 'event_door', channels: ['email'] },
    recipient: { email: personOf(greeter, 'event_greeters').email, phone: null, locale },
    vars: { ...(await noticeFacts(tx, event, locale)), link: siteAddress(paths.eventDoor(token), locale) },
    subject: { type: 'event_greeter', id: greeter.id },
    event: now(),
  })
}
