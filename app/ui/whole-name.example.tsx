import type { Example } from './catalogue.ts'
import { useSampleWords } from './catalogue-words.ts'
import { WholeName } from './whole-name.tsx'

function Title() {
  const { form, doctor } = useSampleWords()
  return (
    <h2>
      <WholeName text={form.title} name={doctor.name} />
    </h2>
  )
}

export const examples: readonly Example[] = [{ title: 'title', render: () => <Title /> }]
