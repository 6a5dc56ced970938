import { and, inArray, isNull, or } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { confirmContact } from '#app/modules/notifications/commands/contact-standings.server.ts'
import { waitlistEntries } from '#drizzle/schema/scheduling.ts'
import { idsReachedAt } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { openStatuses } from '../waitlist-status.ts'

type Channel = 'sms' | 'email'
type By = Parameters<typeof confirmContact>[3]

/**
 * Notes that the owner of a contact has shown that messages reach them; whatever is waited for in its name may be offered
 * times from now on.
 */
export async function confirmReached(tx: Transaction, channel: Channel, contact: string, by: By): Promise<void> {
  await confirmContact(tx, channel, contact, by)
  const reached = idsReachedAt(tx, { phone: null, email: null, [channel === 'sms' ? 'phone' : 'email']: contact })
  await tx
    .update(waitlistEntries)
    .set({ confirmedAt: now() })
    .where(
      and(
        isNull(waitlistEntries.confirmedAt),
        inArray(waitlistEntries.status, [...openStatuses]),
        or(
          inArray(waitlistEntries.bookedById, reached),
          and(isNull(waitlistEntries.bookedById), inArray(waitlistEntries.patientId, reached)),
        ),
      ),
    )
}

/** The same for all contacts of somebody whom the desk has spoken with. */
export async function confirmAtDesk(
  tx: Transaction,
  { phone, email }: Readonly<{ phone: string | null; email: string | null }>,
): Promise<void> {
  if (phone) await confirmReached(tx, 'sms', phone, 'desk')
  if (email) await confirmReached(tx, 'email', email, 'desk')
}
