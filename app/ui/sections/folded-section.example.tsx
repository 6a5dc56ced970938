import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { FoldedSection } from './folded-section.tsx'

function Parts() {
  const { empty, home } = useSampleWords()
  return (
    <>
      <FoldedSection id="first" title={home.what} note={home.all}>
        <p>{empty.text}</p>
      </FoldedSection>
      <FoldedSection id="second" title={home.where} open>
        <p>{empty.text}</p>
      </FoldedSection>
    </>
  )
}

export const examples: readonly Example[] = [{ title: 'shut-and-open', render: () => <Parts /> }]
