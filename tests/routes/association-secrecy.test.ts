import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import Client from 'better-sqlite3'
import { eq, sql } from 'drizzle-orm'
import type { RequestHandler } from 'express'
import { expect, it, onTestFinished } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { createActionLink } from '#app/modules/action-links/commands/create-action-link.server.ts'
import { grantLinkAccess } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { takePollStep } from '#app/modules/association/polls/commands/step-poll.server.ts'
import type { BallotAnswer } from '#app/modules/association/polls/pages/member-polls.server.ts'
import { paths } from '#app/paths.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { pollBallots, pollSealedBallots } from '#drizzle/schema/association/polls.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { insertUser, signedIn } from '#tests/factories/accounts.ts'
import { switchAssociations } from '#tests/factories/associations.ts'
import { draftOf, insertPoll, pollStage } from '#tests/factories/polls.ts'
import { chanceOf, correlation, ranks } from '#tests/factories/rank-statistics.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, post } from './route-request.ts'

useDatabase()

type Line = Record<string, unknown>
type Asked = { method?: string; headers?: Record<string, string>; body?: string }
type Shell = { lines: Line[]; ask(path: string, asked?: Asked): Promise<{ status: number; body: string }> }

const shells = import.meta.glob<{ openShell(options: { handler: RequestHandler }): Promise<Shell> }>(
  '/server/testing/sockets.ts',
)

/** The routes behind the server's own shell, which writes the request log. */
const answerByRoute: RequestHandler = (req, res, next) => {
  const headers = { Cookie: req.headers.cookie ?? '' }
  const answer = async () => {
    if (req.method === 'GET') return get<() => Promise<Response>>(req.originalUrl, { headers })
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk as Buffer)
    const fields = [...new URLSearchParams(Buffer.concat(chunks).toString())]
    return post<() => Promise<Response>>(req.originalUrl, fields, { headers })
  }
  answer().then(({ status, data }) => void res.status(status).json(data), next)
}

const voters = 500
/** Three of five say yes, three of ten no, one of ten abstains; in an order that is the same in every run and goes with nothing else. */
let seed = 20_261
const drawn = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
const choices = Array.from({ length: voters }, () => {
  const at = drawn()
  return at < 0.6 ? 0 : at < 0.9 ? 1 : 2
})

/** How a member comes to their page: every second by account, the others by a personal link whose code they have typed. */
async function entryOf(memberId: string, at: number): Promise<{ path: string; cookie: string }> {
  if (at % 2 === 0) {
    const userId = await withTransaction(async (tx) => {
      const made = await insertUser(tx)
      await tx.update(associationMembers).set({ userId: made }).where(eq(associationMembers.id, memberId))
      return made
    })
    return { path: paths.ownAssociations(), cookie: (await signedIn(userId)).Cookie! }
  }
  const link = await withTransaction((tx) =>
    createActionLink(tx, {
      ...{ kind: 'association_member', subjectType: 'association_member', subjectId: memberId },
      expiresAt: now() + 86_400_000,
    }),
  )
  const cookie = grantLinkAccess(new Request('https://care.test/'), link).split(';')[0]!
  return { path: paths.memberArea(link.token), cookie }
}

/** A copy of the database as docs/operations.md has operators make it. */
async function backedUp(): Promise<Client.Database> {
  const [from, to] = ['', '-backup'].map((end) => resolve(`data/test/${process.pid}.sqlite${end}`)) as [string, string]
  const running = new Client(from, { readonly: true })
  await running.backup(to)
  running.close()
  const copy = new Client(to, { readonly: true })
  onTestFinished(() => {
    copy.close()
    rmSync(to, { force: true })
  })
  return copy
}

