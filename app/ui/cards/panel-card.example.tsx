import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { PanelCard } from './panel-card.tsx'

function Panel() {
  const { questions } = useSampleWords()
  return (
    <PanelCard id="panel-card-example" title={questions.one}>
      <p className="card__body">{questions.oneAnswer}</p>
    </PanelCard>
  )
}

export const examples: readonly Example[] = [{ title: 'panel', render: () => <Panel /> }]
