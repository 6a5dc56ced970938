import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AssociationActor } from '#app/core/actor.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import { announcementOptOuts } from '#drizzle/schema/association/announcements.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import {
  pollBallots,
  pollKeys,
  pollNamedVotes,
  polls,
  pollSealedBallots,
  pollVoters,
} from '#drizzle/schema/association/polls.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { insertMember } from '#tests/factories/associations.ts'
import { draftOf, insertPoll, pollHour, pollStage } from '#tests/factories/polls.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { castVote } from './commands/cast-vote.server.ts'
import { draftPoll, editPoll } from './commands/save-poll.server.ts'
import { runPollChores, settlePolls } from './commands/settle-polls.server.ts'
import { takePollStep } from './commands/step-poll.server.ts'
import { findBallot, listBallots, readPoll, readResult } from './queries/polls.server.ts'

useDatabase()

let actor: AssociationActor
let associationId = ''
let memberIds: string[] = []
beforeEach(async () => {
  ;({ actor, associationId, memberIds } = await pollStage(4))
})

const voter = (at: number) => ({ memberId: memberIds[at]!, associationId })
const refusal = async (work: Promise<unknown>) => {
  const outcome = await outcomeOf(work)
  return outcome.done ? null : outcome.refusal.code
}
const statusOf = async (pollId: string) => (await readPoll(associationId, pollId)).status
const step = (pollId: string, action: Parameters<typeof takePollStep>[1]['action'], closesAt?: number) =>
  takePollStep(actor, { pollId, action, ...(closesAt === undefined ? {} : { closesAt }) })

describe('story 9', () => {
  it('30 members, 16 vote in secret, 11 yes: passed, and the ballots name no member', async () => {
    ;({ actor, associationId, memberIds } = await pollStage(29))
    const pollId = await insertPoll(actor)
    for (let at = 0; at < 16; at++) await castVote(voter(at), pollId, [at < 11 ? 0 : 1])
    expect(await refusal(castVote(voter(0), pollId, [1]))).toBe('polls.already_voted')
    await step(pollId, 'close')
    const poll = await readPoll(associationId, pollId)
    expect([poll.status, poll.outcome, poll.publicKey, poll.wipeDueAt]).toEqual(['closed', 'passed', null, null])
    expect(await readResult(poll)).toMatchObject({
      eligible: 30,
      votes: 16,
      needed: 11,
      quorumNeeded: 15,
      tally: [11, 5, 0],
    })
    const ballots = await db.select().from(pollBallots)
    expect(ballots).toHaveLength(16)
    expect(Object.keys(ballots[0]!).sort()).toEqual(['choices', 'id', 'pollId', 'receipt'])
    expect(memberIds.filter((id) => JSON.stringify(ballots).includes(id))).toEqual([])
    expect(await db.$count(pollSealedBallots)).toBe(0)
    expect(await db.$count(pollKeys)).toBe(0)
  })
})

describe('voting', () => {
  it('two votes of one member at once: one counts, and its receipt finds it', async () => {
    const pollId = await insertPoll(actor)
    const both = await Promise.allSettled([castVote(voter(0), pollId, [0]), castVote(voter(0), pollId, [1])])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await step(pollId, 'close')
    const at = both.findIndex(({ status }) => status === 'fulfilled')
    const { receipt } = (both[at] as PromiseFulfilledResult<{ receipt: string }>).value
    expect(await findBallot(pollId, receipt)).toEqual([at])
    expect(await listBallots(await readPoll(associationId, pollId))).toHaveLength(1)
  })

  it('in an open poll it can be changed until the close, and still counts once', async () => {
    const pollId = await insertPoll(actor, { draft: draftOf({ secrecy: 'open', quorumPercent: 0 }) })
    expect(await castVote(voter(0), pollId, [0])).toEqual({ receipt: null })
    await castVote(voter(0), pollId, [1])
    await castVote(voter(1), pollId, [1])
    expect(await readResult(await readPoll(associationId, pollId))).toMatchObject({ votes: 2, tally: [0, 2, 0] })
    await step(pollId, 'close')
    expect(await refusal(castVote(voter(0), pollId, [0]))).toBe('polls.not_now')
  })

  it('is for those on the list alone, in the time of the poll, with a ballot that it takes', async () => {
    const pollId = await insertPoll(actor)
    const late = await withTransaction((tx) => insertMember(tx, { associationId }))
    const other = await pollStage(1)
    expect(await refusal(castVote({ memberId: late, associationId }, pollId, [0]))).toBe('polls.not_eligible')
    const stranger = { memberId: other.memberIds[0]!, associationId: other.associationId }
    expect(await refusal(castVote(stranger, pollId, [0]))).toBe('polls.unknown')
    expect(await refusal(castVote(voter(0), pollId, [3]))).toBe('polls.choices')
    // Refused votes are no votes.
    expect(await db.$count(pollVoters, eq(pollVoters.hasVoted, true))).toBe(0)
    // A member who leaves after the opening stays on the list.
    await withTransaction((tx) =>
      tx.update(associationMembers).set({ status: 'left' }).where(eq(associationMembers.id, memberIds[2]!)),
    )
    await castVote(voter(2), pollId, [0])
    setClock(now() + 24 * pollHour)
    expect(await refusal(castVote(voter(1), pollId, [0]))).toBe('polls.not_now')
  })
})

