import { useActionData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Card } from '#app/ui/cards/card.tsx'
import type { BallotAnswer, MemberPollsSection } from '../pages/member-polls.server.ts'
import { BallotFinder, ReceiptCard } from './ballot-receipt.tsx'
import { PollFacts } from './poll-facts.tsx'
import { BallotList, OpenTurnout, PollResultView } from './poll-result-view.tsx'
import { OutcomeTag, SecrecyTag } from './poll-tags.tsx'
import { useRuleWords } from './rule-words.tsx'
import { useTimeWords } from './time-words.tsx'
import { VoteForm } from './vote-form.tsx'

type Open = MemberPollsSection['open'][number]
type Shown = NonNullable<MemberPollsSection['shown']>
type Action = {
  /** Where forms of the member's page are sent to, with the prefix of the locale. */
  action: string
}

/** The member's page with one poll in full. */
const addressOf = (action: string, pollId: string) =>
  `${action}${action.includes('?') ? '&' : '?'}poll=${pollId}#shown-poll`

function OpenPoll({ poll, action, answer }: Action & { poll: Open; answer: BallotAnswer | undefined }) {
  const { t } = useTranslation('association-polls')
  const time = useTimeWords()
  const rules = useRuleWords()
  const { facts, hasVoted, left, turnout, count } = poll
  const isSecret = facts.secrecy === 'secret'
  const takesBallot = left !== null && !(isSecret && hasVoted)
  return (
    <article className="stack stack--sm poll-one" aria-labelledby={`poll-${facts.id}`}>
      <h3 id={`poll-${facts.id}`}>{facts.title}</h3>
      <p className="row">
        <SecrecyTag secrecy={facts.secrecy} />
        <span>{left ? t(`vote.left.${left.unit}`, { count: left.count }) : t('vote.counting')}</span>
        {facts.closesAt !== null && <span className="muted">{t('vote.until', { time: time(facts.closesAt) })}</span>}
      </p>
      {facts.body && <p className="poll-body">{facts.body}</p>}
      <ul className="muted">
        {rules(facts).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {answer?.step === 'receipt' ? (
        <ReceiptCard receipt={answer.receipt} />
      ) : (
        hasVoted && <p>{t(isSecret ? 'vote.votedSecret' : 'vote.votedOpen')}</p>
      )}
      {takesBallot && <VoteForm {...{ poll, answer, action: `${action}#poll-${facts.id}` }} />}
      {count ? <PollResultView poll={facts} count={count} /> : <OpenTurnout {...{ poll: facts, turnout }} />}
    </article>
  )
}

/** A poll that is over, with its arithmetic and every ballot. */
function ClosedPoll({ shown, action, answer }: Action & { shown: Shown; answer: BallotAnswer | undefined }) {
  const { t } = useTranslation('association-polls')
  const { facts, count } = shown
  return (
    <article className="stack stack--sm poll-one" aria-labelledby="shown-poll">
      <h3 id="shown-poll">{facts.title}</h3>
      <PollResultView poll={facts} count={count} />
      <PollFacts poll={facts} />
      <h4>{t('ballots.title')}</h4>
      {facts.secrecy === 'secret' && (
        <BallotFinder
          {...{ pollId: facts.id, action: addressOf(action, facts.id) }}
          found={answer?.step === 'found' ? answer.says : undefined}
        />
      )}
      <BallotList poll={facts} count={count} />
    </article>
  )
}

/** The part of a member's page about polls: voting, and how polls came out. */
export function MemberPolls({ section: { open, over, shown }, action }: Action & { section: MemberPollsSection }) {
  const { t } = useTranslation('association-polls')
  const time = useTimeWords()
  const answer = useActionData<{ ballot?: BallotAnswer }>()?.ballot
  const answerTo = (pollId: string) => (answer?.pollId === pollId ? answer : undefined)
  return (
    <Card as="section" id="polls" labelledBy="member-polls" className="card__body stack">
      <h2 id="member-polls">{t('title')}</h2>
      {open.length === 0 && <p>{t('vote.none')}</p>}
      {open.map((poll) => (
        <OpenPoll key={poll.facts.id} {...{ poll, action, answer: answerTo(poll.facts.id) }} />
      ))}
      {shown && <ClosedPoll {...{ shown, action, answer: answerTo(shown.facts.id) }} />}
      {over.length > 0 && (
        <>
          <h3>{t('vote.over')}</h3>
          <ul className="association-own">
            {over.map(({ id, title, closesAt, outcome }) => (
              <li key={id}>
                <span>
                  <a href={addressOf(action, id)} aria-current={id === shown?.facts.id ? 'page' : undefined}>
                    {title}
                  </a>{' '}
                  {closesAt !== null && <span className="muted">{time(closesAt)}</span>}
                </span>
                {outcome && <OutcomeTag outcome={outcome} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
