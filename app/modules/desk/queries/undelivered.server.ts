import { and, asc, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { atProviderFacilities, inWords } from './day-visits.server.ts'
import type { DeskProviderFacility } from './desk-provider-facilities.server.ts'
import { type DeskVisit, selectVisits } from './visit-row.server.ts'

/** A visit about which somebody has not been told, and on which channels. */
export type Undelivered = Readonly<{ visit: DeskVisit; channels: ('sms' | 'email')[] }>

/** On other days than today. */
export const everybodyTold: Undelivered[] = []

/** How long a message that has failed is somebody's task; whoever calls does so the same day. */
const keptMs = dayMs
/** Older messages have been given up before. */
const dueMs = 7 * dayMs
const most = 20

/** When the last message about each visit went out, by visit and channel. */
async function lastSent(ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: messageOutbox.subjectId, channel: messageOutbox.channel, at: messageOutbox.updatedAt })
    .from(messageOutbox)
    .where(
      and(
        eq(messageOutbox.subjectType, 'appointment'),
        inArray(messageOutbox.subjectId, [...ids]),
        inArray(messageOutbox.state, ['sent', 'delivered']),
      ),
    )
    .orderBy(asc(messageOutbox.updatedAt), asc(messageOutbox.id))
  return new Map(rows.map(({ id, channel, at }) => [`${id} ${channel}`, at]))
}

/**
 * Visits to come about which a message has failed for good within a day, the soonest first. A later one that went out on the same channel
 * makes good for it.
 */
export async function listUndelivered(
  providerFacilities: readonly DeskProviderFacility[],
  locale: Locale,
): Promise<Undelivered[]> {
  if (providerFacilities.length === 0) return []
  const now = clockNow()
  const failed = await db
    .select({ id: messageOutbox.subjectId, channel: messageOutbox.channel, at: messageOutbox.updatedAt })
    .from(messageOutbox)
    .innerJoin(appointments, eq(appointments.id, messageOutbox.subjectId))
    .where(
      and(
        eq(messageOutbox.state, 'failed'),
        gte(messageOutbox.notBefore, now - dueMs),
        gte(messageOutbox.updatedAt, now - keptMs),
        eq(messageOutbox.subjectType, 'appointment'),
        atProviderFacilities(providerFacilities),
        or(gt(appointments.startsAt, now), isNull(appointments.startsAt)),
      ),
    )
    .orderBy(asc(messageOutbox.updatedAt), asc(messageOutbox.id))
  if (failed.length === 0) return []
  const sent = await lastSent(failed.map(({ id }) => id))
  const channelsOf = new Map<string, Set<'sms' | 'email'>>()
  for (const { id, channel, at } of failed)
    if (channel !== 'inapp' && (sent.get(`${id} ${channel}`) ?? 0) < at)
      channelsOf.set(id, (channelsOf.get(id) ?? new Set()).add(channel))
  const ids = [...channelsOf.keys()].slice(0, most)
  if (ids.length === 0) return []
  const rows = await selectVisits()
    .where(and(atProviderFacilities(providerFacilities), inArray(appointments.id, ids)))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  return inWords(rows, providerFacilities, locale, now).map((visit) => ({
    visit,
    channels: [...channelsOf.get(visit.id)!],
  }))
}