it('the request log and a backup made after the close join no ballot of 500 to its voter better than chance does', async () => {
  await switchAssociations(true)
  const { actor, memberIds } = await pollStage(voters)
  const poll = await insertPoll(actor, { draft: draftOf({ closesAt: now() + 86_400_000 }) })
  const shell = await (await shells['/server/testing/sockets.ts']!()).openShell({ handler: answerByRoute })
  const receipts: string[] = []
  const times: number[] = []
  for (const [at, choice] of choices.entries()) {
    setClock(now() + 1_000)
    const { path, cookie } = await entryOf(memberIds[at + 1]!, at)
    const send = async (fields: Record<string, string>) => {
      const body = new URLSearchParams({ intent: 'vote', poll, ...fields }).toString()
      const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }
      const answer = await shell.ask(path, { method: 'POST', headers: { Cookie: cookie, ...form }, body })
      return (JSON.parse(answer.body) as { ballot: BallotAnswer }).ballot
    }
    expect(await send({ ballot: String(choice) })).toMatchObject({ step: 'confirm', sent: [choice] })
    const cast = await send({ 'ballot[0]': String(choice), confirm: 'yes' })
    receipts.push((cast as Extract<BallotAnswer, { step: 'receipt' }>).receipt)
    times.push(now())
    // One of five looks at the page after it, which says that they have voted.
    if (at % 5 === 0) expect((await shell.ask(path, { headers: { Cookie: cookie } })).status).toBe(200)
  }
  const turnOf = new Map(receipts.map((receipt, turn) => [receipt, turn]))
  const near = (name: string, one: readonly number[], other: readonly number[]) =>
    expect(Math.abs(correlation(one, other)), name).toBeLessThan(chanceOf(one.length))

  // Before the close: the sealed copies stand in an order of chance and are of one length.
  const sealed = await db
    .select()
    .from(pollSealedBallots)
    .orderBy(sql`rowid`)
  expect([sealed.length, new Set(sealed.map((row) => row.sealed.length)).size]).toEqual([voters, 1])

  await takePollStep(actor, { pollId: poll, action: 'close' })

  // The request log: in the order of the votes, and nothing in it that goes with a choice.
  const asked = shell.lines.filter(({ msg }) => msg === 'request')
  const [forms, views] = ['POST', 'GET'].map((method) => asked.filter((line) => line.method === method)) as [
    Line[],
    Line[],
  ]
  expect([forms.length, views.length]).toEqual([2 * voters, voters / 5])
  const text = JSON.stringify(asked)
  expect([...receipts, ...memberIds, poll].filter((known) => text.includes(known))).toEqual([])
  expect(forms.filter((line) => 'bytes' in line)).toEqual([])
  const facts = forms.map(({ path, query, status, level }) => JSON.stringify({ path, query, status, level }))
  expect(new Set(facts).size, 'one line for those with an account, one for those with a link').toBe(2)
  const msOf = (step: number) => forms.filter((_, at) => at % 2 === step).map(({ ms }) => ms as number)
  near('time that a look took', msOf(0), choices)
  near('time that a vote took', msOf(1), choices)
  const looked = choices.filter((_, at) => at % 5 === 0)
  near(
    'length of the page after it',
    views.map(({ bytes }) => bytes as number),
    looked,
  )

  // A backup: the published ballots, in every order that it has of them, against the order of the log.
  const backup = await backedUp()
  const rows = backup.prepare('select rowid, id, choices, receipt from poll_ballots order by rowid').all() as {
    rowid: number
    id: number
    choices: string
    receipt: string
  }[]
  expect(rows.map(({ choices: says, receipt }) => [receipt, says])).toEqual(
    rows.map(({ receipt }) => [receipt, JSON.stringify([choices[turnOf.get(receipt)!]])]),
  )
  expect(rows).toHaveLength(voters)
  const bytes = backup.serialize()
  const orders: Record<string, number[]> = {
    'number of the row': rows.map(({ id }) => id),
    receipt: ranks(rows.map(({ receipt }) => Number.parseInt(receipt.replaceAll('-', ''), 36))),
    'place in the file': ranks(rows.map(({ receipt }) => bytes.indexOf(receipt))),
  }
  const turns = rows.map(({ receipt }) => turnOf.get(receipt)!)
  const published = rows.map(({ choices: says }) => (JSON.parse(says) as number[])[0]!)
  // Whoever lays an order of the ballots beside the log guesses as many right as somebody who shuffles them.
  const counts = [0, 1, 2].map((choice) => choices.filter((each) => each === choice).length)
  const expected = counts.reduce((sum, count) => sum + count ** 2, 0) / voters
  const deviation = Math.sqrt(expected * (1 - expected / voters))
  for (const [name, order] of Object.entries(orders)) {
    near(name, order, turns)
    near(`${name} and choice`, order, published)
    const inOrder = [...order.keys()].sort((one, other) => order[one]! - order[other]!).map((at) => published[at]!)
    for (const guess of [inOrder, inOrder.toReversed()]) {
      const right = guess.filter((choice, at) => choice === choices[at]).length
      expect(Math.abs(right - expected), `guesses by ${name}`).toBeLessThan(5 * deviation)
    }
  }

  // Every table of the backup: a receipt stands in one of them, and nothing there is a member, a time of a vote or a sealed copy.
  const tables = backup
    .prepare("select name from sqlite_master where type = 'table' and sql like 'CREATE TABLE%'")
    .pluck()
    .all() as string[]
  const withReceipt = tables.filter((table) => {
    const said = JSON.stringify(backup.prepare(`select * from "${table}"`).all())
    return receipts.some((receipt) => said.includes(receipt))
  })
  expect(withReceipt).toEqual(['poll_ballots'])
  const ballots = JSON.stringify(backup.prepare('select * from poll_ballots').all())
  expect([...memberIds, ...times.map(String)].filter((known) => ballots.includes(known))).toEqual([])
  expect(sealed.filter((row) => bytes.includes(row.sealed.slice(-40)))).toEqual([])
  // The audit log has the steps of the poll, and not one entry more for 500 votes.
  const steps = (await db.select().from(auditEvents).where(eq(auditEvents.subjectId, poll))).map(({ action }) => action)
  expect(steps.sort()).toEqual(['close', 'draft', 'open'].map((each) => `association.poll_${each}`))
  expect(await db.$count(pollBallots)).toBe(voters)
})
