import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { setClock, now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { pollBallots, pollKeys, polls, pollSealedBallots, pollVoters } from '#drizzle/schema/association/polls.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { draftOf, insertPoll, pollStage } from '#tests/factories/polls.ts'
import { chanceOf, correlation, ranks } from '#tests/factories/rank-statistics.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { castVote } from './commands/cast-vote.server.ts'
import { takePollStep } from './commands/step-poll.server.ts'

useDatabase()

const file = resolve(`data/test/${process.pid}.sqlite`)

/** Every byte that SQLite keeps: the database, its write-ahead log and the log's index. */
const bytesOnDisk = () =>
  Buffer.concat(
    ['', '-wal', '-shm']
      .map((end) => file + end)
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path)),
  )

it('after the close of a secret poll nothing in the files joins ballots to those who cast them', async () => {
  const voters = 200
  const { actor, associationId, memberIds } = await pollStage(voters)
  const pollId = await insertPoll(actor, { draft: draftOf({ closesAt: now() + 86_400_000, countsAbstentions: true }) })
  const begun = now()
  // Known choices in a pattern that a kept order would show: the first third yes, the second no, the last abstains.
  const choiceOf = (at: number) => Math.floor((at * 3) / voters)
  const cast: { memberId: string; choice: number; receipt: string; at: number }[] = []
  for (let at = 0; at < voters; at++) {
    setClock(begun + at * 1_000)
    const memberId = memberIds[at + 1]!
    const { receipt } = await castVote({ memberId, associationId }, pollId, [choiceOf(at)])
    cast.push({ memberId, choice: choiceOf(at), receipt: receipt!, at: now() })
  }

  // Until the close there is no result, and the sealed copies tell nothing: neither by length, nor by the order of their rows.
  expect(await db.$count(pollBallots)).toBe(0)
  const sealed = await db.select().from(pollSealedBallots)
  const [key] = await db.select().from(pollKeys)
  const [{ publicKey }] = (await db.select({ publicKey: polls.publicKey }).from(polls)) as [{ publicKey: string }]
  expect(new Set(sealed.map((row) => row.sealed.length)).size).toBe(1)
  const before = bytesOnDisk()
  const secrets = [...sealed.map((row) => row.sealed), key!.privateKeyEnc]
  // The check that follows finds what is there: all of it is, now.
  expect(secrets.filter((text) => !before.includes(text))).toEqual([])
  expect(cast.filter(({ receipt }) => before.includes(receipt))).toEqual([])

  setClock(begun + voters * 1_000)
  await takePollStep(actor, { pollId, action: 'close' })

  const after = bytesOnDisk()
  // A tail is enough to know a copy by: nothing of a sealed ballot, of the key or of its public half is left, in no page and in no log.
  const pieces = [...secrets, publicKey].flatMap((text) => [text.slice(0, 40), text.slice(-40)])
  expect(pieces.filter((text) => after.includes(text))).toEqual([])
  expect([await db.$count(pollSealedBallots), await db.$count(pollKeys)]).toEqual([0, 0])

  // The ballots: all of them, and of each only what was chosen and its receipt.
  const rows = await db
    .select({
      rowid: sql<number>`rowid`,
      id: pollBallots.id,
      choices: pollBallots.choices,
      receipt: pollBallots.receipt,
    })
    .from(pollBallots)
    .orderBy(asc(sql`rowid`))
  const expected = new Map(cast.map(({ receipt, choice }) => [receipt, choice]))
  expect(rows.map(({ receipt }) => [expected.get(receipt)])).toEqual(rows.map(({ choices }) => choices))
  expect(rows).toHaveLength(voters)
  expect(Object.keys((await db.select().from(pollBallots))[0]!).sort()).toEqual(['choices', 'id', 'pollId', 'receipt'])

  // Order: of the rows, of their numbers, of the receipts, and of where they stand in the file, against the order of the votes.
  const turn = new Map(cast.map(({ receipt }, at) => [receipt, at]))
  const turns = rows.map(({ receipt }) => turn.get(receipt)!)
  const orders = {
    rows: rows.map((_, at) => at),
    numbers: rows.map(({ id }) => id),
    receipts: rows.map(
      ({ receipt }) => Number.parseInt(Buffer.from(receipt.slice(0, 4)).toString('hex'), 16) + Math.random() / 2,
    ),
    places: rows.map(({ receipt }) => after.indexOf(receipt)),
  }
  for (const [name, order] of Object.entries(orders)) {
    expect(Math.abs(correlation(ranks(order), turns)), name).toBeLessThan(chanceOf(voters))
  }
  // Nor do neighbors in the file go together: who voted after whom is not who stands beside whom.
  const neighbors = turns.filter((value, at) => at > 0 && Math.abs(value - turns[at - 1]!) === 1).length
  expect(neighbors).toBeLessThan(15)

  // The list of voters: who, without when; in the order in which the members were entered, whatever they chose.
  const list = await db.select().from(pollVoters).where(eq(pollVoters.pollId, pollId))
  expect(new Set(list.map((row) => Object.keys(row).sort().join()))).toEqual(
    new Set(['hasVoted,memberId,pollId,toldOf']),
  )
  const choiceOfMember = new Map(cast.map(({ memberId, choice }) => [memberId, choice]))
  const isYes = (memberId: string) => (choiceOfMember.get(memberId) === 0 ? 1 : 0)
  const toldOf = list.filter(({ memberId }) => isYes(memberId)).map((row) => `${row.hasVoted}${row.toldOf}`)
  expect(new Set(toldOf).size).toBe(1)

  // Whatever else is written: no member beside a ballot, no receipt beside a member, no time of a vote anywhere.
  const others = JSON.stringify([
    await db.select().from(auditEvents),
    await db.select().from(messageOutbox),
    await db.select().from(polls),
  ])
  expect(cast.filter(({ receipt }) => others.includes(receipt))).toEqual([])
  const times = new Set(cast.slice(1).map(({ at }) => String(at)))
  expect([...times].filter((at) => others.includes(at))).toEqual([])
  const actions = (await db.select().from(auditEvents).where(eq(auditEvents.subjectId, pollId))).map(
    ({ action }) => action,
  )
  expect(actions.sort()).toEqual(['association.poll_close', 'association.poll_draft', 'association.poll_open'])
  // Around no ballot in the file does a member's id stand.
  const near = rows.filter(({ receipt }) => {
    const at = after.indexOf(receipt)
    const around = after.subarray(Math.max(0, at - 120), at + 120).toString('latin1')
    return memberIds.some((id) => around.includes(id))
  })
  expect(near).toEqual([])

  // The log is empty but for what was written after it was emptied, and the next write finds nothing to bring back.
  await withTransaction((tx) => tx.update(polls).set({ version: 99 }).where(eq(polls.id, pollId)))
  const later = bytesOnDisk()
  expect(pieces.filter((text) => later.includes(text))).toEqual([])
})
