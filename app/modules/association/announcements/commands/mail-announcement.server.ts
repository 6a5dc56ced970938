import type { Transaction } from '#app/core/database/connection.ts'
import type { OutboxSubject } from '#app/core/outbox.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { enqueueNotice, type Recipient } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { createMemberLink } from '#app/modules/association/commands/create-member-link.server.ts'
import type { Association } from '#app/modules/association/onboarding-steps.ts'
import type { Announcement } from '../announcement-status.ts'
import { textFor } from '../announcement-text.ts'
import { optOutTokenOf } from '../opt-out-token.server.ts'

type Mailing = Readonly<{
  announcement: Announcement
  association: Association
  memberId: string
  recipient: Recipient
  subject: OutboxSubject
  /** One message an event and subject. */
  event: string
  notBefore?: number
}>

/** Writes an announcement to one member in their language, with the way to end such mail. */
export async function mailAnnouncement(
  tx: Transaction,
  { announcement, association, memberId, recipient, ...rest }: Mailing,
): Promise<void> {
  const { locale } = recipient
  const { title, body } = textFor(announcement, locale)
  await enqueueNotice(tx, {
    ...{ ...rest, recipient, template: 'association_announcement', channels: ['email'] },
    vars: {
      ...{ associationName: association.name[locale], topic: title, body, postalAddress: association.address ?? '' },
      link: await createMemberLink(tx, memberId, locale),
      optOut: siteAddress(paths.announcementOptOut(optOutTokenOf(memberId)), locale),
    },
  })
}
