import type { Example } from './catalogue.ts'
import { useSampleWords } from './catalogue-words.ts'
import { CopyButton } from './copy-button.tsx'

function Copy() {
  const { home } = useSampleWords()
  return (
    <CopyButton text={home.how} done={home.all} byHand={home.how}>
      {home.how}
    </CopyButton>
  )
}

export const examples: readonly Example[] = [{ title: 'by-hand-without-script', render: () => <Copy /> }]
