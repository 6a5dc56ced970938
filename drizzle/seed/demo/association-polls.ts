import { and, asc, eq, gt, like } from 'drizzle-orm'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import {
  newPollKeys,
  newReceipt,
  randomRowId,
  sealBallot,
  shuffled,
} from '#app/modules/association/polls/ballot-seal.server.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import {
  pollBallots,
  pollKeys,
  pollNamedVotes,
  pollOptions,
  polls,
  pollSealedBallots,
  pollVoters,
} from '#drizzle/schema/association/polls.ts'
import { insertAll } from './insert-all.ts'
import { tri } from './tri.ts'

const physicians = 'demo-association-example-chinese-physicians'

type PollRow = typeof polls.$inferInsert

const rules = {
  secrecy: 'secret',
  eligible: 'all',
  maxChoices: 1,
  quorumPercent: 30,
  countsAbstentions: false,
} as const
const untilClose = { resultsVisible: 'after_close', outcome: null, publicKey: null, wipeDueAt: null } as const

/** The columns of a demo's poll that do not depend on when it is. */
function rowOf(key: string, at: number): Omit<PollRow, 'title' | 'body' | 'kind' | 'threshold' | 'status'> {
  return {
    ...{ id: `demo-poll-${key}-${at}`, associationId: physicians, ...rules, ...untilClose, version: 1 },
    ...{ opensAt: at - 2 * dayMs, closesAt: at + 5 * dayMs, createdAt: at - 3 * dayMs, updatedAt: at - 2 * dayMs },
  }
}

const options = [
  tri('周六上午，法拉盛', '週六上午，法拉盛', 'Saturday morning in Flushing'),
  tri('周日下午，日落公园', '週日下午，日落公園', 'Sunday afternoon in Sunset Park'),
  tri('网上举行', '線上舉行', 'Online'),
]

type Voters = readonly string[]

/** All members are on the list, the first of them have voted. Nobody is told of a demo's poll. */
async function insertVoters(
  tx: Transaction,
  pollId: string,
  voters: Voters,
  { voted, toldOf }: { voted: number; toldOf: 'opened' | 'closed' },
): Promise<void> {
  const rows = voters.map((memberId, serial) => ({
    ...{ pollId, memberId, hasVoted: serial > 0 && serial <= voted, toldOf },
  }))
  await insertAll(rows, (chunk) => tx.insert(pollVoters).values(chunk))
}

/** A secret motion that is open, with some sealed ballots. */
async function insertOpenMotion(tx: Transaction, at: number, voters: Voters): Promise<void> {
  const { publicKey, privateKey } = newPollKeys()
  const row: PollRow = {
    ...rowOf('motion', at),
    ...{ kind: 'motion', threshold: 'two_thirds', status: 'open', publicKey },
    title: tri('把会费提高到每年120美元', '把會費調高到每年120美元', 'Raise dues to $120 a year'),
    body: tri(
      '多收的会费用来支付免费健康讲座的场地。',
      '多收的會費用來支付免費健康講座的場地。',
      'The additional dues would pay for the rooms of our free health talks.',
    ),
  }
  await tx.insert(polls).values(row)
  const place = { table: 'poll_keys', column: 'private_key_enc', rowId: row.id }
  await tx.insert(pollKeys).values({ id: row.id, privateKeyEnc: encryptField(privateKey, place) })
  const voted = Math.min(24, voters.length - 1)
  await insertVoters(tx, row.id, voters, { voted, toldOf: 'opened' })
  const ballots = Array.from({ length: voted }, (_, serial) => ({
    ...{ id: randomRowId(), pollId: row.id },
    sealed: sealBallot({ choices: [serial % 4 === 0 ? 1 : 0], receipt: newReceipt() }, row.id, publicKey),
  }))
  await insertAll(shuffled(ballots), (chunk) => tx.insert(pollSealedBallots).values(chunk))
}

