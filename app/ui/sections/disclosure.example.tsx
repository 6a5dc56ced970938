import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { Disclosure, Disclosures, FirstFew } from './disclosure.tsx'

function Questions() {
  const { questions } = useSampleWords()
  return (
    <Disclosures>
      <Disclosure summary={questions.one} open>
        <p>{questions.oneAnswer}</p>
      </Disclosure>
      <Disclosure summary={questions.two}>
        <p>{questions.twoAnswer}</p>
      </Disclosure>
    </Disclosures>
  )
}

function Few() {
  const { people, questions } = useSampleWords()
  return (
    <FirstFew items={people} shown={1} more={() => questions.one}>
      {(names) => names.map((name) => <p key={name}>{name}</p>)}
    </FirstFew>
  )
}

export const examples: readonly Example[] = [
  { title: 'questions', render: () => <Questions /> },
  { title: 'first-few', render: () => <Few /> },
]
