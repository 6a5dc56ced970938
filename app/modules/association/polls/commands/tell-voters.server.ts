import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { createMemberLink } from '#app/modules/association/commands/create-member-link.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { polls, pollVoters } from '#drizzle/schema/association/polls.ts'

/** Voters of one transaction, so that a large association keeps nobody else waiting. */
const batch = 200

const news = { open: 'opened', canceled: 'canceled' } as const
const templates = { opened: 'poll_opened', canceled: 'poll_canceled' } as const

type Untold = { pollId: string; status: 'open' | 'canceled' }

/** Whom a poll has news for. Of one that was canceled before it opened there is none, as nobody had been told of it. */
const isUntold = ({ status }: Pick<Untold, 'status'>) =>
  status === 'open' ? isNull(pollVoters.toldOf) : eq(pollVoters.toldOf, 'opened')

type Reached = Readonly<{ memberId: string; userId: string | null; slug: string; locale: Locale }>

/** Where a member acts: in the provider area who has an account, by a link of their own everybody else. */
const memberAddress = (tx: Transaction, { memberId, userId, slug, locale }: Reached) =>
  userId === null
    ? createMemberLink(tx, memberId, locale)
    : siteAddress(paths.ownAssociations({ association: slug }), locale)

async function tellBatch(tx: Transaction, { pollId, status }: Untold): Promise<number> {
  const voters = await tx
    .select({
      memberId: associationMembers.id,
      email: associationMembers.email,
      locale: associationMembers.locale,
      userId: associationMembers.userId,
      slug: associations.slug,
      name: associations.name,
      title: polls.title,
    })
    .from(pollVoters)
    .innerJoin(associationMembers, eq(associationMembers.id, pollVoters.memberId))
    .innerJoin(associations, eq(associations.id, associationMembers.associationId))
    .innerJoin(polls, eq(polls.id, pollVoters.pollId))
    .where(and(eq(pollVoters.pollId, pollId), isUntold({ status })))
    .orderBy(asc(associationMembers.id))
    .limit(batch)
  for (const { memberId, email, locale, ...of } of voters) {
    if (email === null) continue
    await enqueueNotice(tx, {
      ...{ template: templates[news[status]], recipient: { locale, email, phone: null }, event: memberId },
      vars: {
        link: await memberAddress(tx, { memberId, locale, ...of }),
        ...{ associationName: of.name[locale], topic: of.title[locale] },
      },
      subject: { type: 'poll', id: pollId },
    })
  }
  const ids = voters.map(({ memberId }) => memberId)
  if (ids.length > 0) {
    const told = and(eq(pollVoters.pollId, pollId), inArray(pollVoters.memberId, ids))
    await tx.update(pollVoters).set({ toldOf: news[status] }).where(told)
  }
  return voters.length
}

/** Writes to everybody who may vote, in their language, that a poll has opened or was canceled; once each. */
export async function tellVoters(): Promise<void> {
  const waiting = await db
    .selectDistinct({ pollId: polls.id, status: polls.status })
    .from(pollVoters)
    .innerJoin(polls, eq(polls.id, pollVoters.pollId))
    .where(
      or(
        and(eq(polls.status, 'open'), isNull(pollVoters.toldOf)),
        and(eq(polls.status, 'canceled'), eq(pollVoters.toldOf, 'opened')),
      ),
    )
    .limit(20)
  for (const poll of waiting as Untold[]) {
    let told = batch
    while (told === batch) told = await withTransaction((tx) => tellBatch(tx, poll))
  }
}
