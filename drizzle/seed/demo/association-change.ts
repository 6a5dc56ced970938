import { and, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { identityField, identityOf } from '#app/modules/association/changes/identity-values.ts'
import { openStatuses } from '#app/modules/moderation/request-status.ts'
import { reviewTime } from '#app/modules/moderation/review-time.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { demoUserId } from './accounts.ts'

const hour = 3_600_000

const targetId = 'demo-association-example-hometown'

/** The names between which it changes: what does not stand is asked for, so that there is something to decide however often it was. */
const names = [
  {
    nameHans: '示例江口同乡联谊会',
    nameHant: '示例江口同鄉聯誼會',
    nameEn: 'Example River Mouth Hometown Fellowship',
  },
  { nameHans: '示例江口同乡会', nameHant: '示例江口同鄉會', nameEn: 'Example River Mouth Hometown Association' },
] as const

/** Keeps a change of an association's name waiting: one that was decided comes again with the next start, one that waits is left as it is. */
export async function seedDemoAssociationChange(tx: Transaction): Promise<void> {
  const at = now()
  const { id, field, status } = changeRequests
  const isOpen = and(
    eq(changeRequests.targetId, targetId),
    eq(field, identityField),
    inArray(status, [...openStatuses]),
  )
  const [open] = await tx.select({ id }).from(changeRequests).where(isOpen)
  const [row] = await tx.select().from(associations).where(eq(associations.id, targetId))
  if (open || row?.status !== 'approved') return
  const before = identityOf(row)
  const wanted = names.find(({ nameEn }) => nameEn !== before.nameEn)!
  const sentAt = at - 20 * hour
  await tx
    .insert(changeRequests)
    .values({
      ...{ id: `${targetId}-change-${Math.floor(at / hour)}`, kind: 'association_change', targetType: 'association' },
      ...{ targetId, field: identityField, submitterType: 'user', submitterId: demoUserId('hometown.secretary') },
      ...{
        locale: 'zh-Hans',
        before,
        after: { ...before, ...wanted, reason: '会员大会已通过改名，会长可以接电话核实。' },
      },
      ...{ status: 'submitted', dueAt: sentAt + reviewTime, createdAt: sentAt, updatedAt: sentAt },
    })
    .onConflictDoNothing()
}
