import { and, desc, eq, gt, isNotNull, like } from 'drizzle-orm'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { sealReport } from '#app/modules/moderation/report-text.server.ts'
import { reviewTime } from '#app/modules/moderation/review-time.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { decisionReasonRows } from '../reference/decision-reasons.ts'
import { demoUserId } from './accounts.ts'

type Row = typeof changeRequests.$inferInsert

/** A request that was decided some days ago. What was applied is what stands; `other` is what stood before, or what was wished for and turned down. */
type DecidedRequest = Readonly<{
  name: string
  kind: Row['kind']
  targetType: 'provider' | 'facility'
  targetId: string
  field: 'phone' | 'email' | 'bio' | 'hours'
  other: unknown
  /** User name of who asked; left out, a visitor did. */
  submitter?: string
  report?: string
  locale: Locale
  reviewer: string
  days: number
  /** Code of the reason for which it was turned down; left out, it was applied. */
  reason?: string
}>

const decided: readonly DecidedRequest[] = [
  {
    ...{ name: 'phone-ginkgo', kind: 'update_facility', targetType: 'facility', targetId: 'demo-ginkgo-acupuncture' },
    ...{ field: 'phone', other: '+17185550118', submitter: 'tielin.guan', locale: 'zh-Hant' },
    ...{ reviewer: 'admin.directory', days: 2 },
  },
  {
    ...{ name: 'email-magnolia', kind: 'update_facility', targetType: 'facility' },
    ...{ targetId: 'demo-magnolia-medical-building', field: 'email', other: 'front.desk@example.com' },
    ...{ submitter: 'zhongwen.du', locale: 'zh-Hans', reviewer: 'admin.super', days: 5, reason: 'not_confirmed' },
  },
  {
    ...{ name: 'bio-weng', kind: 'description', targetType: 'provider', targetId: 'demo-changming-weng', field: 'bio' },
    other: {
      'zh-Hans': '针灸门诊，请先电话预约。',
      'zh-Hant': '針灸門診，請先電話預約。',
      'en-US': 'Acupuncture by appointment. Please call first.',
    },
    ...{ submitter: 'changming.weng', locale: 'zh-Hans', reviewer: 'admin.directory', days: 9 },
  },
  {
    ...{ name: 'report-chen', kind: 'update_provider', targetType: 'provider', targetId: 'demo-wei-chen' },
    ...{ field: 'hours', other: null, report: 'The website says Saturday, but the door was closed.', locale: 'en-US' },
    ...{ reviewer: 'admin.directory', days: 12, reason: 'already_right' },
  },
]

/** What stands in a field; undefined where the database does not have what it is of. */
async function standing(tx: Transaction, { targetType, targetId, field }: DecidedRequest): Promise<unknown> {
  if (targetType === 'facility') {
    const [row] = await tx.select().from(facilities).where(eq(facilities.id, targetId))
    return row?.[field as 'phone']
  }
  const [row] = await tx.select().from(providers).where(eq(providers.id, targetId))
  return row && (field === 'bio' ? row.bio : null)
}

function rowOf(plan: DecidedRequest, stands: unknown, at: number): Row {
  const { name, kind, targetType, targetId, field, other, submitter, report, locale, reviewer, days, reason } = plan
  const decidedAt = at - days * dayMs
  const createdAt = decidedAt - 20 * hourMs
  const id = `demo-decided-${name}-${Math.floor(at / hourMs)}`
  const [before, after] = reason ? [stands, other] : [other, stands]
  const told = decisionReasonRows.find((row) => row.id === reason)?.text[locale]
  return {
    ...{ id, kind, targetType, targetId, field, locale },
    ...{ before: report ? {} : { [field]: before }, after: report ? {} : { [field]: after } },
    submitterType: submitter ? 'user' : 'public',
    submitterId: submitter ? demoUserId(submitter) : null,
    reportEnc: report ? sealReport(id, { details: report, contact: null }) : null,
    ...{ status: reason ? 'rejected' : 'applied', reviewerId: demoUserId(reviewer), decidedAt },
    ...{ reasonCode: reason ?? null, decisionNote: told ?? null },
    ...{ dueAt: createdAt + reviewTime, createdAt, updatedAt: decidedAt },
  }
}

const keptFresh = 21 * dayMs

/** Keeps the history of decisions of the demo alive: once the latest of a planned decision is three weeks old, it is made anew. */
export async function seedDecidedRequests(tx: Transaction): Promise<void> {
  const at = now()
  for (const plan of decided) {
    const [recent] = await tx
      .select({ id: changeRequests.id })
      .from(changeRequests)
      .where(
        and(
          like(changeRequests.id, `demo-decided-${plan.name}-%`),
          isNotNull(changeRequests.decidedAt),
          gt(changeRequests.decidedAt, at - keptFresh),
        ),
      )
      .orderBy(desc(changeRequests.decidedAt))
    const stands = recent ? undefined : await standing(tx, plan)
    if (stands === undefined) continue
    await tx
      .insert(changeRequests)
      .values(rowOf(plan, stands, at))
      .onConflictDoNothing()
  }
}
