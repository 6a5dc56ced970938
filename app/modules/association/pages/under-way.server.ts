import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { textFor } from '../announcements/announcement-text.ts'
import { findLastSent, readReport } from '../announcements/queries/announcement-rows.server.ts'
import { seatsTaken } from '../events/commands/event-seats.server.ts'
import { whenOf } from '../events/event-times.ts'
import { countWaiting, findNextEvent } from '../events/queries/event-rows.server.ts'
import { settlePolls } from '../polls/commands/settle-polls.server.ts'
import { quorumOf } from '../polls/poll-result.ts'
import { listPolls } from '../polls/queries/poll-lists.server.ts'
import { readTurnouts } from '../polls/queries/polls.server.ts'

async function nextEvent(associationId: string, locale: Locale) {
  const event = await findNextEvent(associationId, now())
  if (!event) return null
  const { id, title, capacity } = event
  const [taken, waiting] = await Promise.all([seatsTaken(db, id), countWaiting(id)])
  return { id, title: title[locale], when: whenOf(event, locale), capacity, taken, waiting }
}

/** Polls that are held, those that close first in front: how many have voted, and how many have to. */
async function openPolls(associationId: string, locale: Locale) {
  await settlePolls(associationId)
  const polls = (await listPolls(associationId, ['open'])).toReversed()
  const turnouts = await readTurnouts(polls.map(({ id }) => id))
  return polls.map(({ id, title, closesAt, quorumPercent }) => {
    const { eligible, votes } = turnouts.get(id) ?? { eligible: 0, votes: 0 }
    return { id, title: title[locale], closesAt, eligible, votes, quorum: quorumOf(eligible, quorumPercent) }
  })
}

async function lastAnnouncement(associationId: string, locale: Locale) {
  const row = await findLastSent(associationId)
  if (!row) return null
  const { reached, sent, read } = await readReport(row.id)
  return { id: row.id, title: textFor(row, locale).title, sentAt: row.sentAt, reached, sent, read }
}

/** What is under way in an association: the next event, polls that are held, and what became of the last announcement. */
export async function readUnderWay(associationId: string, locale: Locale) {
  const [event, polls, announcement] = await Promise.all([
    nextEvent(associationId, locale),
    openPolls(associationId, locale),
    lastAnnouncement(associationId, locale),
  ])
  return { event, polls, announcement }
}

export type UnderWay = Awaited<ReturnType<typeof readUnderWay>>
