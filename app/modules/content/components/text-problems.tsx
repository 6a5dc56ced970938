import { useTranslation } from 'react-i18next'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { TextAnswer } from '../pages/text-page.server.ts'
import { useKeyWords } from './field-words.tsx'
import { TextComparison } from './text-comparison.tsx'

/** Why a text came back, above it: what is wrong with which field, or what somebody else kept meanwhile beside one’s own. */
export function TextProblems({ answer }: { answer: TextAnswer | undefined }) {
  const { t } = useTranslation('content')
  const { t: say } = useTranslation('errors')
  const words = useKeyWords()
  if (!answer) return null
  const items = Object.entries(answer.faults).map(([key, fault]) => ({
    id: key.replaceAll('.', '-'),
    message: `${words(key)}: ${t(`faults.${fault}`)}`,
  }))
  return (
    <>
      <ErrorSummary items={items} />
      {answer.problem && answer.theirs === null && <Banner tone="warning">{say(answer.problem)}</Banner>}
      {answer.theirs && (
        <PanelCard id="theirs" title={t('compare.changed')}>
          <p className="card__body">{t('compare.changedHint')}</p>
          <TextComparison lines={answer.theirs} one={t('compare.theirs')} other={t('compare.yours')} />
        </PanelCard>
      )}
    </>
  )
}
