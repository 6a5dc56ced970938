import { Card } from './card.tsx'
import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'

function Panel() {
  const { questions } = useSampleWords()
  return (
    <Card as="section" labelledBy="card-example">
      <h3 id="card-example">{questions.one}</h3>
      <p>{questions.oneAnswer}</p>
    </Card>
  )
}

export const examples: readonly Example[] = [{ title: 'panel', render: () => <Panel /> }]
