import type { Example } from './catalogue.ts'
import { useSampleWords } from './catalogue-words.ts'
import { MetaLine } from './meta-line.tsx'

/** Longer than a line of a phone, so that it is seen where it breaks. */
function Facts() {
  const { doctor, people } = useSampleWords()
  return (
    <MetaLine>
      <span>{doctor.name}</span>
      {people.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </MetaLine>
  )
}

export const examples: readonly Example[] = [{ title: 'of a text', render: () => <Facts /> }]
