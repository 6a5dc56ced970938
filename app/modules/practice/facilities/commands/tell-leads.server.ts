import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { teamMembers, users } from '#drizzle/schema/accounts.ts'

/**
 * Tells the owners and managers of a facility, each in their language, that somebody asks to practice there. A facility that nobody leads
 * has nobody to tell: the request waits in the queue of the administration alone.
 */
export async function tellLeads(tx: Transaction, request: Readonly<{ id: string; facilityId: string }>): Promise<void> {
  const leads = await tx
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(
      and(
        eq(teamMembers.facilityId, request.facilityId),
        eq(teamMembers.status, 'active'),
        inArray(teamMembers.role, ['owner', 'manager']),
      ),
    )
    .orderBy(asc(users.id))
  for (const lead of leads) {
    const recipient = accountRecipient(lead)
    await enqueueNotice(tx, {
      template: 'join_requested',
      recipient,
      vars: { link: siteAddress(paths.joinRequest(request.id), recipient.locale) },
      subject: { type: 'change_request', id: request.id },
      event: lead.id,
      channels: ['email'],
    })
  }
}
