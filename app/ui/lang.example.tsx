import type { Example } from './catalogue.ts'
import { useSampleWords } from './catalogue-words.ts'
import { Lang } from './lang.tsx'

function Names() {
  const { doctor } = useSampleWords()
  return (
    <>
      <p>
        {doctor.name} <Lang lang={doctor.secondLang}>{doctor.second}</Lang>
      </p>
      <Lang lang="en" as="address">
        {doctor.address}
      </Lang>
    </>
  )
}

export const examples: readonly Example[] = [{ title: 'foreign-run', render: () => <Names /> }]
