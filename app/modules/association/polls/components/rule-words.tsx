import { useTranslation } from 'react-i18next'
import type { PollFacts } from '../pages/poll-view.server.ts'

/** By which rule a poll is decided, in sentences. */
export function useRuleWords(): (poll: PollFacts) => string[] {
  const { t } = useTranslation('association-polls')
  return ({ kind, threshold, quorumPercent, countsAbstentions }) =>
    [
      kind === 'rating' ? t('rule.rating') : t(`rule.${kind === 'motion' ? 'motion' : 'options'}.${threshold}`),
      quorumPercent > 0 ? t('rule.quorum', { percent: quorumPercent }) : null,
      kind === 'motion' ? t(countsAbstentions ? 'rule.abstainIn' : 'rule.abstainOut') : null,
    ].filter((line) => line !== null)
}
