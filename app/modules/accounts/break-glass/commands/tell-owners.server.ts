import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { teamMembers, users } from '#drizzle/schema/accounts.ts'
import { facilities, providerFacilities, providers } from '#drizzle/schema/directory.ts'
import { grantMinutes } from '../grant-rules.ts'

/** Who answers for a facility: the owners of its team; where there is none, everybody with an account who works there as a provider. */
async function ownersOf(tx: Transaction, facilityId: string) {
  const isOwner = and(
    eq(teamMembers.facilityId, facilityId),
    eq(teamMembers.role, 'owner'),
    eq(teamMembers.status, 'active'),
  )
  const seats = await tx.select({ id: teamMembers.userId }).from(teamMembers).where(isOwner)
  const own = seats.length
    ? seats
    : await tx
        .select({ id: providers.userId })
        .from(providerFacilities)
        .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
        .where(eq(providerFacilities.facilityId, facilityId))
  const ids = own.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return []
  return tx.select().from(users).where(inArray(users.id, ids)).orderBy(asc(users.id))
}

/**
 * Tells those who answer for a facility, each in their language, that somebody of the administration may see its health data now. Who it
 * is and why stands in no message; the administration answers that.
 */
export async function tellOwners(tx: Transaction, grant: Readonly<{ id: string; facilityId: string }>): Promise<void> {
  const { id, facilityId } = grant
  const [facility] = await tx.select().from(facilities).where(eq(facilities.id, facilityId))
  for (const owner of await ownersOf(tx, facilityId)) {
    const recipient = accountRecipient(owner)
    const link = siteAddress(paths.officeContact(), recipient.locale)
    await enqueueNotice(tx, {
      template: 'health_data_opened',
      recipient,
      vars: { link, clinicName: facility!.nameEn, minutes: grantMinutes },
      subject: { type: 'health_grant', id },
      event: owner.id,
      channels: ['email'],
    })
  }
}
