import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import type { TemplateCode } from '#app/modules/notifications/message-templates.ts'
import { paths } from '#app/paths.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { createMemberLink } from '#app/modules/association/commands/create-member-link.server.ts'
import type { Member } from '../member-status.ts'

type Telling = Readonly<{
  template: Extract<TemplateCode, `member_${string}`>
  /** One message an event and template. */
  event: string
  /** What the association writes to them itself. */
  note?: string | null
}>

/** Who was turned down or has left has no page of their own. */
const hasPage = (status: Member['status']) => status !== 'rejected' && status !== 'left'

/** Writes to a member in their language about their membership; to whom the association knows no address nothing is sent. */
export async function tellMember(
  tx: Transaction,
  { id, associationId, email, locale, status }: Member,
  { template, event, note = null }: Telling,
): Promise<void> {
  const [association] = await tx.select().from(associations).where(eq(associations.id, associationId))
  if (!association || email === null) return
  await enqueueNotice(tx, {
    ...{ template, event, recipient: { email, phone: null, locale }, channels: ['email'] },
    vars: {
      associationName: association.name[locale],
      link: hasPage(status)
        ? await createMemberLink(tx, id, locale)
        : siteAddress(paths.association(association.slug), locale),
      ...(note !== null && { note }),
    },
    subject: { type: 'association_member', id },
  })
}
