import { useTranslation } from 'react-i18next'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import type { PollCount, PollFacts } from '../pages/poll-view.server.ts'
import { percentOf, type PollResult, quorumOf } from '../poll-result.ts'
import { ballotWords, labelsOf, optionWords, turnoutWords } from '../result-words.ts'
import { OutcomeTag } from './poll-tags.tsx'

type BarProps = { part: number; whole: number; needed: number | null; isWinner: boolean }

/** A share as a bar, with a line where it would be enough; the numbers stand beside it in words. */
function Bar({ part, whole, needed, isWinner }: BarProps) {
  const width = whole === 0 ? 0 : (part * 100) / whole
  const mark = needed === null || whole === 0 ? null : Math.min(99.5, (needed * 100) / whole)
  return (
    <svg className="poll-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="poll-bar__whole" width="100" height="6" />
      <rect className={isWinner ? 'poll-bar__won' : 'poll-bar__part'} width={width} height="6" />
      {mark !== null && <rect className="poll-bar__mark" x={mark} width="0.5" height="6" />}
    </svg>
  )
}

/** What a full bar stands for: all votes that count, or of a rating five points from everybody. */
const wholeOf = (kind: PollFacts['kind'], { counted, votes }: PollResult) => (kind === 'rating' ? votes * 5 : counted)

/** Every option with its bar; of a motion only what the rule is reckoned for has its arithmetic. */
function OptionBars({ poll, result }: { poll: PollFacts; result: PollResult }) {
  const { t } = useTranslation('association-polls')
  const whole = wholeOf(poll.kind, result)
  return (
    <ul className="poll-options">
      {labelsOf(poll, t).map((label, position) => {
        const part = result.tally[position] ?? 0
        const isReckoned = poll.kind !== 'motion' || position === 0
        return (
          <li key={position}>
            <p className="poll-options__name">
              <b>{label}</b> <span className="num">{part}</span>
            </p>
            <Bar
              {...{ part, whole, needed: isReckoned ? result.needed : null }}
              isWinner={result.winners.includes(position)}
            />
            {isReckoned && <p className="muted">{optionWords(poll, result, position, t)}</p>}
          </li>
        )
      })}
    </ul>
  )
}

type TurnoutProps = { votes: number; eligible: number; quorumPercent: number; lines: readonly string[] }

/** How many have voted of those who may, against the quorum. */
function TurnoutMeter({ votes, eligible, quorumPercent, lines }: TurnoutProps) {
  const needed = quorumOf(eligible, quorumPercent)
  return (
    <div className="poll-turnout">
      <Bar part={votes} whole={eligible} needed={needed || null} isWinner={votes >= needed} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** The turnout of a poll that has no result yet. */
export function OpenTurnout({ poll, turnout }: { poll: PollFacts; turnout: { votes: number; eligible: number } }) {
  const { t } = useTranslation('association-polls')
  const { votes, eligible } = turnout
  const { quorumPercent } = poll
  const numbers = { votes, eligible, percent: percentOf(votes, eligible, 0) }
  const needed = quorumOf(eligible, quorumPercent)
  const line =
    quorumPercent === 0
      ? t('arith.turnoutOnly', numbers)
      : t('arith.turnout', { ...numbers, quorum: quorumPercent, needed })
  return <TurnoutMeter {...{ votes, eligible, quorumPercent }} lines={[line]} />
}

/** How a poll came out or stands: the outcome, each option against the rule, turnout against the quorum. */
export function PollResultView({ poll, count: { result } }: { poll: PollFacts; count: PollCount }) {
  const { t } = useTranslation('association-polls')
  return (
    <div className="stack stack--sm">
      {poll.status !== 'open' && (
        <p>
          <OutcomeTag outcome={result.outcome} />
        </p>
      )}
      <OptionBars poll={poll} result={result} />
      <TurnoutMeter
        {...{ votes: result.votes, eligible: result.eligible, quorumPercent: poll.quorumPercent }}
        lines={turnoutWords(poll, result, t)}
      />
    </div>
  )
}

type Ballot = PollCount['ballots'][number]

/** Every ballot, by receipt or by name, so that anybody may count them again. */
export function BallotList({ poll, count: { ballots } }: { poll: PollFacts; count: PollCount }) {
  const { t } = useTranslation('association-polls')
  const isSecret = poll.secrecy === 'secret'
  const columns: Column<Ballot>[] = [
    {
      key: 'by',
      label: t(isSecret ? 'ballots.receipt' : 'ballots.member'),
      rowHeader: true,
      cell: ({ by }) => (isSecret ? <code>{by}</code> : by),
    },
    { key: 'says', label: t('ballots.says'), cell: ({ choices }) => ballotWords(poll, choices, t) },
  ]
  return (
    <>
      {isSecret && <p className="muted">{t('ballots.secretNote')}</p>}
      <div className="poll-ballots">
        <DataTable
          caption={t('ballots.title')}
          columns={columns}
          rows={ballots}
          rowKey={({ by, choices }) => `${by} ${choices.join()}`}
          keepsColumns
        />
      </div>
    </>
  )
}
