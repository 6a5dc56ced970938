import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { dateSpan, localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { pollVoters, polls } from '#drizzle/schema/association/polls.ts'
import { insertAssociation, insertMember, managedAssociation } from '#tests/factories/associations.ts'
import { attendedEvent, insertEvent } from '#tests/factories/events.ts'
import { insertPoll } from '#tests/factories/polls.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { monthsUntil } from './months.ts'
import { readDuesStanding, readMemberMonths } from './queries/member-figures.server.ts'
import { readEventTurnouts, readPollTurnouts } from './queries/turnout-figures.server.ts'

useDatabase()

const today = () => localDate(now(), newYork)

it('counts members at the end of each month, who came and who went, of one association', async () => {
  const [associationId, other] = await withTransaction(async (tx) => [
    await insertAssociation(tx),
    await insertAssociation(tx),
  ])
  await withTransaction(async (tx) => {
    for (const joinedOn of ['2019-03-31', '2020-12-31', null]) await insertMember(tx, { associationId, joinedOn })
    await insertMember(tx, { associationId, joinedOn: today() })
    await insertMember(tx, { associationId, joinedOn: '2020-01-01', status: 'left' })
    await insertMember(tx, { associationId, joinedOn: today(), status: 'applied' })
    await insertMember(tx, { associationId: other, joinedOn: today() })
  })
  const months = monthsUntil(today(), 12)
  const figures = await readMemberMonths(associationId, months)
  expect(figures.map(({ month }) => month)).toEqual(months)
  expect(figures.at(-1)).toMatchObject({ members: 4, joined: 1, left: 1 })
  expect(figures.at(-2)).toMatchObject({ members: 4, joined: 0, left: 0 })
})

it('says how dues stand: paid for long, due soon, overdue, never', async () => {
  const associationId = await withTransaction((tx) => insertAssociation(tx))
  const until = [addDays(today(), 31), addDays(today(), 30), today(), addDays(today(), -1), null]
  await withTransaction(async (tx) => {
    for (const duesPaidUntil of until) await insertMember(tx, { associationId, duesPaidUntil })
  })
  expect(await readDuesStanding(associationId, today())).toEqual({ paid: 1, dueSoon: 2, overdue: 1, never: 1 })
})

it('tells the turnout of what is over, and nothing of a poll that is held', async () => {
  const { associationId, actor } = await managedAssociation()
  const { event } = await attendedEvent(associationId)
  await withTransaction((tx) => insertEvent(tx, { associationId }))
  const since = dateSpan(addDays(today(), -365), newYork).from
  const events = await readEventTurnouts(associationId, since, 'en-US')
  expect(events).toMatchObject([{ id: event, seats: 1, came: 1 }])
  const [held, closed] = [await insertPoll(actor), await insertPoll(actor)]
  await withTransaction(async (tx) => {
    await tx
      .update(polls)
      .set({ status: 'closed', closesAt: now() - dayMs })
      .where(eq(polls.id, closed))
    await tx.update(pollVoters).set({ hasVoted: true }).where(eq(pollVoters.pollId, held))
  })
  const rows = await readPollTurnouts(associationId, since, 'en-US')
  expect(rows).toMatchObject([{ id: closed, turnout: { eligible: 2, votes: 0 } }])
  expect(await db.select().from(pollVoters)).toHaveLength(4)
})
