import { and, count, desc, eq, gte, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { timeOfVisit } from '#app/modules/booking/appointments/queries/visits-of-span.server.ts'
import { openFeedback } from '#app/modules/booking/feedback/queries/find-feedback.server.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { visitFeedback } from '#drizzle/schema/practice/visit-feedback.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'

const pageSize = 20
/** Days whose answers are counted. */
export const countedDays = 90

/** What somebody may read of a clinic: all of it, what concerns their own patients, or nothing. */
export function feedbackScope(actor: ProviderActor, facilityId: string): 'all' | 'own' | null {
  if (allows(actor, 'feedback.read', { facilityId })) return 'all'
  return allows(actor, 'feedback.read', { facilityId: null, providerId: actor.providerId }) ? 'own' : null
}

type Asked = Readonly<{ facilityId: string; scope: 'all' | 'own'; page: number }>

/** What patients said at a clinic, the latest first, a page of it, with how often each answer was given of late. */
export async function listFeedback(actor: ProviderActor, { facilityId, scope, page }: Asked) {
  const isMine = scope === 'own' ? eq(visitFeedback.providerId, actor.providerId ?? '') : undefined
  const isTheirs = and(eq(visitFeedback.facilityId, facilityId), isMine)
  const isRecent = and(isTheirs, gte(visitFeedback.createdAt, now() - countedDays * dayMs))
  const [rows, [all], scores, languages] = await Promise.all([
    db
      .select({ said: visitFeedback, doctor: providers, visit: appointments })
      .from(visitFeedback)
      .innerJoin(appointments, eq(appointments.id, visitFeedback.id))
      .innerJoin(providers, eq(providers.id, visitFeedback.providerId))
      .where(isTheirs)
      .orderBy(desc(visitFeedback.createdAt), desc(visitFeedback.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ count: count() }).from(visitFeedback).where(isTheirs),
    db
      .select({ score: visitFeedback.score, count: count() })
      .from(visitFeedback)
      .where(isRecent)
      .groupBy(visitFeedback.score),
    db
      .select({ count: sql<number>`sum(case when ${visitFeedback.language} in ('partly', 'no') then 1 else 0 end)` })
      .from(visitFeedback)
      .where(isRecent),
  ])
  return {
    items: rows.map(({ said, doctor, visit }) => ({
      appointmentId: said.id,
      doctor: displayName(doctor, actor.locale).main,
      visitAt: timeOfVisit(visit),
      timeZone: visit.timeZone,
      saidAt: said.createdAt,
      ...openFeedback(said),
    })),
    total: all?.count ?? 0,
    pageCount: Math.ceil((all?.count ?? 0) / pageSize),
    scores: Object.fromEntries(scores.map(({ score, count: times }) => [score, times])) as Record<string, number>,
    notUnderstood: Number(languages[0]?.count ?? 0),
  }
}
