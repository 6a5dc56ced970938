import type { Example } from './catalogue.ts'
import { useSampleWords } from './catalogue-words.ts'
import { PhraseBreaks } from './phrase-breaks.tsx'

function Heading() {
  const { home } = useSampleWords()
  return (
    <h3>
      <PhraseBreaks text={home.callTitle} />
    </h3>
  )
}

export const examples: readonly Example[] = [{ title: 'heading', render: () => <Heading /> }]
