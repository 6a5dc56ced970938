import { and, eq } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { writtenIn } from '../announcement-text.ts'
import { lockOwnAnnouncement } from './write-announcement.server.ts'
import { mailAnnouncement } from './mail-announcement.server.ts'

/**
 * Sends whoever manages the association the mail as each reader gets it, one a language; once for each version of the text.
 * @throws DomainError not_found `announcement.unknown`; conflict `announcement.no_text`
 */
export async function sendTest(actor: AssociationActor, id: string): Promise<void> {
  await withTransaction(async (tx) => {
    const announcement = await lockOwnAnnouncement(tx, actor, id)
    if (writtenIn(announcement).length === 0) throw new DomainError('conflict', 'announcement.no_text')
    const association = await readChosen(actor, tx)
    const isSelf = and(
      eq(associationMembers.associationId, association.id),
      eq(associationMembers.userId, actor.userId),
    )
    const [member] = await tx.select({ id: associationMembers.id }).from(associationMembers).where(isSelf)
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, actor.userId))
    if (!member || !user) throw new DomainError('not_found', 'announcement.unknown')
    for (const locale of locales)
      await mailAnnouncement(tx, {
        ...{ announcement, association, memberId: member.id, subject: { type: 'announcement', id } },
        ...{ event: `test:${announcement.version}:${locale}`, recipient: { email: user.email, phone: null, locale } },
      })
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'association.announcement_test',
      subject: { type: 'announcement', id },
    })
  })
}
