import { useTranslation } from 'react-i18next'
import type { WaitingWords } from '../pages/waiting.server.ts'

/** The wait in words, a sentence or in short: a range, or that it is soon. */
export function useWaitWords(form: 'sentence' | 'short'): (turn: { from: number; to: number }) => string {
  const { t } = useTranslation('booking')
  return ({ from, to }) =>
    to <= 5
      ? t(`queue.${form}.soon`)
      : from === to || from === 0
        ? t(`queue.${form}.upTo`, { to })
        : t(`queue.${form}.range`, { from, to })
}

/** The number somebody is called by, how many are before them, how long it may take, and whether the doctor is late. */
export function WaitingPanel({ waiting: { number, turn, lateBy } }: { waiting: WaitingWords }) {
  const { t } = useTranslation('booking')
  const waitWords = useWaitWords('sentence')
  return (
    <section className="waiting" aria-label={t('queue.title')}>
      {number !== null && (
        <p className="waiting__number">
          <span className="muted">{t('queue.number')}</span> <b className="num">{number}</b>
        </p>
      )}
      {turn && (
        <p>
          <b>{turn.ahead === 0 ? t('queue.next') : t('queue.ahead', { count: turn.ahead })}</b> {waitWords(turn)}
        </p>
      )}
      {lateBy > 0 && <p>{t('queue.late', { minutes: lateBy })}</p>}
      {turn && <p className="muted">{t('queue.honest')}</p>}
    </section>
  )
}
