import { accepted, endWithPage, orAnswered, orRefused, toasted } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { answersIn } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { ActingMember } from '#app/modules/association/acting-member.ts'
import type { MemberIntent } from '#app/modules/association/pages/member-intent.ts'
import { readReceipt } from '../ballot-seal.server.ts'
import { ballotForm, receiptForm } from '../ballot-form.ts'
import { type Choices, readChoices } from '../choices.ts'
import { castVote } from '../commands/cast-vote.server.ts'
import { type Poll, showsResults, takesVotes } from '../poll-status.ts'
import { hasVotedIn, listOwnPolls, readOwnVote } from '../queries/member-poll-lists.server.ts'
import { findBallot, listOptions, readPoll, readTurnouts } from '../queries/polls.server.ts'
import { ballotWords } from '../result-words.ts'
import { timeLeft } from '../time-left.ts'
import { pollCount, pollFacts } from './poll-view.server.ts'

const noChoices: Choices = []

/** An open poll as its voter sees it. Of a secret one there is nothing to show but whether they have voted. */
async function openPoll({ memberId, locale }: ActingMember, poll: Poll, hasVoted: boolean) {
  const isSecret = poll.secrecy === 'secret'
  const [facts, own, turnouts, count] = await Promise.all([
    pollFacts(poll, locale),
    isSecret ? noChoices : readOwnVote(poll.id, memberId),
    readTurnouts([poll.id]),
    showsResults(poll, hasVoted) ? pollCount(poll) : null,
  ])
  const turnout = turnouts.get(poll.id) ?? { eligible: 0, votes: 0 }
  return { facts, own, hasVoted, turnout, count, left: timeLeft(poll.closesAt, now()) }
}

/** The polls of a member: to vote in, and how others came out; one of these with all its ballots, where the address names it. */
export async function loadMemberPolls(member: ActingMember, request: Request) {
  const { memberId, locale } = member
  const listed = await listOwnPolls(memberId)
  if (listed.length === 0) return null
  const asked = new URL(request.url).searchParams.get('poll')
  const over = listed.filter(({ poll }) => poll.status !== 'open').map(({ poll }) => poll)
  const shown = over.find(({ id }) => id === asked)
  const open = listed.filter(({ poll }) => poll.status === 'open')
  return {
    open: await Promise.all(open.map(({ poll, hasVoted }) => openPoll(member, poll, hasVoted))),
    over: over.map(({ id, title, closesAt, outcome }) => ({ id, title: title[locale], closesAt, outcome })),
    shown: shown ? { facts: await pollFacts(shown, locale), count: await pollCount(shown) } : null,
  }
}

export type MemberPollsSection = NonNullable<Awaited<ReturnType<typeof loadMemberPolls>>>

/** What the page says after a form of this part; a receipt is said here and nowhere else. */
export type BallotAnswer = Readonly<{ pollId: string }> &
  (
    | Readonly<{ step: 'choose'; sent: Choices; problem: 'none' | 'many' | 'incomplete' | null }>
    | Readonly<{ step: 'confirm'; sent: Choices; says: string }>
    | Readonly<{ step: 'receipt'; receipt: string }>
    | Readonly<{ step: 'found'; says: string | null }>
  )

const answered = (answer: BallotAnswer, status = 200) => json({ ballot: answer }, { status, headers: privateHeaders })

/** The poll of a ballot, as this member's. One that was not put to them is as unknown as one that nobody has. */
async function readOwn({ associationId, memberId }: ActingMember, pollId: string) {
  const poll = await orRefused(readPoll(associationId, pollId))
  const hasVoted = await hasVotedIn(pollId, memberId)
  if (hasVoted === null) endWithPage({ status: 404, code: 'polls.unknown' })
  return { poll, hasVoted, options: await listOptions(pollId) }
}

const problemOf = (poll: Poll, problem: 'none' | 'many' | 'incomplete' | 'unknown') =>
  poll.kind === 'rating' ? 'incomplete' : problem === 'many' ? 'many' : 'none'

/** Casts a ballot. One of a secret poll is shown once more before, as it can't be changed afterwards. */
const vote: MemberIntent = async (member, body, host) => {
  const { pollId, sent, isConfirmed } = answersIn(body, ballotForm)
  const { poll, hasVoted, options } = await readOwn(member, pollId)
  const { locale } = member
  const warn = ({ code }: { code: ErrorCode }) =>
    toasted(host.path, { tone: 'warning', text: translator(locale, 'errors')(code) })
  const isSecret = poll.secrecy === 'secret'
  if (isSecret && hasVoted) return warn({ code: 'polls.already_voted' })
  if (!takesVotes(poll, now())) return warn({ code: 'polls.not_now' })
  const read = readChoices({ ...poll, options: options.length }, sent)
  if ('problem' in read) {
    return answered({ step: 'choose', pollId, sent, problem: problemOf(poll, read.problem) }, 400)
  }
  const t = translator(locale, 'association-polls')
  if (isSecret && !isConfirmed) {
    const facts = { kind: poll.kind, options: options.map(({ title }) => title[locale]) }
    return answered({ step: 'confirm', pollId, sent: read.choices, says: ballotWords(facts, read.choices, t) })
  }
  const cast = await orAnswered(castVote(member, pollId, read.choices), {
    'polls.already_voted': warn,
    'polls.not_now': warn,
  })
  if (cast instanceof Response) return cast
  if (cast.receipt !== null) return answered({ step: 'receipt', pollId, receipt: cast.receipt })
  return accepted(host.path, t('vote.done'))
}

/** Back from the last look at a ballot to its form, with what was chosen. */
const change: MemberIntent = async (_member, body) => {
  const { pollId, sent } = answersIn(body, ballotForm)
  return answered({ step: 'choose', pollId, sent, problem: null })
}

/** The ballot of a receipt. It is sent in the body, so that it stands in no address and no log. */
const find: MemberIntent = async (member, body) => {
  const { poll: pollId, receipt } = answersIn(body, receiptForm)
  const { poll, options } = await readOwn(member, pollId)
  const choices = await findBallot(poll.id, readReceipt(receipt))
  const facts = { kind: poll.kind, options: options.map(({ title }) => title[member.locale]) }
  const says = choices && ballotWords(facts, choices, translator(member.locale, 'association-polls'))
  return answered({ step: 'found', pollId, says })
}

export const memberPollIntents: Readonly<Record<string, MemberIntent>> = {
  vote,
  change_ballot: change,
  find_ballot: find,
}
