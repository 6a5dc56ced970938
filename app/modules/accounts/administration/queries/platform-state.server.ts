import { statfs } from 'node:fs/promises'
import { and, eq, gt, inArray, isNotNull, lt, max, min, ne, sql } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { dayMs, hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import { findScoreDrop } from '#app/modules/seo/audit/queries/audits.server.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { voicemails } from '#drizzle/schema/practice/telephony.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { supportTickets } from '#drizzle/schema/support.ts'
import { syncSchedules } from '#drizzle/schema/sync.ts'

export type TicketCount = Readonly<{ count: number; late: number; oldestAt: number | null }>

/** Tickets that wait for us, and how many of them past their time; null for who may not read them. */
export async function countOpenTickets({ permissions }: AdminActor): Promise<TicketCount | null> {
  if (!permissions.has('ticket.read')) return null
  const [row] = await db
    .select({
      count: sql<number>`count(*)`,
      late: sql<number>`coalesce(sum(case when ${supportTickets.dueAt} < ${now()} then 1 else 0 end), 0)`,
      oldestAt: min(supportTickets.createdAt),
    })
    .from(supportTickets)
    .where(inArray(supportTickets.status, ['new', 'open']))
  const { count, late, oldestAt } = row!
  return { count: Number(count), late: Number(late), oldestAt: oldestAt === null ? null : Number(oldestAt) }
}

/** Due so long ago, a message is not merely waiting for its turn. */
const stuckAfter = 15 * minuteMs
/** What a carrier has not deleted by then it was asked for more than once. */
const leftAfter = 2 * hourMs
/** Below this part of the disk the database may soon be unable to write. */
const leastFree = 0.1

export type Alert = Readonly<
  | { kind: 'outbox_stuck' | 'outbox_failed'; count: number; since: number | null }
  | { kind: 'run_failed' | 'sync_not_run' | 'recordings_left'; count: number; since: number | null }
  | { kind: 'keys_old'; count: number; since: null }
  | { kind: 'disk_full'; count: number; since: null }
  | { kind: 'seo_drop'; count: number; since: number | null }
>

/** Messages that should have gone out long ago. */
async function stuckMessages(): Promise<Alert> {
  const isDue = and(eq(messageOutbox.state, 'queued'), lt(messageOutbox.notBefore, now() - stuckAfter))
  const [row] = await db
    .select({ count: sql<number>`count(*)`, since: min(messageOutbox.notBefore) })
    .from(messageOutbox)
    .where(isDue)
  return { kind: 'outbox_stuck', count: Number(row!.count), since: row!.since === null ? null : Number(row!.since) }
}

/** Messages that were given up within a day. */
async function failedMessages(): Promise<Alert> {
  const isRecent = and(eq(messageOutbox.state, 'failed'), gt(messageOutbox.updatedAt, now() - dayMs))
  return { kind: 'outbox_failed', count: await db.$count(messageOutbox, isRecent), since: null }
}

/** Long works of which the last run has failed. */
async function failedRuns(): Promise<Alert> {
  const newest = db
    .select({ id: max(runs.id).as('newest') })
    .from(runs)
    .groupBy(runs.kind, runs.key)
  const rows = await db
    .select({ finishedAt: runs.finishedAt, updatedAt: runs.updatedAt })
    .from(runs)
    .where(and(eq(runs.status, 'failed'), inArray(runs.id, newest)))
  const times = rows.map(({ finishedAt, updatedAt }) => finishedAt ?? updatedAt)
  return { kind: 'run_failed', count: rows.length, since: times.length > 0 ? Math.min(...times) : null }
}

/** Sources that were due by their schedule and could not even be begun. */
async function syncsNotRun(): Promise<Alert> {
  const isMissed = and(
    ne(syncSchedules.cadence, 'off'),
    inArray(syncSchedules.outcome, ['no_file', 'unusable', 'download_failed']),
  )
  const [row] = await db
    .select({ count: sql<number>`count(*)`, since: min(syncSchedules.handledAt) })
    .from(syncSchedules)
    .where(isMissed)
  return { kind: 'sync_not_run', count: Number(row!.count), since: row!.since === null ? null : Number(row!.since) }
}

/** Recordings of calls whose time is over, which their carrier still has: it is not configured any more, or did not delete them. */
async function leftRecordings(): Promise<Alert> {
  const isLeft = and(isNotNull(voicemails.recordingEnc), lt(voicemails.wipedAt, now() - leftAfter))
  const [row] = await db
    .select({ count: sql<number>`count(*)`, since: min(voicemails.wipedAt) })
    .from(voicemails)
    .where(isLeft)
  return { kind: 'recordings_left', count: Number(row!.count), since: row!.since === null ? null : Number(row!.since) }
}

/** The percentage of the disk that is free, when it is little. */
async function diskAlert(): Promise<Alert | null> {
  const { bavail, blocks } = await statfs(env.DATA_DIR)
  const free = bavail / blocks
  return free < leastFree ? { kind: 'disk_full', count: Math.round(free * 100), since: null } : null
}

/** Field keys are rotated once a year at least (docs/security.md). */
const keyLife = 365 * dayMs

/**
 * How many days old the key of encrypted fields is, when that is too many. Rotations are in the audit log; before the first one the key is
 * as old as the log.
 */
async function keyAlert(): Promise<Alert | null> {
  const rotated = and(eq(auditEvents.action, 'security.keys_rotate'), eq(auditEvents.outcome, 'ok'))
  const [last] = await db
    .select({ at: max(auditEvents.at) })
    .from(auditEvents)
    .where(rotated)
  const [first] = await db.select({ at: auditEvents.at }).from(auditEvents).where(eq(auditEvents.seq, 1))
  const since = Number(last?.at ?? first?.at ?? now())
  const age = now() - since
  return age < keyLife ? null : { kind: 'keys_old', count: Math.floor(age / dayMs), since: null }
}

/** From so many points on, a lower score of the site's own pages is worth a look. */
const scoreDrop = 3

/** The score of the last audit is lower than that of the one before. */
async function seoAlert(): Promise<Alert[]> {
  const { points, since } = await findScoreDrop()
  return points >= scoreDrop ? [{ kind: 'seo_drop', count: points, since }] : []
}

/** What somebody who runs the platform should know at once; empty when all is well. */
export async function listAlerts(): Promise<Alert[]> {
  const counted = [
    ...[await stuckMessages(), await failedMessages(), await failedRuns(), await syncsNotRun()],
    await leftRecordings(),
  ]
  const [keys, disk] = [await keyAlert(), await diskAlert()]
  return [
    ...counted.filter(({ count }) => count > 0),
    ...(keys ? [keys] : []),
    ...(disk ? [disk] : []),
    ...(await seoAlert()),
  ]
}