describe('the life of a poll', () => {
  it('opens and closes by its times, whoever looks first', async () => {
    const times = { opensAt: now() + pollHour, closesAt: now() + 2 * pollHour }
    const pollId = await insertPoll(actor, { draft: draftOf(times), isOpen: false })
    await step(pollId, 'schedule')
    expect(await settlePolls()).toBe(0)
    setClock(now() + pollHour)
    await runPollChores()
    expect(await statusOf(pollId)).toBe('open')
    expect(await db.$count(pollVoters)).toBe(5)
    setClock(now() + pollHour)
    await settlePolls(associationId)
    expect((await readPoll(associationId, pollId)).outcome).toBe('no_quorum')
  })

  it('is canceled where at its time nobody may vote', async () => {
    const draft = draftOf({ eligible: 'custom', opensAt: now() + pollHour }, { named: ['nobody@example.com'] })
    const nobody = await withTransaction((tx) => insertMember(tx, { associationId, email: 'nobody@example.com' }))
    const pollId = await insertPoll(actor, { draft, isOpen: false })
    await step(pollId, 'schedule')
    await withTransaction((tx) =>
      tx.update(associationMembers).set({ status: 'left' }).where(eq(associationMembers.id, nobody)),
    )
    setClock(now() + pollHour)
    await settlePolls()
    expect(await statusOf(pollId)).toBe('canceled')
  })

  it('is for officers, or for some members, where it says so', async () => {
    await withTransaction((tx) => insertMember(tx, { associationId, role: 'officer' }))
    const forOfficers = await insertPoll(actor, { draft: draftOf({ eligible: 'officers' }) })
    expect(await db.$count(pollVoters, eq(pollVoters.pollId, forOfficers))).toBe(2)
    const [member] = await db.select().from(associationMembers).where(eq(associationMembers.id, memberIds[1]!))
    const named = [member!.email!.toUpperCase(), member!.name]
    const forSome = await insertPoll(actor, { draft: draftOf({ eligible: 'custom' }, { named }) })
    expect(
      (await db.select().from(pollVoters).where(eq(pollVoters.pollId, forSome))).map((row) => row.memberId),
    ).toEqual([memberIds[1]])
    const unknown = insertPoll(actor, { draft: draftOf({ eligible: 'custom' }, { named: ['who@example.com'] }) })
    expect(await refusal(unknown)).toBe('polls.no_member')
  })

  it('changes nothing after the opening but its end, and that only to a later one', async () => {
    const pollId = await insertPoll(actor)
    const { closesAt, version } = await readPoll(associationId, pollId)
    expect(await refusal(editPoll(actor, { pollId, seen: version, draft: draftOf() }))).toBe('polls.not_now')
    expect(await refusal(step(pollId, 'extend', closesAt! - 1))).toBe('polls.not_later')
    await step(pollId, 'extend', closesAt! + pollHour)
    expect((await readPoll(associationId, pollId)).closesAt).toBe(closesAt! + pollHour)
    expect(await refusal(step(pollId, 'open'))).toBe('polls.not_now')
    const draft = await insertPoll(actor, { isOpen: false })
    expect(await refusal(step(draft, 'close'))).toBe('polls.not_now')
  })

  it.runIf(dialect === 'postgres')(
    'has its tables written anew at the close, so that no page keeps what was sealed',
    async () => {
      const tables = ['poll_sealed_ballots', 'poll_keys', 'poll_named_votes']
      const filesOf = async () => {
        const file = (name: string) => sql<number>`pg_relation_filenode(${name})`
        const [row] = await db
          .select(Object.fromEntries(tables.map((name) => [name, file(name)])))
          .from(polls)
          .limit(1)
        return row!
      }
      const pollId = await insertPoll(actor)
      await castVote(voter(0), pollId, [0])
      const before = await filesOf()
      await step(pollId, 'close')
      const after = await filesOf()
      expect(tables.filter((name) => before[name] === after[name])).toEqual([])
    },
  )

  it('that is canceled while open leaves no ballot, and its voters are told', async () => {
    for (const secrecy of ['secret', 'open'] as const) {
      const pollId = await insertPoll(actor, { draft: draftOf({ secrecy }) })
      await castVote(voter(1), pollId, [0])
      await step(pollId, 'cancel')
      expect([await db.$count(pollSealedBallots), await db.$count(pollKeys), await db.$count(pollNamedVotes)]).toEqual([
        ...[0, 0, 0],
      ])
      expect(await db.$count(pollBallots)).toBe(0)
      const told = await db.select().from(messageOutbox).where(eq(messageOutbox.subjectId, pollId))
      // The owner has no address.
      expect(told.map(({ template }) => template).sort()).toEqual([
        ...Array.from({ length: 4 }, () => 'poll_canceled'),
        ...Array.from({ length: 4 }, () => 'poll_opened'),
      ])
    }
  })

  it('that has closed is told of once to whoever is on its list, in their language, and not to who wants no mail', async () => {
    const pollId = await insertPoll(actor)
    await withTransaction(async (tx) => {
      const of = (at: number) => eq(associationMembers.id, memberIds[at]!)
      await tx.update(associationMembers).set({ locale: 'zh-Hant' }).where(of(1))
      await tx.update(associationMembers).set({ status: 'left' }).where(of(2))
      await tx.insert(announcementOptOuts).values({ id: memberIds[3]!, createdAt: now() })
    })
    await castVote(voter(1), pollId, [0])
    await step(pollId, 'close')
    await runPollChores()
    const closed = async () => {
      const isOfClose = and(eq(messageOutbox.subjectId, pollId), eq(messageOutbox.template, 'poll_closed'))
      return (await db.select().from(messageOutbox).where(isOfClose)).map(({ locale }) => locale).sort()
    }
    // Four members with an address, of whom one has opted out; whether one has voted makes no difference.
    expect(await closed()).toEqual(['zh-Hans', 'zh-Hans', 'zh-Hant'])
    expect(await db.$count(pollVoters, eq(pollVoters.toldOf, 'closed'))).toBe(5)
    await step(pollId, 'archive')
    await runPollChores()
    expect(await closed()).toHaveLength(3)
  })

  it('that closed before anybody was told goes out in whole batches, and after a week not at all', async () => {
    const pollId = await insertPoll(actor)
    await step(pollId, 'close')
    const untold = () => withTransaction((tx) => tx.update(pollVoters).set({ toldOf: null }))
    const clear = () => withTransaction((tx) => tx.delete(messageOutbox))
    // As a kill between two batches leaves it: some are told, the others are not.
    await clear()
    const isTold = inArray(pollVoters.memberId, memberIds.slice(0, 3))
    await untold()
    await withTransaction((tx) => tx.update(pollVoters).set({ toldOf: 'closed' }).where(isTold))
    await runPollChores()
    expect(await db.$count(messageOutbox)).toBe(2)
    await clear()
    await untold()
    setClock(now() + 8 * 24 * pollHour)
    await runPollChores()
    expect(await db.$count(messageOutbox)).toBe(0)
  })

  it('a form sent twice begins one draft; of two who change it the second is told', async () => {
    const pollId = newId()
    const begin = () => draftPoll(actor, { pollId, shown: associationId, draft: draftOf({ kind: 'single' }) })
    await begin()
    expect(await refusal(begin())).toBe('polls.stale')
    expect(await db.$count(polls)).toBe(1)
    await editPoll(actor, { pollId, seen: 1, draft: draftOf({ threshold: 'plurality' }) })
    expect(await refusal(editPoll(actor, { pollId, seen: 1, draft: draftOf() }))).toBe('polls.stale')
    expect((await readPoll(associationId, pollId)).threshold).toBe('plurality')
  })

  it('is its own association’s alone', async () => {
    const pollId = await insertPoll(actor)
    const other = await pollStage(0)
    expect(await refusal(takePollStep(other.actor, { pollId, action: 'close' }))).toBe('polls.unknown')
    expect(await refusal(readPoll(other.associationId, pollId))).toBe('polls.unknown')
    expect(await statusOf(pollId)).toBe('open')
  })

  it('is audited step by step, a secret vote not at all', async () => {
    const pollId = await insertPoll(actor)
    await castVote(voter(0), pollId, [0])
    await step(pollId, 'close')
    await step(pollId, 'archive')
    const events = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, pollId))
      .orderBy(asc(auditEvents.seq))
    expect(events.map(({ action }) => action)).toEqual(
      ['draft', 'open', 'close', 'archive'].map((each) => `association.poll_${each}`),
    )
  })
})
