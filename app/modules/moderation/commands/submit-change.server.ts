import { and, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { changeRequests, type changeRequestKinds } from '#drizzle/schema/moderation.ts'
import { openStatuses } from '../request-status.ts'
import { reviewTime } from '../review-time.ts'

export type ProposedChange = Readonly<{
  kind: (typeof changeRequestKinds)[number]
  targetType: string
  targetId: string
  /** The field of the target; one open request a target, field and submitter. */
  field: string
  submitter: Readonly<{ userId: string }>
  /** It is sent in the name of something that several people manage: one open request of all of them about a field. */
  isShared?: boolean
  locale: Locale
  /** The values as they stand and as they should be, by field. */
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
}>

/**
 * Files a change that a reviewer decides, in the caller's transaction. An open request of the same person about the same
 * field of the same target is superseded: the newest words count. Call it last: it writes the audit event.
 * @returns the id of the request.
 */
export async function submitChange(tx: Transaction, change: ProposedChange): Promise<string> {
  const { kind, targetType, targetId, field, submitter, isShared, locale, before, after } = change
  const at = now()
  await tx
    .update(changeRequests)
    .set({ status: 'superseded', updatedAt: at })
    .where(
      and(
        eq(changeRequests.targetType, targetType),
        eq(changeRequests.targetId, targetId),
        eq(changeRequests.field, field),
        eq(changeRequests.submitterType, 'user'),
        isShared ? undefined : eq(changeRequests.submitterId, submitter.userId),
        inArray(changeRequests.status, [...openStatuses]),
      ),
    )
  const id = newId()
  await tx.insert(changeRequests).values({
    id,
    kind,
    targetType,
    targetId,
    field,
    submitterType: 'user',
    submitterId: submitter.userId,
    locale,
    before: { ...before },
    after: { ...after },
    status: 'submitted',
    dueAt: at + reviewTime,
    createdAt: at,
    updatedAt: at,
  })
  await recordAudit(tx, {
    actor: { type: 'user', id: submitter.userId },
    action: 'moderation.change_submit',
    subject: { type: 'change_request', id },
    fields: [field],
  })
  return id
}
