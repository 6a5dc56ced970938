import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import type { loadAccountArea } from '#app/modules/association/member-area/pages/account-page.server.ts'
import { castVote } from '#app/modules/association/polls/commands/cast-vote.server.ts'
import { takePollStep } from '#app/modules/association/polls/commands/step-poll.server.ts'
import type { BallotAnswer } from '#app/modules/association/polls/pages/member-polls.server.ts'
import { paths } from '#app/paths.ts'
import { unsentForms } from '#drizzle/schema/accounts.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { pollBallots, pollSealedBallots, pollVoters } from '#drizzle/schema/association/polls.ts'
import { insertUser, signedIn } from '#tests/factories/accounts.ts'
import { switchAssociations } from '#tests/factories/associations.ts'
import { draftOf, insertPoll, pollStage } from '#tests/factories/polls.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, post } from './route-request.ts'

useDatabase()

const own = paths.ownAssociations()
let stage: Awaited<ReturnType<typeof pollStage>>
let headers: Record<string, string>
let userId = ''

beforeEach(async () => {
  await switchAssociations(true)
  stage = await pollStage(29)
  userId = await withTransaction((tx) => insertUser(tx))
  const isMember = eq(associationMembers.id, stage.memberIds[1]!)
  await withTransaction((tx) => tx.update(associationMembers).set({ userId }).where(isMember))
  headers = await signedIn(userId)
})

const send = (fields: Record<string, string>, to = own) =>
  post<{ ballot: BallotAnswer }>(to, { intent: 'vote', ...fields }, { headers })
const section = async (search: Record<string, string> = {}) =>
  (await get<typeof loadAccountArea>(paths.ownAssociations(search), { headers })).data.area!.polls
const close = (pollId: string) => takePollStep(stage.actor, { pollId, action: 'close' })

