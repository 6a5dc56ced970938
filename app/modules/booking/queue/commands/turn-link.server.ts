import { dateSpan, localDate } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { addLink } from '#app/modules/action-links/commands/add-link.server.ts'
import { derivedToken, tokenHash } from '#app/modules/action-links/link-token.server.ts'

/** The token under which somebody who waits sees their place in line; the same for the same visit. */
export const turnToken = (appointmentId: string): string => derivedToken(`queue_turn|${appointmentId}`)

/**
 * Adds the link to a place in line. It asks for no code, because whoever only left a name has no contact for one: it shows a number and
 * a wait, nothing of anybody, and ends with the facility's day.
 */
export async function addTurnLink(
  tx: Transaction,
  { appointmentId, timeZone }: Readonly<{ appointmentId: string; timeZone: string }>,
): Promise<void> {
  await addLink(tx, {
    hash: tokenHash(turnToken(appointmentId)),
    kind: 'queue_turn',
    subjectType: 'appointment',
    subjectId: appointmentId,
    expiresAt: dateSpan(localDate(now(), timeZone), timeZone).to,
    isOtpRequired: false,
  })
}
