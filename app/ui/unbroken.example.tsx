import type { Example } from './catalogue.ts'
import { useSampleWords } from './catalogue-words.ts'
import { Unbroken } from './unbroken.tsx'

function Hint() {
  const { home } = useSampleWords()
  return (
    <p className="muted">
      <Unbroken text={home.callText} />
    </p>
  )
}

export const examples: readonly Example[] = [{ title: 'hint', render: () => <Hint /> }]