describe('a member', () => {
  it('story 9: votes in secret after a last look, gets a receipt once, and finds the ballot by it after the close', async () => {
    const poll = await insertPoll(stage.actor)
    expect((await section())!.open).toMatchObject([{ facts: { id: poll }, hasVoted: false, count: null, own: [] }])
    // Nothing chosen, then a look at the ballot, which casts nothing.
    const none = await send({ poll })
    expect([none.status, none.data.ballot]).toMatchObject([400, { step: 'choose', problem: 'none' }])
    const look = await send({ poll, ballot: '0' })
    expect(look.data.ballot).toEqual({ step: 'confirm', pollId: poll, sent: [0], says: '赞成' })
    expect(await db.$count(pollSealedBallots)).toBe(0)
    const back = await send({ poll, 'ballot[0]': '0', intent: 'change_ballot' })
    expect(back.data.ballot).toMatchObject({ step: 'choose', sent: [0], problem: null })
    const cast = await send({ poll, 'ballot[0]': '0', confirm: 'yes' })
    const { receipt } = cast.data.ballot as Extract<BallotAnswer, { step: 'receipt' }>
    expect(cast.headers.get('Cache-Control')).toBe('private, no-store')
    // Sent again it is refused, with a way on.
    expect((await send({ poll, ballot: '1', confirm: 'yes' })).location).toBe(
      paths.ownAssociations({ association: (await ownSlug())! }),
    )
    expect(await db.$count(pollSealedBallots)).toBe(1)
    const voted = await section()
    expect(voted!.open).toMatchObject([{ hasVoted: true, count: null, own: [] }])
    expect(JSON.stringify(voted)).not.toContain(receipt)

    for (let at = 2; at < 17; at++) {
      const voter = { memberId: stage.memberIds[at]!, associationId: stage.associationId }
      await castVote(voter, poll, [at < 12 ? 0 : 1])
    }
    await close(poll)
    const { open, over, shown } = (await section({ poll }))!
    expect([open, over]).toMatchObject([[], [{ id: poll, outcome: 'passed' }]])
    expect(shown!.count.result).toMatchObject({
      eligible: 30,
      votes: 16,
      needed: 11,
      quorumNeeded: 15,
      tally: [11, 5, 0],
    })
    expect(shown!.count.ballots).toHaveLength(16)
    const found = await send({ poll, receipt: receipt.toLowerCase().replaceAll('-', ' '), intent: 'find_ballot' })
    expect(found.data.ballot).toEqual({ step: 'found', pollId: poll, says: '赞成' })
    const lost = await send({ poll, receipt: 'AAAA-AAAA-AAAA', intent: 'find_ballot' })
    expect(lost.data.ballot).toMatchObject({ step: 'found', says: null })
    // The published ballots name nobody.
    expect(Object.keys((await db.select().from(pollBallots))[0]!).sort()).toEqual([
      'choices',
      'id',
      'pollId',
      'receipt',
    ])
  })

  it('changes a vote of an open poll, and ballots of every kind are taken as the page sends them', async () => {
    const of = (columns: Parameters<typeof draftOf>[0]) =>
      insertPoll(stage.actor, {
        draft: draftOf({ secrecy: 'open', resultsVisible: 'after_vote', threshold: 'plurality', ...columns }),
      })
    const several = await of({ kind: 'multiple', maxChoices: 2 })
    const rating = await of({ kind: 'rating' })
    const many = await send({ poll: several, 'ballot[0]': '0', 'ballot[1]': '1', 'ballot[2]': '2' })
    expect(many.data.ballot).toMatchObject({ problem: 'many', sent: [0, 1, 2] })
    const gap = await send({ poll: rating, 'ballot[0]': '5', 'ballot[2]': '1' })
    expect(gap.data.ballot).toMatchObject({ problem: 'incomplete', sent: [5, -1, 1] })
    const ballots: Record<string, string>[] = [{ 'ballot[0]': '0', 'ballot[1]': '1' }, { ballot: '2' }]
    for (const ballot of ballots) {
      expect((await send({ poll: several, ...ballot })).status).toBe(302)
    }
    await send({ poll: rating, 'ballot[0]': '5', 'ballot[1]': '3', 'ballot[2]': '1' })
    const shown = Object.fromEntries((await section())!.open.map((poll) => [poll.facts.id, poll]))
    expect(shown[several]).toMatchObject({
      own: [2],
      hasVoted: true,
      count: { result: { votes: 1, tally: [0, 0, 1] } },
    })
    expect(shown[rating]).toMatchObject({ own: [5, 3, 1], count: { result: { tally: [5, 3, 1] } } })
  })

  it('finds polls of others as unknown as those that nobody has', async () => {
    const other = await pollStage(1)
    const custom = draftOf({ eligible: 'custom' }, { named: [await emailOf(stage.memberIds[5]!)] })
    const polls = [await insertPoll(other.actor), await insertPoll(stage.actor, { draft: custom }), '']
    for (const poll of polls) {
      for (const intent of ['vote', 'find_ballot']) {
        expect((await send({ poll, ballot: '0', confirm: 'yes', receipt: 'A', intent })).status).toBe(404)
      }
    }
    expect(await section()).toBeNull()
    expect(await db.$count(pollVoters, eq(pollVoters.hasVoted, true))).toBe(0)
  })

  it('whose session has ended finds neither ballot nor receipt kept', async () => {
    const poll = await insertPoll(stage.actor)
    const stale = await signedIn(userId, { isRemembered: false })
    setClock(now() + 24 * 3_600_000)
    const forms: Record<string, string>[] = [
      { ballot: '0', confirm: 'yes' },
      { 'ballot[0]': '0' },
      { receipt: 'K7QX-2MPD-94WT', intent: 'find_ballot' },
    ]
    for (const fields of forms) {
      await post<never>(own, { intent: 'vote', poll, ...fields }, { headers: stale })
    }
    expect(await db.select().from(unsentForms)).toEqual([])
    // Another form of the same page is.
    await post<never>(own, { intent: 'leave' }, { headers: stale })
    expect(await db.$count(unsentForms)).toBe(1)
  })
})

async function emailOf(memberId: string): Promise<string> {
  const [row] = await db.select().from(associationMembers).where(eq(associationMembers.id, memberId))
  return row!.email!
}

async function ownSlug(): Promise<string | undefined> {
  return (await get<typeof loadAccountArea>(own, { headers })).data.own[0]?.slug
}
