import { dayMs } from '#app/core/calendar/durations.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { addDays } from '#app/core/calendar/dates.ts'
import { instantOfWall, localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { announcementDeliveries, announcements } from '#drizzle/schema/association/announcements.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { demoUserId } from './accounts.ts'
import { insertAll } from './insert-all.ts'
import { tri } from './tri.ts'

const associationId = 'demo-association-example-chinese-physicians'
const prefix = 'demo-announcement-'

type Kind = 'sent' | 'scheduled' | 'draft'
type Row = typeof announcements.$inferInsert

const texts: Record<Kind, Pick<Row, 'title' | 'body' | 'channels' | 'segment'>> = {
  sent: {
    title: tri('春季义诊需要帮手', '春季義診需要幫手', 'Helpers wanted for the spring check-ups'),
    body: tri(
      '各位会员：\n\n今年的春季义诊还缺十位帮手，量血压、登记、翻译都可以。\n\n有空的请回复秘书处，谢谢！',
      '各位會員：\n\n今年的春季義診還缺十位幫手，量血壓、登記、翻譯都可以。\n\n有空的請與秘書處聯絡，謝謝！',
      'Dear members,\n\nWe still need ten helpers for this year’s spring check-ups: measuring blood pressure, signing people in, interpreting.\n\nPlease get in touch with the secretary if you have time. Thank you!',
    ),
    ...{ channels: 'both', segment: 'all' },
  },
  scheduled: {
    title: tri('年会改在周六下午', '年會改在週六下午', 'The annual meeting moves to Saturday afternoon'),
    body: tri(
      '今年的年会改在周六下午两点，地点不变。\n\n会后有茶点，欢迎带家人来。',
      '今年的年會改在週六下午兩點，地點不變。\n\n會後有茶點，歡迎帶家人來。',
      'This year’s annual meeting moves to Saturday at 2 PM, at the usual place.\n\nTea is served afterwards; families are welcome.',
    ),
    ...{ channels: 'both', segment: 'officers' },
  },
  draft: {
    title: tri('会费提醒', '會費提醒', ''),
    body: tri('今年的会费还没有交的会员，请在会员页面上交。', '今年的會費還沒有繳的會員，請在會員頁面上繳。', ''),
    ...{ channels: 'mail', segment: 'dues' },
  },
}

function rowOf(kind: Kind, at: number): Row {
  const id = `${prefix}${kind}`
  const morning = (days: number) => instantOfWall(addDays(localDate(at, newYork), days), '10:00', newYork)
  const sendAt = {
    // No mail goes out at night, in the demo neither.
    sent: morning(-3),
    scheduled: morning(2),
    draft: null,
  }[kind]
  return {
    ...{ ...texts[kind], id, associationId, formKey: id, status: kind, sendAt, chosen: [], converted: [] },
    ...{ sentAt: kind === 'sent' ? sendAt : null, createdBy: demoUserId('society.president'), version: 2 },
    ...{ createdAt: at - 4 * dayMs, updatedAt: at - 3 * dayMs },
  }
}

/** Of the one that was sent: most have got the mail, some have read it on their page, one address bounced. */
async function seedDeliveries(tx: Transaction, at: number): Promise<void> {
  const isActive = and(eq(associationMembers.associationId, associationId), eq(associationMembers.status, 'active'))
  const members = await tx
    .select({ id: associationMembers.id })
    .from(associationMembers)
    .where(isActive)
    .orderBy(asc(associationMembers.id))
  await insertAll(
    members.map(({ id }, serial) => ({
      ...{ id: `${prefix}delivery-${serial + 1}`, announcementId: `${prefix}sent`, memberId: id, isInApp: true },
      mail: serial === 40 ? ('bounced' as const) : serial % 60 === 13 ? ('opted_out' as const) : ('sent' as const),
      readAt: serial % 3 === 2 ? at - 2 * dayMs : null,
      ...{ createdAt: at - 3 * dayMs, updatedAt: at - 3 * dayMs },
    })),
    (chunk) => tx.insert(announcementDeliveries).values(chunk).onConflictDoNothing(),
  )
}

/**
 * Announcements of the physicians' association: one that was sent, one that waits for its time, and a draft. What exists is
 * left as it is, so it may run at every start.
 */
export async function seedDemoAnnouncements(tx: Transaction): Promise<void> {
  const at = now()
  const [owner] = await tx
    .select({ id: associationMembers.id })
    .from(associationMembers)
    .where(and(eq(associationMembers.associationId, associationId), eq(associationMembers.role, 'owner')))
  if (!owner) return
  const ids = (Object.keys(texts) as Kind[]).map((kind) => `${prefix}${kind}`)
  const known = await tx.select({ id: announcements.id }).from(announcements).where(inArray(announcements.id, ids))
  const missing = (Object.keys(texts) as Kind[]).filter((kind) => !known.some(({ id }) => id === `${prefix}${kind}`))
  if (missing.length === 0) return
  await tx.insert(announcements).values(missing.map((kind) => rowOf(kind, at)))
  if (missing.includes('sent')) await seedDeliveries(tx, at)
}
