import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { Disclosure, Disclosures } from './disclosure.tsx'

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

export const examples: readonly Example[] = [{ title: 'questions', render: () => <Questions /> }]