/** An open ballot among three options, with the names of some who have voted. */
async function insertOpenChoice(tx: Transaction, at: number, voters: Voters): Promise<void> {
  const row: PollRow = {
    ...rowOf('choice', at),
    ...{ kind: 'single', threshold: 'plurality', secrecy: 'open', resultsVisible: 'after_vote', status: 'open' },
    title: tri('下一次会员大会在哪里开', '下一次會員大會在哪裡開', 'Where to hold the next general meeting'),
    body: tri('', '', ''),
  }
  await tx.insert(polls).values(row)
  await tx
    .insert(pollOptions)
    .values(options.map((title, position) => ({ id: `${row.id}-${position}`, pollId: row.id, position, title })))
  const voted = voters.slice(1, 19)
  await insertVoters(tx, row.id, voters, { voted: voted.length, toldOf: 'opened' })
  const votes = voted.map((memberId, serial) => ({
    ...{ pollId: row.id, memberId, choices: [serial % 5 === 0 ? 2 : serial % 2], updatedAt: at - dayMs },
  }))
  await insertAll(votes, (chunk) => tx.insert(pollNamedVotes).values(chunk))
}

/** A secret motion that two thirds have carried. */
async function insertClosedMotion(tx: Transaction, at: number, voters: Voters): Promise<void> {
  const closesAt = at - 10 * dayMs
  const row: PollRow = {
    ...rowOf('bylaws', at),
    ...{ kind: 'motion', threshold: 'two_thirds', status: 'closed', outcome: 'passed' },
    ...{ opensAt: closesAt - 7 * dayMs, closesAt, createdAt: closesAt - 8 * dayMs, updatedAt: closesAt },
    title: tri('修改章程第四条', '修改章程第四條', 'Amend article four of the bylaws'),
    body: tri(
      '理事任期由一年改为两年。',
      '理事任期由一年改為兩年。',
      'Directors would serve for two years instead of one.',
    ),
  }
  await tx.insert(polls).values(row)
  const voted = voters.length - 1
  await insertVoters(tx, row.id, voters, { voted, toldOf: 'closed' })
  const yes = Math.ceil(voted * 0.7)
  const ballots = Array.from({ length: voted }, (_, serial) => ({
    ...{ id: randomRowId(), pollId: row.id, choices: [serial < yes ? 0 : 1], receipt: newReceipt() },
  }))
  await insertAll(shuffled(ballots), (chunk) => tx.insert(pollBallots).values(chunk))
}

async function insertDraft(tx: Transaction, at: number): Promise<void> {
  await tx.insert(polls).values({
    ...rowOf('draft', at),
    ...{ kind: 'motion', threshold: 'majority', status: 'draft', opensAt: null, closesAt: at + 30 * dayMs },
    title: tri('设立学生奖学金', '設立學生獎學金', 'Found a scholarship for students'),
    body: tri('', '', ''),
  })
}

/** Whether one of these polls is there, or where it should be open one that still is for a while. */
async function isAlive(tx: Transaction, key: string, openUntil: number | null): Promise<boolean> {
  const isOpen = openUntil === null ? undefined : and(eq(polls.status, 'open'), gt(polls.closesAt, openUntil))
  return (await tx.$count(polls, and(like(polls.id, `demo-poll-${key}-%`), isOpen))) > 0
}

async function listVoters(tx: Transaction): Promise<string[]> {
  const { id, associationId, status } = associationMembers
  const rows = await tx
    .select({ id })
    .from(associationMembers)
    .where(and(eq(associationId, physicians), eq(status, 'active')))
    .orderBy(asc(id))
    .limit(60)
  return rows.map((row) => row.id)
}

/**
 * Polls of the physicians' association: two that are open, one that has come out, and a draft. Those that are open are put again once
 * their end is near, so it may run at every start and there is always something to vote on.
 */
export async function seedDemoPolls(tx: Transaction): Promise<void> {
  const at = now()
  const voters = await listVoters(tx)
  if (voters.length < 2) return
  const soon = at + 12 * hourMs
  if (!(await isAlive(tx, 'motion', soon))) await insertOpenMotion(tx, at, voters)
  if (!(await isAlive(tx, 'choice', soon))) await insertOpenChoice(tx, at, voters)
  if (!(await isAlive(tx, 'bylaws', null))) await insertClosedMotion(tx, at, voters)
  if (!(await isAlive(tx, 'draft', null))) await insertDraft(tx, at)
}
