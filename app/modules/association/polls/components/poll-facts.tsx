import { useTranslation } from 'react-i18next'
import type { PollFacts as Facts } from '../pages/poll-view.server.ts'
import { useTimeWords } from './time-words.tsx'

/** The rules of a poll, which are the same for everybody who reads of it. */
export function PollFacts({ poll }: { poll: Facts }) {
  const { t } = useTranslation('association-polls')
  const time = useTimeWords()
  const { quorumPercent, opensAt, closesAt } = poll
  const rows: (readonly [string, string])[] = [
    [t('facts.kind'), t(`kind.${poll.kind}`)],
    [t('facts.secrecy'), t(`secrecy.${poll.secrecy}`)],
    [t('facts.eligible'), t(`eligible.${poll.eligible}`)],
    [t('facts.rule'), t(`threshold.${poll.threshold}`)],
    [t('facts.quorum'), quorumPercent === 0 ? t('facts.noQuorum') : t('facts.quorumValue', { percent: quorumPercent })],
    [t('facts.visible'), t(`visible.${poll.resultsVisible}`)],
    [t('facts.starts'), opensAt === null ? t('list.noTime') : time(opensAt)],
    [t('facts.ends'), closesAt === null ? t('list.noTime') : time(closesAt)],
  ]
  return (
    <>
      {poll.body && <p className="poll-body">{poll.body}</p>}
      <dl className="poll-facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
