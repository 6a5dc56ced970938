import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { dateSpan, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { newId } from '#app/core/ids.server.ts'
import { associationDues } from '#drizzle/schema/association/members.ts'
import { dailyCounts } from '#drizzle/schema/measuring.ts'
import { pollVoters, polls } from '#drizzle/schema/association/polls.ts'
import { findAssociationCounts } from '#app/modules/analytics/queries/association-counts.server.ts'
import { insertAssociation, insertMember, managedAssociation } from '#tests/factories/associations.ts'
import { attendedEvent, insertEvent } from '#tests/factories/events.ts'
import { insertPoll } from '#tests/factories/polls.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { leaveAssociation } from '../member-area/commands/leave-association.server.ts'
import { findLinkedMember } from '../member-area/queries/acting-members.server.ts'
import { monthsUntil } from './months.ts'
import { analyticsFile, loadAssociationAnalytics } from './pages/analytics-page.server.ts'
import { readDuesStanding, readMemberMonths, readRenewals } from './queries/member-figures.server.ts'
import { readEventTurnouts, readPollTurnouts } from './queries/turnout-figures.server.ts'

useDatabase()

it('counts members at the end of each month, who came and who went, of one association', async () => {
  const [associationId, other] = await withTransaction(async (tx) => [
    await insertAssociation(tx),
    await insertAssociation(tx),
  ])
  await withTransaction(async (tx) => {
    for (const joinedOn of ['2019-03-31', '2020-12-31', null]) await insertMember(tx, { associationId, joinedOn })
    await insertMember(tx, { associationId, joinedOn: todayInNewYork() })
    await insertMember(tx, { associationId, joinedOn: '2020-01-01', status: 'left' })
    await insertMember(tx, { associationId, joinedOn: todayInNewYork(), status: 'applied' })
    await insertMember(tx, { associationId: other, joinedOn: todayInNewYork() })
  })
  const months = monthsUntil(todayInNewYork(), 12)
  const figures = await readMemberMonths(associationId, months)
  expect(figures.map(({ month }) => month)).toEqual(months)
  expect(figures.at(-1)).toMatchObject({ members: 4, joined: 1, left: 1 })
  expect(figures.at(-2)).toMatchObject({ members: 4, joined: 0, left: 0 })
})

it('never counts who took an application back, but who was entered without a day of joining and left', async () => {
  const associationId = await withTransaction((tx) => insertAssociation(tx))
  const [applicant, imported] = await withTransaction(async (tx) => [
    await insertMember(tx, { associationId, status: 'applied', appliedAt: now() }),
    await insertMember(tx, { associationId }),
  ])
  for (const memberId of [applicant, imported]) {
    await leaveAssociation((await findLinkedMember(memberId!, 'en-US'))!.member)
  }
  const figures = await readMemberMonths(associationId, monthsUntil(todayInNewYork(), 12))
  expect(figures.at(-2)).toMatchObject({ members: 1, left: 0 })
  expect(figures.at(-1)).toMatchObject({ members: 0, left: 1 })
})

it('lists the latest fifty events on the page, and all of them in the file', async () => {
  const { associationId, actor } = await managedAssociation()
  await withTransaction(async (tx) => {
    for (let day = 1; day <= 51; day++) {
      await insertEvent(tx, { associationId, status: 'finished', startsAt: now() - day * dayMs })
    }
  })
  const request = new Request('https://example.com/association-management/analytics')
  const { report } = await (await loadAssociationAnalytics(request, actor, findAssociationCounts)).json()
  expect(report.events).toHaveLength(50)
  expect(
    (await (await analyticsFile(request, actor, findAssociationCounts)).text()).match(/^Health talk,/gm),
  ).toHaveLength(51)
})

it('counts dues paid, pages looked at and endorsements followed by the month in which they were, of one association', async () => {
  const { associationId, actor } = await managedAssociation()
  const memberId = await withTransaction((tx) => insertMember(tx, { associationId }))
  const months = monthsUntil(todayInNewYork(), 12)
  const [before, current] = [months.at(-2)!, months.at(-1)!]
  const paidAt = (month: string) => dateSpan(month, newYork).from
  const rows = [
    ...[before, before, current].map((month) => ({ status: 'paid' as const, at: paidAt(month) })),
    { status: 'open' as const, at: paidAt(current) },
  ]
  await withTransaction(async (tx) => {
    for (const { status, at } of rows)
      await tx.insert(associationDues).values({
        ...{ id: newId(), associationId, memberId, status, amountCents: 6000, createdAt: at, updatedAt: at },
      })
    const dimension = 'association' as const
    for (const [measure, value, day, count] of [
      ['association_view', associationId, before, 3],
      ['association_view', associationId, addDays(before, 1), 3],
      ['association_view', 'other', current, 3],
      ['endorsement_click', associationId, before, 1],
      ['endorsement_click', associationId, current, 2],
      ['endorsement_click', 'other', current, 5],
    ] as const)
      await tx.insert(dailyCounts).values({ measure, dimension, value, day, count })
  })
  expect(await readRenewals(associationId, months)).toEqual([...Array<number>(10).fill(0), 2, 1])
  const request = new Request('https://example.com/association-management/analytics')
  const { report } = await (await loadAssociationAnalytics(request, actor, findAssociationCounts)).json()
  expect(report.members.slice(-2).map(({ renewals, views, clicks }) => [renewals, views, clicks])).toEqual([
    [2, 6, 1],
    [1, 0, 2],
  ])
})

it('says how dues stand: paid for long, due soon, overdue, never', async () => {
  const associationId = await withTransaction((tx) => insertAssociation(tx))
  const until = [
    addDays(todayInNewYork(), 31),
    addDays(todayInNewYork(), 30),
    todayInNewYork(),
    addDays(todayInNewYork(), -1),
    null,
  ]
  await withTransaction(async (tx) => {
    for (const duesPaidUntil of until) await insertMember(tx, { associationId, duesPaidUntil })
  })
  expect(await readDuesStanding(associationId, todayInNewYork())).toEqual({ paid: 1, dueSoon: 2, overdue: 1, never: 1 })
})

it('tells the turnout of what is over, and nothing of a poll that is held', async () => {
  const { associationId, actor } = await managedAssociation()
  const { event } = await attendedEvent(associationId)
  await withTransaction((tx) => insertEvent(tx, { associationId }))
  const since = dateSpan(addDays(todayInNewYork(), -365), newYork).from
  const asked = { since, locale: 'en-US', most: 50 } as const
  const events = await readEventTurnouts(associationId, asked)
  expect(events).toMatchObject([{ id: event, seats: 1, came: 1 }])
  const [held, closed] = [await insertPoll(actor), await insertPoll(actor)]
  await withTransaction(async (tx) => {
    await tx
      .update(polls)
      .set({ status: 'closed', closesAt: now() - dayMs })
      .where(eq(polls.id, closed))
    await tx.update(pollVoters).set({ hasVoted: true }).where(eq(pollVoters.pollId, held))
  })
  const rows = await readPollTurnouts(associationId, asked)
  expect(rows).toMatchObject([{ id: closed, turnout: { eligible: 2, votes: 0 } }])
  expect(await db.select().from(pollVoters)).toHaveLength(4)
})
