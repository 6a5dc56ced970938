import { and, asc, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { createMemberLink } from '#app/modules/association/commands/create-member-link.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { quietUntil } from '#app/modules/notifications/quiet-hours.ts'
import { paths } from '#app/paths.ts'
import { announcementOptOuts } from '#drizzle/schema/association/announcements.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { polls, pollVoters } from '#drizzle/schema/association/polls.ts'

/** Voters of one transaction, so that a large association keeps nobody else waiting. */
const batch = 200

/** Of a poll that closed longer ago nobody is told any more. */
const longestWait = 7 * dayMs

const news = { open: 'opened', closed: 'closed', archived: 'closed', canceled: 'canceled' } as const
const templates = { opened: 'poll_opened', closed: 'poll_closed', canceled: 'poll_canceled' } as const

type News = keyof typeof templates
type Untold = Readonly<{ pollId: string; of: News }>

/** Whom a poll has news for. Of one that was canceled before it opened there is none, as nobody had been told of it. */
const isUntold: Record<News, SQL | undefined> = {
  opened: isNull(pollVoters.toldOf),
  closed: or(isNull(pollVoters.toldOf), eq(pollVoters.toldOf, 'opened')),
  canceled: eq(pollVoters.toldOf, 'opened'),
}

type Reached = Readonly<{ memberId: string; userId: string | null; slug: string; locale: Locale; pollId: string }>

/** Where a member acts: in the provider area who has an account, by a link of their own everybody else. */
const memberAddress = (tx: Transaction, { memberId, userId, slug, locale, pollId }: Reached) =>
  userId === null
    ? createMemberLink(tx, memberId, locale)
    : siteAddress(paths.ownAssociations({ association: slug, poll: pollId }), locale)

async function tellBatch(tx: Transaction, { pollId, of }: Untold): Promise<number> {
  const voters = await tx
    .select({
      memberId: associationMembers.id,
      email: associationMembers.email,
      locale: associationMembers.locale,
      userId: associationMembers.userId,
      slug: associations.slug,
      name: associations.name,
      title: polls.title,
      optedOut: announcementOptOuts.id,
    })
    .from(pollVoters)
    .innerJoin(associationMembers, eq(associationMembers.id, pollVoters.memberId))
    .innerJoin(associations, eq(associations.id, associationMembers.associationId))
    .innerJoin(polls, eq(polls.id, pollVoters.pollId))
    .leftJoin(announcementOptOuts, eq(announcementOptOuts.id, associationMembers.id))
    .where(and(eq(pollVoters.pollId, pollId), isUntold[of]))
    .orderBy(asc(associationMembers.id))
    .limit(batch)
  const at = now()
  // That one may vote, or need not any more, comes by day and night to whoever is on the list; how it came out is news like others.
  const isNews = of === 'closed'
  const notBefore = (isNews && quietUntil(at)) || at
  for (const { memberId, email, locale, optedOut, name, title, ...reached } of voters) {
    if (email === null || (isNews && optedOut !== null)) continue
    await enqueueNotice(tx, {
      ...{ template: templates[of], recipient: { locale, email, phone: null }, event: memberId, notBefore },
      vars: {
        link: await memberAddress(tx, { memberId, locale, pollId, ...reached }),
        ...{ associationName: name[locale], topic: title[locale] },
      },
      subject: { type: 'poll', id: pollId },
    })
  }
  const ids = voters.map(({ memberId }) => memberId)
  if (ids.length > 0) {
    const told = and(eq(pollVoters.pollId, pollId), inArray(pollVoters.memberId, ids))
    await tx.update(pollVoters).set({ toldOf: of }).where(told)
  }
  return voters.length
}

/** Writes to everybody who may vote, in their language, that a poll has opened, has closed or was canceled; once each. */
export async function tellVoters(): Promise<void> {
  const waiting = await db
    .selectDistinct({ pollId: polls.id, status: polls.status })
    .from(pollVoters)
    .innerJoin(polls, eq(polls.id, pollVoters.pollId))
    .where(
      or(
        and(eq(polls.status, 'open'), isUntold.opened),
        and(inArray(polls.status, ['closed', 'archived']), gt(polls.closesAt, now() - longestWait), isUntold.closed),
        and(eq(polls.status, 'canceled'), isUntold.canceled),
      ),
    )
    .limit(20)
  for (const { pollId, status } of waiting) {
    const of = news[status as keyof typeof news]
    let told = batch
    while (told === batch) told = await withTransaction((tx) => tellBatch(tx, { pollId, of }))
  }
}
